"""Numbers, scores, dates and times with the marks of the language in use: the one place for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.i18n import language, pgettext

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date, datetime

MINUS = "\N{MINUS SIGN}"
_BETWEEN_SCORES = "\N{EN DASH}"
_MONDAY, _SUNDAY = 0, 6


class Marks(NamedTuple):
    """How a language writes numbers, hours and weeks."""

    thousands: str = ","
    decimal: str = "."
    percent: str = "%"
    twelve_hours: bool = False
    """Whether the day has its hours twice: 2:05 PM."""
    first_weekday: int = _MONDAY
    """The day a week begins with; 0 is Monday."""


MARKS = {
    "en": Marks(twelve_hours=True, first_weekday=_SUNDAY),
    "en_GB": Marks(),
    "de": Marks(thousands=".", decimal=",", percent="\N{NO-BREAK SPACE}%"),
    "nl": Marks(thousands=".", decimal=","),
}
"""By the codes of `i18n.LANGUAGES`."""


def marks() -> Marks:
    """Return the marks of the language in use."""
    return MARKS.get(language(), Marks())


def whole(number: int) -> str:
    """Write a whole number: "1,234", with a true minus sign below zero."""
    return f"{number:,}".replace(",", marks().thousands).replace("-", MINUS)


def signed(number: int) -> str:
    """Write what is won or lost: "+2"."""
    return ("+" if number > 0 else "") + whole(number)


def tenths(number: float, *, plus: bool = False) -> str:
    """Write a number to a tenth: "0.4"; with *plus* gains have their sign, too: "+0.4"."""
    return _decimal(number, 1, plus=plus)


def hundredths(number: float, *, plus: bool = False) -> str:
    """Write a number to a hundredth, as `tenths` does to a tenth: "0.12", "+0.12"."""
    return _decimal(number, 2, plus=plus)


def _decimal(number: float, places: int, *, plus: bool) -> str:
    rounded = round(number, places) or 0.0
    sign = MINUS if rounded < 0 else "+" if plus and rounded else ""
    return sign + f"{abs(rounded):.{places}f}".replace(".", marks().decimal)


def percent(number: int) -> str:
    """Write a number of hundredths: "50%"."""
    return whole(number) + marks().percent


def score(points: Iterable[int]) -> str:
    """Write a score, 6 to 4, with a dash; with room around it where one is below zero."""
    told = [whole(number) for number in points]
    room = " " if any(MINUS in number for number in told) else ""
    return f"{room}{_BETWEEN_SCORES}{room}".join(told)


def clock(when: datetime) -> str:
    """Write a time of day: "2:05 PM" or "14:05"."""
    if not marks().twelve_hours:
        return f"{when:%H:%M}"
    half = pgettext("time of day", "AM") if when.hour < 12 else pgettext("time of day", "PM")  # noqa: PLR2004 - noon
    return f"{(when.hour - 1) % 12 + 1}:{when:%M} {half}"


def date_words(day: date) -> str:
    """Write a date in figures."""
    # TRANSLATORS: the order of a date in figures, such as {day:02}.{month:02}.{year}
    figures = pgettext("date", "{month}/{day}/{year}")
    return figures.format(year=day.year, month=day.month, day=day.day)
