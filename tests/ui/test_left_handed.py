"""The left-handed table and the row that makes everything easy to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from euchre.rules.seats import FOUR, Seat
from euchre.storage.settings import Settings
from euchre.ui.scenes.settings.easy_to_see import EASY, KEY
from euchre.ui.scenes.settings.screen import SettingsScene
from euchre.ui.table.left_handed import layout_for
from euchre.ui.widgets import Changed, Toggle
from tests.ui.pilot import Pilot
from tests.ui.tables import a_session, a_table, the_table

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.context import Context


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (3440, 1440)])
@pytest.mark.parametrize("seats", [FOUR, tuple(Seat)[:6]], ids=["four", "six"])
def test_the_upper_corners_are_exchanged_and_nothing_else(
    size: tuple[int, int], seats: tuple[Seat, ...]
) -> None:
    right, left = (layout_for(size, seats, left_handed=hand) for hand in (False, True))
    for index in range(5):
        assert left.icon(index).x == size[0] - right.icon(index).right
    assert left.title.right == size[0] - right.title.x
    assert left.trump_plaque.right == size[0] - right.trump_plaque.x
    assert [left.plaque(seat) for seat in seats] == [right.plaque(seat) for seat in seats]
    places = [
        left.title,
        left.trump_plaque,
        *(left.icon(n) for n in range(5)),
        *(left.icon(n, 1) for n in range(2)),
    ]
    assert not any(place.colliderect(left.plaque(seat)) for place in places for seat in seats)


def test_a_game_goes_on_at_once_at_the_other_hand(tmp_path: Path) -> None:
    pilot = a_table(tmp_path, a_session("S"))
    pilot.settle()
    table = the_table(pilot)
    before = table.controls.form["menu"].rect.x
    pilot.context.change(left_handed=True)
    pilot.run(0.2)
    after = table.controls.form["menu"].rect.x
    assert before > pilot.screen.get_width() / 2 > after
    pilot.press(table.controls.form["menu"].rect.center)
    pilot.run(0.6)
    assert pilot.scene is not table


def test_one_switch_makes_everything_easy_to_see_and_takes_it_back(context: Context) -> None:
    pilot = Pilot(SettingsScene(context), context)
    scene = pilot.scene
    assert isinstance(scene, SettingsScene)
    scene.answer(Changed(KEY, value=True))
    pilot.step()
    assert {name: getattr(context.settings, name) for name in EASY} == EASY
    switch = scene.form[KEY]
    assert isinstance(switch, Toggle)
    assert switch.value
    context.change(four_colour=False)
    pilot.step()
    assert not switch.value
    scene.answer(Changed(KEY, value=True))
    scene.answer(Changed(KEY, value=False))
    pilot.step()
    usual = Settings()
    assert all(getattr(context.settings, name) == getattr(usual, name) for name in EASY)
