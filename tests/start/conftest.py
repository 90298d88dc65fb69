"""A computer with a bare Python, for every test of the start that wants one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.start.computer import Computer

STUB = Path(__file__).with_name("stub_pip.py")


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    computer = Computer(tmp_path)
    computer.home.mkdir()
    (computer.site / "pip").mkdir(parents=True)
    (computer.site / "pip" / "__init__.py").touch()
    shutil.copy(STUB, computer.site / "pip" / "__main__.py")
    return computer
