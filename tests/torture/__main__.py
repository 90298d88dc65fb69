"""Abuses the program on purpose: `python3 tests/torture deals --count 100000`.

Every module beside this one is a subcommand of its name. It has a docstring that says what it
does, `add_arguments(parser)`, and `run(arguments)`, which returns the exit status.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def subcommands() -> dict[str, str]:
    """Every subcommand and the first line of what it says about itself."""
    found = {}
    for path in sorted(HERE.glob("[!_]*.py")):
        # Read, not imported: one kind of torture may need what another does not have.
        about = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        found[path.stem] = about.partition("\n")[0]
    return found


def _module(command: str) -> ModuleType:
    """Import a subcommand; those with a window get the libraries they need."""
    from euchre.start.bootstrap import GAME, prepare  # noqa: PLC0415 - not to be asked for --help

    name = f"tests.torture.{command}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in {library.module for library in GAME.libraries}:
            raise
    prepare(GAME, share=True)
    return importlib.import_module(name)


def main(words: list[str]) -> int:
    """Run the subcommand that *words* name; 2 for a wrong command line."""
    known = subcommands()
    parser = argparse.ArgumentParser(
        "python3 tests/torture",
        description="Abuse the program on purpose.",
        epilog="\n".join(f"  {name:10} {about}" for name, about in known.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=known, help="what to do")
    parser.add_argument("rest", nargs=argparse.REMAINDER, help="its arguments; -h lists them")
    arguments = parser.parse_args(words)
    module = _module(arguments.command)
    own = argparse.ArgumentParser(
        f"python3 tests/torture {arguments.command}", description=known[arguments.command]
    )
    module.add_arguments(own)
    status: int = module.run(own.parse_args(arguments.rest))
    return status


if __name__ == "__main__":
    # In place of this folder, whose names must not hide anybody else's.
    sys.path[0] = str(ROOT)
    raise SystemExit(main(sys.argv[1:]))
