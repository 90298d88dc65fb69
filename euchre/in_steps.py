"""Work that is done in steps of a few milliseconds, so that the picture goes on in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Generator

Found = TypeVar("Found")


def at_once(finding: Generator[object, None, Found]) -> Found:
    """What is found in the end, without pauses."""
    while True:
        try:
            next(finding)
        except StopIteration as end:
            found: Found = end.value
            return found
