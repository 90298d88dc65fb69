"""Which signs a font file has: read from its table, since a font draws a box for all others."""

from __future__ import annotations

import struct
import sys
from array import array
from bisect import bisect_right
from functools import lru_cache
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

OUTLINES = {b"glyf", b"CFF ", b"CFF2"}
PICTURES = {b"CBDT", b"sbix"}
"""Tables of fonts that hold emoji as pictures of one size, which do not scale."""
MOST_TABLES = 200
LARGEST_TABLE = 8_000_000
_FULL, _BASIC = 12, 4
"""Two ways to write the table: for all of Unicode, and for its first plane."""

Ranges = tuple["array[int]", "array[int]"]


class Coverage:
    """The signs of one font, as ranges in order."""

    def __init__(self, ranges: Ranges) -> None:
        """Take where ranges begin, and where they end."""
        self._starts, self._ends = ranges

    def __contains__(self, sign: str) -> bool:
        code = ord(sign)
        place = bisect_right(self._starts, code) - 1
        return place >= 0 and code <= self._ends[place]

    def __iter__(self) -> Iterator[str]:
        for start, end in zip(self._starts, self._ends, strict=True):
            yield from map(chr, range(start, end + 1))


NOTHING = Coverage((array("I"), array("I")))


@lru_cache(maxsize=4096)
def coverage(path: Path) -> Coverage:
    """Return what a font file has, of a collection its first font; nothing if it is damaged."""
    try:
        if not path.is_file():
            return NOTHING
        with path.open("rb") as file:
            return Coverage(_ranges(file))
    except (OSError, struct.error, ValueError, IndexError, OverflowError):
        return NOTHING


def _ranges(file: BinaryIO) -> Ranges:
    tables = _tables(file)
    if not OUTLINES & tables.keys() or PICTURES & tables.keys():
        return array("I"), array("I")
    start, length = tables.get(b"cmap", (0, 0))
    file.seek(start)
    data = file.read(min(length, LARGEST_TABLE))
    ways = {}
    for number in range(struct.unpack_from(">H", data, 2)[0]):
        platform, _encoding, offset = struct.unpack_from(">HHI", data, 4 + 8 * number)
        if platform in {0, 3}:
            ways[struct.unpack_from(">H", data, offset)[0]] = offset
    if _FULL in ways:
        return _full(data, ways[_FULL])
    return _in_order(_basic(data, ways[_BASIC])) if _BASIC in ways else _in_order(())


def _tables(file: BinaryIO) -> dict[bytes, tuple[int, int]]:
    """Return where each table of a font lies, and how long it is."""
    head = file.read(16)
    if head[:4] == b"ttcf":
        file.seek(struct.unpack_from(">I", head, 12)[0])
        head = file.read(16)
        file.seek(-4, 1)
    else:
        file.seek(12)
    count = min(struct.unpack_from(">H", head, 4)[0], MOST_TABLES)
    rows = file.read(16 * count)
    return {
        tag: (offset, length)
        for tag, _sum, offset, length in struct.iter_unpack(">4sIII", rows)
    }


def _full(data: bytes, at: int) -> Ranges:
    count = struct.unpack_from(">I", data, at + 12)[0]
    numbers = array("I", data[at + 16 : at + 16 + 12 * count])
    if sys.byteorder == "little":
        numbers.byteswap()
    return numbers[0::3], numbers[1::3]


def _basic(data: bytes, at: int) -> Iterator[tuple[int, int]]:
    """Yield the ranges of signs that have a picture."""
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    columns = struct.unpack_from(f">{4 * count + 1}H", data, at + 14)
    ends, starts = columns[:count], columns[count + 1 : 2 * count + 1]
    steps, jumps = columns[2 * count + 1 : 3 * count + 1], columns[3 * count + 1 :]
    for number, (start, end) in enumerate(zip(starts, ends, strict=True)):
        if not jumps[number]:
            # The last range is that of no sign.
            if start != 0xFFFF and (start + steps[number]) & 0xFFFF:  # noqa: PLR2004
                yield start, end
            continue
        place = at + 14 + 2 * (3 * count + 1 + number) + jumps[number]
        for code in range(start, end + 1):
            if struct.unpack_from(">H", data, place + 2 * (code - start))[0]:
                yield code, code


def _in_order(pairs: Iterable[tuple[int, int]]) -> Ranges:
    starts, ends = array("I"), array("I")
    for start, end in sorted(pairs):
        starts.append(start)
        ends.append(end)
    return starts, ends
