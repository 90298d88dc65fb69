"""Draws single cards from their SVG files and prints the index in the language's letters.

The files are drawn at run time for the size in use (`pygame.image.load_sized_svg`): a card takes
2 to 5 ms at the size a 1920x1080 window wants, once, in a moment when nothing moves. Pictures
prepared as PNG would load in a fifth of that, but only in the sizes prepared, cannot change the
colours of the suits, and would add 3 MB to every change of the deck.
"""

from __future__ import annotations

import io
import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import pgettext
from euchre.rules.cards import Rank
from euchre.ui import theme

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.rules.cards import Card
    from euchre.ui.theme import Colour

BORDER = 3
"""Transparent pixels around every card, without which its edges are jagged when it is turned."""

RED, BLACK = "#c8202f", "#1b2233"
"""The two suit colours as they stand in the files (assets/cards/palette.py)."""
PRINTED = {"C": BLACK, "D": RED, "H": RED, "S": BLACK}

INDEX = 0.112
"""Height of the index letter as a part of the card's height."""
INDEX_WIDTH = 0.150
"""The widest index ("10") as a part of the card's width."""
INDEX_LEFT, INDEX_TOP = 0.022, 0.026
"""The index's column begins here, as parts of the card's width and height."""
INDEX_SIGN = 0.075
"""Height of the suit sign below the letter as a part of the card's height."""
INDEX_GAP = 0.016
LARGE = 1.5
"""How much larger the large index is."""


@dataclass(frozen=True, slots=True)
class Look:
    """How the player wants the deck to look."""

    back: str = "claret"
    """One of the files `back-*.svg`."""
    four_colour: bool = False
    large_index: bool = False
    language: str = "en"
    """The letters in the corners: a key only, they come from the catalogue in use."""

    def colour(self, suit: str) -> Colour:
        """Return the colour of a suit ("S") on a card."""
        return (theme.FOUR_SUITS_ON_LIGHT if self.four_colour else theme.SUITS_ON_LIGHT)[suit]


def width_of(height: int) -> int:
    """Return the width in pixels of a card of this height."""
    return round(height * theme.CARD_RATIO)


def index_of(card: Card) -> str:
    """Return what stands in the corner of a card; nothing for the joker, which has a star."""
    match card.rank:
        case None:
            return ""
        case Rank.JACK:
            return pgettext("card index", "J")
        case Rank.QUEEN:
            return pgettext("card index", "Q")
        case Rank.KING:
            return pgettext("card index", "K")
        case Rank.ACE:
            return pgettext("card index", "A")
        case rank:
            return str(int(rank))


