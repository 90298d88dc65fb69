#!/usr/bin/env python3
# /// script
# requires-python = ">=3.10"
# dependencies = ["pygame-ce>=2.5.8,<2.6", "platformdirs>=4.2,<5"]
# ///
"""Play Euchre: python3 main.py. Sets up what is missing first.

Old Pythons must be able to read this file and say which one is needed; the program proper
begins in euchre/__main__.py.
"""

import os
import sys


def main():
    # type: () -> int
    """Run the game, with what it needs; return the exit status."""
    folder = os.path.dirname(os.path.realpath(__file__))
    if folder not in sys.path:
        # Python was told to trust no folder (-P, -I); this one holds the program itself.
        sys.path.insert(0, folder)
    try:
        from euchre.start import interrupts, notice
    except ImportError:
        sys.exit(
            "main.py needs the folder euchre beside it: please download the whole project."
        )
    # Nothing on the way to the game needs to be tidied up.
    interrupts.leave_at_once()
    notice.require_python()
    from euchre.__main__ import main as euchre

    return euchre(set_up=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
