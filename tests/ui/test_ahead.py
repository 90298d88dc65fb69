"""What is drawn while nothing moves, so that no frame has to draw much at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euchre.rules.cards import Card, Rank, Suit
from euchre.rules.seats import Seat
from euchre.ui.draw.assets import root
from euchre.ui.draw.cards import CardPictures
from euchre.ui.draw.pose import Pose
from euchre.ui.draw.shapes import Shapes
from euchre.ui.scenes.results.deal_end import DealEndScene
from euchre.ui.widgets import Button
from tests.ui.tables import WEST_DEALS, Passing, a_session, a_table, spot, the_table

if TYPE_CHECKING:
    from pathlib import Path

    import pygame
    import pytest

    from euchre.ui.draw.style import Style


def test_the_result_of_a_deal_is_drawn_while_its_last_trick_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def counted(kind: type, name: str) -> None:
        usual = getattr(kind, name)

        def count(self: object, *how: Any, **more: Any) -> Any:
            drawn.append(name)
            return usual(self, *how, **more)

        monkeypatch.setattr(kind, name, count)

    for kind, name in ((CardPictures, "_made"), (Shapes, "raised"), (Shapes, "_draw_shadow")):
        counted(kind, name)
    actions = [WEST_DEALS, "order", "discard 9H"]
    session = a_session("", actions=actions, dealer=Seat.WEST, thinking=Passing())
    pilot = a_table(tmp_path, session, motion="normal")
    while not the_table(pilot).ended:
        while pilot.loop.wake != 0 and pilot.context.idle_tasks:
            pilot.loop.run_idle_task()
        drawn.clear()
        pilot.step()
    assert drawn == []
    pilot.press(spot(pilot, "tricks"))
    assert isinstance(pilot.scene, DealEndScene)
    assert drawn == []


def test_the_bidding_panel_is_drawn_while_what_was_said_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    usual = Button.paint

    def paint(button: Button, style: Style) -> pygame.Surface:
        drawn.append(button.label)
        return usual(button, style)

    monkeypatch.setattr(Button, "paint", paint)
    session = a_session(actions=[WEST_DEALS], dealer=Seat.WEST, thinking=Passing())
    pilot = a_table(tmp_path, session, motion="normal")
    while not the_table(pilot).asked:
        while pilot.loop.wake != 0 and pilot.context.idle_tasks:
            pilot.loop.run_idle_task()
        before = len(drawn)
        pilot.step()
    assert drawn[:before] == ["Pass", "Order it up ♠", "Go alone ♠", "Maybe alone"]
    assert drawn[before:] == []


def test_cards_enlarged_in_haste_are_made_sharp_one_at_a_time() -> None:
    pictures = CardPictures(root())
    queen = Card.of(Rank.QUEEN, Suit.HEARTS)
    pictures.print(queen, 100, Pose(face=1.0))
    angles = (0, 5, 10)
    hasty = [pictures.print(queen, 160, Pose(angle=a, face=1.0)).surface for a in angles]
    assert pictures.coarse
    work = pictures.refine()
    changed = []
    for _step in work:
        now = [pictures.print(queen, 160, Pose(angle=a, face=1.0)).surface for a in angles]
        changed.append(sum(one is not other for one, other in zip(hasty, now, strict=True)))
    assert changed == [0, 1, 2, 3]
    assert not pictures.coarse
