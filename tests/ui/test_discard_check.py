"""Discarding: the card just picked up is marked, and a top trump is not discarded by mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.rules.cards import Card
from euchre.rules.games import PRESETS
from euchre.rules.seats import Seat
from euchre.ui.draw import theme
from euchre.ui.table.bidding.discard_check import is_doubtful, question
from euchre.ui.table.card_choice import just_picked_up
from tests.ui.tables import HANDS, Passing, a_pack, a_session, a_table, spot, the_table

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.play.session import Session
    from tests.ui.pilot import Pilot


def picked_up() -> Session:
    """South has dealt, West has ordered up the jack of spades: South is to discard."""
    pack = a_pack(HANDS, "JS", PRESETS["classic"], Seat.SOUTH)
    return a_session("S", actions=[pack, "order"], dealer=Seat.SOUTH, thinking=Passing())


def discarding(folder: Path, **settings: Any) -> Pilot:
    pilot = a_table(folder, picked_up(), **settings)
    pilot.settle()
    assert the_table(pilot).asked
    return pilot


def hand(pilot: Pilot) -> list[str]:
    return [str(card) for card in the_table(pilot).view.hand]


def asks(pilot: Pilot) -> bool:
    return [offer.key for offer in the_table(pilot).controls.offers] == ["keep", "discard"]


@pytest.mark.parametrize("card", ["JS", "JC", "AS"])
def test_a_bower_or_the_ace_of_trump_is_asked_about_before_it_goes(
    tmp_path: Path, card: str
) -> None:
    pilot = discarding(tmp_path)
    pilot.press(spot(pilot, card))
    pilot.settle()
    assert asks(pilot)
    assert card in hand(pilot)
    pilot.press(spot(pilot, "discard"))
    pilot.settle()
    assert card not in hand(pilot)
    assert not asks(pilot)


@pytest.mark.parametrize("card", ["9S", "KH", "TD"])
def test_any_other_card_goes_at_once(tmp_path: Path, card: str) -> None:
    pilot = discarding(tmp_path)
    pilot.press(spot(pilot, card))
    assert card not in hand(pilot)


def test_what_is_kept_stays_and_another_card_can_be_chosen(tmp_path: Path) -> None:
    pilot = discarding(tmp_path)
    pilot.press(spot(pilot, "JS"))
    pilot.settle()
    pilot.press(spot(pilot, "keep"))
    pilot.settle()
    assert not asks(pilot)
    assert len(hand(pilot)) == 6
    pilot.press(spot(pilot, "TD"))
    assert "TD" not in hand(pilot)


def test_another_card_can_be_chosen_while_it_is_asked(tmp_path: Path) -> None:
    pilot = discarding(tmp_path)
    pilot.press(spot(pilot, "JS"))
    pilot.settle()
    pilot.press(spot(pilot, "JC"))
    pilot.settle()
    assert asks(pilot)
    assert the_table(pilot).hand.raised == [Card.parse("JC")]
    pilot.press(spot(pilot, "TD"))
    pilot.settle()
    assert hand(pilot) == [card for card in hand(pilot) if card != "TD"]
    assert len(hand(pilot)) == 5


@pytest.mark.parametrize(
    ("key", "left"), [(pygame.K_d, 5), (pygame.K_k, 6), (pygame.K_ESCAPE, 6), (pygame.K_2, 5)]
)
def test_keys_alone_answer_it(tmp_path: Path, key: int, left: int) -> None:
    pilot = discarding(tmp_path)
    pilot.key(pygame.K_1)
    assert asks(pilot)
    pilot.run(1.0)
    pilot.key(key)
    pilot.run(0.2)
    assert len(hand(pilot)) == left
    assert not asks(pilot)
    assert pilot.scene is the_table(pilot), "no menu has opened"


def test_arrows_and_enter_answer_it_too(tmp_path: Path) -> None:
    pilot = discarding(tmp_path)
    pilot.key(pygame.K_RIGHT)
    while the_table(pilot).hand.focused_card is not Card.parse("JS"):
        pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_RETURN)
    assert asks(pilot)
    pilot.run(1.0)
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    assert "JS" not in hand(pilot)


def test_a_hasty_second_click_or_key_answers_nothing(tmp_path: Path) -> None:
    pilot = discarding(tmp_path)
    pilot.double_click(spot(pilot, "JS"))
    assert asks(pilot)
    assert len(hand(pilot)) == 6
    pilot.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d"))
    pilot.step()
    assert asks(pilot)


def test_a_bower_that_is_dragged_to_the_middle_is_asked_about(tmp_path: Path) -> None:
    pilot = discarding(tmp_path)
    pilot.drag(spot(pilot, "JS"), the_table(pilot).layout.ring.center)
    pilot.settle()
    assert asks(pilot)
    assert len(hand(pilot)) == 6


def test_who_does_not_want_to_be_asked_is_not(tmp_path: Path) -> None:
    pilot = discarding(tmp_path, ask_top_discard=False)
    pilot.press(spot(pilot, "JS"))
    assert "JS" not in hand(pilot)


def test_playing_a_bower_asks_nothing(tmp_path: Path) -> None:
    view = a_session(
        "S",
        actions=[*map(str, picked_up().record.actions), "discard TD", "play 9H"],
        dealer=Seat.SOUTH,
    ).view(Seat.SOUTH)
    assert not any(is_doubtful(view, card) for card in view.hand)


def test_only_the_top_trumps_are_in_doubt() -> None:
    view = picked_up().view(Seat.SOUTH)
    doubtful = [str(card) for card in view.hand if is_doubtful(view, card)]
    assert sorted(doubtful) == ["AS", "JC", "JS"]
    assert question(view, Card.parse("JC")) == "Discard the left bower, a trump?"


def test_the_benny_is_in_doubt_whatever_is_trump() -> None:
    british = PRESETS["british"]
    hands = HANDS | {Seat.SOUTH: "XX AS 9D KH TD", Seat.NORTH: "TS QS KC AC 9S"}
    actions = [a_pack(hands, "JC", british, Seat.SOUTH), "order"]
    view = a_session("S", options=british, actions=actions, dealer=Seat.SOUTH).view(Seat.SOUTH)
    doubtful = [str(card) for card in view.hand if is_doubtful(view, card)]
    assert sorted(doubtful) == ["JC", "XX"]


def test_the_card_just_picked_up_is_marked_until_one_is_discarded(tmp_path: Path) -> None:
    pilot = discarding(tmp_path)
    pilot.move((20, 640))
    pilot.settle()
    assert just_picked_up(the_table(pilot).view) is Card.parse("JS")
    assert brass_beside(pilot, "JS")
    assert not brass_beside(pilot, "JC")
    pilot.press(spot(pilot, "TD"))
    pilot.move((20, 640))
    pilot.settle()
    assert just_picked_up(the_table(pilot).view) is None
    assert not brass_beside(pilot, "JS")


def brass_beside(pilot: Pilot, name: str) -> bool:
    """Whether there is a ring of brass round the upper edge of a card of the hand."""
    table = the_table(pilot)
    sprite = next(s for s in table.hand.sprites if str(s.card) == name)
    x, top = round(sprite.pose.x) - 30, round(sprite.pose.y - table.layout.card / 2) - 14
    seen = {tuple(pilot.screen.get_at((x, y))[:3]) for y in range(top, top + 26)}
    return tuple(theme.BRASS) in seen
