"""Who sits where, who plays with whom, and who comes next."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property


class Seat(Enum):
    """A place at the table, named after the compass; members are listed clockwise."""

    SOUTH = "S"
    SOUTHWEST = "SW"
    WEST = "W"
    NORTHWEST = "NW"
    NORTH = "N"
    NORTHEAST = "NE"
    EAST = "E"
    SOUTHEAST = "SE"

    # As for Suit: members are unique, and seats are dictionary keys in every action.
    __hash__ = object.__hash__


Side = tuple[Seat, ...]
"""Seats that score together, in table order."""


@dataclass(frozen=True)
class Table:
    """The occupied seats, clockwise, and whether those opposite each other are partners."""

    seats: tuple[Seat, ...]
    partnerships: bool = False

    def __reduce__(self) -> tuple[type[Table], tuple[tuple[Seat, ...], bool]]:
        # What is cached follows from the two fields.
        return Table, (self.seats, self.partnerships)

    @cached_property
    def _clockwise(self) -> dict[Seat, tuple[Seat, ...]]:
        seats = self.seats
        return {seat: seats[i:] + seats[:i] for i, seat in enumerate(seats)}

    @cached_property
    def _partners(self) -> dict[Seat, Seat | None]:
        half = len(self.seats) // 2
        return {
            seat: self.clockwise_from(seat)[half] if self.partnerships else None
            for seat in self.seats
        }

    @cached_property
    def _side_of(self) -> dict[Seat, Side]:
        return {seat: side for side in self.sides for seat in side}

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in turn order, *seat* first."""
        return self._clockwise[seat]

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return self._clockwise[seat][1]

    def partner_of(self, seat: Seat) -> Seat | None:
        """The seat opposite, or None where everybody plays alone."""
        return self._partners[seat]

    def side_of(self, seat: Seat) -> Side:
        """The seats that score with *seat*, itself among them."""
        return self._side_of[seat]

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """The scoring sides in table order: side 0 is that of the first seat."""
        if not self.partnerships:
            return tuple((seat,) for seat in self.seats)
        half = len(self.seats) // 2
        return tuple((self.seats[i], self.seats[i + half]) for i in range(half))


FOUR = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""The seats of a four-handed table, clockwise."""
