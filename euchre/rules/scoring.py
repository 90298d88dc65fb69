"""What a finished deal is worth, and how the score is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from euchre.rules.events import Result

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.seats import Side
    from euchre.rules.state import Deal

_EUCHRE = 2
_BONUS = 4
"""A super euchre, and a lone defender's euchre."""


def needed(tricks: int) -> int:
    """How many of so many *tricks* the makers must take: more than half (rules.md 0.1)."""
    return tricks // 2 + 1


class Scoring(Protocol):
    """What a deal is worth."""

    def of_tricks(self, deal: Deal, tricks: int) -> tuple[Mapping[Side, int], Result]:
        """The points of every side if the makers take so many tricks, and how they fare."""


def of_deal(scoring: Scoring, deal: Deal) -> tuple[Mapping[Side, int], Result]:
    """The points of every side for a finished deal, and how the makers fared."""
    assert deal.shown.maker is not None
    makers = deal.setup.table.side_of(deal.shown.maker)
    return scoring.of_tricks(deal, deal.tricks_of(makers))


def points_certain(scoring: Scoring, deal: Deal) -> bool:
    """Whether the points are the same whoever takes the tricks that are left.

    Everybody at the table can tell: nothing but what lies face up is used.
    """
    shown = deal.shown
    if shown.maker is None or not shown.tricks:
        return False
    taken = deal.tricks_of(deal.setup.table.side_of(shown.maker))
    left = deal.setup.hand_size - len(deal.taken)
    points = [scoring.of_tricks(deal, taken + more)[0] for more in range(left + 1)]
    return all(these == points[0] for these in points)


class Score(NamedTuple):
    """Points for the makers and for the defenders of one deal, and the reason."""

    makers: int
    defenders: int
    result: Result


@dataclass(frozen=True)
class EuchrePoints:
    """The points of a deal of Euchre (rules.md 0.1, part B)."""

    march: int = 2
    """All tricks; three where everybody plays for himself (A6.4)."""
    lone_march: int = 4
    lone_euchre: int = 2
    super_euchre: bool = False
    """Whether defenders who take all tricks score four."""
    alone_must_take_5: bool = False
    """Whether a lone maker who takes enough tricks but not all scores nothing."""
    jambone: int = 8
    """All tricks alone, with the cards on the table (A7.6)."""
    jamboree: int = 16
    """The highest trumps in one hand, shown (A7.6)."""

    def score(
        self, maker_tricks: int, tricks: int, *, alone: bool, lone_defender: bool = False
    ) -> Score:
        """The points for *maker_tricks* of so many *tricks* (as many as a hand has cards)."""
        if maker_tricks < needed(tricks):
            return self._euchred(maker_tricks, alone=alone, lone_defender=lone_defender)
        if maker_tricks == tricks:
            if alone:
                return Score(self.lone_march, 0, Result.LONE_MARCH)
            return Score(self.march, 0, Result.MARCH)
        if alone and self.alone_must_take_5:
            return Score(0, 0, Result.LONE_SHORT)
        return Score(1, 0, Result.LONE_MADE if alone else Result.MADE)

    def _score_of(self, deal: Deal, maker_tricks: int) -> Score:
        shown, tricks = deal.shown, deal.setup.hand_size
        if shown.jamboree:
            return Score(self.jamboree, 0, Result.JAMBOREE)
        if shown.jambone and maker_tricks == tricks:
            return Score(self.jambone, 0, Result.JAMBONE)
        lone_defender = shown.lone_defender is not None
        return self.score(
            maker_tricks, tricks, alone=bool(shown.alone), lone_defender=lone_defender
        )

    def _euchred(self, maker_tricks: int, *, alone: bool, lone_defender: bool) -> Score:
        # The highest single value counts, never a sum (B1); of equals the plainest reason.
        reasons = [
            (self.lone_euchre, Result.LONE_EUCHRED) if alone else (_EUCHRE, Result.EUCHRED)
        ]
        if alone and lone_defender:
            reasons.append((_BONUS, Result.LONE_DEFENCE))
        if self.super_euchre and maker_tricks == 0:
            reasons.append((_BONUS, Result.SUPER_EUCHRE))
        points, result = max(reasons, key=lambda reason: reason[0])
        return Score(0, points, result)

    def of_tricks(self, deal: Deal, tricks: int) -> tuple[Mapping[Side, int], Result]:
        """The points of every side if the makers take so many tricks."""
        shown, table = deal.shown, deal.setup.table
        assert shown.maker is not None
        makers = table.side_of(shown.maker)
        score = self._score_of(deal, tricks)
        points = {
            side: score.makers if side == makers else score.defenders for side in table.sides
        }
        return points, score.result


