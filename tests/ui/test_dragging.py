"""A card under mouse and finger: when a press is a drag, and what the card does."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.rules.seats import Seat
from euchre.ui.draw.pose import Pose
from euchre.ui.table.dragging import MOST_TILT, Drag
from euchre.ui.table.pictures.sprites import CardSprite
from tests.ui.tables import Passing, a_session, a_table, dealt_by_west, spot, the_table

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.pilot import Pilot


def a_drag(u: float = 1.0) -> Drag:
    return Drag(CardSprite(None, Pose(100, 100)), (110, 120), u)


def test_a_small_movement_is_still_a_click() -> None:
    drag = a_drag()
    drag.move((114, 123))
    assert not drag.far
    assert drag.sprite.pose == Pose(100, 100)


def test_after_six_pixels_it_is_a_drag() -> None:
    drag = a_drag()
    drag.move((116, 120))
    assert drag.far


def test_in_a_large_window_the_six_pixels_grow_with_everything_else() -> None:
    drag = a_drag(u=3.0)
    drag.move((120, 120))
    assert not drag.far
    drag.move((130, 120))
    assert drag.far


def test_the_card_stays_under_the_spot_where_it_was_taken() -> None:
    drag = a_drag()
    drag.move((300, 250))
    assert (drag.sprite.pose.x, drag.sprite.pose.y) == (290, 230)
    for step in range(30):
        drag.move((300 + 20 * step, 250))
        drag.update(1 / 60)
        pose, up = drag.sprite.pose, drag.sprite.pose.scale
        turn = math.radians(pose.angle)
        dx, dy = 300 + 20 * step - pose.x, 250 - pose.y
        held = (
            (dx * math.cos(turn) + dy * math.sin(turn)) / up,
            (dy * math.cos(turn) - dx * math.sin(turn)) / up,
        )
        assert held == pytest.approx((10, 20))


def test_the_card_leans_with_the_speed_of_the_hand_and_comes_to_rest() -> None:
    drag = a_drag()
    for step in range(1, 20):
        drag.move((110 + 25 * step, 120))
        drag.update(1 / 60)
    assert 3 < drag.sprite.pose.angle <= MOST_TILT
    assert drag.moving
    for _ in range(120):
        drag.update(1 / 60)
    assert drag.sprite.pose.angle == 0
    assert not drag.moving


def test_with_less_motion_the_card_follows_the_hand_upright() -> None:
    drag = Drag(CardSprite(None, Pose(100, 100, angle=5)), (110, 120), 1.0, still=True)
    for step in range(1, 20):
        drag.move((110 + 25 * step, 120))
        drag.update(1 / 60)
        assert drag.sprite.pose.angle == 0
        assert not drag.moving


def test_a_card_that_is_taken_comes_up_and_turns_upright_without_a_jump() -> None:
    drag = Drag(CardSprite(None, Pose(100, 100, angle=6)), (110, 120), 1.0)
    drag.move((110, 100))
    assert drag.sprite.pose.angle == 6
    assert drag.sprite.pose.lift == 0
    assert drag.moving
    for _ in range(120):
        drag.update(1 / 60)
    assert drag.sprite.pose.angle == 0
    assert drag.sprite.pose.lift == 1
    assert drag.sprite.pose.scale > 1


def leading(folder: Path, **settings: Any) -> Pilot:
    """South's turn to lead, all cards legal."""
    session = a_session("S", seed=2, thinking=Passing())
    pilot = a_table(folder, session, **settings)
    pilot.settle()
    pilot.press(spot(pilot, "order"))
    pilot.settle()
    assert the_table(pilot).view.phase.name == "PLAY"
    return pilot


def test_a_card_dropped_in_the_middle_is_played(tmp_path: Path) -> None:
    pilot = leading(tmp_path)
    table = the_table(pilot)
    card = table.hand.sprites[1].card
    assert card is not None
    pilot.drag(spot(pilot, str(card)), table.layout.ring.center)
    assert card not in table.view.hand


