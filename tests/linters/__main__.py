"""Looks the code over, setting up the tools first: python3 tests/linters.

Runs ruff (rules and format), mypy, the import contracts and a check of the translations; what
needs mending is printed, and the exit status tells whether there was anything.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[0] = str(ROOT)

from euchre.start.bootstrap import GAME, LINTERS, TESTS, prepare

CONTRACTS = "import sys; from importlinter.cli import lint_imports_command as run; run()"


def main() -> int:
    """Run every tool, also after one has complained; return the exit status."""
    prepare(GAME, TESTS, LINTERS, share=True)
    commands: list[list[str]] = [
        ["-m", "ruff", "check"],
        ["-m", "ruff", "format", "--check"],
        ["-m", "mypy"],
        ["-c", CONTRACTS],
        *_catalogues(),
    ]
    complaints = 0
    for command in commands:
        print("==", "lint-imports" if command[0] == "-c" else " ".join(command[1:]), flush=True)
        complaints += (
            subprocess.run([sys.executable, *command], cwd=ROOT, check=False).returncode != 0
        )
    return int(complaints > 0)


def _catalogues() -> list[list[str]]:
    """Return the commands that compile every translation, to nowhere, and check its forms."""
    null = "NUL" if sys.platform == "win32" else "/dev/null"
    return [
        ["-m", "babel.messages.frontend", "compile", "-i", str(path), "-o", null]
        for path in sorted((ROOT / "euchre" / "locale").glob("*/LC_MESSAGES/*.po"))
    ]


if __name__ == "__main__":
    if {"-h", "--help"} & set(sys.argv):
        print(__doc__)
        sys.exit()
    sys.exit(main())
