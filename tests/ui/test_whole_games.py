"""Whole games through the scenes, with real pygame events and nothing else."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.rules.cards import JOKER, Card
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import Seat
from euchre.rules.state import Phase
from euchre.ui.scenes.handover import HandoverScene
from euchre.ui.scenes.results.game_over import GameOverScene
from euchre.ui.table.scene import TableScene
from tests.ui.tables import Passing, a_pack, a_session, a_table, spot, the_table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.ui.pilot import Pilot

KEYS = {"pass": pygame.K_p, "order": pygame.K_o, "order alone": pygame.K_a}
CARD_WORDS = {"play", "discard", "away", "give"}
MOST_STEPS = 3000
SHORT = check({"target": 5})
SMALL = (960, 600)
"""A window that is quickly drawn."""


def with_mouse(pilot: Pilot, action: str) -> None:
    """Do an action by pointing."""
    word, _, rest = action.partition(" ")
    if word in CARD_WORDS:
        table = the_table(pilot)
        if rest[0] in "9QA":
            pilot.drag(spot(pilot, rest), table.layout.ring.center)
        else:
            pilot.press(spot(pilot, rest))
        if "discard" in table.describe()["buttons"]:
            # A bower is asked about first.
            pilot.press(spot(pilot, "discard"))
        return
    pilot.press(spot(pilot, button_for(pilot, action)))


def button_for(pilot: Pilot, action: str) -> str:
    """The button that does an action, the switch for going alone pressed where it is needed."""
    table = the_table(pilot)
    offers = {str(o.action): o.key for o in table.controls.offers if o.action}
    if action in offers:
        return offers[action]
    pilot.press(spot(pilot, "alone"))
    offers = {str(o.action): o.key for o in table.controls.offers if o.action}
    return offers[action]


def with_keys(pilot: Pilot, action: str) -> None:
    """Do an action with the keyboard alone."""
    table = the_table(pilot)
    word, _, rest = action.partition(" ")
    if word in CARD_WORDS:
        pilot.key(pygame.K_RIGHT)
        for _step in range(8):
            focused = table.hand.focused_card
            if focused is not None and str(focused) == rest:
                break
            pilot.key(pygame.K_RIGHT)
        pilot.key(pygame.K_RETURN, "\r")
        if "discard" in table.describe()["buttons"]:
            pilot.key(pygame.K_d)
        return
    offers = {str(o.action): n for n, o in enumerate(table.controls.offers) if o.action}
    if action in KEYS:
        pilot.key(KEYS[action])
    elif action in offers:
        walk_to(pilot, offers[action])
        pilot.key(pygame.K_RETURN, "\r")
    else:
        pilot.key(pygame.K_a)
        with_keys(pilot, action)


def walk_to(pilot: Pilot, number: int) -> None:
    """Move the focus to the button of the panel with this number."""
    form = the_table(pilot).controls.form
    for _step in range(20):
        pilot.key(pygame.K_TAB, "\t")
        if form.focus is form.widgets[number]:
            return
        form = the_table(pilot).controls.form
    pytest.fail("the focus never reaches the button")


def go_on(pilot: Pilot, *, keys: bool) -> None:
    """Leave a panel or a curtain by its one button."""
    if keys:
        pilot.key(pygame.K_RETURN, "\r")
        return
    scene: Any = pilot.scene
    if isinstance(scene, HandoverScene):
        pilot.press(spot(pilot, "open"))
    else:
        pilot.press(spot(pilot, "next"))


def play_game(
    pilot: Pilot,
    do: Callable[[Pilot, str], None],
    choose: Callable[[list[str]], str],
    *,
    keys: bool = False,
    watch: Callable[[Pilot], None] | None = None,
) -> int:
    """Play until the game is over; return how many actions the people at the table did."""
    done = 0
    for _ in range(MOST_STEPS):
        pilot.settle()
        if watch is not None:
            watch(pilot)
        scene = pilot.scene
        if isinstance(scene, GameOverScene):
            return done
        if isinstance(scene, HandoverScene) or the_table(pilot).ended:
            go_on(pilot, keys=keys)
            continue
        table = the_table(pilot)
        assert table.asked, table.describe()
        before = len(table.session.record.actions)
        action = choose([str(legal) for legal in table.view.legal])
        do(pilot, action)
        assert len(table.session.record.actions) > before, (action, table.message)
        done += 1
        # Nobody clicks twice within a moment, unless by mistake.
        pilot.settle()
        pilot.step(0.4)
    pytest.fail("the game does not end")


def any_of(seed: int) -> Callable[[list[str]], str]:
    return random.Random(seed).choice


def test_a_whole_game_with_the_mouse_alone(tmp_path: Path) -> None:
    pilot = a_table(tmp_path, a_session("S", seed=5))
    assert play_game(pilot, with_mouse, any_of(1)) > 20


def test_a_whole_game_with_the_keyboard_alone(tmp_path: Path) -> None:
    pilot = a_table(tmp_path, a_session("S", seed=6, options=PRESETS["us"]))
    assert play_game(pilot, with_keys, any_of(2), keys=True) > 20


def test_a_whole_game_in_normal_motion(tmp_path: Path) -> None:
    pilot = a_table(tmp_path, a_session("S", seed=9, options=SHORT), SMALL, motion="normal")
    assert play_game(pilot, with_mouse, any_of(3)) > 10


def test_a_whole_game_with_reduced_motion(tmp_path: Path) -> None:
    session = a_session("S", seed=19, options=SHORT)
    pilot = a_table(tmp_path, session, motion="quick", reduced_motion=True)
    assert play_game(pilot, with_mouse, any_of(3)) > 5


def test_a_whole_game_of_four_people_at_one_screen(tmp_path: Path) -> None:
    options = check({"target": 5}, PRESETS["british"])
    pilot = a_table(tmp_path, a_session("SWNE", seed=7, options=options), SMALL)
    assert play_game(pilot, with_mouse, any_of(4)) > 40


def test_a_whole_game_with_every_house_rule(tmp_path: Path) -> None:
    rules = {
        "defend_alone": True,
        "no_trump": True,
        "farmers_hand": "redeal",
        "stick_the_dealer": True,
        "stuck_any_suit": True,
        "super_euchre": True,
        "target": 5,
    }
    pilot = a_table(tmp_path, a_session("SE", seed=11, options=check(rules)), SMALL)
    assert play_game(pilot, with_mouse, any_of(5)) > 20


def test_the_table_without_people_plays_by_itself(tmp_path: Path) -> None:
    pilot = a_table(tmp_path, a_session("", seed=2, options=SHORT))
    assert play_game(pilot, with_mouse, any_of(6)) == 0


@pytest.mark.parametrize("seat", ["S", "W", "N", "E"])
def test_going_alone_from_every_seat_never_ends_the_program(tmp_path: Path, seat: str) -> None:
    def alone(legal: list[str]) -> str:
        lone = [action for action in legal if action.endswith("alone")]
        return lone[0] if lone else legal[0]

    session = a_session(seat, seed=13, options=SHORT, thinking=Passing())
    pilot = a_table(tmp_path, session, SMALL)
    assert play_game(pilot, with_mouse, alone) > 5
    assert any(str(a).endswith("alone") for a in session.record.actions)


def test_a_computer_player_going_alone_leaves_its_partner_out(tmp_path: Path) -> None:
    rules = check({"dealer_partner_orders": "must_go_alone", "target": 5})
    pilot = a_table(tmp_path, a_session("S", seed=17, options=rules), SMALL)
    assert play_game(pilot, with_mouse, any_of(8)) > 5


def test_a_stuck_dealer_is_offered_no_pass(tmp_path: Path) -> None:
    options = PRESETS["us"]
    session = a_session("E", options=options, thinking=Passing(), dealer=Seat.EAST)
    pilot = a_table(tmp_path, session)
    pilot.settle()
    pilot.press(spot(pilot, "pass"))
    pilot.settle()
    table = the_table(pilot)
    assert table.view.phase is Phase.NAME
    assert "pass" not in table.controls.describe()["buttons"]
    before = session.record.actions
    pilot.key(pygame.K_p)
    assert session.record.actions == before
    pilot.press(spot(pilot, button_for(pilot, str(table.view.legal[0]))))
    assert table.view.shown is not None
    assert table.view.shown.maker is Seat.EAST


def test_when_everybody_passes_twice_the_next_deal_comes_without_a_result(
    tmp_path: Path,
) -> None:
    session = a_session("S", thinking=Passing(), dealer=Seat.EAST)
    pilot = a_table(tmp_path, session)
    for _ in range(2):
        pilot.settle()
        pilot.press(spot(pilot, "pass"))
    pilot.settle()
    assert session.deals == 2
    table = the_table(pilot)
    assert table.view.dealer is Seat.SOUTH
    assert len(table.hand.sprites) == 5
    assert table.asked


def test_a_turned_benny_is_named_with_the_hand_covered(tmp_path: Path) -> None:
    options = PRESETS["british"]
    hands = {
        Seat.SOUTH: "9C TC QC KC AC",
        Seat.WEST: "9D TD JD QD KD",
        Seat.NORTH: "9H TH JH QH KH",
        Seat.EAST: "9S TS JS QS KS",
    }
    pack = a_pack(hands, "XX", options, Seat.SOUTH)
    session = a_session(
        "S", options=options, actions=[pack], dealer=Seat.SOUTH, thinking=Passing()
    )
    pilot = a_table(tmp_path, session)
    pilot.settle()
    table = the_table(pilot)
    assert table.view.phase.name == "BENNY"
    assert [sprite.card for sprite in table.hand.sprites] == [None] * 5
    pilot.press(spot(pilot, "name C"))
    pilot.settle()
    assert table.view.phase is Phase.DISCARD
    held = [sprite.card for sprite in table.hand.sprites]
    assert len(held) == 6
    assert held[0] is JOKER
    pilot.press(spot(pilot, "9C"))
    pilot.settle()
    pilot.press(spot(pilot, "alone"))
    pilot.settle()
    assert table.view.shown is not None
    assert table.view.shown.alone


def test_a_weak_hand_goes_under_by_choosing_three_cards(tmp_path: Path) -> None:
    options = check({"farmers_hand": "any_three"})
    hands = {
        Seat.SOUTH: "9C TC 9D TD AC",
        Seat.WEST: "JD QD KD AD KC",
        Seat.NORTH: "JH QH KH AH QC",
        Seat.EAST: "JS QS KS AS JC",
    }
    pack = a_pack(hands, "9S", options)
    session = a_session("S", options=options, actions=[pack], thinking=Passing())
    pilot = a_table(tmp_path, session)
    pilot.settle()
    table = the_table(pilot)
    assert table.view.phase is Phase.RELIEF
    assert "under" not in table.controls.describe()["buttons"]
    pilot.press(spot(pilot, "AC"))
    assert table.warning
    for card in ("9C", "TC", "9D"):
        pilot.press(spot(pilot, card))
    pilot.press(spot(pilot, "under"))
    pilot.settle()
    assert Card.parse("9C") not in table.view.hand
    assert len(table.view.hand) == 5


def test_a_second_game_in_one_session_starts_at_zero(tmp_path: Path) -> None:
    pilot = a_table(tmp_path, a_session("S", seed=5, options=SHORT))
    play_game(pilot, with_mouse, any_of(1))
    again = a_table(tmp_path, a_session("S", seed=5, options=SHORT))
    again.settle()
    assert set(the_table(again).view.scores.values()) == {0}


def test_the_window_can_be_resized_in_the_middle_of_everything(tmp_path: Path) -> None:
    sizes = [(960, 600), (1920, 1080), (1280, 720), (1100, 900)]
    count = 0

    def resize(pilot: Pilot) -> None:
        nonlocal count
        count += 1
        if count % 3:
            return
        pilot.resize(sizes[count % len(sizes)])
        if isinstance(pilot.scene, TableScene):
            assert pilot.scene.layout.size == sizes[count % len(sizes)]

    pilot = a_table(tmp_path, a_session("S", seed=21, options=SHORT), motion="quick")
    play_game(pilot, with_mouse, any_of(9), watch=resize)
