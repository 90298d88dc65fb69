"""Processor time and wake-ups of the program while nothing moves; Linux only."""

from __future__ import annotations

import time
from pathlib import Path

from tests.benchmarks._display import euchre, screen

GOALS = {
    "idle_cpu_percent": "<= 0.2",
    "idle_wakeups_per_second": "<= 10",
    "idle_table_cpu_percent": "<= 0.2",
    "idle_table_wakeups_per_second": "<= 10",
}
AT_TABLE = ("--start", "classic", "--seed", "7", "--speed", "instant")
"""With these the game comes to a person's first decision at once, and waits."""
SETTLING = 3.0
"""Seconds after the first picture in which the program may still be busy."""
WATCHED = 10.0


def measure() -> dict[str, float]:
    """Return per cent of one core and wake-ups a second, all threads and processes together."""
    figures = {}
    for place, arguments in (("", ()), ("table_", AT_TABLE)):
        percent, wakeups = _at_rest(*arguments)
        figures[f"idle_{place}cpu_percent"] = percent
        figures[f"idle_{place}wakeups_per_second"] = wakeups
    return figures


def _at_rest(*arguments: str) -> tuple[float, float]:
    """Start the game, leave it alone, and return what it uses."""
    with screen() as environment, euchre(environment, *arguments) as (program, _seconds):
        time.sleep(SETTLING)
        before, start = _used(program.pid), time.perf_counter()
        time.sleep(WATCHED)
        after, seconds = _used(program.pid), time.perf_counter() - start
    return 100 * (after[0] - before[0]) / seconds, (after[1] - before[1]) / seconds


def _used(process: int) -> tuple[float, int]:
    """Return seconds of processor time and wake-ups of a process and its children so far."""
    seconds, wakeups = 0.0, 0
    for task in Path(f"/proc/{process}/task").iterdir():
        seconds += int((task / "schedstat").read_text(encoding="utf-8").split()[0]) / 1e9
        for line in (task / "status").read_text(encoding="utf-8").splitlines():
            if line.startswith("voluntary_ctxt_switches"):
                wakeups += int(line.split()[1])
        for child in (task / "children").read_text(encoding="utf-8").split():
            used = _used(int(child))
            seconds, wakeups = seconds + used[0], wakeups + used[1]
    return seconds, wakeups
