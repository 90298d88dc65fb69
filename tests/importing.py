"""What the modules of the program import from one another, and when."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from pathlib import Path

LOADERS = {"import_module", "__import__"}
"""Functions that import a module by its name."""


@dataclass
class Imports:
    """Modules of the program that one module imports: when it is loaded itself, and otherwise."""

    first: set[str] = field(default_factory=set)
    for_types: set[str] = field(default_factory=set)
    """Only for who checks the types: they are never loaded."""
    later: set[str] = field(default_factory=set)
    """Within functions, when they are called."""
    by_name: bool = False
    """Whether it imports what it is given the name of."""


def name(path: Path, root: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_in(root: Path, package: str) -> dict[str, Imports]:
    """What every module of a *package* in the folder *root* imports from it."""
    paths = {name(path, root): path for path in sorted((root / package).rglob("*.py"))}
    return {
        module: imports_of(path.read_text(encoding="utf-8"), paths)
        for module, path in paths.items()
    }


def imports_of(text: str, modules: Collection[str]) -> Imports:
    """What a module with this text imports of *modules*."""
    found = Imports()

    def look(node: ast.AST, into: set[str], *, called: bool) -> None:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            into.update(target for target in _targets(node, modules) if target in modules)
        if isinstance(node, ast.Call):
            function = ast.unparse(node.func).rpartition(".")[2]
            found.by_name |= function in LOADERS
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            called = True
        for_types = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for part, value in ast.iter_fields(node):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    types = for_types and part == "body"
                    goes = found.for_types if types else found.later if called else into
                    look(child, goes, called=called)

    look(ast.parse(text), found.first, called=False)
    return found


def _targets(node: ast.Import | ast.ImportFrom, modules: Collection[str]) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    assert node.module is not None, "the program imports by full names"
    within = [f"{node.module}.{alias.name}" for alias in node.names]
    return [target if target in modules else node.module for target in within]


def loaded_with(module: str, targets: set[str]) -> set[str]:
    """Everything that is loaded before *module* because it imports *targets*: packages, too."""
    packages = {
        target.rsplit(".", count)[0]
        for target in targets
        for count in range(1, target.count(".") + 1)
    }
    # A package is being loaded already when modules in it are, and when it loads its own.
    around = {module.rsplit(".", count)[0] for count in range(module.count(".") + 1)}
    return targets | (packages - around)


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """Modules that import one another in a circle, the first one again at the end; or none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found[::-1]
    return []
