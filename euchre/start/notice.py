"""Tells a person one thing that keeps the game from starting, in the terminal or in a window.

Written for Python 2.7 as well, because old Pythons must be able to tell their owner.
"""

import os
import sys

if False:  # for the type checker only: Python 2.7 has no typing
    import subprocess
    from typing import Any, Dict, Optional

OLDEST = (3, 10)
TITLE = "Euchre"
WINDOW = os.path.join(os.path.dirname(os.path.abspath(__file__)), "small_window.py")


def require_python():
    # type: () -> None
    """Leave with one sentence where Python is older than the game can use."""
    if sys.version_info[:2] < OLDEST:
        # Not translated: old Pythons cannot read the module that translates.
        tell(
            "Euchre needs Python {0}.{1} or newer, and this is Python {2}.{3}: install a newer "
            "one (from python.org, or with your system's package manager) and start main.py "
            "with that.".format(OLDEST[0], OLDEST[1], *sys.version_info[:2])
        )
        sys.exit(1)


def tell(sentence, close="Close"):
    # type: (str, str) -> None
    """Say a sentence on standard error and, where nobody would see that, in a small window.

    Does not wait for the window to be closed.
    """
    write(sys.stderr, sentence)
    if wants_window():
        open_window("message", sentence, close)


def write(stream, text, end="\n"):
    # type: (Any, str, str) -> None
    """Write to standard output or error, whatever that is: closed, full, or short of letters."""
    if stream is None:
        return
    try:
        # A terminal may not know every letter of a folder's name.
        encoding = getattr(stream, "encoding", None) or "ascii"
        stream.write(text.encode(encoding, "replace").decode(encoding) + end)
        stream.flush()
    except (IOError, ValueError):
        # Nobody is listening.
        pass


def wants_window():
    # type: () -> bool
    """Return whether a person is there who can see windows, and no terminal to read in."""
    if os.environ.get("CI"):
        return False
    if sys.platform == "win32":
        return not has_terminal() or _console_closes()
    if sys.platform != "darwin" and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    return not has_terminal()


def has_terminal():
    # type: () -> bool
    """Return whether a person can read what is printed and answer."""
    try:
        return sys.stdin.isatty() and sys.stderr.isatty()
    except (AttributeError, ValueError):
        # Without a console Windows gives no streams at all.
        return False


def _console_closes():
    # type: () -> bool
    """Return whether the console was opened by a double-click and vanishes with us."""
    import ctypes

    library = ctypes  # type: Any
    python_and_its_launcher = 2
    processes = (ctypes.c_uint * 8)()
    attached = library.windll.kernel32.GetConsoleProcessList(processes, len(processes))
    return attached <= python_and_its_launcher and "PROMPT" not in os.environ


def open_window(mode, text, *buttons):
    # type: (str, str, str) -> Optional[subprocess.Popen[bytes]]
    """Start small_window.py beside this process; return it, or None if it cannot be started."""
    # Slow to import, and not needed at most starts.
    import subprocess

    quiet = open(os.devnull, "r+b")
    settings = {}  # type: Dict[str, Any]
    settings.update(stdin=quiet, stdout=quiet, stderr=quiet)
    if mode == "progress":
        settings["stdin"] = subprocess.PIPE
    if sys.platform == "win32":
        settings["creationflags"] = 0x08000000  # no console of its own
    elif sys.version_info[0] > 2:
        settings["start_new_session"] = True
    try:
        command = [sys.executable, WINDOW, mode, TITLE, text] + list(buttons)
        return subprocess.Popen(command, **settings)
    except (OSError, ValueError):
        return None
    finally:
        quiet.close()
