"""A match of two players: blocks of duplicate deals, and the figures of all together."""

from __future__ import annotations

import sys
from contextlib import closing
from typing import TYPE_CHECKING

from euchre.ai.arena.duplicate import Block, BlockResult, play
from euchre.child_process import ChildProcesses

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from euchre.rules.options import Options

_BLOCK = 20
"""So many deals are played in one go, by one process."""
_DEALS_A_GAME = 10
"""For so many single deals a whole game is played besides."""
_WIDTH = 40
"""Letters of the bar that shows how far a match is."""
_NORMAL_95 = 1.96
"""Standard errors to each side that hold 95 % of a normal distribution."""


def measure(
    first: str, second: str, options: Options, *, deals: int, seed: str, jobs: int = 1
) -> dict[str, float]:
    """The first player's figures against the second, over so many deals played twice.

    For every ten deals a game is played twice besides.

    Points a deal with the half width of the 95 % interval, the share of games won, and the
    first player's decision times in milliseconds.
    """
    sizes = [_BLOCK] * (deals // _BLOCK) + ([deals % _BLOCK] if deals % _BLOCK else [])
    blocks = [
        Block(
            first, second, options, f"{seed}/{number}", size, -(-size // _DEALS_A_GAME), number
        )
        for number, size in enumerate(sizes)
    ]
    return summary(list(_shown(_played(blocks, jobs), len(blocks))))


def summary(results: Sequence[BlockResult]) -> dict[str, float]:
    """The figures of all results together."""
    differences = [value for result in results for value in result.differences]
    times = sorted(time for result in results for time in result.milliseconds) or [0.0]
    count = len(differences)
    mean = sum(differences) / count
    variance = sum((value - mean) ** 2 for value in differences) / max(1, count - 1)
    games = sum(result.games for result in results)
    return {
        "points_per_deal": mean,
        "ci95": _NORMAL_95 * (variance / count) ** 0.5,
        "games_share": sum(result.won for result in results) / games if games else 0.5,
        "games": games,
        "deals": count,
        "decision_ms_p50": times[len(times) // 2],
        "decision_ms_p99": times[min(len(times) - 1, len(times) * 99 // 100)],
        "decision_ms_max": times[-1],
    }


def _played(blocks: Sequence[Block], jobs: int) -> Iterator[BlockResult]:
    if jobs == 1:
        yield from map(play, blocks)
        return
    with closing(ChildProcesses(jobs)) as workers:
        yield from workers.map(play, blocks)


def _shown(results: Iterable[BlockResult], total: int) -> Iterator[BlockResult]:
    """The same results, with a bar of progress on standard error."""
    for done, result in enumerate(results, 1):
        bar = "#" * (_WIDTH * done // total)
        print(  # noqa: T201 - a program that reports
            f"\r[{bar:.<{_WIDTH}}] {100 * done // total:3d} %",
            end="",
            file=sys.stderr,
            flush=True,
        )
        yield result
    print(file=sys.stderr)  # noqa: T201 - a program that reports
