"""At the table: claiming the rest, finishing a hand, and last cards that play themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.rules.actions import Play, parse_action
from euchre.rules.games import PRESETS
from euchre.rules.seats import Seat
from euchre.ui.scenes.dialog import Dialog
from euchre.ui.scenes.handover import HandoverScene
from euchre.ui.table.scene import TableScene
from tests.ui.tables import Passing, a_pack, a_session, a_table, spot, the_table

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.table.summary import DealSummary
    from tests.ui.pilot import Pilot

STRONG = {
    Seat.SOUTH: "JS JC AS KS QS",
    Seat.WEST: "9H TH QH KD AD",
    Seat.NORTH: "TS KH KC AC 9D",
    Seat.EAST: "TC QC JD QD 9S",
}
"""South holds the five highest spades."""
WEAK = {
    Seat.SOUTH: "9C TC QC 9H TH",
    Seat.WEST: "JS JC AS KS QS",
    Seat.NORTH: "TS KH KC AC 9D",
    Seat.EAST: "JD QD KD AD 9S",
}
"""West holds them."""


def at_the_table(
    folder: Path,
    hands: dict[Seat, str],
    upcard: str,
    actions: list[str],
    people: str = "S",
    **settings: Any,
) -> Pilot:
    """East has dealt: South is asked first, and leads."""
    pack = a_pack(hands, upcard, PRESETS["classic"], Seat.EAST)
    session = a_session(people, actions=[pack, *actions], thinking=Passing())
    pilot = a_table(folder, session, **settings)
    pilot.settle()
    if people != "S":
        # The curtain is for the first of several people.
        pilot.key(pygame.K_RETURN)
        pilot.settle()
    return pilot


def ended(pilot: Pilot) -> DealSummary:
    """The hand that is over, as it is told on the table."""
    table = the_table(pilot)
    assert table.ended
    assert table.ending
    return table.ending.summary


def quiet_moment(pilot: Pilot) -> None:
    """Let the work be done that waits for one."""
    while pilot.context.idle_tasks:
        pilot.loop.run_idle_task()
    pilot.step()


def told(pilot: Pilot) -> list[str]:
    """What is answered to keys from now on."""
    said: list[str] = []
    pilot.context.remark = said.append  # type: ignore[assignment, method-assign]
    return said


def test_a_sure_hand_can_be_claimed_with_the_mouse(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, STRONG, "AH", ["pass", "pass", "pass", "pass", "call S"])
    assert "claim" not in the_table(pilot).describe()["buttons"]
    quiet_moment(pilot)
    pilot.press(spot(pilot, "claim"))
    pilot.settle()
    assert max(ended(pilot).tricks.values()) == 5


def test_and_with_a_key_before_anybody_has_worked_it_out(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, STRONG, "AH", ["pass", "pass", "pass", "pass", "call S"])
    table = the_table(pilot)
    pilot.key(pygame.K_c, "c")
    pilot.settle()
    assert max(ended(pilot).tricks.values()) == 5
    plays = [a for a in table.session.record.actions if isinstance(a, Play)]
    assert len(plays) == 20


def test_what_was_claimed_is_taken_back_with_one_undo(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, STRONG, "AH", ["pass", "pass", "pass", "pass", "call S"])
    table = the_table(pilot)
    before = table.view
    pilot.key(pygame.K_c, "c")
    table.undo()
    assert table.view == before
    table.redo()
    assert table.session.scored is not None


def test_a_claim_that_is_not_sure_is_refused_with_the_reason(tmp_path: Path) -> None:
    hands = STRONG | {Seat.SOUTH: "JS AS KS QS 9H", Seat.WEST: "JC TH QH KD AD"}
    pilot = at_the_table(tmp_path, hands, "AH", ["pass", "pass", "pass", "pass", "call S"])
    quiet_moment(pilot)
    assert "claim" not in the_table(pilot).describe()["buttons"]
    said = told(pilot)
    pilot.key(pygame.K_c, "c")
    assert said == ["Not certain yet: the jack of clubs may still be out"]
    assert the_table(pilot).asked


def test_it_is_offered_from_what_the_claimer_sees_alone(tmp_path: Path) -> None:
    exchanged = STRONG | {Seat.WEST: STRONG[Seat.EAST], Seat.EAST: STRONG[Seat.WEST]}
    weak = STRONG | {Seat.SOUTH: "JS AS KS QS 9S", Seat.EAST: "TC QC JD QD JC"}
    weaker = STRONG | {Seat.SOUTH: "JS AS KS QS 9S", Seat.EAST: "TC QC JD QD 9C"}
    calls = ["pass", "pass", "pass", "pass", "call S"]
    offered = []
    for hands in (STRONG, exchanged, weak, weaker):
        # In the last one the left bower lies in the kitty, which nobody knows.
        pilot = at_the_table(tmp_path, hands, "AH", calls)
        quiet_moment(pilot)
        offered.append("claim" in the_table(pilot).describe()["buttons"])
    assert offered == [True, True, False, False]


def test_others_at_the_screen_are_asked_before_their_cards_are_played(tmp_path: Path) -> None:
    calls = ["pass", "pass", "pass", "pass", "call S"]
    pilot = at_the_table(tmp_path, STRONG, "AH", calls, people="SW")
    quiet_moment(pilot)
    table = the_table(pilot)
    done = table.session.done
    pilot.press(spot(pilot, "claim"))
    assert isinstance(pilot.scene, Dialog)
    assert table.session.done == done
    pilot.key(pygame.K_ESCAPE)
    assert table.session.done == done
    pilot.press(spot(pilot, "claim"))
    pilot.press(spot(pilot, "yes"))
    pilot.settle()
    assert table.session.scored is not None


def test_a_claim_is_played_out_quickly_but_so_that_it_is_seen(tmp_path: Path) -> None:
    seconds = {}
    for motion in ("calm", "normal", "instant"):
        pilot = at_the_table(
            tmp_path, STRONG, "AH", ["pass", "pass", "pass", "pass", "call S"], motion=motion
        )
        frames, table = pilot.frames, the_table(pilot)
        pilot.key(pygame.K_c, "c")
        while not table.ended:
            pilot.step()
            assert pilot.frames - frames < 1000
        seconds[motion] = (pilot.frames - frames) / 60
    assert 1.5 < seconds["normal"] < 5
    assert seconds["calm"] < 6.5
    assert seconds["instant"] < 0.2


def test_the_last_trick_of_all_needs_no_button(tmp_path: Path) -> None:
    pilot = lost(tmp_path)
    assert "finish" in the_table(pilot).describe()["buttons"]
    pilot.key(pygame.K_1)
    pilot.settle()
    assert len(the_table(pilot).view.hand) == 1
    assert "finish" not in the_table(pilot).describe()["buttons"]


def lost(tmp_path: Path, people: str = "S", **settings: Any) -> Pilot:
    """South has named clubs and lost three tricks to spades and diamonds."""
    calls = ["pass", "pass", "pass", "pass", "call C"]
    pack = a_pack(LOSING, "AH", PRESETS["classic"], Seat.EAST)
    actions = [pack, *calls, *(f"play {card}" for trick in LOST for card in trick.split())]
    session = a_session(people, actions=actions, thinking=Passing())
    pilot = a_table(tmp_path, session, **settings)
    pilot.settle()
    return pilot


LOSING = {
    Seat.SOUTH: "9C 9H TH QH KH",
    Seat.WEST: "JC JS AC KC 9D",
    Seat.NORTH: "TC TD QD KD AD",
    Seat.EAST: "QC 9S TS QS KS",
}
LOST = ("9H JC TD QC", "JS TC 9S 9C", "AC QD TS TH", "KC KD")


def test_a_hand_whose_points_are_certain_can_be_finished_at_once(tmp_path: Path) -> None:
    for by_key in (True, False):
        pilot = lost(tmp_path)
        table = the_table(pilot)
        assert table.asked
        if by_key:
            pilot.key(pygame.K_e, "e")
        else:
            pilot.press(spot(pilot, "finish"))
        pilot.settle()
        assert sorted(ended(pilot).points.values()) == [0, 2]


def test_while_points_are_to_be_had_it_cannot(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, WEAK, "AH", ["pass", "pass", "pass", "pass", "call C"])
    assert "finish" not in the_table(pilot).describe()["buttons"]
    said = told(pilot)
    pilot.key(pygame.K_e, "e")
    assert said == ["The points are not certain yet"]
    assert the_table(pilot).asked


@pytest.mark.parametrize("by_itself", [True, False])
def test_a_last_card_plays_itself_where_that_is_wanted(tmp_path: Path, by_itself: bool) -> None:  # noqa: FBT001
    pilot = at_the_table(
        tmp_path,
        STRONG,
        "AH",
        ["pass", "pass", "pass", "pass", "call S"],
        play_last_card=by_itself,
    )
    table = the_table(pilot)
    for left in (5, 4, 3, 2):
        assert len(table.view.hand) == left
        pilot.key(pygame.K_1)
        pilot.settle()
    assert table.ended is by_itself


@pytest.mark.parametrize(
    ("button", "key", "setting", "words"),
    [
        ("mute", pygame.K_m, "muted", ["Sound on", "Sound off"]),
        ("full", pygame.K_F11, "full_screen", ["Full screen", "Window"]),
    ],
)
def test_sound_and_screen_are_switched_by_button_or_key_and_it_is_said(
    tmp_path: Path, button: str, key: int, setting: str, words: list[str]
) -> None:
    pilot = at_the_table(tmp_path, WEAK, "AH", [])
    said, before = told(pilot), getattr(pilot.context.settings, setting)
    pilot.press(spot(pilot, button))
    assert getattr(pilot.context.settings, setting) is not before
    pilot.key(key, "m" if key == pygame.K_m else "")
    assert getattr(pilot.context.settings, setting) is before
    assert said == words


def test_the_tips_of_the_round_buttons_name_their_keys(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, WEAK, "AH", [])
    form = the_table(pilot).controls.form
    tips = {name: form[name].tip for name in ("menu", "hint", "undo", "mute", "full")}
    assert tips == {
        "menu": "Menu (Esc)",
        "hint": "Hint (H)",
        "undo": "Undo (Ctrl+Z)",
        "mute": "Sound on (M)",
        "full": "Full screen (F11)",
    }


def test_where_several_play_no_curtain_falls_for_a_card_that_plays_itself(
    tmp_path: Path,
) -> None:
    curtains = {}
    for by_itself in (True, False):
        calls = ["pass", "pass", "pass", "pass", "call S"]
        pilot = at_the_table(
            tmp_path, STRONG, "AH", calls, people="SW", play_last_card=by_itself
        )
        table, fallen = pilot.loop.stack[0], 0
        assert isinstance(table, TableScene)
        while not table.ended:
            if isinstance(pilot.scene, HandoverScene):
                fallen += 1
                pilot.key(pygame.K_RETURN)
            elif table.asked:
                table.choose(table.view.legal[0])
            pilot.settle()
        curtains[by_itself] = fallen
    assert curtains[True] < curtains[False]


def test_what_was_sure_before_an_undo_is_found_out_anew_after_it(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, STRONG, "AH", ["pass", "pass", "pass", "pass", "call S"])
    quiet_moment(pilot)
    table = the_table(pilot)
    done = table.session.done
    table.undo()
    pilot.settle()
    table.choose(parse_action("call C"))
    pilot.settle()
    assert table.session.done == done
    assert "claim" not in table.describe()["buttons"]
    said = told(pilot)
    pilot.key(pygame.K_c, "c")
    assert said == ["Not certain yet: the ace of clubs may still be out"]
