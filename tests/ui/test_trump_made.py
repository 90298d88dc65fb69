"""Trump being made: its sign in the middle of the table for a beat, and who made it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from euchre.rules.actions import Bid, Call, Name, OrderUp
from euchre.rules.cards import Suit
from euchre.rules.seats import Seat
from euchre.rules.state import Phase, Spoken
from euchre.ui.table.pictures.trump_sign import TrumpWords, in_the_middle
from euchre.ui.words.trump import goes_alone, made_by
from tests.ui.pilot import FRAME
from tests.ui.tables import dealt_by_west, spot, the_table

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.draw.pose import Pose
    from tests.ui.pilot import Pilot

Shown = list[tuple["TrumpWords | None", "Pose"]]


def ordered(folder: Path, button: str = "order", **settings: Any) -> tuple[Pilot, Shown]:
    """South orders up; what stood in the middle in every frame until somebody is to act."""
    pilot = dealt_by_west(folder, ["pass", "pass"], **{"motion": "normal"} | settings)
    pilot.press(spot(pilot, button))
    sign, frames = the_table(pilot).director.trump_sign, []
    for _ in range(150):
        pilot.step()
        frames.append((sign.words, sign.pose))
    return pilot, frames


def seen(frames: Shown) -> list[tuple[TrumpWords, Pose]]:
    return [(words, pose) for words, pose in frames if words is not None and pose.alpha > 0]


def test_the_suit_stands_in_the_middle_for_a_beat_with_who_made_it(tmp_path: Path) -> None:
    pilot, frames = ordered(tmp_path)
    shown = seen(frames)
    assert {words for words, _ in shown} == {
        TrumpWords(Suit.SPADES, "Spades", "You ordered it up", alone=False)
    }
    assert len(shown) * FRAME == pytest.approx(0.6, abs=0.05)
    middle = in_the_middle(the_table(pilot).layout)
    assert sum(pose == middle for _, pose in shown) * FRAME > 0.2
    assert frames[-1][0] is None


def test_it_goes_to_the_plaque_that_tells_trump_from_then_on(tmp_path: Path) -> None:
    pilot, frames = ordered(tmp_path)
    last = seen(frames)[-1][1]
    plaque = the_table(pilot).layout.trump_plaque
    assert plaque.inflate(80, 80).collidepoint(last.x, last.y)
    assert last.scale < 0.4


def test_it_is_drawn_above_everything_that_lies_there(tmp_path: Path) -> None:
    pilot = dealt_by_west(tmp_path, ["pass", "pass"], motion="normal")
    pilot.press(spot(pilot, "order"))
    sign, middle = the_table(pilot).director.trump_sign, in_the_middle(the_table(pilot).layout)
    beside = (round(middle.x) - 55, round(middle.y))
    before = tuple(pilot.screen.get_at(beside))
    while sign.pose != middle:
        pilot.step()
    assert tuple(pilot.screen.get_at(beside)) != before
    assert pilot.screen.get_at((round(middle.x), round(middle.y)))[0] < 60, "a black spade"


@pytest.mark.parametrize(("motion", "seconds"), [("calm", 0.78), ("quick", 0.27)])
def test_it_lasts_as_long_as_the_motion_that_was_chosen(
    tmp_path: Path, motion: str, seconds: float
) -> None:
    _, frames = ordered(tmp_path, motion=motion)
    assert len(seen(frames)) * FRAME == pytest.approx(seconds, abs=0.05)


def test_without_motion_it_is_never_seen(tmp_path: Path) -> None:
    assert seen(ordered(tmp_path, motion="instant")[1]) == []


def test_with_reduced_motion_it_fades_where_it_stands(tmp_path: Path) -> None:
    pilot, frames = ordered(tmp_path, reduced_motion=True)
    middle = in_the_middle(the_table(pilot).layout)
    assert {pose.but(alpha=1) for _, pose in seen(frames)} == {middle}
    assert len({pose.alpha for _, pose in seen(frames)}) > 3


def test_a_loner_has_a_sign_of_its_own_and_more_time(tmp_path: Path) -> None:
    shown = seen(ordered(tmp_path, "alone")[1])
    assert {words for words, _ in shown} == {
        TrumpWords(Suit.SPADES, "Spades", "You are going alone", alone=True)
    }
    assert len(shown) * FRAME > 0.8


@pytest.mark.parametrize(
    ("call", "dealer", "told"),
    [
        (OrderUp(alone=False), False, "Ben ordered it up"),
        (OrderUp(alone=False), True, "Ben picked it up"),
        (Call(Suit.HEARTS, alone=False), True, "Ben named it"),
        (Name(Suit.CLUBS), False, "Ben named it"),
        (Bid("three"), False, "Ben led the first card"),
    ],
)
def test_it_says_how_trump_was_made(call: Any, told: str, *, dealer: bool) -> None:
    assert made_by("Ben", Spoken(Phase.NAME, Seat.WEST, call), dealer=dealer) == told


def test_it_says_who_goes_alone() -> None:
    assert goes_alone("Ben") == "Ben is going alone"
    assert goes_alone("You") == "You are going alone"
