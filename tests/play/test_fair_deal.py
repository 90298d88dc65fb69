"""Anybody can check a deal with the line that is shown."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

from euchre.play.fair_deal import proof
from euchre.play.session import Session
from euchre.rules import PRESETS
from tests.storage.games import record


@pytest.mark.parametrize("preset", PRESETS)
def test_the_python_line_prints_what_was_promised(preset: str) -> None:
    session = Session(record(preset))
    promise = session.promise
    session.advance()
    shown = proof(session.record, 0, session.record.actions[0].pack)  # type: ignore[union-attr]
    line = shown.python_command
    assert line.startswith('python3 -c "')
    code = line.removeprefix('python3 -c "').removesuffix('"')
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == promise


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="a Unix tool")
def test_the_shell_line_prints_what_was_promised() -> None:
    session = Session(record("british"))
    promise = session.promise
    session.advance()
    shown = proof(session.record, 0, session.record.actions[0].pack)  # type: ignore[union-attr]
    done = subprocess.run(
        ["sh", "-c", shown.shell_command], capture_output=True, text=True, check=True
    )
    assert done.stdout.split()[0] == promise


def test_the_salt_of_one_deal_tells_nothing_about_the_next() -> None:
    game = record()
    salts = {proof(game, index, ()).salt for index in range(50)}
    assert len(salts) == 50
    assert all(len(salt) == 32 for salt in salts)
