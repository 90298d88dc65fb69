"""Damaged libraries heal: whatever happened to the private folder, the next start sets it up."""

from __future__ import annotations

import os
import py_compile
import re
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import euchre
from euchre.start import healing
from euchre.start.bootstrap import GAME
from tests.start.computer import leftovers

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.start.computer import Computer, Run


def the_folder(computer: Computer) -> Path:
    (stamp,) = computer.data.rglob("complete.txt")
    return stamp.parent


def replaced_by_a_file(path: Path) -> None:
    shutil.rmtree(path)
    path.write_text("no folder any more", encoding="utf-8")


def replaced_by_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def swapped(folder: Path) -> None:
    one, other, aside = (folder / name for name in ("base.py", "base.dat", "aside"))
    one.rename(aside)
    other.rename(one)
    aside.rename(other)


def flipped(path: Path) -> None:
    """Change one letter, and nothing about size."""
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


def linked_to_nowhere(path: Path) -> None:
    path.unlink()
    path.symlink_to("/nowhere/at/all")


def a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def emptied(folder: Path, but: str) -> None:
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif path.name != but:
            path.unlink()


PYGAME = "pygame_ce-2.5.8.dist-info"
DAMAGES: dict[str, Callable[[Path], object]] = {
    "an empty file": lambda folder: (folder / "pygame/base.py").write_text(
        "", encoding="utf-8"
    ),
    "a truncated file": lambda folder: os.truncate(folder / "pygame/base.dat", 500),
    "a longer file": lambda folder: (
        (folder / "pygame/base.dat").open("a", encoding="utf-8", newline="\n").write("more")
    ),
    "one letter changed": lambda folder: flipped(folder / "pygame/base.dat"),
    "a missing file": lambda folder: (folder / "pygame/base.dat").unlink(),
    "a missing module": lambda folder: (folder / "pygame/base.py").unlink(),
    "a missing library": lambda folder: shutil.rmtree(folder / "platformdirs"),
    "a library that is a file": lambda folder: replaced_by_a_file(folder / "pygame"),
    "a module that is a folder": lambda folder: replaced_by_a_folder(folder / "pygame/base.py"),
    "a module that is a pipe": lambda folder: a_pipe(folder / "pygame/base.py"),
    "a link to nowhere": lambda folder: linked_to_nowhere(folder / "pygame/base.dat"),
    "files swapped": lambda folder: swapped(folder / "pygame"),
    "a stray module": lambda folder: (folder / "json.py").write_text("1 / 0", encoding="utf-8"),
    "a stray part": lambda folder: (folder / "pygame/locals.py").write_text(
        "1 / 0", encoding="utf-8"
    ),
    "a stray library": lambda folder: shutil.copytree(folder / "pygame", folder / "socket"),
    "a list that is gone": lambda folder: (folder / PYGAME / "RECORD").unlink(),
    "a list that is garbage": lambda folder: (folder / PYGAME / "RECORD").write_bytes(b'"\xff'),
    "a list that is cut off": lambda folder: os.truncate(folder / PYGAME / "RECORD", 40),
    "metadata gone": lambda folder: (folder / PYGAME / "METADATA").unlink(),
    "all metadata gone": lambda folder: shutil.rmtree(folder / PYGAME),
    "nothing but the stamp": lambda folder: emptied(folder, but="complete.txt"),
    "an empty folder": lambda folder: emptied(folder, but=""),
    "a file for the folder": replaced_by_a_file,
    "a file for all groups": lambda folder: replaced_by_a_file(folder.parent),
    "a folder for the lock": lambda folder: replaced_by_a_folder(folder.parent / "lock"),
}
HARMLESS: dict[str, Callable[[Path], object]] = {
    "a stamp of garbage": lambda folder: (folder / "complete.txt").write_bytes(b"\xff\0"),
    "an empty stamp": lambda folder: (folder / "complete.txt").write_text("", encoding="utf-8"),
    "no stamp": lambda folder: (folder / "complete.txt").unlink(),
    "a pipe for a stamp": lambda folder: a_pipe(folder / "complete.txt"),
    "another file's list": lambda folder: (folder / "complete.txt").write_text(
        "a 1\n\nb\n", encoding="utf-8", newline="\n"
    ),
    "other times": lambda folder: os.utime(folder / "pygame/base.py", (1, 1)),
    "a note of the player's": lambda folder: (folder / "pygame/notes.txt").write_text(
        "mine", encoding="utf-8"
    ),
}


def check_again(computer: Computer) -> Run:
    """Start twice more: the second of them finds nothing to do."""
    run = computer.prepare()
    calls = len(computer.pip_calls)
    last = computer.prepare()
    assert (last.status, last.err) == (0, ""), last.err
    assert len(computer.pip_calls) == calls
    return run


@pytest.mark.skipif(os.name == "nt", reason="links and pipes as on Unix")
@pytest.mark.parametrize("damage", DAMAGES)
def test_every_damage_heals_at_the_next_start(ready: Computer, damage: str) -> None:
    DAMAGES[damage](the_folder(ready))
    if damage == "a folder for the lock":
        the_folder(ready).joinpath("pygame/base.py").unlink()
    run = check_again(ready)
    assert run.status == 0, run.err
    assert str(ready.data) in run.out
    assert len(ready.pip_calls) == 2
    assert not leftovers(ready)


