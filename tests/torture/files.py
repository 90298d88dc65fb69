"""Damages real files of the program in every way, and looks whether it goes on politely.

Games, settings, digests, resets and rule sets are cut, spliced, flipped, made huge, edited.
Whatever comes out is read as at the start of the program: no crash, no hang, no illegal state, and a file that
cannot be read is still there, byte for byte, under its own name or another.
"""

from __future__ import annotations

import faulthandler
import json
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from euchre.play.replay import Replay
from euchre.play.rules_line import line_of
from euchre.play.session import Session
from euchre.rules import PRESETS
from euchre.storage import notation, saves, settings
from euchre.storage.games_on_file import GamesOnFile
from euchre.storage.rule_sets import RuleSets
from euchre.storage.statistics import Resets, Statistics, report_on_dealing
from tests.rules.invariants import check_game
from tests.torture.deals import Fault
from tests.torture.kill import any_game, played

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from euchre.storage.games_on_file import Listing

_GOLDEN = Path(__file__).resolve().parents[1] / "storage" / "golden"
_LONGEST = 20.0
"""Seconds for one file, after which the program hangs."""
_SETTINGS = {
    "motion": "calm",
    "volume": 0.5,
    "window_size": [1280, 720],
    "last_game": {"a": [1]},
}
_RESETS = [["2026-11-30T09:15:00.000000+0000", None], ["2026-11-30T09:16:00.0+0000", "Anna"]]

_RULE_SETS = {"Thursdays": line_of(PRESETS["us"]), "Grandma": line_of(PRESETS["railroad"])}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--count", type=int, default=5000, help="how many files to damage")
    parser.add_argument("--seed", type=int, default=0, help="number of the first one")


def run(arguments: argparse.Namespace) -> int:
    """Damage, report, and return 1 if anything went wrong."""
    started = time.perf_counter()
    try:
        told = damage(arguments.count, arguments.seed)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    parts = ", ".join(f"{count} {what}" for what, count in sorted(told.items()))
    print(f"{arguments.count} files: {parts}; no fault, {time.perf_counter() - started:.0f} s")
    return 0


def damage(count: int, first: int = 0) -> Counter[str]:
    """Damage so many files; what became of them. Fault if the program did not bear it."""
    originals = _originals()
    told: Counter[str] = Counter()
    for number in range(first, first + count):
        faulthandler.dump_traceback_later(_LONGEST, exit=True)
        try:
            told[_one(number, originals)] += 1
        except Exception as error:
            message = (
                f"{traceback.format_exc()}\nto do it again: python3 tests/torture files "
                f"--seed {number} --count 1"
            )
            raise Fault(message) from error
        finally:
            faulthandler.cancel_dump_traceback_later()
    return told


