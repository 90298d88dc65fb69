"""A claim, hands whose points are certain, and last cards that play themselves."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from euchre.ai.agent import agent
from euchre.ai.sampling.imagined_game import imagine
from euchre.play.rest_of_hand import claim
from euchre.play.session import Session
from euchre.rules import PRESETS, Play, Seat
from euchre.rules.cards import Suit
from euchre.rules.events import DealScored, TrickWon
from euchre.rules.game import apply
from euchre.rules.house_rules import build
from euchre.rules.options import check
from euchre.rules.scoring import points_certain
from euchre.rules.state import Phase, Shown
from euchre.rules.view import view
from tests.ai.dealing import any_legal, dealt, played, seen_anew
from tests.play.test_session import ALONE, Kept, record, until_person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.rules.game import Game
    from euchre.rules.state import Deal


def claimable() -> Iterator[Session]:
    """Games at a moment at which South, a person who plays as a computer would, can claim."""
    for seed in range(60):
        session = Session(record(*ALONE, seed=seed))
        player = agent("normal", seed)
        until_person(session)
        while session.deals == 1 and session.awaiting_person:
            seen = session.view(Seat.SOUTH)
            found = claim(seen)
            if found is not None and found.first is not None:
                yield session
                break
            session.submit(Seat.SOUTH, player.choose(seen))
            while session.awaiting_person is None and not session.dealing:
                session.advance()


def a_deal() -> Deal:
    """A hand in which South has made spades trump."""
    deal = dealt(PRESETS["classic"], Random(1)).deal
    assert deal is not None
    return replace(deal, shown=Shown(Seat.EAST, maker=Seat.SOUTH, trump=Suit.SPADES))


def test_a_claim_plays_the_hand_to_its_end_and_takes_every_trick() -> None:
    for session in islice(claimable(), 3):
        before = session.done
        events = session.play_rest(Seat.SOUTH)
        winners = [event.seat for event in events if isinstance(event, TrickWon)]
        assert winners
        assert {*winners} <= {Seat.SOUTH, Seat.NORTH}
        assert isinstance(session.scored, DealScored)
        actions = session.record.actions[before:]
        assert all(isinstance(action, Play) for action in actions)
        # What was done is an ordinary game, which can be played again.
        assert Session(session.record).view(None) == session.view(None)


def test_a_claim_is_undone_and_done_again_as_one() -> None:
    kept = Kept()
    session = Session(next(claimable()).record, keep=kept)
    before, first = session.view(Seat.SOUTH), session.done
    session.play_rest(Seat.SOUTH)
    after, count = session.view(Seat.SOUTH), session.done
    session.undo()
    assert session.view(Seat.SOUTH) == before
    session.redo()
    assert (session.view(Seat.SOUTH), session.done) == (after, count)
    assert not session.can_redo
    plays = [str(action) for action in session.record.actions[first:]]
    assert kept.lines == [*plays, f"undo {len(plays)}", *plays]
    session.undo()
    assert session.view(Seat.SOUTH) == before


def test_what_is_not_certain_cannot_be_claimed() -> None:
    session = Session(record(*ALONE, seed=3))
    until_person(session)
    before = session.done
    for claimer in (Seat.SOUTH, Seat.WEST, None):
        with pytest.raises(ValueError, match="not certain"):
            session.play_rest(claimer)
    assert session.done == before
    assert claim(session.view(Seat.SOUTH)) is None


@pytest.mark.parametrize("preset", ["classic", "railroad", "napoleon"])
def test_the_answer_to_a_claim_depends_on_the_view_alone(preset: str) -> None:
    rng = Random(preset)
    for _ in range(6):
        for game, seen in played(dealt(PRESETS[preset], rng), agent("normal", 1).choose):
            if game.phase is Phase.PLAY and game.turn is not None:
                anew = seen_anew(game, game.turn, imagine(view(game, game.turn), rng))
                assert claim(anew) == claim(seen)


@pytest.mark.parametrize("preset", ["classic", "us", "railroad", "three_handed", "napoleon"])
def test_where_points_are_certain_any_play_ends_with_them(preset: str) -> None:
    rng = Random(preset)
    certain = 0
    for _ in range(8):
        for game, _seen in played(dealt(PRESETS[preset], rng), any_legal(rng)):
            deal, scoring = game.deal, game.variant.scoring
            if game.phase is not Phase.PLAY or deal is None:
                continue
            ends = {points_after(game, rng) for _ in range(2)}
            if points_certain(scoring, deal):
                certain += 1
                assert len(ends) == 1
    assert certain


def points_after(game: Game, rng: Random) -> tuple[int, ...]:
    """What a hand ends with when everybody plays anything."""
    while game.turn is not None:
        game, events = apply(game, rng.choice(view(game, game.turn).legal))
    return next(tuple(e.points.values()) for e in events if isinstance(e, DealScored))


@pytest.mark.parametrize(
    ("rules", "taken", "lost", "certain"),
    [
        ({}, 0, 3, True),  # euchred
        ({}, 2, 3, True),
        ({}, 3, 1, True),  # made, and no march any more
        ({}, 3, 0, False),  # a march may come of it
        ({}, 2, 2, False),
        ({"super_euchre": True}, 0, 3, False),  # the defenders may take them all
        ({"super_euchre": True}, 1, 3, True),
    ],
)
def test_points_are_certain_as_soon_as_no_trick_can_change_them(
    rules: dict[str, Any], taken: int, lost: int, *, certain: bool
) -> None:
    scoring = build(check(rules, PRESETS["classic"])).scoring
    points = {
        tuple(scoring.of_tricks(a_deal(), tricks)[0].values())
        for tricks in range(taken, 5 - lost + 1)
    }
    assert (len(points) == 1) is certain


def test_a_hand_whose_points_are_certain_is_played_on_at_once_and_taken_back_as_one() -> None:
    session = Session(record("normal", "normal", "normal", "normal", seed=2))
    while not session.points_certain:
        session.advance()
    before = session.view(None)
    events = session.play_rest()
    assert isinstance(events[-1], DealScored)
    assert session.dealing
    session.undo()
    assert session.view(None) == before


def test_a_last_card_is_played_by_itself_where_that_is_wanted_and_is_no_decision() -> None:
    for by_itself in (False, True):
        session = Session(record(*ALONE, seed=5))
        session.plays_last_cards = by_itself
        asked = []
        while session.scored is None:
            seat = session.awaiting_person
            if seat is None:
                session.advance()
                continue
            seen = session.view(seat)
            if seen.phase is Phase.PLAY:
                asked.append(len(seen.hand))
            session.submit(seat, seen.legal[0])
        assert asked == ([5, 4, 3, 2] if by_itself else [5, 4, 3, 2, 1])
        session.undo()
        assert len(session.view(Seat.SOUTH).hand) == asked[-1]


def test_undo_passes_by_a_last_card_that_a_person_once_played() -> None:
    session = Session(record(*ALONE, seed=5))
    while session.scored is None:
        seat = session.awaiting_person
        if seat is None:
            session.advance()
        else:
            session.submit(seat, session.view(seat).legal[0])
    session.plays_last_cards = True
    session.undo()
    assert len(session.view(Seat.SOUTH).hand) == 2
