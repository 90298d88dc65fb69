"""Pictures of the cards at any size, angle and stage of turning over, made once and kept."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from euchre.ui.draw import theme
from euchre.ui.draw.card_art import (
    BORDER,
    COARSEST,
    FINE,
    FINEST,
    RENDERED,
    CardArt,
    Look,
    width_of,
)
from euchre.ui.draw.surface_cache import SizedLRU, size_in_bytes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from euchre.rules.cards import Card
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.pose import Pose

PASSABLE = 0.8
"""For a moment, after a change of size, so much will do."""

STEP = 1.0
"""Cards are turned in steps of so many degrees."""
SHADOW_STEP = 3
SHADOW_GROWTH = 1.03
"""Shadows of cards that grow in flight do so in steps of this factor."""
SHADOW_LESS, SHADOW_LARGE = 4, 200
"""They are turned so many times smaller for cards from so many pixels on."""
SHADOW_HEIGHT = 240
"""Of a card, in pixels, for which a shadow is blurred; scaling it to others is quicker."""
TURNS = 12
"""A card turning over is narrowed in so many steps."""
LIFTS = 6
"""The shadow of a card that is lifted grows in so many steps."""
SHADE = 0.3
"""How much darker a card is that stands upright while it turns over."""
DIMMED = (152, 158, 154)
"""What the colours of a card that may not be played are multiplied by, out of 255."""

DROP, DROP_LIFTED = 0.012, 0.12
"""How far below the card its shadow lies, as a part of its height: on the table, held high."""
BLUR, BLUR_LIFTED = 0.016, 0.045
DARK, DARK_LIFTED = 105, 125

PRINTS, DRAWINGS, SHADOWS = 9.0, 6.3, 0.5
"""The bytes they may take, for each pixel of the window: 33 MB in all at 1920x1080."""
MUCH = 130_000
"""Pixels that are printed within one frame; then, while cards move, what is nearly right will do."""
NEAR_SIZE, NEAR_ANGLE = 0.08, 4
"""A print is nearly right up to so much another size, and so many degrees."""
FROM_VECTORS, MORE_DRAWINGS = 2560 * 1440, 3.0
"""From so many pixels of the window on cards are larger than the rendered pictures, and drawing
one takes 25 ms: so many times more of them are kept."""
QUICK = int(RENDERED[-1] / COARSEST)
"""The height of a card up to which a rendered picture serves, in a fraction of that time."""
SMALL, LARGEST = 1280 * 720, 3840 * 2160
"""Pixels of the window from which, and up to which, these limits follow it."""


class Print(NamedTuple):
    """A finished picture and where it lies: its top left corner seen from the card's middle."""

    surface: pygame.Surface
    x: int
    y: int


