"""When a game, or a match of several games, is won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.seats import Side


class Standing(NamedTuple):
    """How a game stands after a deal."""

    scores: Mapping[Side, int]
    games: Mapping[Side, int]
    """Games won in a match so far; empty where every game stands alone."""
    deals: int
    """Deals scored so far."""


class Goal(Protocol):
    """What there is to win."""

    def settled(self, standing: Standing) -> Standing:
        """The standing with which the next deal begins: a won game of a match is put down."""

    def winner(self, standing: Standing, bidders: Side | None) -> Side | None:
        """The side that has won, if one has; *bidders* made trump in the last deal."""


@dataclass(frozen=True)
class FirstTo:
    """The first side at or above the target wins; overshooting is fine (rules.md C10).

    If several get there in one deal, the bidders' side counts first where *bidders_first* says
    so (A8.8); otherwise the highest total wins, and equals play on (A6.5). Where scores can fall
    for ever nobody need get there: then *most_deals* may be agreed, as A9.7 lets a game end.
    """

    target: int
    bidders_first: bool = False
    most_deals: int = 0
    """After so many deals the highest total wins, whatever it is; equals play on. 0: no end."""

    def settled(self, standing: Standing) -> Standing:
        """Nothing changes between deals."""
        return standing

    def winner(self, standing: Standing, bidders: Side | None) -> Side | None:
        """The side that has reached the target."""
        scores = standing.scores
        reached = [side for side, score in scores.items() if score >= self.target]
        if self.bidders_first and bidders in reached:
            return bidders
        if not reached and 0 < self.most_deals <= standing.deals:
            return _ahead(scores)
        return _ahead({side: scores[side] for side in reached})


def _ahead(scores: Mapping[Side, int]) -> Side | None:
    """The side with the highest total; None for equals, and where there is nobody."""
    best = max(scores.values(), default=0)
    highest = [side for side, score in scores.items() if score == best]
    return highest[0] if len(highest) == 1 else None


@dataclass(frozen=True)
class MatchOf:
    """The first side to win so many games wins the match (rules.md A7.5)."""

    target: int
    games: int
    laps: bool = False
    """Whether points above the target open the next game."""
    slam: bool = False
    """Whether a win against nothing on the board counts two games."""

    def settled(self, standing: Standing) -> Standing:
        """Games that are won are put down; a carry that reaches the target wins the next one."""
        scores, games = dict(standing.scores), dict(standing.games)
        while (side := self._reached(scores)) is not None and self._over(games) is None:
            slam = self.slam and all(score == 0 for s, score in scores.items() if s != side)
            games[side] = games.get(side, 0) + (2 if slam else 1)
            carried = scores[side] - self.target if self.laps else 0
            scores = {s: carried if s == side else 0 for s in scores}
        return Standing(scores, games, standing.deals)

    def winner(self, standing: Standing, bidders: Side | None) -> Side | None:  # noqa: ARG002
        """The side that has won enough games."""
        return self._over(standing.games)

    def _reached(self, scores: Mapping[Side, int]) -> Side | None:
        return next((side for side, score in scores.items() if score >= self.target), None)

    def _over(self, games: Mapping[Side, int]) -> Side | None:
        return next((side for side, won in games.items() if won >= self.games), None)


@dataclass(frozen=True)
class AfterDeals:
    """Whoever has most after so many deals wins; equals play on (rules.md A9.7)."""

    deals: int

    def settled(self, standing: Standing) -> Standing:
        """Nothing changes between deals."""
        return standing

    def winner(self, standing: Standing, bidders: Side | None) -> Side | None:  # noqa: ARG002
        """The side with the highest count, once the deals are played."""
        return _ahead(standing.scores) if standing.deals >= self.deals else None
