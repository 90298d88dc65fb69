"""The first start on a bare Python, and everything that can go wrong with it; no network."""

from __future__ import annotations

import base64
import hashlib
import os
import re
import signal
import subprocess
import sys
import textwrap
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from euchre.start.bootstrap import GAME, Library
from tests.start.computer import (
    ENDS,
    PREPARE,
    ROOT,
    SHOW,
    alive,
    in_a_terminal,
    leftovers,
    until,
)

if TYPE_CHECKING:
    from tests.start.computer import Computer, Run


def test_the_first_start_sets_up_and_the_second_goes_straight_in(computer: Computer) -> None:
    first = computer.prepare()
    assert first.status == 0, first.err
    assert str(computer.data) in first.out
    assert "Setting up Euchre (first start only, about" in first.err, "it is to be seen"
    second = computer.prepare()
    assert (second.status, second.out, second.err) == (0, first.out, "")
    assert len(computer.pip_calls) == 1
    assert not leftovers(computer)


def test_everything_stays_in_the_data_folder(computer: Computer) -> None:
    computer.prepare()
    assert not list(computer.home.iterdir())


def test_without_a_data_folder_the_libraries_go_where_the_player_s_files_go(
    computer: Computer,
) -> None:
    computer.run("main.py", "--yes")
    platformdirs = pytest.importorskip("platformdirs")
    shown = subprocess.run(
        [
            sys.executable,
            "-c",
            "import platformdirs as p; print(p.user_data_path('euchre', False))",
        ],
        env={**os.environ, "HOME": str(computer.home), "XDG_DATA_HOME": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert platformdirs
    assert list(Path(shown.stdout.strip()).glob("libraries/*/game/pygame"))


def test_a_set_up_that_was_killed_heals_at_the_next_start(computer: Computer) -> None:
    process = computer.begin("-c", PREPARE.format(str(computer.data)), STUB_PIP="endless")
    until(lambda: list(computer.data.rglob("pygame/__init__.py")))
    process.kill()
    process.communicate()
    (pip,) = computer.pip_calls
    until(lambda: not alive(pip))
    assert leftovers(computer), "this test needs something half done"
    assert computer.prepare().status == 0
    assert not leftovers(computer)


def test_ctrl_c_leaves_nothing_half_done(computer: Computer) -> None:
    process = computer.begin("-c", PREPARE.format(str(computer.data)), STUB_PIP="endless")
    until(lambda: list(computer.data.rglob("pygame/__init__.py")))
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=ENDS)
    assert process.returncode == 130
    assert "It will start over next time" in err
    assert "Traceback" not in err
    assert not leftovers(computer)


def test_two_starts_at_once_set_up_once(computer: Computer) -> None:
    code = PREPARE.format(str(computer.data)) + SHOW
    starts = [computer.begin("-c", code, STUB_PIP="slow") for _ in range(3)]
    for start in starts:
        out, err = start.communicate(timeout=ENDS)
        assert start.returncode == 0, err
        assert str(computer.data) in out
    assert len(computer.pip_calls) == 1


def a_release(computer: Computer, lowest: str, below: str) -> Run:
    """Start a release of the program that asks for other versions of pygame-ce."""
    code = f"""
        from pathlib import Path
        from euchre.start.bootstrap import GAME, Library, prepare
        pygame, *others = GAME.libraries
        asked = pygame._replace(lowest={lowest!r}, below={below!r})
        prepare(GAME._replace(libraries=(asked, *others)), data_dir=Path({str(computer.data)!r}))
    """
    return computer.run("-c", textwrap.dedent(code), STUB_VERSION=lowest)


def test_libraries_that_fit_another_release_as_well_are_kept(computer: Computer) -> None:
    computer.prepare()
    assert a_release(computer, "2.5.7", "2.7").status == 0
    assert len(computer.pip_calls) == 1


@pytest.mark.parametrize(("lowest", "below"), [("2.6.0", "2.7"), ("2.4.0", "2.5")])
def test_versions_that_do_not_fit_are_set_up_anew(
    computer: Computer, lowest: str, below: str
) -> None:
    computer.prepare()
    assert a_release(computer, lowest, below).status == 0
    assert len(computer.pip_calls) == 2
    assert not leftovers(computer)


def test_libraries_of_a_release_without_lists_are_looked_over_and_kept(
    computer: Computer,
) -> None:
    computer.prepare()
    (stamp,) = computer.data.rglob("complete.txt")
    stamp.write_text(
        "pygame-ce>=2.5.8,<2.6\nplatformdirs>=4.2,<5\n", encoding="utf-8", newline="\n"
    )
    assert computer.prepare().status == 0
    assert len(computer.pip_calls) == 1
    assert "pygame/base.py" in stamp.read_text(encoding="utf-8"), (
        "the next start needs a quick look only"
    )


def test_what_the_environment_has_is_used(computer: Computer) -> None:
    for library in GAME.libraries:
        (computer.site / library.module).mkdir()
        (computer.site / library.module / "__init__.py").touch()
        computer.claim(library.distribution, library.lowest)
    run = computer.prepare()
    assert str(computer.site) in run.out
    assert not computer.pip_calls


@pytest.mark.parametrize("version", ["2.5.7", "2.6.0", "2.4.9"])
def test_another_version_in_the_environment_is_not_used(
    computer: Computer, version: str
) -> None:
    computer.claim("pygame-ce", version)
    computer.claim("platformdirs", "4.3.0")
    assert str(computer.data) in computer.prepare().out


def test_the_old_pygame_is_passed_by_without_importing_it(computer: Computer) -> None:
    (computer.site / "pygame").mkdir()
    (computer.site / "pygame" / "__init__.py").write_text(
        "raise SystemExit('imported')", encoding="utf-8"
    )
    computer.claim("pygame", "2.6.1")
    # The old one may have been laid over the new one.
    computer.claim("pygame-ce", "2.5.8")
    computer.claim("platformdirs", "4.3.0")
    run = computer.prepare()
    assert run.status == 0, run.err
    assert str(computer.data) in run.out


def test_without_set_up_the_old_pygame_is_named(computer: Computer) -> None:
    computer.claim("pygame", "2.6.1")
    run = computer.run("-m", "euchre")
    assert run.status == 1
    assert "old pygame" in run.sentence
    assert "main.py" in run.sentence


def test_without_set_up_what_is_missing_is_named(computer: Computer) -> None:
    run = computer.run("-m", "euchre")
    assert run.status == 1
    assert '"pygame-ce>=' in run.sentence
    assert not computer.pip_calls


@pytest.mark.parametrize(
    ("log", "words"),
    [
        ("NewConnectionError(...)\nERROR: No matching distribution found", "check the network"),
        ("ERROR: No matching distribution found for pygame-ce", "another Python"),
        ("OSError: [Errno 28] No space left on device", "free up some space"),
        ("OSError: [Errno 13] Permission denied: '/x'", "--data-dir"),
        ("2026-11-30T10:00:00,123 ERROR: The moon is full.", "(ERROR: The moon is full)"),
    ],
)
def test_each_failure_is_one_sentence_with_what_to_do(
    computer: Computer, log: str, words: str
) -> None:
    run = computer.play(STUB_PIP=log)
    assert run.status == 1
    assert words in run.sentence
    assert "Traceback" not in run.err
    assert not run.out
    assert not leftovers(computer)


def test_a_folder_that_cannot_be_written_is_named(computer: Computer) -> None:
    computer.data.mkdir()
    # Nobody, not even root, can make a folder below a file.
    (computer.data / "libraries").touch()
    run = computer.play()
    assert run.status == 1
    assert str(computer.data) in run.sentence
    assert "--data-dir" in run.sentence
    assert "Traceback" not in run.err


def test_without_pip_and_without_a_way_to_get_one_a_sentence_says_so(
    computer: Computer,
) -> None:
    for file in (computer.site / "pip").iterdir():
        file.unlink()
    (computer.site / "pip").rmdir()
    code = "import sys; sys.executable = '/bin/false'; " + PREPARE.format(str(computer.data))
    run = computer.run("-c", code)
    assert run.status == 1
    assert "python3-pip" in run.sentence
    assert not leftovers(computer)


def test_a_python_without_pip_borrows_one(computer: Computer) -> None:
    for file in (computer.site / "pip").iterdir():
        file.unlink()
    (computer.site / "pip").rmdir()
    wheels = computer.folder / "wheels"
    wheels.mkdir()
    for library in GAME.libraries:
        make_wheel(wheels, library)
    code = f"""
        from pathlib import Path
        from euchre.start.bootstrap import GAME, prepare
        prepare(GAME._replace(name="without-pins"), data_dir=Path({str(computer.data)!r}))
    """
    # -S hides this Python's own pip; the real one is then made by the module venv.
    run = computer.run(
        "-c",
        textwrap.dedent(code) + SHOW.lstrip("; "),
        PIP_NO_INDEX="1",
        PIP_FIND_LINKS=str(wheels),
        PIP_USER="1",
    )
    if "python3-pip" in run.err:
        pytest.skip("this Python cannot make an environment with pip")
    assert run.status == 0, run.err
    assert str(computer.data) in run.out
    assert not leftovers(computer)


def make_wheel(folder: Path, library: Library) -> None:
    name = f"{library.distribution.replace('-', '_')}-{library.lowest}"
    with zipfile.ZipFile(folder / f"{name}-py3-none-any.whl", "w") as wheel:
        info = f"{name}.dist-info"
        code = b"loaded = True\n"
        digest = base64.urlsafe_b64encode(hashlib.sha256(code).digest()).decode().rstrip("=")
        wheel.writestr(f"{library.module}/__init__.py", code)
        wheel.writestr(
            f"{info}/METADATA",
            f"Metadata-Version: 2.1\nName: {library.distribution}\nVersion: {library.lowest}\n",
        )
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", f"{library.module}/__init__.py,sha256={digest},\n")


@pytest.mark.parametrize("trouble", ["no such library", "no room for it"])
def test_a_library_the_program_can_do_without_does_not_stop_it(
    computer: Computer, trouble: str
) -> None:
    if trouble == "no room for it":
        computer.data.write_text("a file where the folder should be", encoding="utf-8")
    code = textwrap.dedent(f"""
        from pathlib import Path
        from euchre.start.bootstrap import Library, LibraryGroup, prepare
        group = LibraryGroup("extra", (Library("extra", "extra", "1", "2"),), 1, optional=True)
        prepare(group, data_dir=Path({str(computer.data)!r}))
        print("going on")
    """)
    run = computer.run("-c", code, STUB_PIP="ERROR: No matching distribution found")
    assert (run.status, run.out) == (0, "going on\n")
    assert "Going on without extra" in run.err


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="X11 and Wayland only")
def test_no_screen_is_told_in_one_sentence(computer: Computer) -> None:
    computer.prepare()
    run = computer.play()
    assert run.status == 1
    assert "needs a screen" in run.err
    assert len(run.err.splitlines()) == 1


