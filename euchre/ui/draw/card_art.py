"""Draws single cards from their SVG files and prints the index in the language's letters.

Drawn from its file at run time, a court takes 6 ms at the size a 1280x720 window wants and 13 ms
at that of a 1920x1080 window: too long for a start and for a frame. Rendered as PNG it loads in
0.2 to 1 ms. So two sizes are kept ready (`assets/cards/240` and `420`, 1.5 MB together), enough
for windows up to 1590 pixels high; what is larger, and the suits of other colours, is drawn from
the SVG, after the first picture and in moments when nothing moves.
"""

from __future__ import annotations

import io
import math
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from euchre.i18n import pgettext
from euchre.rules.cards import Rank
from euchre.ui.draw import theme

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.rules.cards import Card
    from euchre.ui.draw.theme import Colour

BORDER = 3
"""Transparent pixels around every card, without which its edges are jagged when it is turned."""

RED, BLACK = "#c8202f", "#1b2233"
"""The two suit colours as they stand in the files (assets/cards/palette.py)."""
PRINTED = {"C": BLACK, "D": RED, "H": RED, "S": BLACK}
RECOLOURED = ("C", "D")
"""The suits that have another colour in a four-coloured deck."""

RENDERED = (240, 420)
"""The heights of the pictures in `assets/cards/240` and so on."""
FINE, FINE_LARGE = 1.5, 1.25
"""Other drawings are made so much larger than they are shown, which keeps turned ones sharp."""
LARGE = 400
"""From this height on pixels are so small that the lesser fineness does."""

COARSEST, FINEST = 1.2, 2.1
"""A drawing serves for all sizes at which it is so much larger than shown."""

INDEX = 0.108
"""Height of the index letter as a part of the card's height."""
INDEX_WIDTH = 0.15
"""The widest index ("10") as a part of the card's width."""
INDEX_LEFT, INDEX_TOP = 0.04, 0.032
"""The index's column begins here, as parts of the card's width and height."""
INDEX_SIGN = 0.07
"""Height of the suit sign below the letter as a part of the card's height."""
INDEX_GAP = 0.016
INDEX_TIGHT = 0.03
"""What is between the figures of "10", as a part of their height."""
INDEX_LARGE = 1.5
"""How much larger the large index is."""
PATCH = 0.325
"""What a large index covers of a court, as a part of the card's width: the sign drawn there, too."""
COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)