def _originals() -> dict[str, list[bytes]]:
    """Real files of every kind."""
    games = [path.read_bytes() for path in sorted(_GOLDEN.glob("*.euchre"))]
    rng = Random(1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number, preset in enumerate(sorted(PRESETS)):
            start = any_game(rng, preset, 0)
            path = folder / f"{number}.euchre"
            path.write_text(
                notation.write(played(Session(start)).record), encoding="utf-8", newline="\n"
            )
        games += [path.read_bytes() for path in sorted(folder.glob("*.euchre"))]
        GamesOnFile(folder, folder / "digests.json").listing()
        digests = (folder / "digests.json").read_bytes()
    return {
        "game": games,
        "settings": [json.dumps(_SETTINGS).encode()],
        "resets": [json.dumps(_RESETS).encode()],
        "rule sets": [json.dumps(_RULE_SETS).encode()],
        "digests": [digests],
    }


def _one(number: int, originals: dict[str, list[bytes]]) -> str:
    rng = Random(number)
    kind = rng.choices(list(originals), (12, 2, 1, 1, 1))[0]
    data, other = rng.choice(originals[kind]), rng.choice(originals["game"])
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        data = rng.choice(MUTATIONS)(data, other, rng)
    with tempfile.TemporaryDirectory() as folder:
        return _KINDS[kind](Path(folder), data, rng)


def _game(folder: Path, data: bytes, rng: Random) -> str:
    path = folder / "g.euchre"
    path.write_bytes(data)
    games = GamesOnFile(folder, folder / "digests.json")
    listing = games.listing()
    _agree(listing, GamesOnFile(folder, folder / "digests.json").listing())
    if listing.damaged:
        (damaged,) = listing.damaged
        assert str(damaged.error), "nothing is said"
        assert (damaged.kept_as or path).read_bytes() == data, "the file was not kept"
        return "refused"
    _play_on(games, path, rng)
    return "games still"


def _agree(first: Listing, second: Listing) -> None:
    assert (first.open, first.finished) == (second.open, second.finished), "read otherwise"


def _play_on(games: GamesOnFile, path: Path, rng: Random) -> None:
    session = games.resume(path)
    record = session.record
    film = Replay(record)
    for position in {0, film.last, rng.randint(0, film.last)}:
        check_game(film.game(position))
    for _ in range(12):
        seat = session.awaiting_person
        session.view(seat)
        if seat is not None:
            session.submit(seat, rng.choice(session.view(seat).legal))
        else:
            session.advance()
    session.close()
    assert saves.load(path).record == session.record, "it is not on file"
    listing = games.listing()
    Statistics([*listing.open, *listing.finished])
    report_on_dealing([*listing.open, *listing.finished])
    games.restore(games.delete(path))


def _settings(folder: Path, data: bytes, rng: Random) -> str:
    path = folder / "settings.json"
    path.write_bytes(data)
    loaded = settings.load(path)
    settings.save(loaded.settings, path)
    assert settings.load(path).settings == loaded.settings, "settings are not kept"
    if loaded.kept_as is not None:
        assert loaded.kept_as.read_bytes() == data, "the file was not kept"
    return "settings refused" if loaded.damaged else "settings still"


def _resets(folder: Path, data: bytes, rng: Random) -> str:
    path = folder / "resets.json"
    path.write_bytes(data)
    can_undo = Resets(path).can_undo
    if not path.exists():
        assert [file.read_bytes() for file in folder.iterdir()] == [data], "not kept"
    Statistics([], Resets(path))
    return "resets still" if can_undo else "resets refused"


def _rule_sets(folder: Path, data: bytes, rng: Random) -> str:
    path = folder / "rule-sets.json"
    path.write_bytes(data)
    read = RuleSets(path)
    before = read.sets
    if not path.exists():
        assert [file.read_bytes() for file in folder.iterdir()] == [data], "not kept"
    name = f"of {rng.random()}"
    read.add(name, PRESETS["british"])
    assert RuleSets(path).sets[: len(before)] == before, "a set was lost"
    assert RuleSets(path).sets[-1].name == name, "a set was not saved"
    return "rule sets still" if before else "rule sets refused"


def _digests(folder: Path, data: bytes, rng: Random) -> str:
    for number, game in enumerate(sorted(_GOLDEN.glob("*.euchre"))):
        (folder / f"{number}.euchre").write_bytes(game.read_bytes())
    kept = folder / "digests.json"
    kept.write_bytes(data)
    _agree(GamesOnFile(folder, kept).listing(), GamesOnFile(folder).listing())
    return "digests made again"


_KINDS: dict[str, Callable[[Path, bytes, Random], str]] = {
    "game": _game,
    "settings": _settings,
    "resets": _resets,
    "rule sets": _rule_sets,
    "digests": _digests,
}


def _place(data: bytes, rng: Random) -> int:
    return rng.randint(0, len(data))


def flip(data: bytes, other: bytes, rng: Random) -> bytes:
    """Turn some bits over."""
    changed = bytearray(data or b"x")
    for _ in range(rng.choice((1, 1, 3, 50))):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def cut(data: bytes, other: bytes, rng: Random) -> bytes:
    """Lose the end."""
    return data[: _place(data, rng)]


def lose(data: bytes, other: bytes, rng: Random) -> bytes:
    """Lose a piece in the middle."""
    start = _place(data, rng)
    return data[:start] + data[start + rng.choice((1, 10, 1000)) :]


def splice(data: bytes, other: bytes, rng: Random) -> bytes:
    """Go on with another file."""
    return data[: _place(data, rng)] + other[_place(other, rng) :]


def insert(data: bytes, other: bytes, rng: Random) -> bytes:
    """Put something strange in."""
    strange = rng.choice(
        (
            b"\0", b"\n", b"\r\n", b"undo 3\n", b"undo 99999999999\n", b"undo 1\n" * 400,
            b"\xff\xfe", b'{"format": "euchre"}\n', b"play JS\n", b"shuffle \n", b"pass\n",
            "\u202e\u0663\u2028".encode(), b"A" * 5000, rng.randbytes(40), other[:300],
        )
    )  # fmt: skip
    place = _place(data, rng)
    return data[:place] + strange + data[place:]


def swap(data: bytes, other: bytes, rng: Random) -> bytes:
    """Let two lines change places."""
    lines = data.split(b"\n")
    first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return b"\n".join(lines)


def double(data: bytes, other: bytes, rng: Random) -> bytes:
    """Tell a line twice, or many times."""
    lines = data.split(b"\n")
    line = rng.randrange(len(lines))
    lines[line : line + 1] = [lines[line]] * rng.choice((2, 3, 500))
    return b"\n".join(lines)


def grow(data: bytes, other: bytes, rng: Random) -> bytes:
    """Become huge; one time in eight only, for it takes long."""
    if len(data) > 1_000_000:
        return data
    if rng.randrange(8):
        return data + data
    return rng.choice((data * 3000, data + b"\0" * 20_000_000, b"[" * 5_000_000))[:30_000_000]


def replace_all(data: bytes, other: bytes, rng: Random) -> bytes:
    """Be something else altogether."""
    return rng.choice((b"", b"\n", rng.randbytes(2000), b"MZ\x90\0" + rng.randbytes(99), other))


def edit(data: bytes, other: bytes, rng: Random) -> bytes:
    """Change a value somewhere in the JSON of the first line."""
    first, newline, rest = data.partition(b"\n")
    try:
        values = json.loads(first)
    except (ValueError, RecursionError):
        return flip(data, other, rng)
    return json.dumps(_edited(values, rng)).encode() + newline + rest


def _edited(value: Any, rng: Random) -> Any:
    inner = isinstance(value, (dict, list)) and value and rng.random() < 0.85
    if not inner:
        deep: Any = []
        for _ in range(rng.choice((1, 500))):
            deep = [deep]
        return rng.choice(
            (None, True, 0, -1, 2, 10, 2**70, 1.5, float("nan"), "", "S", "classic", "x" * 9999,
             "\n\u202e", [], {}, deep, {"S": None}, "expert", "24")
        )  # fmt: skip
    copy = value.copy()
    key = rng.choice(list(value)) if isinstance(value, dict) else rng.randrange(len(value))
    if rng.random() < 0.1:
        del copy[key]
    else:
        copy[key] = _edited(value[key], rng)
    return copy


MUTATIONS: tuple[Callable[[bytes, bytes, Random], bytes], ...] = (
    flip, cut, lose, splice, insert, swap, double, grow, replace_all, edit, edit, edit,
)  # fmt: skip