def test_help_and_version_need_no_library(computer: Computer) -> None:
    assert computer.run("main.py", "--version").out.startswith("Euchre ")
    assert "--data-dir" in computer.run("main.py", "--help").out
    assert not computer.pip_calls


def test_main_alone_says_what_it_lacks(computer: Computer) -> None:
    copy = computer.folder / "main.py"
    copy.write_bytes((ROOT / "main.py").read_bytes())
    run = computer.run(str(copy))
    assert run.status == 1
    assert "whole project" in run.sentence
    assert "Traceback" not in run.err


def test_in_a_terminal_it_asks_and_takes_no_for_an_answer(computer: Computer) -> None:
    status, screen = in_a_terminal(computer, "n\n")
    assert status == 1
    assert str(computer.data) in screen
    assert "Nothing was installed" in screen
    assert not computer.pip_calls


def test_the_end_of_the_input_is_no_consent(computer: Computer) -> None:
    status, screen = in_a_terminal(computer, "\x04")
    assert status == 1
    assert "Nothing was installed" in screen


@pytest.mark.parametrize("answer", ["\n", "y\n", "Yes\n"])
def test_in_a_terminal_it_sets_up_after_a_yes(computer: Computer, answer: str) -> None:
    _, screen = in_a_terminal(computer, answer)
    assert "[Y/n]" in screen
    assert "needs a screen" in screen, "it has gone on to the game"
    assert len(computer.pip_calls) == 1


