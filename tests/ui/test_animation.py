from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.ui.draw.animation import (
    Beat,
    Glides,
    Timeline,
    Tween,
    ease_in_out,
    ease_out,
    linear,
    settle,
)
from euchre.ui.draw.motion import MOTIONS, Motion, motion
from euchre.ui.draw.pose import Pose

A, B, C = Pose(0, 0), Pose(100, 50), Pose(300, 0, angle=90)


@dataclass(eq=False)
class Sprite:
    pose: Pose = field(default_factory=Pose)


def test_a_tween_starts_where_the_sprite_is_when_its_beat_begins() -> None:
    sprite, line = Sprite(A), Timeline()
    line.add(Beat([Tween(sprite, B, 1.0, ease=linear)]))
    sprite.pose = C
    line.update(0.5)
    assert sprite.pose == C.blend(B, 0.5)


def test_what_one_beat_leaves_over_the_next_one_gets() -> None:
    sprite, line = Sprite(A), Timeline()
    line.add(
        Beat([Tween(sprite, B, 1.0, ease=linear)]),
        Beat([Tween(sprite, C, 1.0, ease=linear)]),
    )
    line.update(1.25)
    assert sprite.pose == B.blend(C, 0.25)


def test_a_beat_lasts_as_long_as_its_longest_tween_and_its_pause() -> None:
    beat = Beat([Tween(Sprite(), B, 0.2, delay=0.3), Tween(Sprite(), B, 0.4)], hold=0.1)
    assert beat.moving == pytest.approx(0.5)
    assert beat.seconds == pytest.approx(0.6)


def test_a_delayed_sprite_stays_until_its_time_comes() -> None:
    sprite, line = Sprite(A), Timeline()
    line.add(Beat([Tween(sprite, B, 1.0, delay=0.5)]))
    line.update(0.49)
    assert sprite.pose == A
    line.update(1.2)
    assert sprite.pose == B


def test_a_beat_without_duration_ends_at_once() -> None:
    told: list[str] = []
    line = Timeline()
    line.add(Beat(on_start=lambda: told.append("start"), on_end=lambda: told.append("end")))
    line.update(0.0)
    assert told == ["start", "end"]
    assert line.idle


def test_callbacks_come_in_order_and_once() -> None:
    told: list[str] = []

    def beat(name: str) -> Beat:
        sprite = Sprite()
        tween = Tween(sprite, B, 0.1, on_start=lambda: told.append(f"{name} moves"))
        return Beat(
            [tween],
            on_start=lambda: told.append(f"{name} starts"),
            on_end=lambda: told.append(f"{name} ends"),
        )

    line = Timeline()
    line.add(beat("one"), beat("two"))
    for _ in range(40):
        line.update(0.01)
    assert told == [
        f"{name} {what}" for name in ("one", "two") for what in ("starts", "moves", "ends")
    ]


def test_a_callback_may_add_further_beats() -> None:
    sprite, line = Sprite(A), Timeline()
    line.add(Beat(on_end=lambda: line.add(Beat([Tween(sprite, B, 0.1)]))))
    line.update(0.0)
    assert not line.idle
    line.update(0.1)
    assert sprite.pose == B


def test_skipping_leaves_everything_where_it_belongs() -> None:
    told: list[str] = []
    sprite, line = Sprite(A), Timeline()
    line.add(
        Beat(
            [Tween(sprite, B), Tween(sprite, C, delay=1.0)], on_end=lambda: told.append("one")
        ),
        Beat(on_end=lambda: told.append("two")),
    )
    line.update(0.1)
    line.skip()
    assert (sprite.pose, told, line.idle) == (C, ["one", "two"], True)


@given(st.lists(st.floats(0.001, 0.3), min_size=1, max_size=60))
def test_the_end_is_the_same_however_the_time_is_cut(steps: list[float]) -> None:
    sprite, line = Sprite(A), Timeline()
    line.add(
        Beat([Tween(sprite, B, 0.3, ease=settle, rise=0.5)], hold=0.2),
        Beat([Tween(sprite, C, 0.25, delay=0.1)]),
    )
    for step in steps:
        line.update(step)
    line.update(2.0)
    assert (sprite.pose, line.idle) == (C, True)


def test_a_sprite_moves_without_jumps() -> None:
    sprite, line = Sprite(A), Timeline()
    line.add(Beat([Tween(sprite, Pose(1000, 0), 0.25, ease=settle)], hold=0.1))
    line.add(Beat([Tween(sprite, Pose(0, 0), 0.25)]))
    before = sprite.pose.x
    while not line.idle:
        line.update(1 / 60)
        assert abs(sprite.pose.x - before) < 240
        before = sprite.pose.x


def test_an_instant_motion_ends_everything_in_one_update() -> None:
    sprite, line = Sprite(A), Timeline(MOTIONS["instant"])
    line.add(Beat([Tween(sprite, B)], hold=5.0), Beat([Tween(sprite, C)], click=True))
    line.update(0.0)
    assert (sprite.pose, line.idle) == (C, True)


@pytest.mark.parametrize(("name", "quicker"), [("quick", True), ("calm", False)])
def test_the_pace_of_the_setting_holds_for_every_beat(name: str, quicker: bool) -> None:  # noqa: FBT001
    sprite, line = Sprite(A), Timeline(MOTIONS[name])
    line.add(Beat([Tween(sprite, B, 1.0)]))
    line.update(0.9)
    assert line.idle is quicker


