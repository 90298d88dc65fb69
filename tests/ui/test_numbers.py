"""Numbers, scores, dates and times are written as the language writes them."""

from __future__ import annotations

from datetime import date, datetime, timezone

import pytest

from euchre import i18n
from euchre.ui.scenes.games.month import Month
from euchre.ui.words import numbers

MINUS = "\N{MINUS SIGN}"


@pytest.fixture(params=["en", "en_GB", "de", "nl"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each language in turn, whether it has a catalogue already or not."""
    code = str(request.param)
    monkeypatch.setattr(i18n, "_language", code)
    return code


def test_every_language_of_the_game_has_its_marks() -> None:
    assert set(numbers.MARKS) == set(i18n.LANGUAGES)


def test_large_numbers_are_grouped(language: str) -> None:
    grouped = {"de": "498.688.594.500.096", "nl": "498.688.594.500.096"}
    assert numbers.whole(498_688_594_500_096) == grouped.get(language, "498,688,594,500,096")
    assert numbers.whole(999) == "999"
    assert numbers.whole(-1234).startswith(MINUS)


def test_tenths_have_the_decimal_sign_of_the_language(language: str) -> None:
    sign = "," if language in {"de", "nl"} else "."
    assert numbers.tenths(0.44, plus=True) == f"+0{sign}4"
    assert numbers.tenths(-0.06) == f"{MINUS}0{sign}1"
    assert numbers.tenths(-0.04, plus=True) == f"0{sign}0"
    assert numbers.tenths(2) == f"2{sign}0"


def test_hundredths(language: str) -> None:
    told = {"de": "50\N{NO-BREAK SPACE}%"}
    assert numbers.percent(50) == told.get(language, "50%")


def test_a_score_has_a_dash_that_is_no_minus() -> None:
    assert numbers.score([6, 4]) == "6\N{EN DASH}4"
    assert numbers.score([-4, 10]) == f"{MINUS}4 \N{EN DASH} 10"


@pytest.mark.parametrize(
    ("hour", "told"), [(0, "12:05 AM"), (9, "9:05 AM"), (12, "12:05 PM"), (14, "2:05 PM")]
)
def test_americans_have_every_hour_twice_a_day(hour: int, told: str, language: str) -> None:
    words = numbers.clock(datetime(2026, 11, 30, hour, 5, tzinfo=timezone.utc))
    assert words == (told if language == "en" else f"{hour:02}:05")


def test_a_week_begins_on_sunday_for_americans_only(language: str) -> None:
    month = Month(date(2026, 12, 1), date(2026, 12, 1), ())
    first = month.weekdays[0].name
    assert first == ("Su" if language == "en" else "Mo")


def test_the_first_of_a_month_stands_below_its_day_of_the_week(language: str) -> None:
    # The first of December 2026 is a Tuesday.
    month = Month(date(2026, 12, 1), date(2026, 12, 1), ())
    assert month.first_column == [label.name for label in month.weekdays].index("Tu")
