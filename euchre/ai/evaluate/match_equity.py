"""What the end of a deal is worth at the score: the game counts, not the points.

*Match equity* is the chance to win the game at a score. Worths are given in points: the change of
that chance, measured by what a single point is worth at this score. Early in a game they nearly
equal the points themselves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from euchre.ai.evaluate import outcome_tables
from euchre.rules.house_rules import build
from euchre.rules.scoring import EuchrePoints, needed

if TYPE_CHECKING:
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import SeatNo
    from euchre.rules.options import Options

_LEAST = 1e-4
"""A point is never taken to be worth less than this chance of winning."""


class MatchEquity:
    """What every end of the deal is worth to the viewer's side, where two pairs play Euchre."""

    def __init__(self, info: InfoState) -> None:
        self._scoring, self._hand_size = scoring_of(info.options)
        self._lone_defence = _lone_defence(info.options)
        self._sides, self._me = info.sides, info.me
        self._ours, self._theirs = info.points_needed
        # The next deal is the other side's.
        self._we_deal_next = info.sides[info.dealer] != info.sides[info.me]
        self._chances = winning_chances(info.options)
        self._now = self._chance(0, 0)
        self._point = max(_LEAST, (self._chance(1, 0) - self._chance(0, 1)) / 2)

    def _chance(self, we: int, they: int) -> float:
        """The chance to win the game when we and they score so many points in this deal."""
        ours, theirs = self._ours - we, self._theirs - they
        if ours <= 0 or theirs <= 0:
            return float(ours <= 0)
        if self._we_deal_next:
            return self._chances[ours, theirs]
        return 1 - self._chances[theirs, ours]

    def worth(self, we: int, they: int) -> float:
        """What it is worth that we score *we* and they score *they* points."""
        return (self._chance(we, they) - self._now) / self._point

    def by_tricks(
        self,
        whose: SeatNo,
        maker: SeatNo,
        bid: str = "",  # noqa: ARG002 - nothing is bid in these games
        *,
        alone: bool = False,
        lone_defender: bool = False,
    ) -> list[float]:
        """The worths to *whose*, who is on the viewer's side, by the tricks of *maker*'s side."""
        we_made, size = self._sides[whose] == self._sides[maker], self._hand_size
        scores = [
            self._scoring.score(tricks, size, alone=alone, lone_defender=lone_defender)
            for tricks in range(size + 1)
        ]
        return [
            self.worth(score.makers, score.defenders)
            if we_made
            else self.worth(score.defenders, score.makers)
            for score in scores
        ]

    def of_calling(self, *, alone: bool) -> list[float]:
        """The worth of each way a deal ends in which we make trump."""
        return self._by_outcome(self._me, alone=alone)

    def of_passing(self) -> list[float]:
        """The worth of everything that passing may lead to."""
        other = self._sides.index(1 - self._sides[self._me])
        return [
            *(
                worth
                for maker in (self._me, other)
                for alone in (False, True)
                for worth in self._by_outcome(maker, alone=alone)
            ),
            0.0,
        ]

    def _by_outcome(self, maker: SeatNo, *, alone: bool) -> list[float]:
        worths = self.by_tricks(self._me, maker, alone=alone, lone_defender=self._lone_defence)
        return [worths[tricks] for tricks in _tricks(self._hand_size)]


def _tricks(hand_size: int) -> tuple[int, int, int]:
    """The makers' tricks that stand for a euchre, for the point made and for a march."""
    return needed(hand_size) - 1, needed(hand_size), hand_size


def _lone_defence(options: Options) -> bool:
    """Whether a lone player who fails has mostly failed against a lone defender.

    That is so where both may call for their partner's best card.
    """
    return options.defend_alone and options.partners_best


@lru_cache(maxsize=16)
def scoring_of(options: Options) -> tuple[EuchrePoints, int]:
    """What deals are worth under *options*, and of how many tricks they are.

    ValueError for games with another way to score.
    """
    variant = build(options)
    if not isinstance(variant.scoring, EuchrePoints):
        message = f"{options.variant} is not scored as Euchre is"
        raise ValueError(message)  # noqa: TRY004 - the value of an option is wrong
    return variant.scoring, variant.setup.hand_size


@lru_cache(maxsize=16)
def winning_chances(options: Options) -> dict[tuple[int, int], float]:
    """The dealing side's chance to win the game, by the points it and the others need.

    From how often deals end in which way, as counted when the bidding tables were made.
    """
    ends = list(_ends(options, outcome_tables.tables_for(options).frequencies))
    passed = sum(share for we, they, share in ends if not (we or they))
    chances: dict[tuple[int, int], float] = {}

    def scored(ours: int, theirs: int) -> float:
        """The chance to score and then win, leaving deals that nobody scores aside."""
        total = 0.0
        for we, they, share in ends:
            if we >= ours:
                total += share
            elif (we or they) and they < theirs:
                total += share * (1 - chances[theirs - they, ours - we])
        return total

    for together in range(2, 2 * options.target + 1):
        for ours in range(max(1, together - options.target), together // 2 + 1):
            theirs = together - ours
            if theirs > options.target:
                continue
            # A deal that nobody scores hands the same score to the other dealer.
            mine, other = scored(ours, theirs) + passed, scored(theirs, ours) + passed
            chances[ours, theirs] = (mine - passed * other) / (1 - passed * passed)
            chances[theirs, ours] = (other - passed * mine) / (1 - passed * passed)
    return chances


def _ends(options: Options, frequencies: tuple[float, ...]) -> list[tuple[int, int, float]]:
    """Points of the dealing side, of the other side, and how often this happens."""
    ends = []
    (scoring, hand_size), lone_defender = scoring_of(options), _lone_defence(options)
    for outcome, share in enumerate(frequencies[: outcome_tables.PASSED_OUT]):
        tricks = _tricks(hand_size)[outcome % 3]
        alone = bool(outcome // outcome_tables.LONE % 2)
        score = scoring.score(tricks, hand_size, alone=alone, lone_defender=lone_defender)
        if outcome < outcome_tables.THEIRS:
            ends.append((score.makers, score.defenders, share))
        else:
            ends.append((score.defenders, score.makers, share))
    return [*ends, (0, 0, frequencies[outcome_tables.PASSED_OUT])]
