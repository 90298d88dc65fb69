"""Times from files, which anybody may have written: only those that a calendar can show."""

from __future__ import annotations

from datetime import datetime, timezone

_EARLIEST = 0.0
LATEST = datetime(2999, 12, 30, tzinfo=timezone.utc).timestamp()
"""Seconds since 1970 in which every system can tell the time of day of every place."""


def told(text: str) -> datetime | None:
    """The time that a game tells, such as "2026-11-30T09:15:00Z"; None if no calendar has it."""
    try:
        # A few times quicker than strptime, and Python 3.10 does not know the Z.
        found = datetime.fromisoformat(text.replace("Z", "+00:00"))
    except ValueError:
        return None
    return found if _EARLIEST <= found.timestamp() <= LATEST else None


def moment(text: str, form: str) -> datetime:
    """The time that *text* tells in this *form*, which names the zone, in UTC; ValueError."""
    try:
        found = datetime.strptime(text, form)  # noqa: DTZ007 - looked at next
        # Without its zone, which Python 3.15 lets pass, it would be taken for a time here.
        if found.tzinfo is None:
            message = f"a time of no place: {text}"
            raise ValueError(message)
        found = found.astimezone(timezone.utc)
    except (OverflowError, TypeError) as error:
        raise ValueError(text) from error
    if not _EARLIEST <= found.timestamp() <= LATEST:
        message = f"no time that a clock shows: {text}"
        raise ValueError(message)
    return found


def time_of_change(seconds: float) -> float:
    """A file's time of change, as near as can be to one that a calendar can show."""
    return min(max(seconds, _EARLIEST), LATEST)