def test_a_card_held_by_its_foot_is_played_once_it_is_in_the_ring_itself(
    tmp_path: Path,
) -> None:
    pilot = leading(tmp_path)
    table = the_table(pilot)
    x, y = spot(pilot, str(table.hand.sprites[0].card))
    foot = (x, table.layout.size[1] - 4)
    below = (table.layout.ring.centerx, table.layout.ring.bottom + foot[1] - y - 10)
    assert not table.layout.drops_at(below)
    pilot.drag(foot, below)
    pilot.settle()
    assert len(table.hand.sprites) == 4


def test_a_card_dropped_elsewhere_glides_home(tmp_path: Path) -> None:
    pilot = leading(tmp_path, motion="normal")
    pilot.settle()
    table = the_table(pilot)
    sprite = table.hand.sprites[1]
    home = table.hand.rest(1)
    before = len(table.session.record.actions)
    pilot.drag(spot(pilot, str(sprite.card)), (100, 560))
    first = sprite.pose
    assert first.x < home.x - 200
    pilot.step()
    assert sprite.pose != first
    assert sprite.pose != home, "it glides and does not jump"
    pilot.move((20, 640))
    pilot.settle()
    assert sprite.pose == home
    assert len(table.session.record.actions) == before


def test_the_hand_closes_up_round_a_lifted_card_and_opens_again(tmp_path: Path) -> None:
    pilot = leading(tmp_path)
    table = the_table(pilot)
    last = table.hand.sprites[-1]
    pilot.move((20, 640))
    pilot.settle()
    rest = last.pose.x
    pilot.drag(spot(pilot, str(table.hand.sprites[0].card)), (640, 300), drop=False)
    pilot.settle()
    assert last.pose.x < rest
    pilot.move((100, 560))
    pilot.up()
    pilot.move((20, 640))
    pilot.settle()
    assert last.pose.x == rest


def test_the_dragged_card_lies_above_everything_and_the_drop_zone_is_shown(
    tmp_path: Path,
) -> None:
    pilot = leading(tmp_path)
    table = the_table(pilot)
    inside = table.layout.ring.move(10, 0).midleft
    before = tuple(pilot.screen.get_at(inside))
    pilot.drag(spot(pilot, str(table.hand.sprites[0].card)), table.layout.middle, drop=False)
    pilot.settle()
    assert tuple(pilot.screen.get_at(inside)) != before
    assert table.hand.lifted is not None


@pytest.mark.parametrize(("reduced", "leans"), [(False, True), (True, False)])
def test_a_dragged_card_leans_unless_motion_is_reduced(
    tmp_path: Path, *, reduced: bool, leans: bool
) -> None:
    pilot = leading(tmp_path, motion="normal", reduced_motion=reduced)
    table = the_table(pilot)
    pilot.drag(spot(pilot, str(table.hand.sprites[0].card)), (900, 300), steps=6, drop=False)
    assert table.hand.lifted is not None
    assert (table.hand.lifted.pose.angle > 5) is leans


def test_a_dragged_card_throws_a_shadow_that_is_seen(tmp_path: Path) -> None:
    pilot = leading(tmp_path)
    table = the_table(pilot)
    name = str(table.hand.sprites[0].card)
    below = (640, 414)
    pilot.drag(spot(pilot, name), (640, 310), drop=False)
    pilot.settle()
    shadow = sum(pilot.screen.get_at(below)[:3])
    pilot.move_held((900, 310))
    pilot.settle()
    ground = sum(pilot.screen.get_at(below)[:3])
    assert shadow < 0.8 * ground


def test_losing_the_window_lets_go_of_the_card(tmp_path: Path) -> None:
    pilot = leading(tmp_path)
    table = the_table(pilot)
    before = len(table.session.record.actions)
    pilot.drag(spot(pilot, str(table.hand.sprites[0].card)), (640, 300), drop=False)
    pilot.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.settle()
    pilot.up()
    pilot.settle()
    assert len(table.session.record.actions) == before
    assert table.hand.sprites[0].pose.y == pytest.approx(table.hand.rest(0).y, abs=20)