def test_yes_on_the_command_line_is_not_asked_again(computer: Computer) -> None:
    _, screen = in_a_terminal(computer, "", "--yes")
    assert "[Y/n]" not in screen
    assert len(computer.pip_calls) == 1


def test_the_header_of_main_and_the_project_file_name_the_same_versions() -> None:
    wanted = {str(library) for library in GAME.libraries}
    main = (ROOT / "main.py").read_text(encoding="utf-8")
    header = re.search(r"^# dependencies = \[(.*)\]$", main, re.MULTILINE)
    assert header
    assert set(re.findall(r'"(.*?)"', header[1])) == wanted
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = re.search(r"^dependencies = \[\n(.*?)^\]$", project, re.MULTILINE | re.DOTALL)
    assert listed
    assert set(re.findall(r'^  "(.*?)",$', listed[1], re.MULTILINE)) == wanted


OLD_PYTHONS = sorted(
    python
    for minor in ("2.7", "3.5", "3.6", "3.7", "3.8", "3.9")
    for python in (Path.home() / ".pyenv" / "versions").glob(f"{minor}.*/bin/python")
)


@pytest.mark.parametrize("program", ["main.py", "tests"])
@pytest.mark.parametrize("python", OLD_PYTHONS, ids=lambda python: python.parts[-3])
def test_an_old_python_says_which_one_is_needed(python: Path, program: str) -> None:
    run = subprocess.run(
        [python, "-B", program],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"]},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert run.returncode == 1
    assert run.stderr.decode().startswith("Euchre needs Python 3.10 or newer")
    assert len(run.stderr.splitlines()) == 1


def test_a_python_that_pretends_to_be_old_is_told_so(computer: Computer) -> None:
    code = (
        "import runpy, sys; sys.version_info = (3, 9, 1); sys.path.insert(0, '.');"
        "runpy.run_path('main.py', run_name='__main__')"
    )
    run = computer.run("-c", code)
    assert run.status == 1
    assert "this is Python 3.9" in run.sentence
