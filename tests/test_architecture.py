"""The plan of the code: who may import whom, and how long a file or a function may be."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "euchre"
LAYERS = ("rules", "ai", "play", "storage")

LONGEST_FILE = 400
LONGEST_FUNCTION = 45
"""Lines, decorators and docstring included; the aim is 25."""


def name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_the_import_contracts_hold() -> None:
    code = "import sys; from importlinter.cli import lint_imports_command as run; run()"
    run = subprocess.run(
        [sys.executable, "-c", code, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("layer", LAYERS)
def test_each_module_below_the_interface_can_be_imported_first_and_without_pygame(
    layer: str,
) -> None:
    modules = [name(path) for path in sorted((PACKAGE / layer).rglob("*.py"))]
    modules = [module for module in modules if not module.endswith(".__main__")]
    assert modules
    # Each starts with nothing of the project loaded, as in a process of its own.
    code = "\n".join(
        (
            "import importlib, sys",
            "sys.modules['pygame'] = None",
            f"for module in {[*modules, 'euchre.i18n']!r}:",
            "    for loaded in [m for m in sys.modules if m.partition('.')[0] == 'euchre']:",
            "        del sys.modules[loaded]",
            "    importlib.import_module(module)",
        )
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


def unwieldy(text: str) -> Iterator[str]:
    """Everything in a file that cannot be taken in at a glance."""
    lines = len(text.splitlines())
    if lines > LONGEST_FILE:
        yield f"the file has {lines} lines"
    tree = ast.parse(text)
    if not ast.get_docstring(tree):
        yield "the file does not say what it is for"
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                yield f"{node.name} has {length} lines"


def test_files_and_functions_can_be_taken_in_at_a_glance() -> None:
    texts = {name(path): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    assert len(texts) > 100
    faults = {module: list(unwieldy(text)) for module, text in sorted(texts.items())}
    assert {module: found for module, found in faults.items() if found} == {}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('"""A long file."""\n' + "\n" * 400, "the file has 401 lines"),
        ("# A comment is not enough.\n", "the file does not say what it is for"),
        ('"""Bids."""\n\ndef bid():\n' + "    pass\n" * 45, "bid has 46 lines"),
    ],
)
def test_whatever_cannot_be_taken_in_is_told(text: str, fault: str) -> None:
    assert list(unwieldy(text)) == [fault]


def test_the_package_fits_the_oldest_python() -> None:
    for path in PACKAGE.rglob("*.py"):
        ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 10))
