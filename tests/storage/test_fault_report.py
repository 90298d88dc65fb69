"""A report about a fault: all that is needed to find it, and nobody's name."""

from __future__ import annotations

import getpass
from dataclasses import replace
from pathlib import Path

import pytest

from euchre import __version__
from euchre.play.record import Player
from euchre.rules.seats import Seat
from euchre.storage.fault_report import report, without_names
from euchre.storage.settings import Settings
from tests.storage.games import played, record


def fault() -> Exception:
    try:
        message = "the queen is gone"
        raise LookupError(message)  # noqa: TRY301 - it needs a traceback
    except LookupError as error:
        return error


def test_it_tells_error_versions_settings_actions_and_log(tmp_path: Path) -> None:
    log = tmp_path / "faults.log"
    log.write_text("\n".join(f"line {n}" for n in range(1000)), encoding="utf-8", newline="\n")
    game = played(record(seed=4711), 300)
    text = report(fault(), log, Settings(motion="calm"), game, ["pygame-ce 9.9"])
    for part in (
        __version__, "LookupError: the queen is gone", "test_fault_report.py", "pygame-ce 9.9",
        "motion 'calm'", "seed 4711", "W beginner", str(game.actions[-1]), "line 999",
    ):  # fmt: skip
        assert part in text, part
    assert "line 5\n" not in text
    # Whole deals: the cards that were dealt are there.
    after = text.partition("from ")[2].splitlines()[1]
    assert after.strip().startswith("shuffle")


def test_it_names_nobody(tmp_path: Path) -> None:
    log = tmp_path / "faults.log"
    log.write_text(
        f"File {Path.home()}/x.py by {getpass.getuser()}\nFile /home/zaphod/y.py\n"
        "File C:\\Users\\Ford P\\z.py\nJ\u00f6rg plays JS",
        encoding="utf-8",
        newline="\n",
    )
    settings = Settings(last_game={"names": ["Trillian"]})
    game = replace(played(record(), 30), name="Zaphod's birthday")
    text = report(fault(), log, settings, game)
    for player in game.players.values():
        assert player.name not in text
    for name in ("Trillian", "birthday", "zaphod", "Ford", str(Path(__file__).parents[2])):
        assert name not in text, name
    assert getpass.getuser() not in text.split()


def test_what_cannot_be_had_is_left_out(tmp_path: Path) -> None:
    text = report(log=tmp_path / "none.log")
    assert text.startswith(f"Euchre {__version__}")
    assert "log" not in text.splitlines()


def test_it_tells_which_characters_play() -> None:
    game = record(people=1)
    game = replace(game, players={**game.players, Seat.WEST: Player("Maud", "Maud")})
    assert "W Maud" in report(record=game)
    game = replace(game, players={**game.players, Seat.NORTH: Player("Maud")})
    assert "Maud" not in report(record=game)


@pytest.mark.parametrize("name", ["", "a", "(", "\\"])
def test_any_name_can_be_left_out(name: str) -> None:
    assert "<name>" in without_names(f"told by {name} .", [name]) or not name
