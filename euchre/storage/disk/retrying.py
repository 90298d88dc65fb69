"""Changes to files that another program holds for a moment.

On Windows a file that is open elsewhere (a virus scanner, a backup, a folder that is kept equal
with another computer) can be neither opened nor exchanged nor deleted until it is closed there.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Result = TypeVar("Result")

PAUSES = (0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.4)
"""Seconds before each further try: a second in all."""
_HELD = (5, 32, 33)
"""Windows' words for "held by another program": access denied, sharing, a locked part."""


def retrying(
    change: Callable[[], Result],
    pauses: Iterable[float] = PAUSES,
    sleep: Callable[[float], None] = time.sleep,
) -> Result:
    """Do *change*, again after each of *pauses* while another program holds the file.

    OSError as it comes: where the system never holds files, at once.
    """
    for pause in pauses:
        try:
            return change()
        except PermissionError as error:
            if getattr(error, "winerror", None) not in _HELD:
                raise
        sleep(pause)
    return change()
