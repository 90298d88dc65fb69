"""Where everything lies on the table: pure geometry of window size, seats and viewer.

Lengths are in units of a window of 1280x720; what is returned is in pixels. In units a window is
never smaller than 1280 by 720, so whatever is anchored to its edges keeps its distance to the
rest. Nothing depends on what any text says.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from pygame import Rect

from euchre.ui.draw import theme
from euchre.ui.draw.pose import Pose
from euchre.ui.table.seat_places import (
    BAR_RISE,
    BUBBLE,
    FEW,
    GAP,
    NARROW,
    OTHER,
    OWN,
    OWN_PART,
    PLACES,
    PLAQUE,
    PORTRAIT,
    TOPS,
    SeatGround,
    SeatPlace,
    rotated,
)

if TYPE_CHECKING:
    from euchre.rules.seats import Seat

TRICK, SMALLER_TRICK = 163, 134
"""Heights of cards in the middle; the smaller ones where more than four play."""

OPEN, OPEN_STEP, OPEN_RISE, OPEN_TOP = 108, 40, 4, 4
"""A hand that lies open: the height of its cards, from card to card, how far it is raised at a
side, and how far below the window's edge it begins at the top."""
OWN_STEP, OWN_WIDEST = 104, 540
OTHER_STEP, OTHER_WIDEST = 21, 98
RESTING_STEP = 5
"""From card to card of a hand, at most from the first to the last, and of one laid down."""
FAN, CURVE = 2.6, 2.4
"""Degrees from card to card of a fan, and how its ends drop (at the viewer's size of card)."""

