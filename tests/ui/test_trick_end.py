"""The end of a trick: the card that took it rises and shines, then all go to its winner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euchre.rules.seats import Seat
from tests.ui.tables import dealt_by_west, spot, the_table

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.draw.pose import Pose
    from euchre.ui.table.pictures.sprites import CardSprite
    from tests.ui.pilot import Pilot

TRICK = ("pass", "pass", "order", "discard 9H", "play 9D", "play QD")
"""South is to play, then West, whose king or ace takes the trick."""


def full_trick(folder: Path, **settings: Any) -> tuple[Pilot, CardSprite]:
    """A pilot at the moment when the trick is full, and the card that took it."""
    pilot = dealt_by_west(folder, TRICK, motion="normal", **settings)
    pilot.press(spot(pilot, "TD"))
    table = the_table(pilot)
    while True:
        pilot.step()
        swept, winner = table.director.sprites.loose, table.director.winning
        if winner is not None and swept and swept[-1] is winner:
            return pilot, winner


def until_swept(pilot: Pilot, winner: CardSprite) -> list[tuple[Pose, float, bytes]]:
    """Frame by frame: how the winner lies, how far the light is, and its picture."""
    table, frames = the_table(pilot), []
    while table.director.winning is winner:
        pose = winner.pose
        area = (round(pose.x) - 30, round(pose.y) - 40, 60, 80)
        seen = pilot.screen.subsurface(area).copy().get_buffer().raw
        frames.append((pose, table.director.glint.pose.x, seen))
        pilot.step()
    return frames


def test_the_card_that_took_the_trick_rises_above_the_others_and_stays_up(
    tmp_path: Path,
) -> None:
    pilot, winner = full_trick(tmp_path)
    rest = the_table(pilot).layout.trick(Seat.WEST)
    assert [*the_table(pilot).director.sprites.all(Seat.SOUTH)][-1] is winner
    last = until_swept(pilot, winner)[-1][0]
    assert last.y < rest.y
    assert last.scale > rest.scale
    assert last.lift > 0.5


def test_a_light_runs_over_it_once(tmp_path: Path) -> None:
    pilot, winner = full_trick(tmp_path)
    frames = until_swept(pilot, winner)
    up = [(share, seen) for pose, share, seen in frames if pose == frames[-1][0]]
    shares = [share for share, _ in up]
    assert shares == sorted(shares)
    dark = up[-1][1]
    assert shares[0] < 0.1
    assert up[0][1] == dark
    assert sum(seen != dark for _, seen in up) > 5
    assert up[-10][1] == dark, "it is over long before the cards are swept away"


def test_with_reduced_motion_nothing_runs_over_it(tmp_path: Path) -> None:
    pilot, winner = full_trick(tmp_path, reduced_motion=True)
    assert {share for _, share, _ in until_swept(pilot, winner)} <= {0, 1}


def test_with_reduced_motion_it_rises_without_going_away(tmp_path: Path) -> None:
    pilot, winner = full_trick(tmp_path, reduced_motion=True)
    frames = until_swept(pilot, winner)
    assert frames[-1][0].lift > 0.5
    assert {pose.alpha for pose, _, _ in frames} == {1.0}


def test_the_others_are_swept_first_and_go_under_it(tmp_path: Path) -> None:
    pilot, winner = full_trick(tmp_path)
    until_swept(pilot, winner)
    table = the_table(pilot)
    goal = table.layout.pile(Seat.WEST, 0)
    pilot.run(0.1)
    cards = table.director.sprites.loose
    away = [abs(card.pose.x - goal.x) + abs(card.pose.y - goal.y) for card in cards]
    assert cards[-1] is winner
    assert len(cards) == 4
    assert min(away) == away[0]
    pilot.run(0.5)
    assert table.director.sprites.loose == []
    assert table.director.board.taken[Seat.WEST] == 1
