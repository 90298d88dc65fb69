"""The plan of the code: who may import whom, and how long a file or a function may be."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.importing import Imports, circle, imports_in, imports_of, loaded_with, name

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "euchre"
LAYERS = ("rules", "ai", "play", "coach", "storage")
NAVIGATION = "euchre.ui.navigation"
LOADS_LATER = (NAVIGATION, "euchre.start", "euchre.__main__", "euchre.i18n")
"""Where modules of the program may be imported within a function."""
LOADS_BY_NAME = {
    NAVIGATION: "what may be wanted soon",
    "euchre.ai.arena.duplicate": "players that were named on the command line",
    "euchre.child_process": "what another process is asked for",
    "euchre.rules": "the names it offers to other programs",
    "euchre.start.small_window": "tkinter, which has two names",
    "euchre.ui.widgets": "the parts it offers to screens",
}
"""Modules that import what they are given the name of, and what that is."""
NOT_FOR_THE_TITLE = (
    "euchre.ai",
    "euchre.coach",
    "euchre.play.session",
    "euchre.rules.game",
    "euchre.ui.draw.portraits",
    "euchre.ui.rulebook",
    "euchre.ui.table",
    "euchre.ui.widgets.choice",
    "euchre.ui.widgets.field",
    "euchre.ui.widgets.slider",
    "json",
)
"""How the names of modules begin that are loaded after the first picture."""
MOST_IN_A_FOLDER = 20

LONGEST_FILE = 400
LONGEST_FUNCTION = 45
"""Lines, decorators and docstring included; the aim is 25."""


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
    modules = [name(path, ROOT) for path in sorted((PACKAGE / layer).rglob("*.py"))]
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


@pytest.fixture(scope="module")
def imports() -> dict[str, Imports]:
    found = imports_in(ROOT, "euchre")
    assert len(found) > 100
    return found


def test_no_modules_import_one_another_in_a_circle(imports: dict[str, Imports]) -> None:
    graph = {module: loaded_with(module, its.first) for module, its in imports.items()}
    assert circle(graph) == []


def test_nor_do_they_for_the_sake_of_types(imports: dict[str, Imports]) -> None:
    # Only what leads everywhere has to name in its types what leads back to it.
    graph = {
        module: its.first if module == NAVIGATION else its.first | its.for_types
        for module, its in imports.items()
    }
    assert circle(graph) == []


def test_only_navigation_and_the_start_import_within_functions(
    imports: dict[str, Imports],
) -> None:
    later = {module: its.later for module, its in imports.items() if its.later}
    assert NAVIGATION in later
    assert {
        module: modules
        for module, modules in later.items()
        if not module.startswith(LOADS_LATER)
    } == {}
    assert {module for module, its in imports.items() if its.by_name} == set(LOADS_BY_NAME)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("import a\nfrom b import c, x", Imports(first={"a", "b.c", "b"})),
        ("def f():\n    from b import c\n    import json", Imports(later={"b.c"})),
        (
            "class A:\n    import a\n    def f(self):\n        import b",
            Imports({"a"}, later={"b"}),
        ),
        ("if TYPE_CHECKING:\n    import a\nelse:\n    import b", Imports({"b"}, {"a"})),
        ("try:\n    import a\nexcept ImportError:\n    import b", Imports(first={"a", "b"})),
        ("f = lambda: importlib.import_module('a')", Imports(by_name=True)),
    ],
)
def test_it_is_told_when_a_module_imports_what(text: str, expected: Imports) -> None:
    assert imports_of(text, {"a", "b", "b.c"}) == expected


def test_a_circle_is_told_and_whoever_imports_a_module_loads_its_packages() -> None:
    assert loaded_with("a.b.c", {"a.b.d", "a.e.f", "g"}) == {"a.b.d", "a.e.f", "a.e", "g"}
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == {"a", "b", "c"}


def test_the_first_picture_waits_for_nothing_that_only_later_screens_need() -> None:
    code = "import sys, euchre.ui.app, euchre.ui.scenes.title; print(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = run.stdout.split()
    assert "euchre.ui.widgets.button" in loaded
    assert [module for module in loaded if module.startswith(NOT_FOR_THE_TITLE)] == []


def test_no_folder_is_too_full_to_find_something_in_it() -> None:
    count = Counter(path.parent for path in PACKAGE.rglob("*.py"))
    assert {
        str(folder): number for folder, number in count.items() if number > MOST_IN_A_FOLDER + 1
    } == {}


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
    texts = {
        name(path, ROOT): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")
    }
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


def test_no_two_public_classes_have_the_same_name() -> None:
    places: dict[str, list[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(name(path, ROOT))
    assert {called: modules for called, modules in places.items() if len(modules) > 1} == {}