def test_an_unknown_motion_is_the_normal_one() -> None:
    assert motion("frantic") == MOTIONS["normal"]
    assert motion("quick", reduced=True).fades


def test_a_pace_beside_the_named_ones_lies_between_them_and_waits_for_no_click() -> None:
    assert MOTIONS["quick"].pace < motion("normal", 0.45).pace < MOTIONS["normal"].pace
    assert not motion("calm", 0.1).clicks
    assert motion("calm", 0.0) == MOTIONS["calm"]


def test_a_name_chosen_since_holds_against_an_older_place() -> None:
    assert motion("instant", 0.3) == MOTIONS["instant"]
    assert motion("normal") == MOTIONS["normal"]


def test_the_calm_motion_waits_for_a_click_where_asked() -> None:
    line = Timeline(MOTIONS["calm"])
    line.add(Beat(hold=0.1, click=True))
    line.update(10.0)
    assert line.waiting
    assert not line.idle
    assert line.wake is None
    assert line.go_on()
    assert line.idle
    assert not line.go_on()


def test_other_motions_do_not_wait_for_a_click() -> None:
    line = Timeline(MOTIONS["normal"])
    line.add(Beat(hold=0.1, click=True))
    line.update(0.2)
    assert line.idle


def test_a_click_cuts_a_pause_short_but_not_a_flight() -> None:
    sprite, line = Sprite(A), Timeline()
    line.add(Beat([Tween(sprite, B, 0.2)], hold=5.0))
    line.update(0.1)
    assert not line.go_on()
    line.update(0.2)
    assert line.go_on()
    assert line.idle


def test_the_timeline_knows_when_to_be_called_next() -> None:
    line = Timeline()
    assert line.wake is None
    line.add(Beat([Tween(Sprite(), B, 0.2)], hold=1.0))
    assert line.wake == 0
    line.update(0.1)
    assert line.wake == 0
    line.update(0.2)
    assert line.wake == pytest.approx(0.9)
    line.update(0.9)
    assert line.wake is None


def test_reduced_motion_fades_and_never_flies() -> None:
    sprite, line = Sprite(A), Timeline(Motion(fades=True))
    line.add(Beat([Tween(sprite, B, 0.2)]))
    seen = []
    while not line.idle:
        line.update(0.01)
        seen.append(sprite.pose)
    assert {(pose.x, pose.y) for pose in seen} == {(0, 0), (100, 50)}
    assert min(pose.alpha for pose in seen) < 0.1
    assert sprite.pose == B


def test_a_rising_sprite_is_highest_half_way_and_lands() -> None:
    sprite = Sprite(A)
    tween = Tween(sprite, B, 1.0, rise=0.8)
    tween.seek(0.0)
    tween.seek(0.5)
    assert sprite.pose.lift == pytest.approx(0.8)
    tween.seek(1.0)
    assert sprite.pose.lift == 0


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out, settle])
def test_every_easing_begins_at_the_beginning_and_ends_at_the_end(ease: object) -> None:
    assert ease(0.0) == pytest.approx(0)  # type: ignore[operator]
    assert ease(1.0) == pytest.approx(1)  # type: ignore[operator]


def test_settling_runs_a_little_over_the_goal() -> None:
    assert 1.005 < max(settle(t / 100) for t in range(101)) < 1.04


def test_a_glide_changes_its_goal_without_a_jump() -> None:
    sprite, glides = Sprite(A), Glides()
    glides.to(sprite, B, 0.2)
    glides.update(0.1)
    half_way = sprite.pose
    glides.to(sprite, A, 0.2)
    glides.update(0.0)
    assert sprite.pose == half_way
    glides.update(0.2)
    assert (sprite.pose, glides.moving) == (A, False)


def test_gliding_to_where_it_lies_moves_nothing() -> None:
    glides = Glides()
    glides.to(Sprite(A), A)
    assert not glides.moving


def test_a_sprite_taken_in_the_hand_glides_no_further() -> None:
    sprite, glides = Sprite(A), Glides()
    glides.to(sprite, B)
    glides.stop(sprite)
    glides.update(1.0)
    assert (sprite.pose, glides.moving) == (A, False)


def test_with_reduced_motion_what_hardly_moves_does_not_go_and_come() -> None:
    for slight, seen in ((200, A.blend(B, 0.5)), (50, B.but(alpha=0.0))):
        sprite, line = Sprite(A), Timeline(Motion(fades=True))
        line.add(Beat([Tween(sprite, B, 1.0, ease=linear, slight=slight)]))
        line.update(0.5)
        assert sprite.pose == seen


@pytest.mark.parametrize("still", [Motion(pace=0.0), Motion(fades=True)])
def test_without_motion_glides_are_there_at_once(still: Motion) -> None:
    sprite, glides = Sprite(A), Glides(still)
    glides.to(sprite, B)
    glides.update(0.0)
    assert (sprite.pose, glides.moving) == (B, False)


def test_a_pose_knows_which_points_lie_on_its_sprite() -> None:
    lying = Pose(100, 100, angle=90, scale=2)
    assert lying.holds((100 + 69, 100), 50, 70)
    assert not lying.holds((100, 100 + 69), 50, 70)
    assert Pose(100, 100).holds((100, 134), 50, 70)
    tilted = Pose(0, 0, angle=45)
    assert tilted.holds((-24, -24), 10, 70) is False
    assert tilted.holds((24, -24), 10, 70) is True
