"""Puts very many games on file, and looks how the program bears them.

They are copies of a few dozen games of all kinds, each with a seed, a salt and a beginning of its
own. Then the program does what it does at a start, the first time, when nothing has been read, and
again: looks for the game to continue, lists all games while the picture goes on, and counts the
statistics. Nothing may fail or be missing; how long it takes is printed, not judged.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

# Before anything imports pygame, which reads them once.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from euchre.play.session import Session
from euchre.rules import PRESETS
from euchre.storage import notation, saves
from euchre.storage.games_on_file import GamesOnFile
from euchre.storage.statistics import Statistics, reporting_on_dealing
from euchre.ui.scene import Push
from euchre.ui.scenes.games.deals import deals
from euchre.ui.scenes.games.fair_deal import fair_deal
from euchre.ui.scenes.games.reading import after_reading
from euchre.ui.scenes.games.saved_games import SavedGamesScene
from euchre.ui.scenes.games.statistics import statistics
from euchre.ui.scenes.new_game.agreement import Agreement
from euchre.ui.scenes.title import TitleScene
from tests.torture.deals import Fault
from tests.torture.kill import any_game, played
from tests.ui.pilot import Pilot, make_context

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterable, Iterator

    from euchre.storage.games_on_file import Listing
    from euchre.ui.context import Context
    from euchre.ui.scene import Scene

_SOURCES = 40
_SALT, _BEGUN = "SALT", "BEGUN"
"""Stand in the text of a source for what every copy has of its own."""
_AT_REST = 0.5
"""Seconds: a screen that wants to be woken later than this has nothing to do."""
_FIRST = datetime(2020, 1, 1, tzinfo=timezone.utc)
_SCREENS: dict[str, Callable[[Context], Scene]] = {
    "title": TitleScene,
    "list": SavedGamesScene,
    "statistics": lambda context: after_reading(context, partial(statistics, context)),
    "dealing report": lambda context: after_reading(context, partial(fair_deal, context)),
    "deals": lambda context: after_reading(
        context, partial(deals, context, Agreement(), lambda: 1)
    ),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--games", type=int, default=50_000, help="how many games")
    parser.add_argument("--seed", type=int, default=0, help="what they follow from")


def run(arguments: argparse.Namespace) -> int:
    """Fill a folder, look at it, report, and return 1 if anything was missing."""
    started = time.perf_counter()
    try:
        for line in look_at(arguments.games, arguments.seed):
            print(line, flush=True)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    print(f"{arguments.games} games, no fault, {time.perf_counter() - started:.0f} s")
    return 0


class Spent(NamedTuple):
    """What something cost."""

    what: str
    seconds: float
    longest: float
    """Without a picture in between."""
    busiest: float
    """The most of that which this program computed, whatever else the machine did."""

    def __str__(self) -> str:
        return (
            f"{self.what}: {self.seconds:.2f} s, {1000 * self.longest:.0f} ms at most at once, "
            f"{1000 * self.busiest:.0f} ms of processor time"
        )


def look_at(games: int, seed: int = 0) -> Iterator[Spent]:
    """Look at so many games as the program does; what it cost. Fault if any is missing."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        yield _spent("written", _written(folder / "games", games, seed))
        yield _shown("list, nothing read before", SavedGamesScene, folder, games)
        yield from _asked(folder, games)
        for what, screen in _SCREENS.items():
            yield _shown(what, screen, folder, games)


def _asked(folder: Path, games: int) -> Iterator[Spent]:
    """What screens ask of the games on file, each as after a start of its own."""
    yield _spent("game to continue found", _on_file(folder).looking_for_last_open(20))
    yield _spent("read ahead", _on_file(folder).read_ahead())
    yield _spent("listed", _on_file(folder).listings())
    listing = _on_file(folder).listing()
    found = [*listing.open, *listing.finished]
    _require(games, listing)
    yield _spent("counted", (Statistics([entry]) for entry in found))
    yield _spent("dealing looked at", reporting_on_dealing(found))


def _on_file(folder: Path) -> GamesOnFile:
    return GamesOnFile(folder / "games", folder / "digests.json")


def _require(games: int, listing: Listing) -> None:
    known = len(listing.open) + len(listing.finished)
    if known != games or listing.damaged or listing.unread:
        message = f"{known} games in place of {games}; {listing.damaged[:3]}, {listing.unread}"
        raise Fault(message)


def _shown(what: str, make: Callable[[Context], Scene], folder: Path, games: int) -> Spent:
    """Show a screen, until it has nothing more to do; the picture goes on all the time."""
    context = make_context(folder, motion="instant", muted=True)
    pilot = Pilot(TitleScene(context), context, (960, 600))
    context.idle_tasks.clear()
    spent = _spent(f"{what} shown", _frames(pilot, make))
    _require(games, context.games.listing())
    context.close()
    return spent


def _frames(pilot: Pilot, make: Callable[[Context], Scene]) -> Iterator[None]:
    """Every step during which the picture stands still: frames, and chores between them."""
    pilot.loop.change(Push(make(pilot.context)))
    yield
    while True:
        pilot.step()
        yield
        if pilot.context.idle_tasks:
            pilot.loop.run_idle_task()
            yield
        elif pilot.loop.wake is None or pilot.loop.wake > _AT_REST:
            return


def _spent(what: str, steps: Iterable[object]) -> Spent:
    """How long some steps took."""
    started = before = _clocks()
    longest = busiest = 0.0
    for _ in chain(steps, [None]):
        now = _clocks()
        longest, busiest = max(longest, now[0] - before[0]), max(busiest, now[1] - before[1])
        before = now
    return Spent(what, now[0] - started[0], longest, busiest)


def _clocks() -> tuple[float, float]:
    return time.perf_counter(), time.process_time()


def _written(folder: Path, games: int, seed: int) -> Iterator[None]:
    """Write so many games, each another one."""
    folder.mkdir()
    sources = [_source(number, seed) for number in range(min(_SOURCES, games))]
    for number in range(games):
        yield
        begun = _FIRST + timedelta(hours=number)
        text = sources[number % len(sources)]
        text = text.replace(_SALT, f"{number:032x}", 1).replace(_BEGUN, f"{begun:%FT%TZ}", 1)
        path = folder / f"{begun:%F %H-%M-%S}{saves.SUFFIX}"
        path.write_text(text, encoding="utf-8", newline="\n")
        os.utime(path, (begun.timestamp(), begun.timestamp()))


def _source(number: int, seed: int) -> str:
    """The text of a game to be copied; the first one is not over."""
    presets = sorted(PRESETS)
    start = any_game(Random(f"{seed} {number}"), presets[number % len(presets)], 8)
    whole = played(Session(start)).record
    actions = whole.actions if number else whole.actions[: len(whole.actions) // 2]
    return notation.write(replace(whole, actions=actions, salt=_SALT, begun=_BEGUN))
