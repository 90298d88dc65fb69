"""Text files are the same on every system: every one is opened with its encoding and line ends."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PROGRAM = sorted(
    [
        *(ROOT / "euchre").rglob("*.py"),
        *(ROOT / "assets").rglob("*.py"),
        ROOT / "main.py",
    ]
)
OTHER_OPENS = {"os.open", "wave.open", "webbrowser.open"}
"""What opens something else than a text file."""


def _texts_opened(path: Path) -> Iterator[ast.Call]:
    """Every call in a file that reads or writes a text file."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(call, ast.Call) or not isinstance(
            call.func, (ast.Attribute, ast.Name)
        ):
            continue
        function = ast.unparse(call.func)
        if function.endswith((".read_text", ".write_text")):
            yield call
        elif function.split(".")[-1] in {"open", "fdopen"} and function not in OTHER_OPENS:
            # Only `Path.open` has its mode first.
            place = 0 if function.endswith(".open") and function != "io.open" else 1
            modes = [word.value for word in call.keywords if word.arg == "mode"]
            mode = [*modes, *call.args[place : place + 1], ast.Constant("r")][0]
            if not (isinstance(mode, ast.Constant) and "b" in str(mode.value)):
                yield call


def _writes(call: ast.Call) -> bool:
    text = ast.unparse(call)
    return ".write_text(" in text or any(f"'{mode}'" in text for mode in ("w", "a", "x", "w+"))


@pytest.mark.parametrize(
    "path",
    PROGRAM,
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_texts_are_written_alike_on_every_system(path: Path) -> None:
    for call in _texts_opened(path):
        words = {word.arg for word in call.keywords}
        assert "encoding" in words, f"line {call.lineno}: in which encoding?"
        assert "newline" in words or not _writes(call), f"line {call.lineno}: how do lines end?"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("path.read_text()", True),
        ("path.open()", True),
        ("open(name, 'w')", True),
        ("os.fdopen(handle, 'a')", True),
        ("path.open('rb')", False),
        ("path.open(mode='wb')", False),
        ("os.fdopen(handle, 'r+b')", False),
        ("os.open(name, 0)", False),
    ],
)
def test_what_opens_a_text_is_found(code: str, told: bool, tmp_path: Path) -> None:  # noqa: FBT001
    path = tmp_path / "module.py"
    path.write_text(code, encoding="utf-8")
    assert bool(list(_texts_opened(path))) is told
