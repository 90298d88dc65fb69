"""What the end of a deal is worth at the score: the game counts, not the points.

Worths are given in points: the change of the chance to win the game, measured by what a single
point is worth at this score. Early in a game they nearly equal the points themselves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from euchre.ai.cards.from_view import facts, needs
from euchre.ai.evaluate import outcome_tables
from euchre.rules.house_rules import build
from euchre.rules.scoring import EuchrePoints, needed

if TYPE_CHECKING:
    from euchre.rules.options import Options
    from euchre.rules.view import PlayerView

_LEAST = 1e-4
"""A point is never taken to be worth less than this chance of winning."""


class Stakes:
    """What every end of the deal is worth to the viewer's side."""

    def __init__(self, view: PlayerView) -> None:
        self._scoring = scoring_of(view.options)
        self._lone_defence = _lone_defence(view.options)
        self._tricks = view.setup.hand_size
        self._ours, self._theirs = needs(view)
        dealer = facts(view).dealer
        assert view.seat is not None
        # The next deal is the other side's.
        self._we_deal_next = dealer not in view.setup.table.side_of(view.seat)
        self._chances = winning_chances(view.options)
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

    def of_tricks(
        self, *, we_made: bool, alone: bool, lone_defender: bool = False
    ) -> list[float]:
        """The worth by the makers' tricks, from none to all."""
        worths = []
        for tricks in range(self._tricks + 1):
            score = self._scoring.score(
                tricks, self._tricks, alone=alone, lone_defender=lone_defender
            )
            makers, defenders = score.makers, score.defenders
            worths.append(
                self.worth(makers, defenders) if we_made else self.worth(defenders, makers)
            )
        return worths

    def of_calling(self, *, alone: bool) -> list[float]:
        """The worth of each way a deal ends in which we make trump."""
        worths = self.of_tricks(we_made=True, alone=alone, lone_defender=self._lone_defence)
        return [worths[tricks] for tricks in _tricks_of_ends(self._tricks)]

    def of_passing(self) -> list[float]:
        """The worth of everything that passing may lead to."""
        theirs = []
        for alone in (False, True):
            worths = self.of_tricks(
                we_made=False, alone=alone, lone_defender=self._lone_defence
            )
            theirs += [worths[tricks] for tricks in _tricks_of_ends(self._tricks)]
        return [*self.of_calling(alone=False), *self.of_calling(alone=True), *theirs, 0.0]


def _tricks_of_ends(tricks: int) -> tuple[int, int, int]:
    """The makers' tricks that stand for each way a deal ends: euchred, made, a march."""
    return needed(tricks) - 1, needed(tricks), tricks


def _lone_defence(options: Options) -> bool:
    """Whether a lone player who fails has mostly failed against a lone defender.

    That is so where both may call for their partner's best card.
    """
    return options.defend_alone and options.partners_best


@lru_cache(maxsize=16)
def scoring_of(options: Options) -> EuchrePoints:
    """What deals are worth under *options*; ValueError for games with another way to score."""
    scoring = build(options).scoring
    if not isinstance(scoring, EuchrePoints):
        message = f"{options.variant} is not scored as Euchre is"
        raise ValueError(message)  # noqa: TRY004 - the value of an option is wrong
    return scoring


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
    scoring, lone_defender = scoring_of(options), _lone_defence(options)
    whole = build(options).setup.hand_size
    by_end = _tricks_of_ends(whole)
    for outcome, share in enumerate(frequencies[: outcome_tables.PASSED_OUT]):
        tricks, alone = by_end[outcome % 3], bool(outcome // outcome_tables.LONE % 2)
        score = scoring.score(tricks, whole, alone=alone, lone_defender=lone_defender)
        if outcome < outcome_tables.THEIRS:
            ends.append((score.makers, score.defenders, share))
        else:
            ends.append((score.defenders, score.makers, share))
    return [*ends, (0, 0, frequencies[outcome_tables.PASSED_OUT])]
