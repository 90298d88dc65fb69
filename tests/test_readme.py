"""The read-me keeps to the truth: its example runs, and what it names is there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_says_what_happens() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_every_file_and_folder_it_names_is_there() -> None:
    marked = set(re.findall(r"`([\w./]+(?:\.\w+|/))`", TEXT))
    linked = set(re.findall(r"\]\((?!https?:)([^)#]+)\)", TEXT))
    named = {name for name in marked | linked if "/" in name or (ROOT / name).exists()}
    assert "euchre/rules/options.py" in named
    assert not [name for name in sorted(named) if not (ROOT / name).exists()]


def test_every_program_it_tells_to_run_is_there() -> None:
    programs = set(re.findall(r"(?:python3|bash) ([\w./]+)", TEXT))
    assert {"main.py", "tests", "tests/torture", ".ci/run"} <= programs
    for program in programs:
        path = ROOT / program
        assert path.is_file() or (path / "__main__.py").is_file(), program
