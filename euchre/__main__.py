"""Runs the game: python -m euchre in an environment, the command euchre, or from main.py."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from euchre.start import interrupts

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None, *, set_up: bool = False) -> int:
    """Do what was typed (the arguments of the process if None); return the exit status.

    With `set_up`, libraries that are missing are installed first; without, only missed.
    """
    before = interrupts.leave_at_once()
    try:
        # Only now: importing takes a while, in which Ctrl+C may be pressed.
        from euchre.start.program import main as program  # noqa: PLC0415

        return program(arguments, set_up=set_up)
    except KeyboardInterrupt:
        return interrupts.INTERRUPTED
    finally:
        interrupts.restore(before)


if __name__ == "__main__":
    sys.exit(main())
