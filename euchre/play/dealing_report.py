"""Whether the deal is fair: what every seat was dealt in many deals, beside what chance allows.

Of every deal it is counted how many jacks each seat got, and, where a card is turned, how many
trumps and bowers if that suit became trump; and which card was turned. For one deal the number
of marked cards in a hand has the hypergeometric distribution: with a pack of N cards, K of them
marked, and a hand of n, its mean is nK/N and its variance n(K/N)(1 - K/N)(N - n)/(N - 1).
Deals are independent, so both are added up over all of them, and the sum is close to a normal
distribution. How often a certain card was turned has a binomial distribution, which is worked out
exactly. The range is so wide that fair dealing puts even one line of the whole report outside it
only about once in a hundred reports (each of m lines gets 1/100m).
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist
from typing import TYPE_CHECKING, Literal, NamedTuple

from euchre.in_steps import at_once
from euchre.rules.cards import Rank

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Mapping

    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.rules.state import Setup

What = Literal["jacks", "bowers", "trumps", "turned"]

_OUTSIDE = 0.01
"""How often a fair deal may be accused: by one report in a hundred."""
FEWEST = 30
"""Deals below which the normal distribution is too rough, and a report says nothing."""
_AT_A_TIME = 500
"""Games that are looked at without a pause: about 5 ms."""


class DealtGame(NamedTuple):
    """What was counted in the deals of one game (`GameStats.cards`), and of what pack."""

    setup: Setup
    cards: Mapping[str, int]

    @property
    def deals(self) -> int:
        """How many deals were counted."""
        return self.cards.get("deals", 0)


@dataclass(frozen=True)
class ReportLine:
    """One line of the report."""

    what: What
    seat: Seat | None
    """Whose hands; None where the line is about the turned card."""
    card: Card | None
    """Which card was turned."""
    seen: int
    expected: float
    low: int
    high: int
    """The range that chance allows, both ends included."""

    @property
    def fits(self) -> bool:
        """Whether what was seen is within the range."""
        return self.low <= self.seen <= self.high


@dataclass(frozen=True)
class Report:
    """The dealing report."""

    deals: int
    lines: tuple[ReportLine, ...]
    """Empty with fewer than FEWEST deals."""

    @property
    def fits(self) -> bool:
        """Whether every line is within its range."""
        return all(line.fits for line in self.lines)


class _Sum:
    """What was seen, expected, and how far chance scatters it."""

    def __init__(self) -> None:
        self.seen = 0
        self.deals = 0
        self.mean = 0.0
        self.variance = 0.0

    def add(self, deals: int, marked: int, size: int, whole: int) -> None:
        """Expect *deals* times *size* cards of *whole*, of which *marked* are counted."""
        share = marked / whole
        self.deals += deals
        self.mean += deals * size * share
        self.variance += deals * size * share * (1 - share) * (whole - size) / (whole - 1)


_Sums = defaultdict[tuple[What, "Seat | None", "Card | None"], _Sum]
"""By what is told of whom, or of which card."""


def report(games: Iterable[DealtGame]) -> Report:
    """The report over the deals of many games."""
    return at_once(reporting(games))


def reporting(games: Iterable[DealtGame]) -> Generator[None, None, Report]:
    """What `report` returns, with pauses where there are very many games."""
    sums: _Sums = defaultdict(_Sum)
    deals = 0
    for number, (setup, cards) in enumerate(games, 1):
        if not number % _AT_A_TIME:
            yield
        counted = Counter(cards)
        deals += counted["deals"]
        if counted["deals"]:
            _add(sums, setup, counted)
    lines = []
    for key, total in sums.items():
        lines.append(_line(*key, total, len(sums)))
        yield
    return Report(deals, tuple(lines) if deals >= FEWEST else ())


def _add(sums: _Sums, setup: Setup, counted: Counter[str]) -> None:
    for what, seat, marked, times, whole in _expectations(setup, counted):
        line = sums[what, seat, None]
        line.add(times, marked, setup.hand_size, whole)
    for seat in setup.table.seats:
        for what in ("jacks", "bowers", "trumps"):
            if (what, seat, None) in sums:
                sums[what, seat, None].seen += counted[f"{what} {seat.value}"]
    for card in setup.pack if setup.turn_up else ():
        sums["turned", None, card].add(counted["deals"], 1, 1, len(setup.pack))
        sums["turned", None, card].seen += counted[f"turned {card}"]


def _expectations(
    setup: Setup, counted: Counter[str]
) -> Iterable[tuple[What, Seat, int, int, int]]:
    """For every kind of card and seat: how many are marked, in how many deals, of how many."""
    whole, turned = len(setup.pack), counted["suit turned"]
    jacks = sum(card.rank is Rank.JACK for card in setup.pack)
    suit = next(card.suit for card in setup.pack if card.suit)
    trumps = len(setup.ranking.followers(setup.pack, suit, suit))
    bower = counted["bower turned"]
    for seat in setup.table.seats:
        yield "jacks", seat, jacks, counted["deals"], whole
        if setup.turn_up:
            # The turned card is none of those dealt; two bowers are left, or one if it was one.
            yield "trumps", seat, trumps - 1, turned, whole - 1
            yield "bowers", seat, 2, turned - bower, whole - 1
            yield "bowers", seat, 1, bower, whole - 1


def _line(
    what: What, seat: Seat | None, card: Card | None, total: _Sum, lines: int
) -> ReportLine:
    tail = _OUTSIDE / (2 * lines)
    if what == "turned":
        low, high = _binomial_range(total.deals, total.mean / total.deals, tail)
    else:
        width = NormalDist().inv_cdf(1 - tail) * math.sqrt(total.variance)
        # Half a card more on both sides: counts are whole, the normal distribution is not.
        low = max(0, math.ceil(total.mean - width - 0.5))
        high = math.floor(total.mean + width + 0.5)
    return ReportLine(what, seat, card, total.seen, total.mean, low, high)


@lru_cache(maxsize=20)
def _binomial_range(deals: int, chance: float, tail: float) -> tuple[int, int]:
    """The counts between which *deals* tries end, but for *tail* at either end."""
    logs = math.log(chance), math.log1p(-chance)
    low, high, below = 0, deals, 0.0
    for count in range(deals + 1):
        ways = math.lgamma(deals + 1) - math.lgamma(count + 1) - math.lgamma(deals - count + 1)
        below += math.exp(ways + count * logs[0] + (deals - count) * logs[1])
        if below < tail:
            low = count + 1
        if below >= 1 - tail:
            high = count
            break
    return low, high