class CardPictures:
    """The deck in pictures; every height is that of a card in pixels.

    A drawing is made from the SVG file once for a range of sizes; from it come the prints that
    are shown: turned, narrowed, dimmed, with the shadow below them.
    """

    def __init__(self, assets: Path, look: Look | None = None) -> None:
        """Draw the deck of `assets/cards`."""
        self._art = CardArt(assets)
        self._look = look or Look()
        self._drawings: SizedLRU[pygame.Surface] = SizedLRU(0, size_in_bytes)
        self._prints: SizedLRU[Print] = SizedLRU(0, _print_in_bytes)
        self._shadows: SizedLRU[pygame.Surface] = SizedLRU(0, size_in_bytes)
        self.resize(theme.REFERENCE)
        self._heights: dict[Card | str, list[int]] = {}
        self._coarse: dict[Card | str, int] = {}
        self._printed_pixels = 0
        """How much has been printed in this frame."""
        self._owing = False
        """Whether a print was shown in this frame that is only nearly right."""

    @property
    def look(self) -> Look:
        """How the deck looks; when it changes everything is drawn anew."""
        return self._look

    @look.setter
    def look(self, look: Look) -> None:
        if look != self._look:
            self._look = look
            self._drawings.clear()
            self._prints.clear()
            self._heights.clear()

    @property
    def weight(self) -> int:
        """Bytes of all pictures that are kept."""
        return self._drawings.weight + self._prints.weight + self._shadows.weight

    def resize(self, size: tuple[int, int]) -> None:
        """Keep as much as is good for a window of this size."""
        self._size = pixels = max(SMALL, min(LARGEST, size[0] * size[1]))
        more = MORE_DRAWINGS if pixels > FROM_VECTORS else 1.0
        self._drawings.limit(round(DRAWINGS * more * pixels))
        self._prints.limit(round(PRINTS * pixels))
        self._shadows.limit(round(SHADOWS * pixels))

    @property
    def coarse(self) -> bool:
        """Whether some pictures are less sharp than they could be: `refine` when there is time."""
        return bool(self._coarse) or self._owing

    def begin_frame(self) -> None:
        """Be ready to print again as much as a frame has time for."""
        self._printed_pixels = 0
        self._owing = False

    def refine(self) -> Iterator[None]:
        """Draw cards anew that were enlarged, and print them anew, one at each step."""
        if self._owing:
            # What is only nearly right is printed in the frame that follows.
            yield
        while self._coarse:
            side, height = self._coarse.popitem()
            if self._fitting(side, height, COARSEST) is None:
                # The others were made from a drawing that was fine enough for their size.
                unsharp = [
                    key
                    for key in self._prints
                    if isinstance(key, tuple)
                    and key[0] == side
                    and self._fitting(side, key[1], COARSEST) is None
                ]
                self._draw(side, height)
                yield
                for key in unsharp:
                    if self._prints.get(key) is not None:
                        self._prints.keep(key, self._made(*key))
                        yield

    def forget(self) -> None:
        """Throw the finished pictures away, but not the drawings they are made from."""
        self._prints.clear()

    def print(
        self,
        card: Card | None,
        height: int,
        pose: Pose,
        *,
        dimmed: bool = False,
        shadow: bool = True,
    ) -> Print:
        """Return the picture of a card in a pose (its place and opacity don't matter).

        Without a `card` only the back is known, and shown at any stage of turning over.
        """
        side = card if card is not None and pose.face > 1 / 2 else self._look.back
        tall = round(height * pose.scale) if pose.scale != 1 else height
        angle = round(pose.angle / STEP) % round(360 / STEP)
        narrow = round(TURNS * abs(math.cos(math.pi * pose.face)))
        lift = round(min(1.0, pose.lift) * LIFTS) if shadow else -1
        return self._printed(side, tall, angle, narrow, lift, dimmed)

    def lay(
        self,
        canvas: Canvas,
        card: Card | None,
        height: int,
        pose: Pose,
        *,
        dimmed: bool = False,
        shadow: bool = True,
    ) -> pygame.Rect:
        """Put a card in its pose on the canvas; return the rectangle its picture takes."""
        surface, x, y = self.print(card, height, pose, dimmed=dimmed, shadow=shadow)
        return canvas.put(surface, (round(pose.x) + x, round(pose.y) + y), alpha=pose.alpha)

    def front(self, card: Card, height: int) -> pygame.Surface:
        """Return an upright card without a shadow, for pages and panels."""
        return self._flat(card, height)

    def back(self, height: int, name: str | None = None) -> pygame.Surface:
        """Return an upright back without a shadow: the chosen one, or the one of a name."""
        return self._flat(self._look.back if name is None else name, height)

    def prefetch(self, cards: Iterable[Card | None], *heights: int) -> Iterator[None]:
        """Draw what will be needed, one card at each step; for moments when nothing moves.

        None stands for the back.
        """
        sides = [self._look.back if card is None else card for card in cards]
        for height in heights:
            for side in sides:
                if self._fitting(side, height, COARSEST) is None:
                    self._draw(side, height)
                    yield

    @staticmethod
    def prefetch_shadows() -> Iterator[None]:
        """Blur the shadows of cards that lie and of cards that are lifted, one at each step."""
        for lift in range(LIFTS + 1):
            _shadow(lift)
            yield

    def _flat(self, side: Card | str, height: int) -> pygame.Surface:
        return self._printed(side, height, 0, TURNS, -1, False).surface  # noqa: FBT003

    def _printed(self, *how: Any) -> Print:
        kept = self._prints.get(how)
        if kept is not None:
            return kept
        if self._printed_pixels > MUCH and (near := self._nearly(*how)) is not None:
            self._owing = True
            return near
        made = self._prints.keep(how, self._made(*how))
        self._printed_pixels += made.surface.get_width() * made.surface.get_height()
        return made

    def _nearly(
        self,
        side: Card | str,
        tall: int,
        angle: int,
        *how: Any,
    ) -> Print | None:
        """Return the print that is most like the one wanted, if there is one near enough.

        The more was printed in this frame, the less like it may be.
        """
        best, least = None, self._printed_pixels / MUCH
        for key in self._prints:
            if not isinstance(key, tuple) or key[0] != side or key[3:] != how:
                continue
            turned = abs((key[2] - angle + 180) % 360 - 180)
            off = max(abs(key[1] / tall - 1) / NEAR_SIZE, turned / NEAR_ANGLE)
            if off < least:
                best, least = key, off
        return None if best is None else self._prints.get(best)

    def _made(
        self,
        side: Card | str,
        tall: int,
        angle: int,
        narrow: int,
        lift: int,
        dimmed: bool,  # noqa: FBT001
    ) -> Print:
        plain = self._prints.get((side, tall, angle, narrow, lift, False)) if dimmed else None
        if plain is not None:
            # A whole hand is dimmed at once, and it lies there already.
            surface = plain.surface.copy()
            surface.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
            return Print(surface, plain.x, plain.y)
        picture = _turned(self._drawing(side, tall), tall, angle * STEP, max(1, narrow))
        if dimmed:
            picture.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        return self._with_shadow(picture, tall, round(angle * STEP), narrow, lift)

    def _drawing(self, side: Card | str, height: int) -> pygame.Surface:
        """Return a drawing of a front, or of the back with this name, fine enough for a height."""
        found = self._fitting(side, height, COARSEST)
        if found is not None:
            return found
        found = self._fitting(side, height, PASSABLE) or self._any(side)
        if found is not None:
            self._coarse[side] = height
            return found
        return self._draw(side, height)

    def _draw(self, side: Card | str, height: int) -> pygame.Surface:
        if isinstance(side, str):
            made = self._art.back(side, height)
        else:
            made = self._art.front(side, height, self._look)
        fine = made.get_height() - 2 * BORDER
        self._heights.setdefault(side, []).append(fine)
        return self._drawings.keep((side, fine), made)

    def _fitting(self, side: Card | str, height: int, coarsest: float) -> pygame.Surface | None:
        """Return the drawing nearest to the best size for a height, if one is near enough."""
        heights = self._heights.get(side, [])
        for fine in sorted(heights, key=lambda fine: abs(fine - height * FINE)):
            drawing = self._drawings.get((side, fine))
            if drawing is None:
                heights.remove(fine)
            elif coarsest * height <= fine <= FINEST * height:
                return drawing
        return None

    def _any(self, side: Card | str) -> pygame.Surface | None:
        """Return whatever drawing there is of a card so large that a new one takes too long.

        If there is none, the largest rendered picture will do for a moment.
        """
        if self._size <= FROM_VECTORS:
            return None
        heights = self._heights.get(side, ())
        found = (self._drawings.get((side, fine)) for fine in heights)
        some = next((drawing for drawing in found if drawing is not None), None)
        return self._draw(side, QUICK) if some is None else some

    def _with_shadow(
        self, picture: pygame.Surface, height: int, angle: int, narrow: int, lift: int
    ) -> Print:
        """Return the picture with its shadow below it; without one if `lift` is negative."""
        wide, high = picture.get_size()
        if lift < 0:
            return Print(picture, -(wide // 2), -(high // 2))
        shadow = self._shadow(height, angle, narrow, lift)
        drop = round(height * (DROP + (DROP_LIFTED - DROP) * lift / LIFTS))
        card = picture.get_rect(center=(0, 0))
        below = shadow.get_rect(center=(0, drop))
        whole = card.union(below)
        surface = pygame.Surface(whole.size, pygame.SRCALPHA)
        surface.blit(shadow, below.move(-whole.x, -whole.y))
        surface.blit(picture, card.move(-whole.x, -whole.y))
        return Print(surface, whole.x, whole.y)

    def _shadow(self, height: int, angle: int, narrow: int, lift: int) -> pygame.Surface:
        """Return the shadow of a card; cards of nearly the same size and angle share it."""
        angle = angle % 180 // SHADOW_STEP * SHADOW_STEP
        height = round(SHADOW_GROWTH ** round(math.log(height, SHADOW_GROWTH)))
        key = (height, angle, narrow, lift)
        kept = self._shadows.get(key)
        if kept is not None:
            return kept
        source = _shadow(lift)
        if narrow < TURNS:
            wide = max(1, source.get_width() * narrow // TURNS)
            source = pygame.transform.smoothscale(source, (wide, source.get_height()))
        size = height / SHADOW_HEIGHT
        if angle:
            # Smaller, then enlarged: it is soft, and turning costs by the pixel.
            less = SHADOW_LESS if height >= SHADOW_LARGE else 2
            source, size = pygame.transform.rotozoom(source, -angle, size / less), less
        return self._shadows.keep(key, pygame.transform.smoothscale_by(source, size))


def _turned(drawing: pygame.Surface, height: int, angle: float, narrow: int) -> pygame.Surface:
    """Return a drawing at the height it is shown, narrowed and turned clockwise."""
    fine = drawing.get_height() - 2 * BORDER
    if narrow < TURNS:
        wide = max(1, drawing.get_width() * narrow // TURNS)
        drawing = pygame.transform.smoothscale(drawing, (wide, drawing.get_height()))
        bright = round(255 * (1 - SHADE * (1 - narrow / TURNS)))
        drawing.fill((bright, bright, bright), special_flags=pygame.BLEND_RGB_MULT)
    # For upright cards, too: smoothscale takes the edge off and returns slightly other colours.
    return pygame.transform.rotozoom(drawing, -angle, height / fine)


@lru_cache(maxsize=LIFTS + 1)
def _shadow(lift: int) -> pygame.Surface:
    """Return the shadow of an upright card of `SHADOW_HEIGHT`, of which all others are made."""
    high, wide, part = SHADOW_HEIGHT, width_of(SHADOW_HEIGHT), lift / LIFTS
    blur = max(1, round(high * (BLUR + (BLUR_LIFTED - BLUR) * part)))
    border = 2 * blur + 1
    surface = pygame.Surface((wide + 2 * border, high + 2 * border), pygame.SRCALPHA)
    dark = round(DARK + (DARK_LIFTED - DARK) * part)
    body = pygame.Rect(border, border, wide, high)
    radius = round(high * theme.CARD_RADIUS)
    pygame.draw.rect(surface, (*theme.SHADOW, dark), body, border_radius=radius)
    return pygame.transform.box_blur(pygame.transform.box_blur(surface, blur), blur)


def _print_in_bytes(made: Print) -> int:
    return size_in_bytes(made.surface)
