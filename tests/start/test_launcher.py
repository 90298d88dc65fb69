"""The entry in the application menu and on the desktop, in a home folder of its own."""

from __future__ import annotations

import os
import re
import sys
import threading
import time
from configparser import RawConfigParser
from pathlib import Path

import pytest

from euchre.__main__ import main
from euchre.start import launcher

pytestmark = pytest.mark.skipif(not launcher.available(), reason="menus of this kind only")

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("CI", "true")
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def read(path: Path) -> dict[str, str]:
    parser = RawConfigParser(delimiters="=")
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(path, encoding="utf-8")
    return dict(parser["Desktop Entry"])


def arguments(value: str) -> list[str]:
    """Read Exec as a desktop does: first the file's escapes, then quotes, then field codes."""
    unescaped = value.replace("\\\\", "\\")
    quoted = re.findall(r'"((?:[^"\\$`]|\\["\\$`])*)"', unescaped)
    return [_without_codes(re.sub(r"\\(.)", r"\1", part)) for part in quoted]


def _without_codes(text: str) -> str:
    return re.sub("%(.)", lambda code: "%" if code[1] == "%" else "", text)


def test_it_is_added_to_the_menu_and_the_desktop_and_removed_again(home: Path) -> None:
    (home / "Desktop").mkdir()
    assert not launcher.installed()
    paths = launcher.add()
    assert set(paths) == {
        home / ".local/share/applications/euchre.desktop",
        home / "Desktop/euchre.desktop",
    }
    assert launcher.installed()
    assert all(path.stat().st_mode & 0o111 for path in paths)
    assert launcher.remove() == paths
    assert not launcher.installed()
    assert not any(path.exists() for path in paths)
    assert launcher.remove() == ()


def test_it_starts_this_program_with_this_python(home: Path) -> None:
    entry = read(launcher.add()[0])
    assert arguments(entry["Exec"]) == [sys.executable, str(ROOT / "main.py")]
    assert entry["Type"] == "Application"
    assert entry["Terminal"] == "false"


def test_its_icon_is_there() -> None:
    icon = Path(read(launcher.add()[0])["Icon"])
    assert icon.is_absolute()
    assert icon.is_file()


def test_it_keeps_the_data_folder_however_that_is_called() -> None:
    folder = Path('/odd "folder" 100% $HOME `x` \\back')
    entry = read(launcher.add(folder)[0])
    assert arguments(entry["Exec"])[-2:] == ["--data-dir", str(folder)]


def test_a_desktop_in_another_language_is_found(home: Path) -> None:
    (home / ".config").mkdir()
    (home / ".config/user-dirs.dirs").write_text(
        'XDG_DESKTOP_DIR="$HOME/Schreibtisch"\n', encoding="utf-8", newline="\n"
    )
    (home / "Schreibtisch").mkdir()
    assert home / "Schreibtisch/euchre.desktop" in launcher.add()


def test_without_a_desktop_the_menu_is_enough(home: Path) -> None:
    (home / ".config").mkdir()
    (home / ".config/user-dirs.dirs").write_text(
        'XDG_DESKTOP_DIR="$HOME/"\n', encoding="utf-8", newline="\n"
    )
    assert launcher.add() == (home / ".local/share/applications/euchre.desktop",)


def test_adding_twice_leaves_one_entry() -> None:
    assert launcher.add() == launcher.add()


def test_what_may_not_be_written_is_told(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / ".local").touch()
    assert main(["--add-launcher"]) == 1
    assert str(home / ".local") in capsys.readouterr().err


def test_the_command_line_tells_what_it_did(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(home / ".local/share/applications/euchre.desktop")
    assert main(["--add-launcher"]) == 0
    assert path in capsys.readouterr().out
    assert main(["--remove-launcher"]) == 0
    assert path in capsys.readouterr().out
    assert main(["--remove-launcher"]) == 0
    assert "not in the menu" in capsys.readouterr().out


def a_gio(home: Path, monkeypatch: pytest.MonkeyPatch, does: str) -> None:
    """Let the desktop have a gio that does something of its own."""
    monkeypatch.delenv("CI")
    programs = home / "programs"
    programs.mkdir()
    (programs / "gio").write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8", newline="\n")
    (programs / "gio").chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:/usr/bin:/bin")


def test_a_desktop_that_does_not_answer_keeps_nobody_waiting(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "Desktop").mkdir()
    a_gio(home, monkeypatch, "exec sleep 60")
    monkeypatch.setattr(launcher, "PATIENCE", 0.5)
    begun = time.monotonic()
    paths = launcher.add()
    assert time.monotonic() - begun < 0.4, "it waits elsewhere"
    assert len(paths) == 2
    assert all(path.is_file() for path in paths)
    assert_all_threads_end()


@pytest.mark.parametrize("does", ["exit 1", "kill $$", "printf nonsense"])
def test_a_desktop_that_refuses_changes_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch, does: str
) -> None:
    a_gio(home, monkeypatch, does)
    assert all(path.is_file() for path in launcher.add())
    assert_all_threads_end()


def test_a_gio_that_is_no_program_changes_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_gio(home, monkeypatch, "")
    (home / "programs" / "gio").write_bytes(b"\x7fELF garbage")
    assert all(path.is_file() for path in launcher.add())
    assert_all_threads_end()


def assert_all_threads_end() -> None:
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join(20)
            assert not thread.is_alive()


def test_a_folder_whose_name_is_no_utf_8_is_kept_byte_by_byte() -> None:
    folder = os.fsdecode(b"/caf\xe9")
    (path,) = launcher.add(Path(folder))
    assert b'"/caf\xe9"' in path.read_bytes()


def test_without_a_home_there_is_no_menu(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pwd = pytest.importorskip("pwd")
    monkeypatch.delenv("HOME")
    monkeypatch.setattr(pwd, "getpwuid", {}.__getitem__)
    assert not launcher.available()
    assert main(["--add-launcher"]) == 1
    assert "home folder" in capsys.readouterr().err


@pytest.mark.parametrize("variable", ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"])
def test_where_nobody_may_look_there_is_no_entry(
    home: Path, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    # Even the administrator cannot look into a folder with a name that is too long.
    monkeypatch.setenv(variable, str(home / ("x" * 300)))
    assert not launcher.installed()
    assert launcher.remove() == ()
