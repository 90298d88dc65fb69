"""What this process takes up: memory and open files."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from pathlib import Path

_STATM = Path("/proc/self/statm")
_FILES = Path("/proc/self/fd")


def megabytes() -> float:
    """The memory in use; where the system does not tell, the most that ever was, or nothing.

    What was freed and is only kept for later, by Python or by the C library, does not count.
    """
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
    if _STATM.exists():
        pages = int(_STATM.read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    if sys.platform == "win32":
        return 0.0
    import resource  # noqa: PLC0415 - only Unix has it

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6


def open_files() -> int:
    """How many files are open; 0 where the system does not tell."""
    return len(list(_FILES.iterdir())) if _FILES.exists() else 0
