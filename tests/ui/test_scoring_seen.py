"""Points and tricks as they are seen: score cards that turn step by step, and a pip for a trick."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pytest

from euchre.rules.actions import Bid
from euchre.rules.games import PRESETS
from euchre.rules.options import COUNTERS
from euchre.rules.seats import Seat
from euchre.rules.state import Phase, Spoken
from euchre.ui.draw.animation import Timeline
from euchre.ui.draw.style import style_for
from euchre.ui.table.board import Board
from euchre.ui.table.moves.scoring import MOST_STEPS, score_beats, steps
from euchre.ui.table.pictures.score_cards import Tally, laid, on_the_way
from euchre.ui.table.pictures.trick_pips import TrickPips, pips, trick_count
from tests.ui.pilot import FRAME
from tests.ui.tables import a_session, dealt_by_west, spot, the_table

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.rules.seats import Side

OURS: Side = (Seat.SOUTH, Seat.NORTH)
THEIRS: Side = (Seat.WEST, Seat.EAST)
LAST_TRICK = (
    *("pass", "pass", "order", "discard 9H", "play 9D", "play QD", "play TD", "play AD"),
    *("play TH", "play KC", "play TC", "play KH", "play JC", "play JS", "play TS", "play KS"),
    *("play QH", "play AC", "play QC", "play 9S"),
)
"""South has taken two tricks and takes the last one: the makers score a point."""
HIGH = 100
GLANCE = 0.04
"""Seconds from frame to frame while nothing is counted yet."""


def counted(folder: Path, **settings: Any) -> list[tuple[int, float, float]]:
    """In every frame from the last card on: our score, and how far the cards have come to it."""
    pilot = dealt_by_west(folder, LAST_TRICK, **{"motion": "normal"} | settings)
    table = the_table(pilot)
    side = next(side for side in table.director.board.scores if Seat.SOUTH in side)
    pilot.press(spot(pilot, "AS"))
    frames: list[tuple[int, float, float]] = []
    while pilot.scene is table and len(frames) < 600:
        director = table.director
        pose = director.tally.pose
        frames.append((director.board.scores[side], pose.x, pose.alpha))
        pilot.step(FRAME if director.board.scores[side] else GLANCE)
        if frames[-1] == (1, 1.0, 1.0):
            # It has been counted, and what follows is another test's business.
            break
    frames.append((table.director.board.scores[side], table.director.tally.pose.x, 1.0))
    return frames


def test_the_score_cards_turn_to_a_new_point_in_sight(tmp_path: Path) -> None:
    frames = counted(tmp_path)
    turning = [(score, share) for score, share, _ in frames if share < 1]
    assert {score for score, _ in turning} == {1}
    shares = [share for _, share in turning]
    assert shares == sorted(shares)
    assert len(set(shares)) > 10
    assert frames[0][0] == 0
    assert frames[-1][:2] == (1, 1.0)


def test_with_reduced_motion_they_fade_from_one_score_to_the_next(tmp_path: Path) -> None:
    frames = counted(tmp_path, reduced_motion=True)
    assert {share for _, share, _ in frames} <= {0.0, 1.0}
    assert len({alpha for _, _, alpha in frames}) > 5


def test_the_cards_of_the_other_side_lie_still_meanwhile(tmp_path: Path) -> None:
    pilot = dealt_by_west(tmp_path, LAST_TRICK, motion="normal", reduced_motion=True)
    table = the_table(pilot)
    pilot.press(spot(pilot, "AS"))
    corners = [table.layout.counter(index).whole for index in (0, 1)]
    seen: tuple[set[bytes], set[bytes]] = (set(), set())
    while pilot.scene is table and table.director.tally.pose.alpha == 1:
        pilot.step(GLANCE)
    while pilot.scene is table and table.director.tally.pose.alpha < 1:
        for pictures, corner in zip(seen, corners, strict=True):
            part = pilot.screen.subsurface(corner.move(0, -corner.height // 4))
            pictures.add(bytes(part.copy().get_buffer().raw))
        pilot.step()
    assert len(seen[0]) > 5
    assert len(seen[1]) == 1


def test_without_motion_the_new_score_is_there_at_once(tmp_path: Path) -> None:
    frames = counted(tmp_path, motion="instant")
    assert {share for _, share, _ in frames} == {1.0}
    assert frames[-1][0] == 1


@pytest.mark.parametrize(
    ("before", "after", "seen"),
    [
        ((5, 3), (7, 3), [(6, 3), (7, 3)]),
        ((5, 3), (9, 5), [(6, 4), (7, 5), (8, 5), (9, 5)]),
        ((2, 4), (-1, 5), [(1, 5), (0, 5), (-1, 5)]),
        ((4, 4), (4, 4), []),
    ],
)
def test_every_point_is_a_step_for_both_sides_at_once(
    before: tuple[int, int], after: tuple[int, int], seen: list[tuple[int, int]]
) -> None:
    scores = dict(zip((OURS, THEIRS), before, strict=True))
    goal = dict(zip((OURS, THEIRS), after, strict=True))
    assert [tuple(step.values()) for step in steps(scores, goal)] == seen


def test_very_many_points_are_counted_in_larger_steps() -> None:
    told = steps({OURS: 0, THEIRS: 5}, {OURS: 16, THEIRS: 4})
    assert len(told) == MOST_STEPS
    assert told[-1] == {OURS: 16, THEIRS: 4}
    assert [step[OURS] for step in told] == sorted({step[OURS] for step in told})


def test_whoever_scores_is_marked_for_as_long_as_that_is_counted() -> None:
    tally, line = Tally(), Timeline()
    before: dict[Side, int] = {OURS: 2, THEIRS: 3}
    counted = steps(before, {OURS: 4, THEIRS: 3})
    line.add(*score_beats(tally, before, counted, [lambda: None] * len(counted)))
    marked = []
    while not line.idle:
        line.update(0.1)
        marked.append(tally.counting)
    assert set(marked[:-1]) == {frozenset({OURS})}
    assert marked[-1] == frozenset()


@pytest.mark.parametrize("ranks", COUNTERS.values())
@pytest.mark.parametrize(("side", "outwards"), [(0, -1), (1, 1)])
def test_the_cards_go_from_where_they_lie_to_where_they_are_to_lie(
    ranks: tuple[int, int], side: int, outwards: int
) -> None:
    rests = [laid(score, ranks, side, (500, 500), HIGH) for score in range(sum(ranks) + 1)]
    for before, after in itertools.pairwise(rests):
        assert on_the_way(before, after, 0.0, HIGH, outwards) == before
        end = on_the_way(before, after, 1.0, HIGH, outwards)
        for (card, pose), (goal_card, goal) in zip(end, after, strict=True):
            assert card is goal_card
            assert pose == pytest.approx(goal, abs=1e-9)


def test_a_card_goes_under_the_other_one_only_when_it_is_beside_it() -> None:
    before, after = (laid(score, (4, 6), 0, (500, 500), HIGH) for score in (6, 7))
    assert before[0][0] is after[1][0], "the six is uncovered, and the four goes under it"
    halves = [on_the_way(before, after, share, HIGH, -1) for share in (0.499, 0.501)]
    assert halves[0][0][0] is halves[1][1][0]
    for half in halves:
        left, right = sorted(pose.x for _, pose in half)
        assert right - left > 0.7 * HIGH


def board(maker: Seat | None, taken: dict[Seat, int], *calls: Bid) -> Board:
    spoken = tuple(Spoken(Phase.AUCTION, Seat.SOUTH, call) for call in calls)
    tricks = dict.fromkeys(Seat, 0) | taken
    return Board(Seat.EAST, {}, tricks, maker=maker, calls=spoken)


def counts(game: str, shown: Board) -> list[TrickPips | None]:
    view = a_session("S", options=PRESETS[game]).view(Seat.SOUTH)
    return [trick_count(side, shown, view) for side in view.setup.table.sides]


def test_three_of_five_tricks_make_it_and_three_set_the_makers() -> None:
    shown = board(Seat.SOUTH, {Seat.SOUTH: 1, Seat.NORTH: 1, Seat.EAST: 1})
    assert counts("classic", shown) == [TrickPips(2, 5, 3), TrickPips(1, 5, 3)]


def test_before_there_is_a_maker_there_are_no_pips() -> None:
    assert counts("classic", board(None, {})) == [None, None]


def test_what_was_bid_is_what_makes_it() -> None:
    shown = board(Seat.WEST, {Seat.WEST: 2}, Bid("3"), Bid("4"))
    assert sorted(counts("hasenpfeffer", shown), key=str) == [
        TrickPips(0, 6, 3),
        TrickPips(2, 6, 4),
    ]


def test_where_each_plays_alone_only_the_maker_has_a_goal() -> None:
    goals = [count and count.goal for count in counts("three_handed", board(Seat.SOUTH, {}))]
    assert sorted(goals, key=str) == [0, 0, 3]
    nap = counts("napoleon", board(Seat.SOUTH, {}, Bid("two"), Bid("nap")))
    assert sorted(count.goal for count in nap if count) == [0, 0, 0, 5]
    misere = counts("napoleon", board(Seat.SOUTH, {}, Bid("misere")))
    assert {count.goal for count in misere if count} == {0}


def test_the_pip_that_makes_it_looks_different_and_so_do_those_taken() -> None:
    style = style_for((1280, 720))

    def row(*count: int) -> bytes:
        picture = pips(style, TrickPips(*count), 12, (255, 255, 255))
        return bytes(picture.get_buffer().raw)

    rows = [row(taken, 5, goal) for taken in (0, 1, 3) for goal in (0, 3, 4)]
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_the_pips_stand_in_the_corner_and_fill_with_every_trick(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    pilot = dealt_by_west(tmp_path, LAST_TRICK[:11], motion="instant")
    pilot.resize(size)
    digits = the_table(pilot).layout.counter(0).digits
    below = digits.move(0, digits.height)
    below.height = round(the_table(pilot).layout.u * 20)

    def seen() -> bytes:
        return bytes(pilot.screen.subsurface(below).copy().get_buffer().raw)

    before = seen()
    pilot.press(spot(pilot, "KH"))
    pilot.settle()
    assert any(the_table(pilot).director.board.taken[seat] for seat in OURS)
    assert seen() != before
