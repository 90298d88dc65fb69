"""The row for the pace: a slider from relaxed to instant, on which four paces have names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.ui.draw.motion import PLACES, motion, nearest, place_of
from euchre.ui.scenes.settings.rows import Row
from euchre.ui.widgets import Slider, Toggle
from euchre.ui.words.numbers import tenths

if TYPE_CHECKING:
    from euchre.storage.settings import Settings
    from euchre.storage.settings_fields import SettingsFields

STEPS = 24
"""Steps from one end to the other: eight between two paces with a name."""
SIZE = (430, 66)
"""Width and height of the slider, in units."""


def pace_row(settings: Settings) -> Row:
    """The slider, at the pace that is set."""
    names = {
        PLACES["calm"]: _("Relaxed"),
        PLACES["normal"]: _("Normal"),
        PLACES["quick"]: _("Fast"),
        PLACES["instant"]: _("Instant"),
    }
    place = place_of(settings.motion, settings.pace)
    slider = Slider("pace", _("Pace"), place, step=1 / STEPS, written=_speed, marks=names)
    return Row(slider, pace_line(place), size=SIZE)


def by_itself_rows(settings: Settings) -> tuple[Row, Row]:
    """What need not wait for the player."""
    return (
        Row(
            Toggle(
                "play_last_card", _("Play my last card for me"), value=settings.play_last_card
            ),
            _("With one card left there is nothing to choose."),
        ),
        Row(
            Toggle(
                "next_hand_by_itself",
                _("Deal the next hand by itself"),
                value=settings.next_hand_by_itself,
            ),
            _("A few seconds after a hand ends."),
        ),
    )


def pace_fields(place: float) -> SettingsFields:
    """The settings for a place of the slider, from 0 to 1."""
    return {"pace": place, "motion": nearest(place)}


def pace_line(place: float) -> str:
    """What it is like at a place of the slider, from 0 to 1."""
    name = nearest(place)
    moving = motion(name, place)
    if name == "calm" and not moving.clicks:
        return _("Slow, without a click after every trick.")
    if name == "instant" and moving.pace:
        return _("Cards move in a blink.")
    return {
        "calm": _("Slow, with a click after every trick."),
        "normal": _("The pace of a real table."),
        "quick": _("For those who know what's coming."),
        "instant": _("Nothing moves."),
    }[name]


def _speed(place: float) -> str:
    """How much faster it is than the normal pace; nothing where nothing moves."""
    pace = motion(nearest(place), place).pace
    return f"{tenths(1 / pace)}\u00d7" if pace else ""
