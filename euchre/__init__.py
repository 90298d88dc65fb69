"""Euchre for the desktop: the card game, with its rules, computer players and table."""

import os
import sys

__version__ = "0.1.0"


def _leave_out_current_folder():
    # type: () -> None
    """Import nothing from the current folder when this program runs, not just parts of it.

    It may be one of downloads, where anything may lie that is called like a part of Python.
    `python -m` looks there first, and so does every Python whose PYTHONPATH has an empty part.
    """
    own = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    try:
        here = os.path.realpath(os.getcwd())
    except OSError:
        return
    if here == own or not _runs(own):
        return
    asked_for = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    named = [f for f in asked_for if os.path.isabs(f) or os.path.realpath(f) != here]
    if here not in [os.path.realpath(folder) for folder in named]:
        sys.path[:] = [p for p in sys.path if p and os.path.realpath(p) != here]
    # For the Pythons that this one starts.
    if named != asked_for:
        os.environ["PYTHONPATH"] = os.pathsep.join(named)


def _runs(own):
    # type: (str) -> bool
    """Return whether it is this program that Python was started for, and not another one."""
    program = getattr(sys, "argv", [""])[0]  # type: str
    script = os.path.realpath(program)
    return (
        program == "-m"
        or script.startswith(os.path.join(own, ""))
        or os.path.basename(script).startswith("euchre")
    )


_leave_out_current_folder()
