"""A computer with a bare Python, for every test of the start that wants one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.start.computer import Computer

STUB = Path(__file__).with_name("stub_pip.py")


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    return bought(tmp_path)


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Computer:
    """One on which the game has been set up; only to be copied."""
    computer = bought(tmp_path_factory.mktemp("finished"))
    run = computer.prepare()
    assert run.status == 0, run.err
    return computer


@pytest.fixture
def ready(computer: Computer, finished: Computer) -> Computer:
    """A computer on which the game has been set up once."""
    shutil.copytree(finished.data, computer.data, symlinks=True)
    shutil.copy(finished.folder / "calls", computer.folder / "calls")
    return computer


def bought(folder: Path) -> Computer:
    """Return a computer in a folder."""
    computer = Computer(folder)
    computer.home.mkdir()
    (computer.site / "pip").mkdir(parents=True)
    (computer.site / "pip" / "__init__.py").touch()
    shutil.copy(STUB, computer.site / "pip" / "__main__.py")
    return computer
