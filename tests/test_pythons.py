"""Other Pythons are found where there are any, and nothing else is taken for one."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from euchre.start import notice
from tests.pythons import machine
from tests.pythons.__main__ import PARTS, chosen
from tests.pythons.machine import NEWEST, OLDEST, PROMISED, here, works

ROOT = Path(__file__).parents[1]


def promised(text: str) -> list[tuple[int, ...]]:
    """The versions in a list such as `["3.10", "3.11"]`."""
    return [(int(one), int(two)) for one, two in re.findall(r'"(\d)\.(\d+)"', text)]


def program(path: Path, prints: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{prints}\n", encoding="utf-8", newline="\n")
    path.chmod(0o755)
    return path


def test_the_oldest_is_the_one_the_program_asks_for() -> None:
    assert OLDEST == notice.OLDEST
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'requires-python = ">={machine.text(OLDEST)}"' in project


def test_the_public_machines_run_every_promised_python() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    (listed,) = re.findall(r"^ +python: (\[.*\])$", workflow, re.MULTILINE)
    assert promised(listed) == list(PROMISED)


def test_there_are_tests_in_every_part() -> None:
    assert all(list((ROOT / "tests" / part).rglob("test_*.py")) for part in PARTS)


def test_the_oldest_and_the_newest_are_tried() -> None:
    found = {(3, 9), (3, 11), (3, 12), (3, 14), (3, 99)}
    assert chosen(found, every=False) == {(3, 11), (3, 14)}
    assert chosen(found, every=True) == {(3, 11), (3, 12), (3, 14)}
    assert chosen({(3, 8)}, every=False) == set()


def test_this_python_works() -> None:
    assert works(Path(sys.executable), sys.version_info[:2])
    assert not works(Path(sys.executable), (3, 9))


@pytest.mark.skipif(sys.platform == "win32", reason="scripts as on Unix")
@pytest.mark.parametrize(
    "prints", ["echo 3 9", "echo 3 15 >&2", "exit 127", "exec sleep 60", ""]
)
def test_what_only_looks_like_a_python_is_none(
    prints: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "SOON", 0.5)
    assert not works(program(tmp_path / "python3.15", prints), NEWEST)
    assert not works(tmp_path / "nothing", NEWEST)


@pytest.mark.skipif(sys.platform == "win32", reason="scripts as on Unix")
def test_pythons_are_found_on_the_path_and_in_their_usual_folder(tmp_path: Path) -> None:
    on_path = tmp_path / "bin"
    versions = tmp_path / ".pyenv" / "versions"
    # A stand-in of pyenv is on the path for every version, and works for none by itself.
    program(on_path / "python3.10", "echo 'not installed' >&2; exit 127")
    old = program(versions / "3.10.13" / "bin" / "python3.10", "echo 3 10")
    new = program(on_path / "python3.15", "echo 3 15")
    program(versions / "3.9.18" / "bin" / "python3.9", "echo 3 9")
    assert here(str(on_path), tmp_path) == {(3, 10): old, (3, 15): new}