TOP_OF_MIDDLE, LOWER_TOP_OF_MIDDLE = 108, 142
CLEAR = 10
"""Where the middle of the table begins, with few and with many players, and from it to the bar."""
CORNER, FROM_BELOW = 36, 24
"""From the window's sides and its lower edge to what stands in its corners, inside the rail."""
CHIP = (300, 52)
CHIP_MANY = 240
"""The plaque for trump; where many play, a player's plaque begins soon after it."""
TITLE = 382
CHIP_TOP = 88
ICON, ICON_TOP = 44, 22
COUNTER = (252, 128)
COUNTER_CARD = 92
NAMES, DIGITS = 132, 112
"""Widths of the names and of the digits in the corner of a side."""
REST, REST_MANY = 232, 184
PANEL = (712, 112)
TRICK_ACROSS, TRICK_DOWN = 120, 80
MANY_ACROSS, MANY_DOWN = 100, 70
"""From the middle to the cards of a trick, sideways and up or down; where more than four play
they lie in two rows."""
RING, RING_INSET = 640, 9
"""Width of the ring, where cards are let go, and how far it is inside the middle of the table."""
REACH = 1.06
"""Cards may be let go so much further out, as a part of the ring."""
BANNER = (560, 124)
PILE, SMALLER_PILE = 25, 22
"""Height of the small backs that count the tricks, and where a plaque is narrow."""
PILE_STEP, PILE_END = 6, 24
"""From card to card of them, and from them to the end of the plaque, where the dealer's D is."""
TRICKS_FOOT, TAG_GAP = 3, 10
"""From them to the lower edge of a narrow plaque; from a card to a tag beside it."""
BADGE_SIZE = 28
"""Diameter of dealer button and maker's marker."""


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
    left_handed: ClassVar = False

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
    def many(self) -> bool:
        """Whether more than four play, so that things are smaller and closer together."""
        return len(self.seats) > FEW

    @cached_property
    def _top_of_middle(self) -> float:
        return LOWER_TOP_OF_MIDDLE if self.many else TOP_OF_MIDDLE

    @cached_property
    def middle(self) -> tuple[float, float]:
        """The middle of the table, where tricks are played, in units."""
        return self.width / 2, (self._top_of_middle + self.height - BAR_RISE - CLEAR) / 2

    def place(self, seat: Seat) -> SeatPlace:
        """Where *seat* is on the screen."""
        return PLACES[len(self.seats)][self.seats.index(seat)]

    def ground(self, seat: Seat) -> SeatGround:
        """What *seat* takes of the table, in units."""
        return self._grounds[seat]

    @cached_property
    def _grounds(self) -> dict[Seat, SeatGround]:
        # Asked for by everything that is drawn, in every frame.
        rest = (len(self.seats), self.width, self.height, self.middle)
        return {seat: SeatGround(self.place(seat), *rest) for seat in self.seats}

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
        middle = self.ground(seat).fan
        return self._pose(middle[0] + x, middle[1] + y, place.value + fan, height / OWN)

    def open_hand(self, seat: Seat, index: int, count: int) -> Pose:
        """A card of another player's hand that lies open for everybody: upright and apart."""
        ground = self.ground(seat)
        off = index - (count - 1) / 2
        x, y = ground.fan
        half = (OPEN_STEP * (count - 1) + OPEN * theme.CARD_RATIO) / 2
        if ground.place in {SeatPlace.LEFT, SeatPlace.RIGHT}:
            half += theme.MARGIN
            x, y = (
                (half if ground.place is SeatPlace.LEFT else self.width - half),
                y - OPEN_RISE,
            )
        elif self.many:
            y = OPEN_TOP + OPEN / 2
        else:
            left, top, wide, high = ground.plaque
            x, y = left + wide + GAP + half, top + high / 2 + OPEN_TOP + ICON
        return self._pose(x + off * OPEN_STEP, y, 0, OPEN / OWN)

    @cached_property
    def trick_scale(self) -> float:
        """How large the cards in the middle are."""
        return (SMALLER_TRICK if self.many else TRICK) / OWN

    def trick(self, seat: Seat) -> Pose:
        """The card that *seat* played to the trick."""
        x, y = self.middle
        place = self.place(seat)
        dx, dy = rotated(0, 1, place.value)
        if not self.many:
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
        top = self._top_of_middle + (BUBBLE[1] if self.many else 0)
        y = (top + self.height - BAR_RISE - 12 - PANEL[1]) / 2
        return self._pose(self.width / 2 + 10, y, 4, self.trick_scale)

    def kitty(self, index: int) -> Pose:
        """One of the few backs that stand for the kitty, while it lies in the middle."""
        turned = self.turned
        shift = self.u * (22 - 3 * index)
        return turned.but(x=turned.x - shift, y=turned.y + self.u * 2, angle=-3 + index, face=0)

    def aside(self, dealer: Seat, index: int) -> Pose:
        """One of these backs when the kitty lies beside the dealer, until the deal is over."""
        return self._beside(dealer, (2 * index, -2 * index), 3 * index - 2)

    def under(self, dealer: Seat, index: int) -> Pose:
        """A card that was laid away: under the kitty beside the dealer, a little askew."""
        other = index % 2
        return self._beside(dealer, (8 * other - 4, 3), 17 * other - 8)

    def _beside(self, dealer: Seat, off: tuple[float, float], angle: float) -> Pose:
        ground = self.ground(dealer)
        turn = 0 if ground.place in TOPS else ground.place.value
        x, y = rotated(*off, turn)
        lies = self._pose(ground.kitty[0] + x, ground.kitty[1] + y, turn + angle, OTHER / OWN)
        return lies.but(face=0)

    def pack(self, seat: Seat) -> Pose:
        """The pack in front of the dealer, face down."""
        x, y = self.middle
        place = self.place(seat)
        reach = (272, 120) if place not in TOPS else (TOPS[place] * 200, 84)
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
        return self._rect(*self.ground(seat).plaque)

    def portrait(self, seat: Seat) -> Rect:
        """The round portrait at the left end of a plaque, a little higher than that is."""
        plaque, side = self.plaque(seat), round(self.u * PORTRAIT)
        rect = Rect(0, 0, side, side)
        rect.midleft = plaque.left - round(self.u * (PORTRAIT - PLAQUE[1]) / 2), plaque.centery
        return rect

    def plaque_width(self, seat: Seat) -> float:
        """How many units name and tricks take; the viewer's message line comes after that."""
        return self.ground(seat).plaque_width

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
        return self._rect(*self.ground(seat).bubble)

    @property
    def title(self) -> Rect:
        """The name of the game and, below it, what is played."""
        wide = CHIP_MANY if self.many else TITLE
        return self._rect(CORNER, theme.RAIL + 2, wide, 64)

    @property
    def trump_plaque(self) -> Rect:
        """Trump and who called it, or the suit that was turned down."""
        wide = CHIP_MANY if self.many else CHIP[0]
        return self._rect(CORNER - 4, CHIP_TOP, wide, CHIP[1])

    def icon(self, index: int, row: int = 0) -> Rect:
        """A round button, counted from the right edge of the window, in a row from the top."""
        x = self.width - CORNER - ICON - index * (ICON + theme.GAP)
        return self._rect(x, ICON_TOP + row * (ICON + theme.GAP), ICON, ICON)

    @property
    def rest(self) -> Rect:
        """The button for the rest of a hand: over the right end of the viewer's bar."""
        bar = self.plaque(self.seats[0])
        wide, beyond = (REST_MANY, 8) if self.many else (REST, -24)
        place = Rect(0, 0, round(self.u * wide), round(self.u * ICON))
        return place.move(
            bar.right - place.width + round(self.u * beyond),
            bar.top - place.height - round(self.u * theme.GAP),
        )

    def counter(self, index: int) -> Counter:
        """The score of a side: 0 on the left (the viewer's), 1 on the right, more above them."""
        wide, high = COUNTER
        left = index % 2 == 0
        x = CORNER if left else self.width - CORNER - wide
        y = self.height - FROM_BELOW - high - (index // 2) * (high + 8)
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
        """The ellipse on the cloth, where a dragged card is let go."""
        high = self.height - BAR_RISE - CLEAR - self._top_of_middle - 2 * RING_INSET
        return self._about_middle(RING, high)

    def drops_at(self, point: tuple[float, float]) -> bool:
        """Whether a dragged card may be let go at a point: in the ring, or just outside."""
        ring = self.ring
        x = (point[0] - ring.centerx) / (ring.width / 2 * REACH)
        y = (point[1] - ring.centery) / (ring.height / 2 * REACH)
        return x * x + y * y <= 1

    def go_on(self, size: tuple[int, int]) -> Rect:
        """Where a tag of this size says how to go on: on the ring, beside the own card."""
        tag, own = Rect((0, 0), size), self.trick(self.seats[0])
        half = self.u * OWN * self.trick_scale / 2
        if not self.many:
            right = own.x + half * theme.CARD_RATIO + self.u * TAG_GAP
            tag.midleft = round(right), round(own.y + half - self.u * BUBBLE[1] / 2)
        else:
            tag.midtop = round(own.x), round(own.y + half + self.u * TAG_GAP / 2)
        return tag

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
