"""What Ctrl+C does: before the game is on the table it ends the program at once, without a word.

An exception would not do: raised in the middle of an import, it comes out as a traceback, or
gets lost in a callback. Written for Python 2.7 as well: it comes before the look at the version.
"""

import os
import signal

if False:  # for the type checker only: Python 2.7 has no typing
    from typing import Any

INTERRUPTED = 130
"""The exit status of a program that was stopped with Ctrl+C, as shells count."""


def leave_at_once():
    # type: () -> Any
    """Let Ctrl+C end the process; return what it did before, for `restore`."""
    return _answer(_leave)


def raise_again():
    # type: () -> Any
    """Let Ctrl+C be the exception KeyboardInterrupt; return what it did before."""
    return _answer(signal.default_int_handler)


def restore(before):
    # type: (Any) -> None
    """Let Ctrl+C do again what it did before."""
    if before is not None:
        _answer(before)


def _answer(how):
    # type: (Any) -> Any
    try:
        if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
            # Started in the background: Ctrl+C is meant for another program.
            return None
        return signal.signal(signal.SIGINT, how)
    except ValueError:
        # Not the thread that hears of signals.
        return None


def _leave(_number, _frame):
    # type: (int, Any) -> None
    os._exit(INTERRUPTED)