class Look(NamedTuple):
    """How the player wants the deck to look."""

    back: str = "claret"
    """One of the files `back-*.svg`."""
    four_colour: bool = False
    large_index: bool = False
    language: str = "en"
    """The letters in the corners: a key only, they come from the catalogue in use."""

    def colour(self, suit: str) -> Colour | None:
        """Return the colour of a suit ("D") on a card, or None if it is as in the files."""
        if self.four_colour and suit in RECOLOURED:
            return theme.FOUR_SUITS_ON_LIGHT[suit]
        return None


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
        """Return a card's front for cards of a height, larger, with `BORDER` around it."""
        suit = card.suit.value if card.suit is not None else ""
        picture = self._picture(str(card), height, PRINTED.get(suit), look.colour(suit))
        surface = _framed(picture)
        self._print_index(surface, card, picture.get_height(), look)
        return surface

    def back(self, name: str, height: int) -> pygame.Surface:
        """Return a card's back for cards of a height, larger, with `BORDER` around it."""
        return _framed(self._picture(f"back-{name}", height))

    def _picture(
        self, name: str, height: int, old: str | None = None, new: Colour | None = None
    ) -> pygame.Surface:
        """Return a card for a height, rendered or drawn, larger; or else a blank one.

        The game goes on with a blank card: its index still says which one it is.
        """
        for ready in RENDERED:
            if new is None and COARSEST * height <= ready <= FINEST * height:
                rendered = self._rendered(name, ready)
                if rendered is not None:
                    return rendered
        fine = round(height * (FINE if height < LARGE else FINE_LARGE))
        size = (width_of(fine), fine)
        return self._drawn(name, size, old, new) or _blank(size)

    def _rendered(self, name: str, height: int) -> pygame.Surface | None:
        try:
            return pygame.image.load(self._cards / str(height) / f"{name}.png")
        except (OSError, pygame.error):
            return None

    def _drawn(
        self, name: str, size: tuple[int, int], old: str | None, new: Colour | None
    ) -> pygame.Surface | None:
        """Draw an SVG file with one colour replaced; None if it is missing or damaged."""
        try:
            text = (self._cards / f"{name}.svg").read_text(encoding="utf-8")
            if old is not None and new is not None:
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
            patch = column.get_rect(topleft=(left, top)).inflate(0, height // 40)
            if card.rank in COURTS:
                patch.width = round(width_of(height) * PATCH) - left
            for place in (
                patch,
                patch.move(wide - 2 * patch.centerx, high - 2 * patch.centery),
            ):
                pygame.draw.rect(surface, theme.CARD_FACE, place, border_radius=height // 40)
        surface.blit(column, (left, top))
        turned = pygame.transform.flip(column, flip_x=True, flip_y=True)
        surface.blit(turned, turned.get_rect(bottomright=(wide - left, high - top)))

    def _index(self, card: Card, height: int, look: Look) -> pygame.Surface:
        """Return the column of letter and suit sign."""
        part = INDEX_LARGE if look.large_index else 1.0
        wide = round(width_of(height) * INDEX_WIDTH * part)
        if card.suit is None:
            return _star(wide, RED)
        suit = card.suit.value
        colour = look.colour(suit) or PRINTED[suit]
        letter = self._letter(index_of(card), height * INDEX * part, wide, colour)
        side = round(height * INDEX_SIGN * part)
        sign = self._drawn(f"suit-{suit}", (side, side), PRINTED[suit], look.colour(suit))
        gap = round(height * INDEX_GAP * part)
        below = letter.get_height() + gap
        column = pygame.Surface((wide, below + side), pygame.SRCALPHA)
        column.blit(letter, ((wide - letter.get_width()) // 2, 0))
        if sign is not None:
            column.blit(sign, ((wide - side) // 2, below))
        return column

    def _letter(
        self, text: str, capital: float, wide: int, colour: Colour | str
    ) -> pygame.Surface:
        """Return a text whose capitals are so many pixels high, at most `wide` pixels wide."""
        font = self._font(round(capital / _capital_height(self._font(100))))
        signs = [font.render(sign, antialias=True, color=colour) for sign in text]
        letter = _side_by_side([sign.subsurface(sign.get_bounding_rect()) for sign in signs])
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


def _side_by_side(signs: list[pygame.Surface]) -> pygame.Surface:
    """Return the signs of an index, closer together than in a text: "10" is as wide as it is."""
    height = max(sign.get_height() for sign in signs)
    gap = round(height * INDEX_TIGHT)
    wide = sum(sign.get_width() for sign in signs) + gap * (len(signs) - 1)
    whole = pygame.Surface((wide, height), pygame.SRCALPHA)
    x = 0
    for sign in signs:
        whole.blit(sign, (x, height - sign.get_height()))
        x += sign.get_width() + gap
    return whole


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


def _star(side: int, colour: str) -> pygame.Surface:
    """Return the joker's index: a star with five points."""
    fine = 4 * side
    large = pygame.Surface((fine, fine), pygame.SRCALPHA)
    ink = pygame.Color(colour)
    large.fill((ink.r, ink.g, ink.b, 0))
    points = []
    for corner in range(10):
        radius = fine * (0.5 if corner % 2 == 0 else 0.2)
        turn = math.tau * corner / 10
        points.append((fine / 2 + radius * math.sin(turn), fine / 2 - radius * math.cos(turn)))
    pygame.draw.polygon(large, ink, points)
    return pygame.transform.smoothscale(large, (side, side))
