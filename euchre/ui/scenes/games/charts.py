"""Pictures of numbers: rings for shares, bars for counts, ranges for what chance allows."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.storage.statistics import percent
from euchre.ui.draw import theme
from euchre.ui.draw.shapes import FINE, clear, opaque, shrunk
from euchre.ui.widgets import Widget
from euchre.ui.words import numbers

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from euchre.ui.draw.style import Style
    from euchre.ui.draw.theme import Colour

RING, RING_WIDTH = 116, 15
BAR, BAR_WIDEST = 0.56, 54
"""The part of its column that a bar takes; at most so many units."""
NOTHING = "\N{EN DASH}"
LABEL, VALUE = 48, 26
DOT = 11
"""Lengths in units."""


class Ring(Widget):
    """A share: a ring filled as far as the share goes, the per cent in it, words below."""

    focusable = False

    def __init__(self, title: str, part: int, whole: int) -> None:
        """Show *part* of *whole*."""
        super().__init__("", title)
        self.part, self.whole = part, whole

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self.name, self.part, self.whole)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the ring and its words."""
        picture = clear(self.rect.size)
        text, wide = style.text, self.rect.width
        size = min(style.px(RING), wide, self.rect.height - style.px(56))
        share = self.part / self.whole if self.whole else 0.0
        ring = _ring(style, size, share)
        place = ring.get_rect(midtop=(wide // 2, 0))
        picture.blit(ring, place)
        number = numbers.percent(percent(self.part, self.whole))
        words = number if self.whole else NOTHING
        middle = text.line(words, 24, theme.IVORY, weight="serif", max_width=size * 7 // 10)
        picture.blit(middle, middle.get_rect(center=place.center))
        name = text.line(self.name, theme.BODY, theme.IVORY, weight="bold", max_width=wide)
        below = _("{part} of {whole}").format(part=self.part, whole=self.whole)
        count = text.line(below, theme.SMALL, style.felt.muted, max_width=wide)
        y = place.bottom + style.px(6)
        picture.blit(name, name.get_rect(midtop=(wide // 2, y)))
        picture.blit(count, count.get_rect(midtop=(wide // 2, y + name.get_height())))
        return picture


def _ring(style: Style, size: int, share: float) -> pygame.Surface:
    fine = clear((size * FINE, size * FINE), theme.BRASS)
    middle, radius = pygame.Vector2(size * FINE / 2), size * FINE / 2 - FINE
    inner = radius - style.px(RING_WIDTH) * FINE
    pygame.draw.circle(fine, opaque(style.felt.lit), middle, radius)
    if share > 0:
        steps = max(2, round(share * 180))
        edge = [
            middle + radius * pygame.Vector2(math.sin(angle), -math.cos(angle))
            for angle in (2 * math.pi * share * step / steps for step in range(steps + 1))
        ]
        pygame.draw.polygon(fine, opaque(theme.BRASS), [middle, *edge])
    pygame.draw.circle(fine, opaque(style.felt.plaque), middle, inner)
    return shrunk(fine)


@dataclass(frozen=True)
class Bar:
    """One bar: parts that stand on one another, and what is written above and below."""

    label: str
    parts: tuple[int, ...]
    value: str = ""

    @property
    def total(self) -> int:
        """How high it is."""
        return sum(self.parts)


class Bars(Widget):
    """Bars side by side, their parts in the two colours of the sides, with a key if they have."""

    focusable = False

    def __init__(
        self, title: str, bars: Sequence[Bar], key: Sequence[str] = (), most: int = 0
    ) -> None:
        """Draw *bars*; *key* says what their parts are, *most* what the highest could be."""
        super().__init__("", title)
        self.most = most
        self.bars = tuple(bars)
        self.key_words = tuple(key)

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self.name, self.bars, self.key_words)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the title, the bars with their numbers, and the key."""
        picture = clear(self.rect.size)
        text, wide = style.text, self.rect.width
        title = text.line(self.name, theme.BODY, theme.BRASS, weight="bold", max_width=wide)
        picture.blit(title, (0, 0))
        top = title.get_height() + style.px(4)
        if self.key_words:
            top += _paint_key(picture, style, self.key_words, top)
        bottom = self.rect.height - style.px(LABEL)
        room = bottom - top - style.px(VALUE)
        highest = max([self.most, *(bar.total for bar in self.bars)]) or 1
        step = wide // max(1, len(self.bars))
        for number, bar in enumerate(self.bars):
            column = pygame.Rect(number * step, top, step, self.rect.height - top)
            self._paint_bar(picture, style, bar, column, room / highest)
        line = (0, bottom, wide, max(1, style.px(1)))
        picture.fill(opaque(style.felt.outline), line)
        return picture

    def _paint_bar(
        self, picture: pygame.Surface, style: Style, bar: Bar, column: pygame.Rect, unit: float
    ) -> None:
        bottom = self.rect.height - style.px(LABEL)
        wide = min(round(column.width * BAR), style.px(BAR_WIDEST))
        y = bottom
        for part, colour in zip(bar.parts, _COLOURS, strict=False):
            high = round(part * unit)
            if high:
                y -= high
                place = (column.centerx - wide // 2, y, wide, high)
                picture.fill(opaque(colour), place)
        value = style.text.line(
            bar.value or str(bar.total),
            theme.SMALL,
            theme.IVORY,
            weight="bold",
            max_width=column.width,
        )
        picture.blit(value, value.get_rect(midbottom=(column.centerx, y - style.px(2))))
        label = style.text.block(
            bar.label,
            theme.SMALL - 2,
            style.felt.muted,
            column.width - style.px(4),
            align="centre",
            max_height=style.px(LABEL) - style.px(4),
        )
        picture.blit(label, label.get_rect(midtop=(column.centerx, bottom + style.px(4))))


_COLOURS: tuple[Colour, ...] = (*theme.SIDES, theme.PLAYERS[4])


def _paint_key(picture: pygame.Surface, style: Style, words: Sequence[str], top: int) -> int:
    x, high, mark = 0, style.text.height(theme.SMALL - 2), style.px(12)
    for word, colour in zip(words, _COLOURS, strict=False):
        picture.fill(opaque(colour), (x, top + (high - mark) // 2, mark, mark))
        x += mark + style.px(6)
        room = max(1, picture.get_width() - x)
        line = style.text.line(word, theme.SMALL - 2, style.felt.muted, max_width=room)
        picture.blit(line, (x, top))
        x += line.get_width() + style.px(14)
    return high + style.px(4)


@dataclass(frozen=True)
class Span:
    """Something counted beside the range that chance allows."""

    label: str
    seen: int
    expected: float
    low: int
    high: int
    short: str = ""
    """What takes the label's place where not every label of a chart fits in its column."""

    @property
    def fits(self) -> bool:
        """Whether chance allows it."""
        return self.low <= self.seen <= self.high


class Spans(Widget):
    """What was counted as dots, in front of bars that show what chance allows."""

    focusable = False

    def __init__(self, title: str, spans: Sequence[Span], *, numbers: bool = True) -> None:
        """Draw *spans*; with *numbers* what was counted is written above."""
        super().__init__("", title)
        self.spans = tuple(spans)
        self.numbers = numbers

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self.name, self.spans, self.numbers)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the title and a column for each span."""
        picture = clear(self.rect.size)
        text, wide = style.text, self.rect.width
        title = text.line(self.name, theme.BODY, theme.BRASS, weight="bold", max_width=wide)
        picture.blit(title, (0, 0))
        if not self.spans:
            return picture
        top = title.get_height() + (style.px(VALUE) if self.numbers else style.px(8))
        bottom = self.rect.height - style.text.height(theme.SMALL) - style.px(8)
        least = min(min(span.low, span.seen) for span in self.spans)
        most = max(max(span.high, span.seen) for span in self.spans)
        unit = (bottom - top - style.px(DOT)) / max(1, most - least)
        step = wide / len(self.spans)
        size = theme.SMALL if self.numbers else theme.SMALL - 2
        room = round(step) - 2
        short = any(text.width(span.label, size) > room for span in self.spans)
        for number, span in enumerate(self.spans):
            x = round((number + 0.5) * step)
            base = bottom - style.px(DOT) // 2

            def height(count: float, base: int = base) -> int:
                return round(base - (count - least) * unit)

            self._paint_span(picture, style, span, (x, round(step)), height)
            words = (short and span.short) or span.label
            label = text.line(words, size, theme.IVORY, max_width=room)
            picture.blit(label, label.get_rect(midtop=(x, bottom + style.px(4))))
        return picture

    def _paint_span(
        self,
        picture: pygame.Surface,
        style: Style,
        span: Span,
        column: tuple[int, int],
        height: Callable[[float], int],
    ) -> None:
        x, step = column
        wide = min(style.px(26), step * 6 // 10)
        top = height(span.high)
        size = (wide, max(wide, height(span.low) - top))
        bar = style.shapes.panel(size, wide // 2, style.felt.lit, line=style.felt.outline)
        picture.blit(bar, (x - wide // 2, top))
        mark = (x - wide // 2, height(span.expected), wide, max(1, style.px(2)))
        picture.fill(opaque(style.felt.outline), mark)
        colour = theme.BRASS if span.fits else theme.WARNING
        dot = style.shapes.disc(min(style.px(DOT), wide), colour)
        place = dot.get_rect(center=(x, height(span.seen)))
        picture.blit(dot, place)
        if self.numbers:
            value = style.text.line(
                str(span.seen), theme.SMALL, colour, weight="bold", max_width=step
            )
            y = min(top, place.top) - style.px(2)
            picture.blit(value, value.get_rect(midbottom=(x, y)))
