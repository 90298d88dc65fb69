"""Where everything lies on the table: pure geometry of window size, seats and viewer.

Lengths are in units of a window of 1280x720; what is returned is in pixels. In units a window is
never smaller than 1280 by 720, so whatever is anchored to its edges keeps its distance to the
rest. Nothing depends on what any text says.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from euchre.ui.draw import theme
from euchre.ui.draw.pose import Pose
from euchre.ui.table.seat_places import PLACES, TOPS, SeatPlace, rotated

if TYPE_CHECKING:
    from euchre.rules.seats import Seat

OWN, OTHER, TRICK = 184, 78, 136
"""Heights of cards: in the viewer's hand, in the others' hands, in the middle."""
SMALLER_TRICK = 112
"""The same in the middle where more than four play."""

OPEN, OPEN_STEP, OPEN_RISE = 108, 40, 4
"""A hand that lies open: the height of its cards, from card to card, and how far it is raised."""
OWN_STEP, OWN_WIDEST = 98, 588
OTHER_STEP, OTHER_WIDEST = 21, 110
RESTING_STEP = 5
"""From card to card of a hand, at most from the first to the last, and of one laid down."""
FAN, CURVE = 2.6, 2.4
"""Degrees from card to card of a fan, and how its ends drop (at the viewer's size of card)."""
OWN_MIDDLE = 124
"""From the lower edge to the middle of the viewer's cards."""

BAR = (664, 48)
BAR_RISE = 280
"""The viewer's plaque with the message line, and from the lower edge to its top."""
PLAQUE, OWN_PART = (264, 52), 256
NARROW = 216
"""Width and height of a plaque, the part of the viewer's that is one, and the width where three
sit at the top."""
EDGE = 16
TOP_FAN, TOP_PLAQUE = 56, 88
SIDE_FAN, SIDE_FAN_RISE, SIDE_PLAQUE_DROP = 56, 30, 86
TOP_OF_MIDDLE = 150
BUBBLE = (176, 42)
CHIP = (300, 52)
TITLE = 440
CHIP_TOP = 88
ICON = 44
COUNTER = (252, 128)
COUNTER_CARD = 92
NAMES, DIGITS = 132, 112
"""Widths of the names and of the digits in the corner of a side."""
PANEL = (712, 112)
TRICK_ACROSS, TRICK_DOWN = 104, 70
MANY_ACROSS, MANY_DOWN = 94, 62
"""From the middle to the cards of a trick, sideways and up or down; where more than four play
they lie in two rows."""
RING = (600, 292)
DROP_ZONE = (680, 4)
"""Width, and how far above the upper card of a trick it begins."""
BANNER = (560, 124)
PILE, SMALLER_PILE = 25, 22
"""Height of the small backs that count the tricks, and where a plaque is narrow."""
PILE_STEP, PILE_END = 7, 24
"""From card to card of them, and from them to the end of the plaque, where the dealer's D is."""
TRICKS_FOOT, TAG_GAP = 3, 10
"""From them to the lower edge of a narrow plaque; from a card to a tag beside it."""
BADGE_SIZE = 28
"""Diameter of dealer button and maker's marker."""


_FOUR = 4
"""Where more play, the table is fuller."""
_TOPS_APART = 250
"""Units from one seat at the top to the next."""


class Counter(NamedTuple):
    """The places of one side's score: the name, the digits, and the two spare cards."""

    whole: Rect
    name: Rect
    digits: Rect
    cards: tuple[int, int]
    """The middle of the two cards."""


@dataclass(frozen=True)
class Layout:
    """The places of a table, in pixels of a window."""

    size: tuple[int, int]
    seats: tuple[Seat, ...]
    """All seats clockwise; the first one is at the bottom."""

    @cached_property
    def u(self) -> float:
        """Pixels of one unit."""
        return theme.scale(self.size)

    @cached_property
    def width(self) -> float:
        """Units from left to right, at least 1280."""
        return self.size[0] / self.u

    @cached_property
    def height(self) -> float:
        """Units from top to bottom, at least 720."""
        return self.size[1] / self.u

    @cached_property
    def card(self) -> int:
        """The height of a card at scale 1, in pixels: that of the viewer's cards."""
        return round(OWN * self.u)

    @cached_property
    def middle(self) -> tuple[float, float]:
        """The middle of the table, where tricks are played, in units."""
        return self.width / 2, (TOP_OF_MIDDLE + self.height - BAR_RISE - 10) / 2

    def place(self, seat: Seat) -> SeatPlace:
        """Where *seat* is on the screen."""
        return PLACES[len(self.seats)][self.seats.index(seat)]

    def hand(self, seat: Seat, index: int, count: int, *, resting: bool = False) -> Pose:
        """A card of a hand, by its place from the left and the number of cards held.

        The cards of a hand that is *resting* (laid down for this deal) lie close together.
        """
        place = self.place(seat)
        own = place is SeatPlace.BOTTOM
        most, widest = (OWN_STEP, OWN_WIDEST) if own else (OTHER_STEP, OTHER_WIDEST)
        step = min(most, widest / max(1, count - 1))
        height = OWN if own else OTHER
        if resting and not own:
            step = RESTING_STEP
        off = index - (count - 1) / 2
        fan = off * (0 if resting and not own else FAN)
        drop = off * off * CURVE * (height / OWN)
        x, y = rotated(off * step, drop, place.value)
        middle = self._fan_middle(place)
        return self._pose(middle[0] + x, middle[1] + y, place.value + fan, height / OWN)

    def open_hand(self, seat: Seat, index: int, count: int) -> Pose:
        """A card of another player's hand that lies open for everybody: upright and apart."""
        place = self.place(seat)
        off = index - (count - 1) / 2
        x, y = self._fan_middle(place)
        if place in {SeatPlace.LEFT, SeatPlace.RIGHT}:
            half = (OPEN_STEP * (count - 1) + OPEN * theme.CARD_RATIO) / 2 + EDGE
            x, y = (half if place is SeatPlace.LEFT else self.width - half), y - OPEN_RISE
        else:
            y += OPEN / 2 - OTHER / 2
        return self._pose(x + off * OPEN_STEP, y, 0, OPEN / OWN)

    def _fan_middle(self, place: SeatPlace) -> tuple[float, float]:
        if place is SeatPlace.BOTTOM:
            return self.width / 2, self.height - OWN_MIDDLE
        if place in TOPS:
            return self.width / 2 + TOPS[place] * self._tops_apart, TOP_FAN
        y = self.middle[1] - SIDE_FAN_RISE
        return (SIDE_FAN if place is SeatPlace.LEFT else self.width - SIDE_FAN), y

    @property
    def _tops_apart(self) -> float:
        # Two at the top stand closer together than three.
        return _TOPS_APART * (1 if SeatPlace.TOP in PLACES[len(self.seats)] else 0.6)

    @cached_property
    def trick_scale(self) -> float:
        """How large the cards in the middle are."""
        return (TRICK if len(self.seats) <= _FOUR else SMALLER_TRICK) / OWN

    def trick(self, seat: Seat) -> Pose:
        """The card that *seat* played to the trick."""
        x, y = self.middle
        place = self.place(seat)
        dx, dy = rotated(0, 1, place.value)
        if len(self.seats) <= _FOUR:
            across, down = dx * TRICK_ACROSS, dy * TRICK_DOWN
        elif place in TOPS:
            apart = 1 if SeatPlace.TOP in PLACES[len(self.seats)] else 0.5
            across, down = TOPS[place] * MANY_ACROSS * apart, -MANY_DOWN
        else:
            across, down = dx * MANY_ACROSS, MANY_DOWN
        return self._pose(x + across, y + down, 4 * dx - 2 * dy, self.trick_scale)

    @property
    def turned(self) -> Pose:
        """The turned card, on top of the kitty."""
        # Where many play, what those at the top say stands above it.
        top = TOP_OF_MIDDLE + (0 if len(self.seats) <= _FOUR else BUBBLE[1])
        y = (top + self.height - BAR_RISE - 12 - PANEL[1]) / 2
        return self._pose(self.width / 2 + 10, y, 4, self.trick_scale)

    def kitty(self, index: int) -> Pose:
        """One of the few backs that stand for the kitty."""
        turned = self.turned
        shift = self.u * (22 - 3 * index)
        return turned.but(x=turned.x - shift, y=turned.y + self.u * 2, angle=-3 + index, face=0)

    def pack(self, seat: Seat) -> Pose:
        """The pack in front of the dealer, face down."""
        x, y = self.middle
        place = self.place(seat)
        reach = (330, 120) if place not in TOPS else (TOPS[place] * 200, 84)
        dx, dy = rotated(0, 1, place.value) if place not in TOPS else (1, -1)
        return self._pose(x + dx * reach[0], y + dy * reach[1], 0, OTHER / OWN).but(face=0)

    def pile(self, seat: Seat, index: int) -> Pose:
        """The trick with this *index* of those *seat* has taken, a small back on its plaque."""
        rect, high = self.tricks(seat), self.pile_height(seat)
        x = rect.left + self.u * (high * theme.CARD_RATIO / 2 + PILE_STEP * index)
        return Pose(x, rect.centery, 0, high / OWN, face=0)

    def pile_height(self, seat: Seat) -> int:
        """How high the small backs on a plaque are, in units."""
        return SMALLER_PILE if self.plaque_width(seat) == NARROW else PILE

    def plaque(self, seat: Seat) -> Rect:
        """The plaque of a seat; the viewer's is the bar that also holds the message line."""
        place = self.place(seat)
        if place is SeatPlace.BOTTOM:
            x, y = self.width / 2 - BAR[0] / 2, self.height - BAR_RISE
            return self._rect(x, y, *BAR)
        wide, high = self.plaque_width(seat), PLAQUE[1]
        if place in TOPS:
            x = self.width / 2 + TOPS[place] * self._tops_apart - wide / 2
            return self._rect(x, TOP_PLAQUE, wide, high)
        y = self.middle[1] - SIDE_FAN_RISE + SIDE_PLAQUE_DROP
        x = EDGE if place is SeatPlace.LEFT else self.width - EDGE - wide
        return self._rect(x, y, wide, high)

    def plaque_width(self, seat: Seat) -> float:
        """How many units name and tricks take; the viewer's message line comes after that."""
        three = {SeatPlace.TOP_LEFT, SeatPlace.TOP} <= set(PLACES[len(self.seats)])
        own = self.place(seat) is SeatPlace.BOTTOM
        return NARROW if three and self.place(seat) in TOPS else OWN_PART if own else PLAQUE[0]

    def tricks(self, seat: Seat) -> Rect:
        """The part of a plaque that shows the tricks taken."""
        plaque, u = self.plaque(seat), self.u
        pile = self.pile_height(seat)
        wide, high = round(u * (pile * theme.CARD_RATIO + 4 * PILE_STEP)), round(u * pile)
        left = plaque.left + round(u * (self.plaque_width(seat) - PILE_END)) - wide
        top = plaque.centery - high // 2
        if self.plaque_width(seat) == NARROW:
            # Not beside the name, which needs the room there.
            top = plaque.bottom - high - round(u * TRICKS_FOOT)
        return Rect(left, top, wide, high)

    @property
    def message(self) -> Rect:
        """The message line, in the viewer's bar."""
        bar = self.plaque(self.seats[0])
        left = bar.left + round(self.u * OWN_PART)
        return Rect(left, bar.top, bar.right - left - round(self.u * 30), bar.height)

    def bubble(self, seat: Seat) -> Rect:
        """The most room a speech bubble of *seat* takes."""
        place = self.place(seat)
        wide, high = BUBBLE
        gap = 16
        if place is SeatPlace.BOTTOM:
            x = self.width / 2 - BAR[0] / 2 - gap - wide
            return self._rect(x, self.height - BAR_RISE + (BAR[1] - high) / 2, wide, high)
        if place in TOPS:
            x = self.width / 2 + TOPS[place] * self._tops_apart + PLAQUE[0] / 2 + gap
            y = TOP_PLAQUE + (PLAQUE[1] - high) / 2
            if len(self.seats) > _FOUR:
                x, y = x - gap - PLAQUE[0] / 2 - wide / 2, TOP_PLAQUE + PLAQUE[1] + 4
            return self._rect(x, y, wide, high)
        y = self.middle[1] - SIDE_FAN_RISE - high / 2
        x = SIDE_FAN + 54
        return self._rect(
            x if place is SeatPlace.LEFT else self.width - x - wide, y, wide, high
        )

    @property
    def title(self) -> Rect:
        """The name of the game and, below it, what is played."""
        wide = TITLE if len(self.seats) <= _FOUR else CHIP[0]
        return self._rect(theme.MARGIN, 16, wide, 66)

    @property
    def trump_plaque(self) -> Rect:
        """Trump and who called it, or the suit that was turned down."""
        # Where many play, a player's plaque begins soon after it.
        wide = CHIP[0] - (52 if len(self.seats) > _FOUR else 0)
        return self._rect(theme.MARGIN - 4, CHIP_TOP, wide, CHIP[1])

    def icon(self, index: int) -> Rect:
        """A round button, counted from the right edge of the window."""
        x = self.width - theme.MARGIN - ICON - index * (ICON + theme.GAP)
        return self._rect(x, 18, ICON, ICON)

    def counter(self, index: int) -> Counter:
        """The score of a side: 0 on the left (the viewer's), 1 on the right, more above them."""
        wide, high = COUNTER
        left = index % 2 == 0
        x = theme.MARGIN if left else self.width - theme.MARGIN - wide
        y = self.height - 20 - high - (index // 2) * (high + 8)
        cards = 64
        name_x, digits_x = (x, x) if left else (x + wide - NAMES, x + wide - DIGITS)
        return Counter(
            self._rect(x, y, wide, high),
            self._rect(name_x, y + 30, NAMES, 24),
            self._rect(digits_x, y + 54, DIGITS, 48),
            (
                round(self.u * (x + wide - cards if left else x + cards)),
                round(self.u * (y + high / 2)),
            ),
        )

    @cached_property
    def counter_card(self) -> int:
        """The height in pixels of the spare cards that show the score."""
        return round(COUNTER_CARD * self.u)

    @property
    def panel(self) -> Rect:
        """The bidding panel."""
        wide, high = PANEL
        y = self.height - BAR_RISE - 12 - high
        return self._rect(self.width / 2 - wide / 2, y, wide, high)

    @property
    def ring(self) -> Rect:
        """The faint ellipse on the cloth."""
        return self._about_middle(*RING)

    def go_on(self, size: tuple[int, int]) -> Rect:
        """Where a tag of this size says how to go on: on the ring, beside the own card."""
        tag, own = Rect((0, 0), size), self.trick(self.seats[0])
        half = self.u * OWN * self.trick_scale / 2
        if len(self.seats) <= _FOUR:
            right = own.x + half * theme.CARD_RATIO + self.u * TAG_GAP
            tag.midleft = round(right), round(own.y + half - self.u * BUBBLE[1] / 2)
        else:
            tag.midtop = round(own.x), round(own.y + half + self.u * TAG_GAP / 2)
        return tag

    @property
    def drop_zone(self) -> Rect:
        """Where a dragged card may be let go."""
        wide, above = DROP_ZONE
        top = TOP_OF_MIDDLE - above
        high = self.height - BAR_RISE - 6 - top
        return self._rect(self.width / 2 - wide / 2, top, wide, high)

    @property
    def banner(self) -> Rect:
        """Where a march, a euchre and the like are celebrated."""
        return self._about_middle(*BANNER)

    def _about_middle(self, wide: float, high: float) -> Rect:
        x, y = self.middle
        return self._rect(x - wide / 2, y - high / 2, wide, high)

    def _rect(self, x: float, y: float, wide: float, high: float) -> Rect:
        u = self.u
        return Rect(round(x * u), round(y * u), round(wide * u), round(high * u))

    def _pose(self, x: float, y: float, angle: float, scale: float) -> Pose:
        return Pose(x * self.u, y * self.u, angle, scale)


@lru_cache(maxsize=16)
def layout_for(size: tuple[int, int], seats: tuple[Seat, ...]) -> Layout:
    """The layout of a window in pixels for seats clockwise, the one at the bottom first."""
    return Layout(size, seats)
