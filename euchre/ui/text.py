"""Written text: fonts, lines, wrapped blocks, and suit signs drawn as pictures.

The suit signs are in few fonts, so wherever a text contains one its picture is drawn instead.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import pygame

from euchre.ui import theme
from euchre.ui.drawn import Drawn
from euchre.ui.shapes import clear

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from euchre.ui.theme import Colour

Weight = Literal["regular", "bold", "serif"]
Align = Literal["left", "centre", "right"]

SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
ELLIPSIS = "…"
LIMIT = 12_000_000
"""Bytes of written lines that are kept unless told otherwise."""
SIGN_SIZE = 0.86
"""Height of a suit sign as a part of the text's size."""


class Text:
    """A pen for one window: it knows the fonts and the scale, and draws each line once."""

    def __init__(
        self, assets: Path, u: float, *, four_colour: bool = False, limit: int = LIMIT
    ) -> None:
        """Take fonts from `assets/fonts` and suits from `assets/cards`, scaled by u."""
        self._fonts = assets / "fonts"
        self._signs = assets / "cards"
        self._u = u
        self._four_colour = four_colour
        self._readable: set[Weight] = set()
        self._font = lru_cache(maxsize=64)(self._open)
        self._sign = lru_cache(maxsize=64)(self._draw_sign)
        self._drawn = Drawn(limit)

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
            self._set_line, string, pixels, colour, weight, max_width, plain_signs
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
            self._set_block, string, pixels, colour, width, weight, align, max_height
        )

    def width(self, string: str, size: float, weight: Weight = "regular") -> int:
        """Return how many pixels a line of text takes."""
        return self._measure(string, self.pixels(size), weight)

    def height(self, size: float, weight: Weight = "regular") -> int:
        """Return how many pixels high a line of text is."""
        return self._font(weight, self.pixels(size)).get_linesize()

    def wrapped(
        self, string: str, size: float, width: int, weight: Weight = "regular"
    ) -> tuple[str, ...]:
        """Return the lines a text takes at a width in pixels."""
        return tuple(self._wrap(string, self.pixels(size), weight, width))

    def pixels(self, size: float) -> int:
        """Return a size in units as pixels, but never too small to be read."""
        return max(theme.SMALLEST_TEXT, round(size * self._u))

    def sign(self, suit: str, height: int, colour: Colour | None = None) -> pygame.Surface:
        """Return the picture of a suit ("S", "H", "D", "C"), in a colour or as on a card."""
        suits = theme.FOUR_SUITS_ON_LIGHT if self._four_colour else theme.SUITS_ON_LIGHT
        return self._sign(suit, height, colour or suits[suit])

    def _open(self, weight: Weight, pixels: int) -> pygame.Font:
        path = self._fonts / theme.FONT_FILES[weight]
        try:
            font = pygame.Font(path, pixels)
            if weight not in self._readable:
                # A file that is no font is only noticed when something is written.
                font.render("A", True, theme.INK)  # noqa: FBT003
                self._readable.add(weight)
        except (OSError, pygame.error):
            # Without its own fonts the game is plainer, but it can be played.
            font = pygame.Font(None, pixels)
            font.bold = weight != "regular"
        return font

    def _draw_sign(self, suit: str, height: int, colour: Colour) -> pygame.Surface:
        path = self._signs / f"suit-{suit}.svg"
        try:
            drawn = pygame.image.load_sized_svg(path, (height, height))
        except (OSError, pygame.error):
            # A missing picture still leaves the letter of the suit.
            return self._font("bold", height).render(suit, True, colour)  # noqa: FBT003
        drawn.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        drawn.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        bounds = drawn.get_bounding_rect()
        sign = clear((bounds.width, drawn.get_height()))
        # Not `convert_alpha`: there may be no window yet.
        sign.blit(drawn, (-bounds.x, 0), special_flags=pygame.BLEND_RGBA_MAX)
        return sign

    def _sign_colour(self, suit: str, colour: Colour) -> Colour:
        """Return the colour of a suit sign beside text: light text stands on dark ground."""
        dark_ground = theme.luminance(colour) > theme.LIGHT_TEXT
        if self._four_colour:
            suits = theme.FOUR_SUITS_ON_DARK if dark_ground else theme.FOUR_SUITS_ON_LIGHT
        else:
            suits = theme.SUITS_ON_DARK if dark_ground else theme.SUITS_ON_LIGHT
        return suits[suit]

    def _measure(self, string: str, pixels: int, weight: Weight) -> int:
        font = self._font(weight, pixels)
        return sum(
            self._sign(SIGNS[part], _sign_height(pixels), theme.INK).get_width()
            if part in SIGNS
            else font.size(part)[0]
            for part in _parts(string)
        )

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
        font = self._font(weight, pixels)
        pictures = []
        for part in _parts(string):
            if part in SIGNS:
                suit = SIGNS[part]
                tint = colour if plain_signs else self._sign_colour(suit, colour)
                pictures.append(self._sign(suit, _sign_height(pixels), tint))
            else:
                pictures.append(font.render(part, True, colour))  # noqa: FBT003
        line = clear((sum(picture.get_width() for picture in pictures), font.get_linesize()))
        x = 0
        for picture in pictures:
            # Signs stand on the line of the text, in the middle of its capitals.
            space = line.get_height() - picture.get_height()
            line.blit(picture, (x, round(space / 2)), None, pygame.BLEND_RGBA_MAX)
            x += picture.get_width()
        return line

    def _fitted(
        self, string: str, pixels: int, weight: Weight, max_width: int
    ) -> tuple[str, int]:
        """Return what of a line fits into a width, and the size at which it does."""
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
        fits, too_long = 0, len(string)
        while too_long - fits > 1:
            middle = (fits + too_long) // 2
            trial = string[:middle].rstrip() + ELLIPSIS
            if self._measure(trial, pixels, weight) <= max_width:
                fits = middle
            else:
                too_long = middle
        short = string[:fits].rstrip() + ELLIPSIS
        return short if self._measure(short, pixels, weight) <= max_width else ""

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
        return round(max(self._font(weight, pixels).get_linesize(), pixels * theme.LEADING))

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
            rest = word
            while len(rest) > 1 and self._measure(rest, pixels, weight) > width:
                cut = len(rest) - 1
                while cut > 1 and self._measure(rest[:cut], pixels, weight) > width:
                    cut -= 1
                yield rest[:cut]
                rest = rest[cut:]
            yield rest


def _parts(string: str) -> list[str]:
    """Split a text into suit signs and what stands between them."""
    parts = [""]
    for letter in string:
        if letter in SIGNS:
            parts += [letter, ""]
        else:
            parts[-1] += letter
    return [part for part in parts if part]


def _sign_height(pixels: int) -> int:
    return max(1, round(pixels * SIGN_SIZE))


def _shift(align: Align, space: int) -> int:
    return {"left": 0, "centre": space // 2, "right": space}[align]
