"""Of the times in files only those are taken that a calendar can show, wherever it hangs."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

import pytest

from euchre.storage import times

FORM = "%Y-%m-%dT%H:%M:%S.%f%z"
PLACES = [timezone(timedelta(hours=hours)) for hours in (-23, -12, 0, 14, 23)]


@pytest.mark.parametrize(
    "text",
    [
        "", "yesterday", "2026-13-45T25:61:61Z", "2026-11-30T09:15:60Z", "2026-02-30T00:00:00Z",
        "0000-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "1969-12-31T23:59:59Z",
        "9999-12-31T23:59:59Z", "3000-01-01T00:00:00Z",
    ],
)  # fmt: skip
def test_what_no_calendar_shows_is_no_time(text: str) -> None:
    assert times.told(text) is None


def test_a_time_is_told_as_it_was() -> None:
    when = datetime(2026, 11, 30, 9, 15, tzinfo=timezone.utc)
    assert times.told("2026-11-30T09:15:00Z") == when
    assert times.moment("2026-11-30T10:15:00.000000+0100", FORM) == when
    assert times.time_of_change(when.timestamp()) == when.timestamp()


@pytest.mark.parametrize(
    "text",
    [
        "0001-01-01T00:00:00.000000+2359", "9999-12-31T23:59:59.000000-2359",
        "0001-01-01T00:00:00.000000+0000", "2026-11-30T09:15:00.000000", "",
    ],
)  # fmt: skip
def test_a_moment_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        times.moment(text, FORM)


@pytest.mark.parametrize("seconds", [-(2.0**63), -1.0, 0.0, 2.0**40, 2.0**63, float("inf")])
def test_a_file_of_any_time_has_one_that_can_be_shown_everywhere(seconds: float) -> None:
    when = datetime.fromtimestamp(times.time_of_change(seconds), timezone.utc)
    for place in PLACES:
        assert when.astimezone(place).timestamp() == when.timestamp()
