"""What may be said stands in one row, nothing in it is advice, and a sentence explains it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import Seat
from euchre.ui.draw.style import style_for
from euchre.ui.table.bidding.offers import PanelOffer, offers
from euchre.ui.table.bidding.row import pills, sentence
from euchre.ui.table.left_handed import layout_for
from tests.ui.pilot import FRAME
from tests.ui.tables import (
    HANDS,
    Passing,
    a_pack,
    a_session,
    a_table,
    dealt_by_west,
    spot,
    the_table,
)
from tests.ui.test_table_scene import done

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from euchre.rules.view import PlayerView
    from tests.ui.pilot import Pilot

RULES = {
    **PRESETS,
    "everything": check(
        {"no_trump": True, "stick_the_dealer": True, "stuck_any_suit": True, "joker": True}
        | {"defend_alone": True, "farmers_hand": "any_three", "benny_turned": "hearts"}
    ),
    "showing": check({"jambone": True, "jamboree": True}, PRESETS["railroad"]),
}
OWN_DEAL = ["pass"] * 3


def asked(game: str) -> Iterator[tuple[PlayerView, tuple[PanelOffer, ...]]]:
    """Everything that is asked in a few games in which anything may be said."""
    for seed in range(4):
        session = a_session("SWNE", options=RULES[game], seed=seed)
        chance = random.Random(seed)
        for _step in range(150):
            seat = session.awaiting
            if seat is None:
                session.advance()
                continue
            view = session.view(seat)
            for alone in (False, True, None):
                made = offers(view, session.players, alone=alone)
                if made:
                    yield view, made
            session.submit(seat, chance.choice((*view.legal, *view.unlisted)))
            if session.winner is not None:
                break


@pytest.mark.parametrize("game", RULES)
def test_no_choice_is_drawn_heavier_than_another(game: str) -> None:
    pygame.font.init()
    seen = set()
    for view, made in asked(game):
        words = tuple(offer.label for offer in made)
        if words in seen:
            continue
        seen.add(words)
        layout = layout_for(
            (960, 600), view.setup.table.clockwise_from(view.setup.table.seats[0])
        )
        style = style_for(layout.size)
        buttons = pills(made, layout.panel, style)
        choices = [b for b, o in zip(buttons, made, strict=True) if not o.switch and b.enabled]
        looks = set()
        for button in choices:
            picture = button.picture(style)
            middle = picture.get_height() // 2
            edge = [tuple(picture.get_at((x, middle))) for x in range(4)]
            above = tuple(picture.get_at((picture.get_width() // 2, 2)))
            looks.add((*edge, above, picture.get_height(), button.kind))
        assert len(looks) == 1
        # Words are alike in size and room; so are suits that are shown by their signs.
        assert len({b.size for b in choices if len(b.label) > 1}) <= 1
        assert len({b.rect.width for b in choices if len(b.label) > 1}) <= 1
    assert seen


@pytest.mark.parametrize("game", RULES)
def test_every_choice_is_explained_in_one_or_two_sentences(game: str) -> None:
    for _view, made in asked(game):
        for offer in made:
            assert offer.meaning[0].isupper() or offer.meaning[0] == "\N{MINUS SIGN}", offer
            assert offer.meaning.endswith("."), offer
            assert offer.label


def spoken(pilot: Pilot) -> str:
    return sentence(the_table(pilot))[0]


def test_the_sentence_is_about_what_the_mouse_points_at(tmp_path: Path) -> None:
    pilot = dealt_by_west(tmp_path, ["pass", "pass"])
    assert spoken(pilot) == "Ben deals: ordering it up gives your opponents the jack of spades."
    pilot.move(spot(pilot, "order"))
    assert spoken(pilot) == "Spades are trump; Ben picks up the jack."
    pilot.move(spot(pilot, "pass"))
    assert spoken(pilot) == "Ben is next."
    pilot.move((5, 5))
    assert spoken(pilot).startswith("Ben deals")


def test_the_sentence_is_about_what_the_keys_have_reached(tmp_path: Path) -> None:
    pilot = dealt_by_west(tmp_path, ["pass", "pass"])
    pilot.key(pygame.K_TAB, "\t")
    assert spoken(pilot) == "Ben is next."
    pilot.key(pygame.K_RIGHT)
    assert spoken(pilot) == "Spades are trump; Ben picks up the jack."
    pilot.key(pygame.K_RETURN, "\r")
    assert "order" in done(pilot)


def test_a_finger_reads_the_sentence_before_it_lets_go(tmp_path: Path) -> None:
    pilot = dealt_by_west(tmp_path, ["pass", "pass"])
    place = spot(pilot, "alone")
    pilot.wait_for(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=True))
    pilot.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=True))
    pilot.step(FRAME)
    assert spoken(pilot) == "Spades are trump; Ben picks up the jack. Carla sits out."
    pilot.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=(place[0], 20), button=1, touch=True))
    pilot.settle()
    assert done(pilot) == ["pass", "pass"]


def test_the_dealer_picks_it_up_or_turns_it_down(tmp_path: Path) -> None:
    pack = a_pack(HANDS, "JS", PRESETS["classic"], Seat.SOUTH)
    session = a_session(actions=[pack, *OWN_DEAL], dealer=Seat.SOUTH, thinking=Passing())
    pilot = a_table(tmp_path, session)
    pilot.settle()
    told = {offer.key: offer for offer in the_table(pilot).controls.offers}
    assert told["order"].label == "Pick it up ♠"
    assert told["order"].meaning == "Spades are trump; you pick up the jack and discard."
    assert told["pass"].label == "Turn it down"
    assert told["pass"].meaning == "Bidding starts over; Ben is first."
    pilot.key(pygame.K_p)
    pilot.settle()
    assert done(pilot)[3] == "pass"


def test_in_the_second_round_alone_is_a_switch_for_mouse_and_key(tmp_path: Path) -> None:
    pilot = dealt_by_west(tmp_path, ["pass"] * 6)
    pilot.move((5, 5))

    def turn(*, by_key: bool) -> None:
        if by_key:
            pilot.key(pygame.K_a)
        else:
            pilot.press(spot(pilot, "alone"))
        pilot.move((5, 5))

    for by_key in (True, False):
        turn(by_key=by_key)
        on = {offer.key: offer.selected for offer in the_table(pilot).controls.offers}
        assert on["alone"]
        assert spoken(pilot) == "You go alone in the suit you name. Carla sits out."
        turn(by_key=by_key)
    pilot.key(pygame.K_a)
    pilot.press(spot(pilot, "call H"))
    pilot.settle()
    assert "call H alone" in done(pilot)
