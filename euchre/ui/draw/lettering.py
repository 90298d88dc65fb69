"""Writes the letters of a line in the fonts they need, and measures them by the same fonts."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from euchre.play.names import letters
from euchre.ui.draw import theme
from euchre.ui.draw.fonts import FontRun, Fonts, Weight, fonts_in
from euchre.ui.draw.shapes import clear

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.draw.theme import Colour

SIGN_SIZE = 0.86
"""Height of a suit sign as a part of the text's size."""
OTHER_SIZE = 0.94
"""Size of other scripts' letters, which are drawn larger in their fonts, as a part of the own."""


class Cell(NamedTuple):
    """The place of one letter in a line, in pixels from its left."""

    start: int
    """Where in the text the letter begins."""
    left: int
    right: int
    backwards: bool
    """Whether the letter after it stands to its left."""


class Lettering:
    """Opens each font once for each size, as long as the window is open."""

    def __init__(
        self, assets: Path, *, four_colour: bool = False, fonts: Fonts | None = None
    ) -> None:
        """Take fonts from `assets/fonts` and suits from `assets/cards`."""
        self._folder = assets / "fonts"
        self._signs = assets / "cards"
        self._four_colour = four_colour
        self._readable: set[Weight] = set()
        self.fonts = fonts or fonts_in(self._folder)
        self.font = lru_cache(maxsize=64)(self._open)
        self._other = lru_cache(maxsize=64)(self._open_other)
        self.sign = lru_cache(maxsize=64)(self._draw_sign)

    def width(self, string: str, pixels: int, weight: Weight) -> int:
        """Return how wide a line is."""
        if self.fonts.is_plain(string, weight):
            return self.font(weight, pixels).size(string)[0]
        return sum(
            self._run_width(run, run.text, pixels, weight)
            for run in self.fonts.runs(string, weight)
        )

    def line(
        self,
        string: str,
        pixels: int,
        colour: Colour,
        weight: Weight,
        *,
        plain_signs: bool = False,
    ) -> pygame.Surface:
        """Return a line, as high as its size says, and higher if a letter needs it."""
        own = self.font(weight, pixels)
        if self.fonts.is_plain(string, weight):
            picture = own.render(string, True, colour)  # noqa: FBT003
            return _as_high_as(own.get_linesize(), picture)
        placed: list[tuple[pygame.Surface, int, int]] = []
        x = 0
        for run in self.fonts.runs(string, weight):
            picture, y = self._picture(run, pixels, colour, weight, plain_signs=plain_signs)
            placed.append((picture, x, y))
            x += self._run_width(run, run.text, pixels, weight)
        return _put_together(placed, x, own.get_linesize())

    def cells(self, string: str, pixels: int, weight: Weight) -> tuple[Cell, ...]:
        """Return the place of every letter, in the order in which they are read."""
        if self.fonts.is_plain(string, weight):
            runs: tuple[FontRun, ...] = (FontRun(tuple(string), 0),) if string else ()
        else:
            runs = self.fonts.runs(string, weight)
        places: dict[int, tuple[int, int, bool]] = {}
        x = 0
        for run in runs:
            wide = self._run_width(run, run.text, pixels, weight)
            edges = [
                self._run_width(run, "".join(run.shown[:count]), pixels, weight)
                for count in range(len(run.shown) + 1)
            ]
            for place, (near, far) in enumerate(pairwise(edges)):
                left, right = (wide - far, wide - near) if run.backwards else (near, far)
                places[run.first + place] = (x + left, x + right, run.backwards)
            x += wide
        starts = _starts(string)
        return tuple(Cell(starts[number], *places[number]) for number in range(len(starts)))

    def _run_width(self, run: FontRun, text: str, pixels: int, weight: Weight) -> int:
        if not text:
            return 0
        if run.sign is not None:
            return self.sign(run.sign, _sign_height(pixels), theme.INK).get_width()
        return self._font_of(run, pixels, weight).size(text)[0]

    def _picture(
        self, run: FontRun, pixels: int, colour: Colour, weight: Weight, *, plain_signs: bool
    ) -> tuple[pygame.Surface, int]:
        """Return a run's picture, and how far from the top of the line its top is."""
        own = self.font(weight, pixels)
        if run.sign is not None:
            tint = colour if plain_signs else self._sign_colour(run.sign, colour)
            picture = self.sign(run.sign, _sign_height(pixels), tint)
            # Signs stand on the line of the text, in the middle of its capitals.
            return picture, round((own.get_linesize() - picture.get_height()) / 2)
        font = self._font_of(run, pixels, weight)
        width = self._run_width(run, run.text, pixels, weight)
        if not width:
            return clear((0, own.get_linesize())), 0
        try:
            picture = font.render(run.text, True, colour)  # noqa: FBT003
        except pygame.error:
            # A damaged file of letters costs these letters, and nothing else.
            return clear((width, own.get_linesize())), 0
        return picture, own.get_ascent() - font.get_ascent()

    def _font_of(self, run: FontRun, pixels: int, weight: Weight) -> pygame.Font:
        if run.file is None:
            return self.font(weight, pixels)
        size = max(1, round(pixels * OTHER_SIZE))
        return self._other(run.file, size, run.script, run.backwards)

    def _open(self, weight: Weight, pixels: int) -> pygame.Font:
        path = self._folder / theme.FONT_FILES[weight]
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

    @staticmethod
    def _open_other(
        path: Path,
        pixels: int,
        script: str,
        backwards: bool,  # noqa: FBT001
    ) -> pygame.Font:
        try:
            font = pygame.Font(path, pixels)
        except (OSError, pygame.error):
            # It was there a moment ago.
            return pygame.Font(None, pixels)
        if script:
            font.set_script(script)
        if backwards:
            font.set_direction(pygame.DIRECTION_RTL)
        return font

    def _draw_sign(self, suit: str, height: int, colour: Colour) -> pygame.Surface:
        path = self._signs / f"suit-{suit}.svg"
        try:
            drawn = pygame.image.load_sized_svg(path, (height, height))
        except (OSError, pygame.error):
            # A missing picture still leaves the letter of the suit.
            return self.font("bold", height).render(suit, True, colour)  # noqa: FBT003
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


def _starts(string: str) -> list[int]:
    starts, at = [], 0
    for letter in letters(string):
        starts.append(at)
        at += len(letter)
    return starts


def _as_high_as(height: int, picture: pygame.Surface) -> pygame.Surface:
    """Return a line's picture as high as all lines of its size, which it nearly always is."""
    if picture.get_height() == height and picture.get_width():
        return picture
    return _put_together([(picture, 0, 0)], picture.get_width(), height)


def _put_together(
    placed: list[tuple[pygame.Surface, int, int]], width: int, height: int
) -> pygame.Surface:
    """Lay pictures side by side; what reaches beyond the line makes it higher on both sides."""
    beyond = max((_beyond(picture, y, height) for picture, _x, y in placed), default=0)
    line = clear((width, height + 2 * beyond))
    for picture, x, y in placed:
        line.blit(picture, (x, y + beyond), None, pygame.BLEND_RGBA_MAX)
    return line


def _beyond(picture: pygame.Surface, y: int, height: int) -> int:
    if y >= 0 and y + picture.get_height() <= height:
        return 0
    ink = picture.get_bounding_rect().move(0, y)
    return max(0, -ink.top, ink.bottom - height) if ink.height else 0


def _sign_height(pixels: int) -> int:
    return max(1, round(pixels * SIGN_SIZE))
