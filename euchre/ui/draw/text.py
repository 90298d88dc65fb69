"""Written text: lines that fit, and blocks that are wrapped, each drawn once.

Any text can be drawn: what no font has is a question mark, what cannot be seen takes no room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

from euchre.play.names import letters
from euchre.ui.draw import theme
from euchre.ui.draw.lettering import Lettering
from euchre.ui.draw.shapes import clear
from euchre.ui.draw.surface_cache import SurfaceCache

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from euchre.ui.draw.fonts import Weight
    from euchre.ui.draw.lettering import Cell
    from euchre.ui.draw.theme import Colour

Align = Literal["left", "centre", "right"]

ELLIPSIS = "…"
LIMIT = 12_000_000
"""Bytes of written lines that are kept unless told otherwise."""
LONGEST = 1_000
"""Characters of a line; whatever is longer is cut, since no picture could hold it."""
LONGEST_BLOCK = 5_000


class Text:
    """A pen for one window: it knows the fonts and the scale, and draws each line once."""

    def __init__(
        self, assets: Path, u: float, *, four_colour: bool = False, limit: int = LIMIT
    ) -> None:
        """Take fonts from `assets/fonts` and suits from `assets/cards`, scaled by u."""
        self._u = u
        self._four_colour = four_colour
        self._lettering = Lettering(assets, four_colour=four_colour)
        self._drawn = SurfaceCache(limit)

    @property
    def usable(self) -> bool:
        """Whether its fonts still belong to an open window."""
        try:
            return self.height(theme.BODY) > 0
        except pygame.error:
            return False

    def line(
        self,
        string: str,
        size: float,
        colour: Colour,
        *,
        weight: Weight = "regular",
        max_width: int | None = None,
        plain_signs: bool = False,
    ) -> pygame.Surface:
        """Return one line of text; `size` in units, `max_width` in pixels.

        What is wider shrinks first (to `theme.SHRINK` of its size) and is then cut short with
        an ellipsis. With `plain_signs` suit signs take the colour of the text.
        """
        pixels = self.pixels(size)
        return self._drawn.once(
            self._set_line, _within(string), pixels, colour, weight, max_width, plain_signs
        )

    def block(
        self,
        string: str,
        size: float,
        colour: Colour,
        width: int,
        *,
        weight: Weight = "regular",
        align: Align = "left",
        max_height: int | None = None,
    ) -> pygame.Surface:
        """Return a text wrapped to a width in pixels, as wide as that, as high as it needs.

        With a `max_height` in pixels it shrinks, and at last ends with an ellipsis.
        """
        pixels = self.pixels(size)
        return self._drawn.once(
            self._set_block,
            _within(string, LONGEST_BLOCK),
            pixels,
            colour,
            width,
            weight,
            align,
            max_height,
        )

    def width(self, string: str, size: float, weight: Weight = "regular") -> int:
        """Return how many pixels a line of text takes."""
        return self._measure(_within(string), self.pixels(size), weight)

    def cells(self, string: str, size: float, weight: Weight = "regular") -> tuple[Cell, ...]:
        """Return where in a line each letter stands, in the order in which they are read."""
        return self._lettering.cells(_within(string), self.pixels(size), weight)

    def fits(self, string: str, size: float, room: int, weight: Weight = "regular") -> bool:
        """Return whether a line fits into so many pixels whole, if need be shrunk."""
        return self._fitted(string, self.pixels(size), weight, room)[0] == string

    def wording(self, wordings: Sequence[str], size: float, room: int) -> str:
        """Return the first of several wordings that fits into so many pixels, else the last."""
        return next((words for words in wordings if self.fits(words, size, room)), wordings[-1])

    def height(self, size: float, weight: Weight = "regular") -> int:
        """Return how many pixels high a line of text is."""
        return self._lettering.font(weight, self.pixels(size)).get_linesize()

    def wrapped(
        self, string: str, size: float, width: int, weight: Weight = "regular"
    ) -> tuple[str, ...]:
        """Return the lines a text takes at a width in pixels."""
        return tuple(
            self._wrap(_within(string, LONGEST_BLOCK), self.pixels(size), weight, width)
        )

    def pixels(self, size: float) -> int:
        """Return a size in units as pixels, but never too small to be read."""
        return max(theme.SMALLEST_TEXT, round(size * self._u))

    def sign(self, suit: str, height: int, colour: Colour | None = None) -> pygame.Surface:
        """Return the picture of a suit ("S", "H", "D", "C"), in a colour or as on a card."""
        suits = theme.FOUR_SUITS_ON_LIGHT if self._four_colour else theme.SUITS_ON_LIGHT
        return self._lettering.sign(suit, height, colour or suits[suit])

    def _measure(self, string: str, pixels: int, weight: Weight) -> int:
        return self._lettering.width(string, pixels, weight)

    def _set_line(
        self,
        string: str,
        pixels: int,
        colour: Colour,
        weight: Weight,
        max_width: int | None,
        plain_signs: bool,  # noqa: FBT001
    ) -> pygame.Surface:
        if max_width is not None:
            string, pixels = self._fitted(string, pixels, weight, max_width)
        return self._lettering.line(string, pixels, colour, weight, plain_signs=plain_signs)

    def _fitted(
        self, string: str, pixels: int, weight: Weight, max_width: int
    ) -> tuple[str, int]:
        """Return what of a line fits into a width, and the size at which it does."""
        max_width = max(0, max_width)
        least = max(theme.SMALLEST_TEXT, round(pixels * theme.SHRINK))
        width = self._measure(string, pixels, weight)
        if width > max_width:
            # As wide as its size says, almost; opening every size between costs time.
            pixels = max(least, min(pixels - 1, pixels * max_width // width))
        while pixels > least and self._measure(string, pixels, weight) > max_width:
            pixels -= 1
        if self._measure(string, pixels, weight) <= max_width:
            return string, pixels
        return self._shortened(string, pixels, weight, max_width), pixels

    def _shortened(self, string: str, pixels: int, weight: Weight, max_width: int) -> str:
        """Return the longest beginning of a text that fits together with an ellipsis.

        Where not even that fits nothing is left.
        """
        parts = letters(string)

        def short(count: int) -> str:
            return "".join(parts[:count]).rstrip() + ELLIPSIS

        count = _most(
            lambda count: self._measure(short(count), pixels, weight) <= max_width,
            len(parts) - 1,
        )
        return short(count) if self._measure(short(count), pixels, weight) <= max_width else ""

    def _set_block(  # noqa: PLR0917
        self,
        string: str,
        pixels: int,
        colour: Colour,
        width: int,
        weight: Weight,
        align: Align,
        max_height: int | None,
    ) -> pygame.Surface:
        least = max(theme.SMALLEST_TEXT, round(pixels * theme.SHRINK))
        while True:
            lines = self._wrap(string, pixels, weight, width)
            step = self._leading(weight, pixels)
            if max_height is None or len(lines) * step <= max_height or pixels <= least:
                break
            # A single line is as high as its size says; opening every size between costs time.
            fitting = int(pixels * max_height / step) if len(lines) == 1 else pixels
            pixels = max(least, min(pixels - 1, fitting))
        room = len(lines) if max_height is None else max(1, max_height // step)
        if len(lines) > room:
            last = " ".join(lines[room - 1 :])
            lines = [*lines[: room - 1], self._shortened(last, pixels, weight, width)]
        block = clear((width, len(lines) * step))
        for number, content in enumerate(lines):
            line = self._set_line(content, pixels, colour, weight, width, False)  # noqa: FBT003
            x = _shift(align, width - line.get_width())
            y = number * step + (step - line.get_height()) // 2
            block.blit(line, (x, y), None, pygame.BLEND_RGBA_MAX)
        return block

    def _leading(self, weight: Weight, pixels: int) -> int:
        """Return the distance of two lines of a block."""
        return round(
            max(self._lettering.font(weight, pixels).get_linesize(), pixels * theme.LEADING)
        )

    def _wrap(self, string: str, pixels: int, weight: Weight, width: int) -> list[str]:
        lines: list[str] = []
        for paragraph in string.split("\n"):
            line = ""
            for word in self._pieces(paragraph.split(" "), pixels, weight, width):
                longer = f"{line} {word}" if line else word
                if line and self._measure(longer, pixels, weight) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def _pieces(
        self, words: Iterable[str], pixels: int, weight: Weight, width: int
    ) -> Iterable[str]:
        """Yield words, those too long for a whole line broken where the line ends."""
        for word in words:
            if self._measure(word, pixels, weight) <= width:
                yield word
                continue
            parts = letters(word)
            while parts:
                count = max(1, self._room(parts, pixels, weight, width))
                yield "".join(parts[:count])
                parts = parts[count:]

    def _room(self, parts: list[str], pixels: int, weight: Weight, width: int) -> int:
        """Return how many letters fit into a width."""
        return _most(
            lambda count: self._measure("".join(parts[:count]), pixels, weight) <= width,
            len(parts),
        )


def _most(fits: Callable[[int], bool], limit: int) -> int:
    """Return the largest number up to a limit that fits, looking near the small ones first."""
    fitting, too_many = 0, 1
    while too_many <= limit and fits(too_many):
        fitting, too_many = too_many, 2 * too_many
    too_many = min(too_many, limit + 1)
    while too_many - fitting > 1:
        middle = (fitting + too_many) // 2
        if fits(middle):
            fitting = middle
        else:
            too_many = middle
    return fitting


def _within(string: str, limit: int = LONGEST) -> str:
    return string if len(string) <= limit else string[: limit - 1] + ELLIPSIS


def _shift(align: Align, space: int) -> int:
    return {"left": 0, "centre": space // 2, "right": space}[align]