class CardArt:
    """Draws cards at any size; keeps nothing but fonts."""

    def __init__(self, assets: Path) -> None:
        """Draw the files of `assets/cards`, print with the serif of `assets/fonts`."""
        self._cards = assets / "cards"
        self._font_file = assets / "fonts" / theme.FONT_FILES["serif"]
        self._font = lru_cache(maxsize=8)(self._open_font)

    def front(self, card: Card, height: int, look: Look) -> pygame.Surface:
        """Return a card's front, `height` pixels high, with `BORDER` around it."""
        size = (width_of(height), height)
        if card.suit is None:
            picture = self._drawn(str(card), size)
        else:
            suit = card.suit.value
            picture = self._drawn(str(card), size, PRINTED[suit], look.colour(suit))
        surface = _framed(picture or _blank(size))
        self._print_index(surface, card, height, look)
        return surface

    def back(self, name: str, height: int) -> pygame.Surface:
        """Return a card's back, `height` pixels high, with `BORDER` around it."""
        size = (width_of(height), height)
        picture = self._drawn(f"back-{name}", size) or self._drawn("back-claret", size)
        return _framed(picture or _blank(size))

    def _drawn(
        self, name: str, size: tuple[int, int], old: str = "", new: Colour | None = None
    ) -> pygame.Surface | None:
        """Draw an SVG file with one colour replaced; None if it is missing or damaged.

        The game goes on with a blank card then: its index still says which one it is.
        """
        try:
            text = (self._cards / f"{name}.svg").read_text(encoding="utf-8")
            if new is not None:
                text = text.replace(old, "#{:02x}{:02x}{:02x}".format(*new))
            return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
        except (OSError, UnicodeDecodeError, pygame.error):
            return None

    def _print_index(
        self, surface: pygame.Surface, card: Card, height: int, look: Look
    ) -> None:
        """Print letter and suit sign into both corners."""
        column = self._index(card, height, look)
        wide, high = surface.get_size()
        left = BORDER + round(width_of(height) * INDEX_LEFT)
        top = BORDER + round(height * INDEX_TOP)
        if look.large_index:
            patch = column.get_rect(topleft=(left, top)).inflate(height // 50, height // 50)
            for place in (
                patch,
                patch.move(wide - 2 * patch.centerx, high - 2 * patch.centery),
            ):
                surface.fill(theme.CARD_FACE, place.clip(surface.get_rect().inflate(-12, -12)))
        surface.blit(column, (left, top))
        turned = pygame.transform.flip(column, flip_x=True, flip_y=True)
        surface.blit(turned, turned.get_rect(bottomright=(wide - left, high - top)))

    def _index(self, card: Card, height: int, look: Look) -> pygame.Surface:
        """Return the column of letter and suit sign."""
        part = LARGE if look.large_index else 1.0
        wide = round(width_of(height) * INDEX_WIDTH * part)
        if card.suit is None:
            return _star(wide, theme.SUITS_ON_LIGHT["H"])
        suit = card.suit.value
        letter = self._letter(index_of(card), height * INDEX * part, wide, look.colour(suit))
        side = round(height * INDEX_SIGN * part)
        sign = self._drawn(f"suit-{suit}", (side, side), PRINTED[suit], look.colour(suit))
        gap = round(height * INDEX_GAP * part)
        below = letter.get_height() + gap
        column = pygame.Surface((wide, below + side), pygame.SRCALPHA)
        column.blit(letter, ((wide - letter.get_width()) // 2, 0))
        if sign is not None:
            column.blit(sign, ((wide - side) // 2, below))
        return column

    def _letter(self, text: str, capital: float, wide: int, colour: Colour) -> pygame.Surface:
        """Return a text whose capitals are so many pixels high, at most `wide` pixels wide."""
        font = self._font(round(capital / _capital_height(self._font(100))))
        drawn = font.render(text, antialias=True, color=colour)
        letter = drawn.subsurface(drawn.get_bounding_rect())
        if letter.get_width() > wide:
            letter = pygame.transform.smoothscale(letter, (wide, letter.get_height()))
        return letter

    def _open_font(self, pixels: int) -> pygame.Font:
        try:
            return pygame.Font(self._font_file, max(4, pixels))
        except (OSError, pygame.error):
            # Better pygame's own letters than no game.
            return pygame.Font(None, max(4, pixels))


def _capital_height(font: pygame.Font) -> float:
    """Return the height of a capital as a part of the font's size of 100."""
    metrics = font.metrics("K")[0]
    return metrics[3] / 100 if metrics and metrics[3] > 0 else 0.7


def _blank(size: tuple[int, int]) -> pygame.Surface:
    """Return a card on which nothing is drawn."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    radius = round(size[1] * theme.CARD_RADIUS)
    pygame.draw.rect(surface, theme.CARD_FACE, surface.get_rect(), border_radius=radius)
    return surface


def _framed(picture: pygame.Surface) -> pygame.Surface:
    """Return the picture with a transparent border, in the format that is quickest to paint.

    Turning mixes neighbouring pixels, transparent ones, too: in the border those have the
    card's colour, or else the card would have a dark rim.
    """
    inside = picture.get_rect(topleft=(BORDER, BORDER))
    framed = pygame.Surface(inside.inflate(2 * BORDER, 2 * BORDER).size, pygame.SRCALPHA)
    framed.fill((*theme.CARD_FACE, 0))
    copy = picture.convert(framed)
    copy.set_alpha(None)
    framed.blit(copy, inside)
    return framed


def _star(side: int, colour: Colour) -> pygame.Surface:
    """Return the joker's index: a star with five points."""
    fine = 4 * side
    large = pygame.Surface((fine, fine), pygame.SRCALPHA)
    large.fill((*colour, 0))
    points = []
    for corner in range(10):
        radius = fine * (0.5 if corner % 2 == 0 else 0.2)
        turn = math.tau * corner / 10
        points.append((fine / 2 + radius * math.sin(turn), fine / 2 - radius * math.cos(turn)))
    pygame.draw.polygon(large, colour, points)
    return pygame.transform.smoothscale(large, (side, side))