@dataclass(frozen=True)
class BidPoints:
    """A point a trick, or minus the bid when it fails (Hasenpfeffer, rules.md A8.7)."""

    def score(self, bid: int, maker_tricks: int, all_tricks: int) -> Score:
        """The points for *maker_tricks* of *all_tricks* after a bid of *bid* tricks."""
        others = all_tricks - maker_tricks
        if maker_tricks < bid:
            return Score(-bid, others, Result.BID_FAILED)
        return Score(maker_tricks, others, Result.BID_MADE)

    def of_tricks(self, deal: Deal, tricks: int) -> tuple[Mapping[Side, int], Result]:
        """The points of every side if the makers take so many tricks."""
        shown, table = deal.shown, deal.setup.table
        assert shown.maker is not None
        makers = table.side_of(shown.maker)
        score = self.score(int(shown.bid), tricks, deal.setup.hand_size)
        points = {
            side: score.makers if side == makers else score.defenders for side in table.sides
        }
        return points, score.result


class Stake(NamedTuple):
    """What a bid of Napoleon needs, and what each opponent pays or receives for it."""

    tricks: int
    """How many tricks must be taken; 0 means none at all."""
    wins: int
    loses: int


FORCED_ONE = "one"
"""What a dealer plays for when all have passed, by house rule; nobody may bid it (A9.3)."""
_FORCED = Stake(1, 1, 1)


@dataclass(frozen=True)
class NapPoints:
    """The stakes of Napoleon (rules.md A9.6)."""

    stakes: Mapping[str, Stake]
    """What may be bid, lowest first."""
    chips: bool = False
    """Whether opponents pay and receive; otherwise only the bidder's points are written."""

    def stake(self, bid: str) -> Stake:
        """What *bid* needs, wins and loses: one of those on offer, or the dealer's forced one."""
        return _FORCED if bid == FORCED_ONE else self.stakes[bid]

    def per_opponent(self, bid: str, tricks: int) -> int:
        """What the bidder gets from each opponent; negative when he pays."""
        stake = self.stake(bid)
        made = tricks >= stake.tricks if stake.tricks else tricks == 0
        return stake.wins if made else -stake.loses

    def of_tricks(self, deal: Deal, tricks: int) -> tuple[Mapping[Side, int], Result]:
        """The points of every side if the bidder takes so many; no credit for extra tricks."""
        shown, table = deal.shown, deal.setup.table
        assert shown.maker is not None
        bidder = table.side_of(shown.maker)
        each = self.per_opponent(shown.bid, tricks)
        result = Result.BID_MADE if each > 0 else Result.BID_FAILED
        if not self.chips:
            return {side: each if side == bidder else 0 for side in table.sides}, result
        others = len(table.sides) - 1
        return {s: each * others if s == bidder else -each for s in table.sides}, result


def pips_shown(score: int, cards: tuple[int, int]) -> tuple[int, int]:
    """How many pips of two spare *cards* are uncovered for *score*; the higher card fills first.

    >>> pips_shown(9, (4, 6))
    (3, 6)
    """
    low, high = cards
    shown = min(score, low + high)
    return max(0, shown - high), min(shown, high)
