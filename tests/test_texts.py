"""Text files are the same on every system: every one is opened with its encoding and line ends."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PLACES = ("main.py", "euchre", "assets", "tests")
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
    """Whether a call may write the end of a line."""
    text = ast.unparse(call)
    if text.startswith("open(") or ".open(" in text or "fdopen(" in text:
        return any(f"'{mode}'" in text for mode in ("w", "a", "x", "w+"))
    words = call.args[0] if call.args else None
    one_line = isinstance(words, ast.Constant) and "\n" not in str(words.value)
    return ".write_text(" in text and not one_line


def _questions(path: Path) -> Iterator[str]:
    """What the calls of a file leave to the system."""
    for call in _texts_opened(path):
        words = {word.arg for word in call.keywords}
        if "encoding" not in words:
            yield f"{path}:{call.lineno}: in which encoding?"
        if "newline" not in words and _writes(call):
            yield f"{path}:{call.lineno}: how do lines end?"


def test_texts_are_written_alike_on_every_system() -> None:
    files = [path for place in PLACES for path in (ROOT / place).rglob("*.py")]
    files.append(ROOT / "main.py")
    assert all(any(path.is_relative_to(ROOT / place) for path in files) for place in PLACES)
    assert [question for path in sorted(files) for question in _questions(path)] == []


@pytest.mark.parametrize(
    ("code", "questions"),
    [
        ("path.write_text(text)", 2),
        ("path.write_text('one line')", 1),
        ("path.write_text('a line\\n', encoding='utf-8')", 1),
        ("path.write_text(text, encoding='utf-8', newline='\\n')", 0),
        ("path.open('w', encoding='utf-8')", 1),
        ("path.open('x', encoding='utf-8', newline='')", 0),
        ("path.read_text(encoding='utf-8')", 0),
        ("path.read_text()", 1),
        ("path.read_bytes()", 0),
    ],
)
def test_what_is_left_to_the_system_is_asked(code: str, questions: int, tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(code, encoding="utf-8", newline="\n")
    assert len(list(_questions(path))) == questions


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
    path.write_text(code, encoding="utf-8", newline="\n")
    assert bool(list(_texts_opened(path))) is told