def test_a_resize_during_a_drag_puts_the_card_back(tmp_path: Path) -> None:
    pilot = leading(tmp_path)
    table = the_table(pilot)
    before = len(table.session.record.actions)
    pilot.drag(spot(pilot, str(table.hand.sprites[0].card)), (640, 300), drop=False)
    pilot.resize((1920, 1080))
    pilot.up()
    pilot.settle()
    assert len(table.session.record.actions) == before
    assert table.viewer is Seat.SOUTH
    assert len(table.hand.sprites) == 5


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_h, pygame.K_l, pygame.K_F1])
def test_a_card_in_the_hand_is_let_go_when_something_opens_over_the_table(
    tmp_path: Path, key: int
) -> None:
    pilot = dealt_by_west(tmp_path, ["order", "discard 9H"])
    if the_table(pilot).view.phase.name == "PLAY":
        pilot.press(spot(pilot, next(iter(the_table(pilot).describe()["hand"]))))
        pilot.settle()
    table = the_table(pilot)
    done = table.session.done
    pilot.drag(spot(pilot, next(iter(table.describe()["hand"]))), (640, 330), drop=False)
    assert table.describe()["held"] != "None"
    pilot.key(key)
    assert pilot.scene is not table
    assert table.describe()["held"] is None
    pilot.up()
    pilot.run(1.0)
    pilot.key(pygame.K_ESCAPE)
    pilot.settle()
    assert pilot.scene is table
    pilot.move((700, 400))
    pilot.move((640, 330))
    assert table.describe()["held"] is None
    pilot.press((640, 330))
    pilot.settle()
    assert table.session.done == done


def test_a_mouse_that_moves_without_its_button_drags_nothing(tmp_path: Path) -> None:
    pilot = leading(tmp_path)
    table = the_table(pilot)
    done = table.session.done
    pilot.drag(spot(pilot, str(table.hand.sprites[0].card)), (640, 330), drop=False)
    pilot.move((650, 340))
    assert table.describe()["held"] is None
    pilot.up()
    pilot.settle()
    assert table.session.done == done


def while_others_play(folder: Path, motion: str = "normal") -> Pilot:
    """South has led, and the picture still shows how the others play to the trick."""
    pilot = leading(folder, motion=motion)
    table = the_table(pilot)
    pilot.press(spot(pilot, str(table.view.hand[0])))
    pilot.step()
    while table.session.awaiting_person is not table.viewer:
        pilot.step()
    assert not table.asked
    return pilot


def place_of(pilot: Pilot, index: int) -> tuple[float, float]:
    pose = the_table(pilot).hand.rest(index)
    return pose.x, pose.y


@pytest.mark.parametrize("held", [0.2, 1.0, 6.0])
def test_a_press_while_cards_move_plays_nothing_before_it_is_let_go(
    tmp_path: Path, held: float
) -> None:
    pilot = while_others_play(tmp_path)
    table = the_table(pilot)
    count = len(table.view.hand)
    pilot.down(place_of(pilot, 1))
    pilot.run(held)
    assert len(table.view.hand) == count
    pilot.move_held((100, 560))
    pilot.up()
    pilot.settle()
    assert len(table.view.hand) == count, "it was put back"
    assert table.asked


@pytest.mark.parametrize("held", [0.1, 6.0])
def test_a_card_that_is_let_go_where_it_was_pressed_is_played_when_the_turn_comes(
    tmp_path: Path, held: float
) -> None:
    pilot = while_others_play(tmp_path)
    table = the_table(pilot)
    card = table.hand.sprites[1].card
    pilot.down(place_of(pilot, 1))
    pilot.run(held)
    pilot.up()
    pilot.settle()
    assert card not in table.view.hand or table.warning


def test_a_card_laid_in_the_middle_too_early_waits_there_for_its_turn(tmp_path: Path) -> None:
    pilot = while_others_play(tmp_path)
    table = the_table(pilot)
    sprite = table.hand.sprites[1]
    pilot.drag(place_of(pilot, 1), table.layout.ring.center)
    assert not table.asked
    before = sprite.pose
    pilot.run(0.1)
    assert abs(sprite.pose.y - before.y) < 20, "it lies where it was laid"
    pilot.settle()
    assert sprite.card not in table.view.hand or table.warning, "played, or refused with a word"
