"""The director: events in, beats out; a picture that has caught up equals the view."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from euchre.rules.events import DealScored
from euchre.rules.games import PRESETS
from euchre.rules.options import Options, check
from euchre.rules.seats import FOUR, Seat
from euchre.rules.state import Phase
from euchre.ui.draw.animation import Timeline
from euchre.ui.draw.motion import Motion
from euchre.ui.table.board import board_of
from euchre.ui.table.left_handed import layout_for
from euchre.ui.table.moves.director import Director
from euchre.ui.table.moves.faces import after_hand
from euchre.ui.table.pictures.sprites import CardSprite, Sprites, sprites_of
from tests.ui.tables import a_session

if TYPE_CHECKING:
    from euchre.play.session import Session
    from euchre.rules.view import PlayerView
    from euchre.ui.draw.pose import Pose
    from euchre.ui.table.layout import Layout

LAYOUT = layout_for((1280, 720), FOUR)

GAMES = {
    "classic": PRESETS["classic"],
    "us": PRESETS["us"],
    "british": PRESETS["british"],
    "british, the Benny proposes": check(
        {"benny_turned": "dealer_names_then_bid"}, PRESETS["british"]
    ),
    "british, the Benny redeals": check({"benny_turned": "redeal"}, PRESETS["british"]),
    "everything": check(
        {
            "defend_alone": True,
            "no_trump": True,
            "farmers_hand": "any_three",
            "deal_pattern": "alt-23",
            "deck": "32",
        }
    ),
    "going under with three alike": check({"farmers_hand": "three_alike"}),
    "no ace no face": check({"farmers_hand": "redeal", "deck": "24"}),
}


def director_for(session: Session, viewer: Seat | None, timeline: Timeline) -> Director:
    return Director(
        timeline,
        layout_of(session),
        session.view(viewer),
        session.players,
        order="trump_first",
        sound=lambda _name: None,
    )


def lying(sprites: Sprites) -> dict[str, list[tuple[object, ...]]]:
    """Everything that can be seen of the sprites at rest."""

    def seen(group: list[CardSprite]) -> list[tuple[object, ...]]:
        return [(sprite.card, sprite.pose, sprite.shown) for sprite in group]

    upcard = [sprites.upcard] if sprites.upcard else []
    return {
        **{f"hand {seat.value}": seen(hand) for seat, hand in sprites.hands.items()},
        **{f"trick {seat.value}": seen([card]) for seat, card in sprites.trick.items()},
        "kitty": seen(sprites.kitty),
        "under the kitty": seen(sprites.under),
        "upcard": seen(upcard),
        "loose": seen(sprites.loose),
    }


def layout_of(session: Session) -> Layout:
    return layout_for((1280, 720), session.view(None).setup.table.seats)


def assert_caught_up(director: Director, view: PlayerView) -> None:
    layout = layout_for((1280, 720), view.setup.table.seats)
    assert lying(director.sprites) == lying(sprites_of(view, layout, "trump_first"))
    told = replace(director.board, turn=view.turn)
    if view.phase is Phase.DEAL:
        # The last hand is still on the faces.
        told = replace(told, faces={})
    assert told == replace(board_of(view), turn=view.turn)


def act(session: Session, chance: random.Random) -> tuple[object, ...]:
    """Let the game go on by one action: any legal one, alone more often than people would."""
    seat = session.awaiting
    if seat is None:
        return session.advance()
    return session.submit(seat, chance.choice(session.view(seat).legal))


@pytest.mark.parametrize("viewer", [*FOUR, None])
@pytest.mark.parametrize("game", GAMES)
def test_after_every_event_the_sprites_lie_as_the_view_says(
    game: str, viewer: Seat | None
) -> None:
    chance = random.Random(f"{game} {viewer}")
    session = a_session("SWNE", options=GAMES[game], seed=chance.randrange(10**6))
    timeline = Timeline()
    director = director_for(session, viewer, timeline)
    for _ in range(130):
        if session.winner:
            break
        events = act(session, chance)
        director.stage(events)  # type: ignore[arg-type]
        timeline.skip()
        assert_caught_up(director, session.view(viewer))


def test_the_end_of_a_hand_stays_on_the_faces_until_the_next_one_is_dealt() -> None:
    chance = random.Random(7)
    session, timeline = a_session("SWNE"), Timeline()
    director = director_for(session, Seat.SOUTH, timeline)
    while session.deals < 3:
        events = act(session, chance)
        director.stage(events)  # type: ignore[arg-type]
        timeline.skip()
        view = session.view(Seat.SOUTH)
        director.catch_up(view)
        scored = [event for event in events if isinstance(event, DealScored)]
        expected = after_hand(scored[0], view.setup.table) if scored else {}
        assert director.board.faces == expected


OTHERS = {
    "two_handed": Options("two_handed", players=2, optional_pickup=True),
    "three_handed": Options("three_handed", players=3),
    "hasenpfeffer": Options("hasenpfeffer", joker=True),
    "hasenpfeffer, the widow unused": Options("hasenpfeffer", joker=True, widow="unused"),
    "napoleon of five": Options("napoleon", players=5, deck="52", target=25),
    "napoleon of six": Options("napoleon", players=6, deck="52", target=25),
    "railroad": Options(
        "classic", defend_alone=True, partners_best=True, jambone=True, jamboree=True
    ),
    "railroad, receive first": Options(
        "classic", defend_alone=True, partners_best=True, best_order="receive_first"
    ),
    "a match": Options("classic", match_games=2, target=5, laps=True, slam=True),
}


@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize("game", OTHERS)
def test_the_other_games_of_the_family_are_shown_as_faithfully(game: str, place: int) -> None:
    chance = random.Random(f"{game} {place}")
    session = a_session("SWNE", options=OTHERS[game], seed=chance.randrange(10**6))
    seats = session.view(None).setup.table.seats
    viewer = (None, *seats)[place]
    timeline = Timeline()
    director = director_for(session, viewer, timeline)
    for _ in range(260):
        if session.winner:
            break
        director.stage(act_alone(session, chance))  # type: ignore[arg-type]
        timeline.skip()
        assert_caught_up(director, session.view(viewer))
    assert session.deals >= 2


def act_alone(session: Session, chance: random.Random) -> tuple[object, ...]:
    """Any legal action; every second time one of those that make a deal unusual."""
    seat = session.awaiting
    if seat is None:
        return session.advance()
    legal = session.view(seat).legal
    rare = [a for a in legal if any(w in str(a) for w in ("alone", "jam", "defend", "leave"))]
    if rare and chance.random() < 0.5:
        legal = tuple(rare)
    if session.players[seat].is_person:
        return session.submit(seat, chance.choice(legal))
    return session.advance()


def test_playing_every_frame_leads_to_the_same_picture_as_skipping() -> None:
    chance = random.Random(5)
    session = a_session("SWNE", options=GAMES["british"], seed=12)
    timeline = Timeline()
    director = director_for(session, Seat.SOUTH, timeline)
    for _ in range(60):
        director.stage(act(session, chance))  # type: ignore[arg-type]
        for _frame in range(2000):
            if timeline.idle:
                break
            timeline.update(1 / 60)
        assert_caught_up(director, session.view(Seat.SOUTH))


def test_a_spectator_and_the_other_seats_never_get_a_face_they_may_not_see() -> None:
    for viewer in (None, *FOUR):
        chance = random.Random(8)
        session = a_session("SWNE", options=GAMES["everything"], seed=3)
        timeline = Timeline()
        director = director_for(session, viewer, timeline)
        for _ in range(120):
            director.stage(act(session, chance))  # type: ignore[arg-type]
            while not timeline.idle:
                timeline.update(1 / 30)
                for seat, hand in director.sprites.hands.items():
                    known = [sprite.card for sprite in hand if sprite.card is not None]
                    # The turned card is everybody's until it lies among the others.
                    allowed = session.view(viewer).hand if seat is viewer else ()
                    upcard = session.view(None).shown.upcard  # type: ignore[union-attr]
                    assert set(known) <= {*allowed, upcard}


def test_what_is_left_lies_beside_the_dealer_with_the_discard_under_it() -> None:
    session, timeline = a_session("SWNE", seed=4), Timeline()
    director = director_for(session, Seat.SOUTH, timeline)
    to_the_last_card_of_a_trick(session, director, timeline)
    view = session.view(Seat.SOUTH)
    assert view.shown is not None
    assert view.shown.picked_up
    sprites, dealer = director.sprites, view.shown.dealer
    assert [sprite.pose for sprite in sprites.kitty] == [
        LAYOUT.aside(dealer, n) for n in (0, 1)
    ]
    assert [sprite.pose for sprite in sprites.under] == [LAYOUT.under(dealer, 0)]
    order = [*sprites.all()]
    assert order.index(sprites.under[0]) < order.index(sprites.kitty[0])
    assert not any(sprite.card for sprite in (*sprites.under, *sprites.kitty))


def test_twenty_cards_are_dealt_in_about_a_second_and_a_third() -> None:
    session = a_session("SWNE")
    timeline = Timeline()
    director = director_for(session, Seat.SOUTH, timeline)
    director.stage(session.advance())
    seconds, first, last = 0.0, None, 0.0
    while not timeline.idle:
        timeline.update(0.01)
        seconds += 0.01
        out = sum(s.shown for hand in director.sprites.hands.values() for s in hand)
        if out and first is None:
            first = seconds
        if director.sprites.kitty and not director.sprites.kitty[0].shown:
            last = seconds
    assert first is not None
    assert 1.2 <= last - first <= 1.7
    assert seconds < 3.2


def to_the_last_card_of_a_trick(session: Session, director: Director, line: Timeline) -> None:
    """Play until one card is missing in the first trick."""
    while session.view(None).phase is not Phase.PLAY or len(director.sprites.trick) < 3:
        seat = session.awaiting
        if seat is None:
            director.stage(session.advance())
        else:
            legal = session.view(seat).legal
            choice = 0 if session.view(None).phase is Phase.PLAY else min(1, len(legal) - 1)
            director.stage(session.submit(seat, legal[choice]))
        line.skip()


def test_a_trick_rests_long_enough_to_be_read_and_is_swept_to_its_winner() -> None:
    session = a_session("SWNE", seed=4)
    timeline = Timeline()
    director = director_for(session, None, timeline)
    to_the_last_card_of_a_trick(session, director, timeline)
    seat = session.awaiting
    assert seat is not None
    director.stage(session.submit(seat, session.view(seat).legal[0]))
    whole = 0.0
    last: list[Pose] = []
    while not timeline.idle:
        timeline.update(0.01)
        whole += 0.01
        last = [sprite.pose for sprite in director.sprites.loose] or last
    winner = next(s for s, n in board_of(session.view(None)).taken.items() if n)
    assert 1.2 < whole < 2.0
    goal = LAYOUT.pile(winner, 0)
    assert len(last) == 4
    assert all(abs(pose.x - goal.x) < 40 for pose in last)


def test_without_motion_everything_is_told_at_once() -> None:
    session = a_session("SWNE")
    timeline = Timeline(Motion(pace=0.0))
    director = director_for(session, Seat.WEST, timeline)
    director.stage(session.advance())
    timeline.update(0.0)
    assert timeline.idle
    assert_caught_up(director, session.view(Seat.WEST))


def test_in_calm_motion_a_full_trick_waits_for_a_click() -> None:
    chance = random.Random(1)
    session = a_session("SWNE", seed=4)
    timeline = Timeline(Motion(clicks=True))
    director = director_for(session, None, timeline)
    for _ in range(100):
        director.stage(act(session, chance))  # type: ignore[arg-type]
        for _second in range(20):
            timeline.update(1.0)
        if timeline.waiting:
            break
    assert timeline.waiting
    assert timeline.wake is None
    timeline.go_on()
    assert not timeline.waiting
