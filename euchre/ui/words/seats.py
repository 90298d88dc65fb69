"""What the seats of a table are called: by the points of the compass, the viewer's own being South."""

from __future__ import annotations

from euchre.i18n import _, pgettext
from euchre.rules.seats import Seat


def seat_words(seat: Seat) -> str:
    """What a seat of the table is called; one's own, in a game alone, is South."""
    return {
        Seat.SOUTH: _("South"),
        Seat.SOUTHWEST: _("Southwest"),
        Seat.WEST: _("West"),
        Seat.NORTHWEST: _("Northwest"),
        Seat.NORTH: _("North"),
        Seat.NORTHEAST: _("Northeast"),
        Seat.EAST: _("East"),
        Seat.SOUTHEAST: _("Southeast"),
    }[seat]


def seat_letters(seat: Seat) -> str:
    """The same in a letter or two, for where eight of them stand side by side."""
    return {
        Seat.SOUTH: pgettext("seat", "S"),
        Seat.SOUTHWEST: pgettext("seat", "SW"),
        Seat.WEST: pgettext("seat", "W"),
        Seat.NORTHWEST: pgettext("seat", "NW"),
        Seat.NORTH: pgettext("seat", "N"),
        Seat.NORTHEAST: pgettext("seat", "NE"),
        Seat.EAST: pgettext("seat", "E"),
        Seat.SOUTHEAST: pgettext("seat", "SE"),
    }[seat]
