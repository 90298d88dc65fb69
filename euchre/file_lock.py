"""Locks an open file against other processes; it needs nothing but the standard library."""

from __future__ import annotations

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> bool:
        """Lock a file until it is closed or this process ends; False if another one has it."""
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import errno

    def lock(file: IO[bytes]) -> bool:
        """Lock a file until it is closed or this process ends; False if another one has it.

        Raises OSError where there are no locks, as on some file systems on the network.
        """
        # A library of the system's own, which a start that locks nothing need not load.
        import fcntl  # noqa: PLC0415

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                return False
            raise
        return True
