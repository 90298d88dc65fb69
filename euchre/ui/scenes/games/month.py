"""A month to choose a day from: a leaf of a calendar."""

from __future__ import annotations

from calendar import Calendar
from datetime import date
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _, pgettext
from euchre.ui.draw import theme
from euchre.ui.widgets import IconButton, Label
from euchre.ui.widgets.button import Pressable
from euchre.ui.words.numbers import marks

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable

    from euchre.ui.draw.style import Style
    from euchre.ui.widgets import Widget

HEAD, WEEKDAYS = 48, 28
WEEKS = 6
BETWEEN = 5
DOT = 8
"""Lengths in units."""


class DayTile(Pressable):
    """One day: today has an edge, a day that was played a dot."""

    def __init__(
        self, day: date, *, reason: str, chosen: bool, today: bool, played: bool
    ) -> None:
        """Show a day of the month."""
        super().__init__(f"day {day.isoformat()}", str(day.day), reason=reason)
        self.day = day
        self.chosen, self.today, self.played = chosen, today, played

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        marks = (self.chosen, self.today, self.played)
        return (self.name, self.enabled, marks, self.hovered, self.held)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the tile."""
        felt = style.felt
        fill = felt.lit if self.hovered and self.enabled else felt.raised
        colour = theme.IVORY if self.enabled else felt.faint
        if self.chosen:
            fill, colour = theme.BRASS, theme.INK
        picture = style.shapes.panel(
            self.rect.size,
            style.px(theme.GAP),
            fill if self.enabled else None,
            line=theme.BRASS if self.today else None,
            width=style.edge(theme.OUTLINE),
        ).copy()
        number = style.text.line(
            self.name,
            theme.BODY,
            colour,
            weight="bold" if self.chosen or self.today else "regular",
        )
        middle = (self.rect.width // 2, self.rect.height // 2)
        picture.blit(number, number.get_rect(center=middle))
        if self.played:
            dot = style.shapes.disc(style.px(DOT), theme.INK if self.chosen else theme.BRASS)
            place = dot.get_rect(midbottom=(middle[0], self.rect.height - style.px(5)))
            picture.blit(dot, place)
        return picture


class Month:
    """The widgets of one month."""

    def __init__(self, chosen: date, today: date, played: Collection[date]) -> None:
        """Show the month of the *chosen* day; days after *today* cannot be chosen."""
        self.chosen = chosen
        later = (chosen.year, chosen.month) >= (today.year, today.month)
        words = _("That day's deal isn't out yet.")
        self.back = IconButton("month back", "previous", _("Previous month"))
        self.on = IconButton("month on", "next", _("Next month"), reason=words if later else "")
        if chosen.year <= date.min.year + 1:
            self.back.reason = _("This is the first month.")
        self.name = Label(
            _("{month} {year}").format(month=month_name(chosen.month), year=chosen.year),
            size=theme.LEAD,
            colour=theme.BRASS,
            weight="serif",
            align="centre",
        )
        self.weekdays = [Label(word, size=theme.SMALL, align="centre") for word in weekdays()]
        self.days = [
            DayTile(
                day,
                reason=words if day > today else "",
                chosen=day == chosen,
                today=day == today,
                played=day in played,
            )
            for day in Calendar().itermonthdates(chosen.year, chosen.month)
            if day.month == chosen.month
        ]

    @property
    def widgets(self) -> list[Widget]:
        """All of them."""
        return [self.back, self.name, self.on, *self.weekdays, *self.days]

    @property
    def first_column(self) -> int:
        """The column of the first day, from 0."""
        return (self.days[0].day.weekday() - marks().first_weekday) % 7

    def arrange(self, style: Style, place: pygame.Rect) -> None:
        """Lie in a place: the name of the month, the days of the week, the days."""
        head, target = style.px(HEAD), style.px(theme.TARGET)
        self.back.rect = pygame.Rect(place.x, place.y, target, target)
        self.on.rect = pygame.Rect(place.right - target, place.y, target, target)
        self.name.rect = pygame.Rect(
            place.x + target, place.y, place.width - 2 * target, target
        )
        row = style.px(WEEKDAYS)
        column = place.width // 7
        for number, label in enumerate(self.weekdays):
            label.rect = pygame.Rect(place.x + number * column, place.y + head, column, row)
        top, gap = place.y + head + row, style.px(BETWEEN)
        high = (place.bottom - top) // WEEKS
        for number, tile in enumerate(self.days, self.first_column):
            x, y = place.x + number % 7 * column, top + number // 7 * high
            tile.rect = pygame.Rect(x + gap // 2, y + gap // 2, column - gap, high - gap)


def month_name(month: int) -> str:
    """The name of a month, 1 to 12."""
    return (
        _("January"),
        _("February"),
        _("March"),
        _("April"),
        pgettext("month", "May"),
        _("June"),
        _("July"),
        _("August"),
        _("September"),
        _("October"),
        _("November"),
        _("December"),
    )[month - 1]


def weekdays() -> tuple[str, ...]:
    """The days of the week in short, in the order of the language."""
    words = (
        pgettext("day of the week", "Mo"),
        pgettext("day of the week", "Tu"),
        pgettext("day of the week", "We"),
        pgettext("day of the week", "Th"),
        pgettext("day of the week", "Fr"),
        pgettext("day of the week", "Sa"),
        pgettext("day of the week", "Su"),
    )
    first = marks().first_weekday
    return words[first:] + words[:first]


def turned(day: date, months: int, today: date) -> date:
    """The same day some months later (or earlier), as far as there is one up to *today*."""
    count = day.year * 12 + day.month - 1 + months
    year, month = divmod(count, 12)
    last = max(
        d.day for d in Calendar().itermonthdates(year, month + 1) if d.month == month + 1
    )
    return min(date(year, month + 1, min(day.day, last)), today)