@pytest.mark.skipif(os.name == "nt", reason="pipes as on Unix")
@pytest.mark.parametrize("change", HARMLESS)
def test_what_is_no_damage_costs_no_download(ready: Computer, change: str) -> None:
    HARMLESS[change](the_folder(ready))
    run = check_again(ready)
    assert run.status == 0, run.err
    assert len(ready.pip_calls) == 1


def test_what_python_compiled_is_no_part_of_it_and_made_anew(computer: Computer) -> None:
    computer.play(SDL_VIDEODRIVER="dummy")
    for compiled in the_folder(computer).rglob("*.pyc"):
        os.truncate(compiled, 20)
    # The game itself needs the real pygame, and comes no further with this one.
    run = computer.play(SDL_VIDEODRIVER="dummy")
    assert "EOFError" not in run.err
    assert len(computer.pip_calls) == 1
    assert computer.prepare().status == 0


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may all")
@pytest.mark.parametrize("path", ["pygame/base.py", "pygame", "."])
def test_rights_taken_away_come_back(ready: Computer, path: str) -> None:
    (the_folder(ready) / path).chmod(0)
    assert check_again(ready).status == 0


def test_libraries_that_crash_here_are_told_and_not_downloaded_for_ever(
    ready: Computer,
) -> None:
    begun = time.monotonic()
    run = ready.play(STUB_DAMAGE="1", SDL_VIDEODRIVER="dummy")
    assert run.status == 1
    assert "can't be loaded on this computer (ImportError: it is damaged)" in run.sentence
    assert "Traceback" not in run.err
    assert len(ready.pip_calls) <= 2, "once is enough"
    assert time.monotonic() - begun < 100


@pytest.mark.parametrize("trouble", ["STUB_DAMAGE", "STUB_CRASH"])
def test_what_pip_brought_is_tried_before_it_is_called_complete(
    computer: Computer, trouble: str
) -> None:
    run = computer.play(**{trouble: "1"})
    assert run.status == 1
    assert "can't be loaded on this computer" in run.sentence
    assert "Traceback" not in run.err
    assert not leftovers(computer)
    assert computer.prepare().status == 0, "without the trouble it can be set up"


@pytest.mark.skipif(os.name == "nt", reason="crashes as on Unix")
@pytest.mark.parametrize("damaged", [True, False])
def test_after_a_crash_every_file_is_looked_at(ready: Computer, *, damaged: bool) -> None:
    file = the_folder(ready) / "pygame/base.dat"
    if damaged:
        times = file.stat()
        flipped(file)
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert ready.prepare().err == "", "a quick look sees nothing of it"
    crashed = ready.play(STUB_CRASH="1", SDL_VIDEODRIVER="dummy")
    assert crashed.status == -11
    run = check_again(ready)
    assert run.status == 0
    assert len(ready.pip_calls) == (2 if damaged else 1)


def a_broken_pygame_of_this_python_s_own(computer: Computer) -> None:
    for library in GAME.libraries:
        (computer.site / library.module).mkdir()
        (computer.site / library.module / "__init__.py").write_text(
            "raise OSError('broken')", encoding="utf-8"
        )
        computer.claim(library.distribution, library.lowest)


def test_broken_libraries_of_this_python_are_left_and_others_set_up(computer: Computer) -> None:
    a_broken_pygame_of_this_python_s_own(computer)
    run = computer.play(SDL_VIDEODRIVER="dummy")
    assert "Setting up Euchre" in run.err
    assert "OSError: broken" not in run.err
    assert len(computer.pip_calls) == 1
    assert str(computer.data) in computer.prepare().out, "ours come first from now on"


def test_without_set_up_broken_libraries_are_told(computer: Computer) -> None:
    a_broken_pygame_of_this_python_s_own(computer)
    run = computer.run("-m", "euchre", SDL_VIDEODRIVER="dummy")
    assert run.status == 1
    assert "can't be loaded (OSError: broken): reinstall them" in run.sentence
    assert not computer.pip_calls


def test_a_damaged_program_is_told_in_one_sentence(computer: Computer) -> None:
    """The stand-in for pygame lacks nearly everything, as far as the program can see."""
    computer.prepare()
    run = computer.play(SDL_VIDEODRIVER="dummy")
    assert run.status == 1
    assert "Traceback" not in run.err
    assert re.search(r"Part of Euchre is damaged \(.*pygame.*\.py:\d+\)", run.sentence)
    assert len(computer.pip_calls) == 1


def test_what_python_compiled_by_halves_is_removed_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = {}
    for name in ("whole", "half", "empty"):
        (tmp_path / f"{name}.py").write_text(f"{name} = 1", encoding="utf-8", newline="\n")
        compiled[name] = Path(str(py_compile.compile(str(tmp_path / f"{name}.py"))))
    compiled["half"].write_bytes(compiled["half"].read_bytes()[:40])
    compiled["empty"].write_bytes(b"")
    monkeypatch.setattr(euchre, "__file__", str(tmp_path / "__init__.py"))
    assert healing.compiled_by_halves_removed()
    assert {name: path.exists() for name, path in compiled.items()} == {
        "whole": True,
        "half": False,
        "empty": False,
    }
    assert not healing.compiled_by_halves_removed()
