"""What a process is born with, and may be born without: streams, open files allowed.

Needs the standard library only, and of that little, because it is part of every start.
"""

from __future__ import annotations

import os
import sys

from euchre.i18n import _
from euchre.start import folders

STREAMS = ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w"))
HANDLES = 64
"""How many open files the program needs to play in peace."""


class SurroundingsError(Exception):
    """What this process lacks, in one sentence for the player."""


def mend() -> None:
    """See sound folders, and have streams that lead nowhere in place of those that are closed.

    Otherwise the first files opened would be taken for them, by this process and its children.
    """
    folders.settle()
    if sys.platform == "win32":
        # Windows gives no streams to programs without a console, and no files their numbers.
        return
    for number, name, mode in STREAMS:
        try:
            os.fstat(number)
        except OSError:
            if os.open(os.devnull, os.O_RDWR) != number:
                continue
            os.set_inheritable(number, True)  # noqa: FBT003 - a name the function lacks
        if getattr(sys, name) is None:
            stream = open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115
            setattr(sys, name, stream)


def flush() -> None:
    """Let what was printed go out; nobody may be listening any more, which is no fault."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):
            # Python would try again at its end, and print that it failed.
            setattr(sys, name, None)


def require_handles() -> None:
    """Raise SurroundingsError where too few files may be open at once to play."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - there is none on Windows

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed == resource.RLIM_INFINITY or allowed >= HANDLES:
        return
    if most == resource.RLIM_INFINITY or most >= HANDLES:
        resource.setrlimit(resource.RLIMIT_NOFILE, (HANDLES, most))
        return
    message = _(
        "Euchre can open only {allowed} files at once here and needs {needed}: start it after "
        "ulimit -n {needed}, or from another session."
    )
    raise SurroundingsError(message.format(allowed=allowed, needed=HANDLES))
