"""The cards of a position: rows of places they lie at, and the deck they are picked from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.draw.card_art import width_of
from euchre.ui.draw.pose import Pose
from euchre.ui.scenes.fan import lay_flat
from euchre.ui.widgets import Changed, Pressed, Widget
from euchre.ui.widgets.button import Pressable

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from euchre.rules.cards import Card
    from euchre.ui.draw.cards import CardPictures
    from euchre.ui.draw.style import Style
    from euchre.ui.widgets import Outcome
    from euchre.ui.widgets.widget import Point, Sheet

NAME, AROUND, BETWEEN = 98, 10, 5
DISC = 18
"""Lengths in units: room for the name of a row, around its cards, and between them; a note."""
CLOSEST = 0.3
"""Cards in a row show at least this part of their width."""
TAKE_BACK = (pygame.K_BACKSPACE, pygame.K_DELETE)


class CardRow(Widget):
    """A row of cards with a name: pressed it is where the next card goes, a card in it goes back.

    Keys choose it like the mouse; Backspace takes the last card back.
    """

    radius = theme.TILE_RADIUS

    def __init__(self, place: str, name: str, pictures: CardPictures) -> None:
        """Name the row of a place; its cards are set later."""
        super().__init__(f"row {place}", name)
        self.place = place
        self.cards: Sequence[Card] = ()
        self.notes: Sequence[str] = ()
        """A word to each card, such as the initial of who played it."""
        self.room = 0
        """How many cards there can be."""
        self.chosen = False
        """Whether the next card goes here."""
        self._pictures = pictures
        self._pressed = -1

    def look(self) -> tuple[object, ...]:
        """Return everything the ground depends on; the cards are laid on it."""
        return (self.name, self.chosen, self.hovered)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the ground with the name."""
        felt = style.felt
        picture = style.shapes.panel(
            self.rect.size,
            style.px(self.radius),
            felt.raised if self.chosen or self.hovered else None,
            line=theme.BRASS if self.chosen else felt.line,
            width=style.edge(theme.OUTLINE),
        ).copy()
        colour = theme.BRASS if self.chosen else theme.IVORY
        room = style.px(NAME - AROUND)
        name = style.text.block(
            self.name, theme.SMALL, colour, room, weight="bold", max_height=self.rect.height
        )
        middle = (self.rect.height - name.get_height()) // 2
        picture.blit(name, (style.px(AROUND), middle))
        return picture

    def draw(self, canvas: Sheet, style: Style) -> None:
        """Draw the ground, then empty places, then the cards."""
        super().draw(canvas, style)
        height = self._height(style)
        for number, place in enumerate(self._places(style)):
            if number < len(self.cards):
                lay_flat(self._pictures, canvas, self.cards[number], height, place.topleft)
            elif self.room <= len(self._places(style)):
                empty = style.shapes.panel(
                    place.size,
                    round(height * theme.CARD_RADIUS) + style.px(2),
                    None,
                    line=style.felt.outline,
                    width=style.line,
                )
                canvas.put(empty, place.topleft)
            if number < len(self.notes):
                self._note(canvas, style, self.notes[number], place)

    @staticmethod
    def _note(canvas: Sheet, style: Style, words: str, card: pygame.Rect) -> None:
        """Write a word on a disc at the foot of a card."""
        side = style.px(DISC)
        disc = style.shapes.disc(side, theme.INK)
        place = disc.get_rect(midbottom=(card.x + side // 2 + 1, card.bottom - 1))
        canvas.put(disc, place.topleft)
        letter = style.text.line(words, theme.SMALL - 2, theme.IVORY, weight="bold")
        canvas.put(letter, letter.get_rect(center=place.center).topleft)

    def _height(self, style: Style) -> int:
        return self.rect.height - 2 * style.px(AROUND * 0.75)

    def _places(self, style: Style) -> list[pygame.Rect]:
        """Where each card lies; closer to one another where they are many."""
        height = self._height(style)
        wide = width_of(height)
        count = max(len(self.cards), min(self.room, 6))
        left = self.rect.x + style.px(NAME)
        free = self.rect.right - style.px(AROUND) - left - wide
        step = wide + style.px(BETWEEN)
        if count > 1:
            step = min(step, max(round(CLOSEST * wide), free // (count - 1)))
        y = self.rect.y + (self.rect.height - height) // 2
        return [pygame.Rect(left + n * step, y, wide, height) for n in range(count)]

    _laid: Style | None = None

    def card_at(self, point: Point) -> int:
        """The number of the card at a point, -1 if none lies there."""
        if self._laid is None:
            return -1
        places = self._places(self._laid)[: len(self.cards)]
        hit = [number for number, place in enumerate(places) if place.collidepoint(point)]
        return hit[-1] if hit else -1

    def picture(self, style: Style) -> pygame.Surface:
        """Remember for what it is laid out."""
        self._laid = style
        return super().picture(style)

    def press(self, point: Point) -> Outcome | None:
        """Note which card is meant."""
        self._pressed = self.card_at(point)
        return None

    def release(self, point: Point) -> Outcome | None:
        """Give the card back that was pressed, or become the row for the next one."""
        if not self.covers(point):
            return None
        if self._pressed >= 0 and self.card_at(point) == self._pressed and self.chosen:
            return Changed(self.key, str(self.cards[self._pressed]))
        return Pressed(self.key)

    def key_down(self, event: pygame.Event) -> Outcome | bool:
        """Be chosen by Enter or Space; Backspace takes the last card back."""
        if event.key in TAKE_BACK and self.cards:
            return Changed(self.key, str(self.cards[-1]))
        if event.key in {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE}:
            return Pressed(self.key)
        return False


class DeckCard(Pressable):
    """A card of the deck; dimmed where it lies in a row."""

    def __init__(self, card: Card, name: str, pictures: CardPictures) -> None:
        """Show a card; its name is told to those who point at it."""
        super().__init__(f"card {card}", name, tip=name)
        self.card = card
        self.used = False
        self._pictures = pictures

    def look(self) -> tuple[object, ...]:
        """Return what the mark depends on; the card lies on it."""
        return (self.hovered, self.held)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the light around the card under the mouse."""
        radius = round(self.rect.height * theme.CARD_RADIUS) + style.px(2)
        fill = theme.BRASS if self.hovered else None
        return style.shapes.panel(self.rect.size, radius, fill)

    def draw(self, canvas: Sheet, style: Style) -> None:
        """Draw the card, darker where it is used."""
        super().draw(canvas, style)
        height = self.rect.height - 2 * style.px(2)
        place = pygame.Rect(0, 0, width_of(height), height)
        place.center = self.rect.center
        if not self.used:
            lay_flat(self._pictures, canvas, self.card, height, place.topleft)
            return
        flat = self._pictures.print(self.card, height, Pose(), dimmed=True, shadow=False)
        canvas.put(flat.surface, (place.centerx + flat.x, place.centery + flat.y))


def lay_deck(deck: Sequence[DeckCard], place: pygame.Rect, columns: int, gap: int) -> int:
    """Lay the deck in rows as large as a place allows; return where it ends."""
    rows = -(-len(deck) // columns)
    wide = (place.width + gap) // columns - gap
    high = min(round(wide / theme.CARD_RATIO), (place.height + gap) // rows - gap)
    for number, card in enumerate(deck):
        x = place.x + number % columns * (wide + gap)
        y = place.y + number // columns * (high + gap)
        card.rect = pygame.Rect(x, y, wide, high)
    return place.y + rows * (high + gap) - gap


def stack_rows(rows: Iterable[CardRow], place: pygame.Rect, most: int, gap: int) -> None:
    """Lay rows below each other, each as high as a place allows and at *most* so high."""
    shown = list(rows)
    high = min(most, (place.height + gap) // len(shown) - gap)
    for number, row in enumerate(shown):
        row.rect = pygame.Rect(place.x, place.y + number * (high + gap), place.width, high)
