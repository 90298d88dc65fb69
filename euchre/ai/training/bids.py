"""Makes the bidding tables: deals at random, bids, plays out what every bid would lead to.

    python -m euchre.ai.training.bids [NAME ...] [--deals N] [--seed 1]

The same seed gives the same tables. The first part of the deals is bid by points; the tables
fitted to it bid the rest, from which the final tables are fitted. Cards are played as was learned
(see `training.cards`, whose files must be there). In many of these deals one side bids by points
and plays by the maxims all the same, so that the tables know what careful players pass and call,
too.

The largest tables take about ten minutes each under PyPy, several times that under CPython. Those
for Railroad, where lone players call for the best card and opponents may defend alone, are made
from fewer deals.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from euchre.ai.evaluate import hand_points, outcome_tables
from euchre.ai.evaluate.features import CALL_SIZE, PASS_SIZE, call_features
from euchre.ai.policy import learned, partnership
from euchre.ai.tables import write
from euchre.ai.training.ridge import RidgeFit
from euchre.ai.training.simulated_deal import GAMES, TrumpCall, arguments, simulated_deals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from euchre.ai.cards.position import Policy, SeatNo
    from euchre.ai.training.simulated_deal import SimulatedDeal, TrainedGame

    Bidding = Callable[[SimulatedDeal, int], TrumpCall | None]
    """How all bid: what the bidder of a turn makes trump, or None if he passes."""

_FIRST_PART = 0.1
"""The share of the deals that is bid by points."""
_CAREFUL_OTHERS = 0.5
"""How often the other side bids by points once there are tables."""
_EXPLORED = 0.3
"""How often bidding is taken to go on although trump should have been made."""
_RARE = 4000
"""Cases found in that way count only in contexts with fewer cases than this."""
_OTHER_SUIT = 0.5
"""How often each other suit is tried in the second round, beside the best one."""
_LAST_TURN = 7
"""The dealer's turn in the second round."""
_UNTHOUGHT = -9.0
"""The points of playing alone where that is not considered."""


class TableBidding:
    """Bids by points at first, by the tables once there are some."""

    def __init__(self, game: TrainedGame, tables: outcome_tables.Tables | None) -> None:
        self._game, self._tables = game, tables
        lone_euchre = 4.0 if game.calls_best else 2.0
        self._lone_points = (-lone_euchre, 1.0, 4.0)
        made = (-2.0, 1.0, 2.0, *self._lone_points)
        self._pass_points = [sign * points for sign in (1.0, -1.0) for points in made] + [0.0]

    def __call__(self, deal: SimulatedDeal, turn: int) -> TrumpCall | None:
        """What the bidder of *turn* makes trump, or None if he passes."""
        offers = [self._offer(deal, turn, index) for index in deal.choices(turn)]
        value, call = max(offers, key=lambda offer: offer[0])
        stuck = self._game.stick and turn == _LAST_TURN
        return call if stuck or value > self._passing(deal, turn) else None

    def _offer(self, deal: SimulatedDeal, turn: int, index: int) -> tuple[float, TrumpCall]:
        """What making that suit trump is worth, and whether alone."""
        must = self._game.partner_alone and turn == 1
        together, lone = (self._by_tables if self._tables else _by_points)(deal, turn, index)
        likes = lone > together if self._tables else lone > 0
        alone = TrumpCall(turn, deal.suits[index], alone=must or likes)
        return lone if must or (likes and self._tables) else together, alone

    def _by_tables(self, deal: SimulatedDeal, turn: int, index: int) -> tuple[float, float]:
        assert self._tables is not None
        coding, hand = deal.codings[index], deal.held(turn, index)
        features, context = (
            call_features(coding, hand, deal.place),
            deal.call_context(turn, index),
        )
        lost, made, march = self._tables.call.get(context, outcome_tables.HOPELESS)(features)
        together, lone = made + 2 * march - 2 * lost, _UNTHOUGHT
        if hand_points.may_go_alone(coding, hand):
            lost, made, march = self._tables.lone.get(context, outcome_tables.HOPELESS)(
                features
            )
            lone = made + 4 * march + self._lone_points[0] * lost
        return together, lone

    def _passing(self, deal: SimulatedDeal, turn: int) -> float:
        if self._tables is None:
            return 0.0
        table = self._tables.passing.get(deal.pass_context(turn), outcome_tables.NOTHING)
        return sum(map(float.__mul__, table(deal.pass_features(turn)), self._pass_points))


def _by_points(deal: SimulatedDeal, turn: int, index: int) -> tuple[float, float]:
    coding, hand = deal.codings[index], deal.held(turn, index)
    if index == 0:
        together = hand_points.first_round(coding, hand, deal.turned[0], turn)
    else:
        together = hand_points.second_round(coding, hand, turn - 4, next_suit=index == 1)
    return together, hand_points.alone(coding, hand)


class TrainingCases:
    """The cases of all contexts of one game."""

    def __init__(self, game: TrainedGame) -> None:
        self._game = game
        self._call: dict[str, RidgeFit] = defaultdict(lambda: RidgeFit(CALL_SIZE, 3))
        self._lone: dict[str, RidgeFit] = defaultdict(lambda: RidgeFit(CALL_SIZE, 3))
        self._pass: dict[str, RidgeFit] = defaultdict(
            lambda: RidgeFit(PASS_SIZE, outcome_tables.OUTCOMES)
        )
        self._ended = [0] * outcome_tables.OUTCOMES
        self._policies: Sequence[Policy] = ()

    def add(
        self, deal: SimulatedDeal, bidding: Bidding, rng: Random, side: int | None = None
    ) -> None:
        """Bid one deal and note what every bid on the way led to, or would have led to.

        Only the bids of the *side*, 0 or 1, if one is given: then the other plays by the maxims,
        and otherwise everybody as was learned.
        """
        sides = (0, 1) if side is None else (side,)
        usual = learned.policy_for(deal.codings[0])
        self._policies = [
            usual if seat % 2 in sides else partnership.choose for seat in range(4)
        ]
        # The bid that is made, and the next one, which decides what passing instead led to.
        exploring = rng.random() < _EXPLORED
        calls = (call for turn in range(8) if (call := bidding(deal, turn)))
        ends = [
            (call, self._outcome(deal, call))
            for call in islice(calls, None if exploring else 2)
        ]
        reached = ends[0][0].turn if ends else _LAST_TURN
        for turn in range(8 if exploring else reached + 1):
            if deal.seat(turn) % 2 in sides:
                self._add_turn(deal, turn, rng, ends, rarely=turn > reached)
        self._ended[seen_from(deal, deal.dealer, ends[0] if ends else None)] += 1

    def _add_turn(
        self,
        deal: SimulatedDeal,
        turn: int,
        rng: Random,
        ends: Sequence[tuple[TrumpCall, int]],
        *,
        rarely: bool,
    ) -> None:
        """Note what calling and passing at *turn* lead to."""
        self._add_calls(deal, turn, rng, rarely=rarely)
        following = next((end for end in ends if end[0].turn > turn), None)
        if following is None and self._game.stick and turn == _LAST_TURN:
            return
        fit = self._pass[deal.pass_context(turn)]
        if not rarely or fit.cases < _RARE:
            fit.add(deal.pass_features(turn), seen_from(deal, deal.seat(turn), following))

    def _add_calls(self, deal: SimulatedDeal, turn: int, rng: Random, *, rarely: bool) -> None:
        for index in _tried(deal, turn, rng):
            context = deal.call_context(turn, index)
            if rarely and self._call[context].cases >= _RARE:
                continue
            coding, hand, suit = deal.codings[index], deal.held(turn, index), deal.suits[index]
            features = call_features(coding, hand, deal.place)
            together, alone = (TrumpCall(turn, suit, alone=alone) for alone in (False, True))
            self._call[context].add(features, self._outcome(deal, together))
            if hand_points.may_go_alone(coding, hand):
                self._lone[context].add(features, self._outcome(deal, alone))

    def _outcome(self, deal: SimulatedDeal, call: TrumpCall) -> int:
        return deal.outcome(call, self._policies, calls_best=self._game.calls_best)

    def data(self) -> dict[str, object]:
        """What goes into the file."""
        total = sum(self._ended)
        fits = {"call": self._call, "lone": self._lone, "pass": self._pass}
        return {
            "frequencies": [round(count / total, 4) for count in self._ended],
            **{
                name: {context: fit.rows() for context, fit in sorted(by_context.items())}
                for name, by_context in fits.items()
            },
        }


def _tried(deal: SimulatedDeal, turn: int, rng: Random) -> Iterator[int]:
    """The suits whose calls are played out: the best one, and now and then another."""
    choices = deal.choices(turn)
    best = max(choices, key=lambda i: hand_points.points(deal.codings[i], deal.held(turn, i)))
    yield best
    for index in choices:
        if index != best and rng.random() < _OTHER_SUIT:
            yield index


def seen_from(
    deal: SimulatedDeal, seat: SeatNo, following: tuple[TrumpCall, int] | None
) -> int:
    """The outcome of passing, for *seat*, when *following* is the call made then and its end."""
    if following is None:
        return outcome_tables.PASSED_OUT
    call, end = following
    theirs = deal.seat(call.turn) % 2 != seat % 2
    return end + outcome_tables.LONE * call.alone + outcome_tables.THEIRS * theirs


def fit_tables(game: TrainedGame, deals: int, seed: int) -> dict[str, object]:
    """The tables of *game* from so many *deals*."""
    rng = Random(f"{seed} {game.name}")  # noqa: S311 - simulation
    careful = TableBidding(game, None)
    tables: outcome_tables.Tables | None = None
    data: dict[str, object] = {}
    for count in (round(deals * _FIRST_PART), round(deals * (1 - _FIRST_PART))):
        bidding, cases = TableBidding(game, tables), TrainingCases(game)
        for deal in simulated_deals(game, count, rng):
            side = None
            if tables and rng.random() < _CAREFUL_OTHERS:
                side = rng.randrange(2)
            cases.add(deal, _by_side(bidding, careful, side), rng, side)
        data = cases.data()
        tables = outcome_tables.parsed(data)
    return data


def _by_side(ours: Bidding, theirs: Bidding, side: int | None) -> Bidding:
    """The one way to bid for *side*, or for all if None is given, and the other for the others."""
    return lambda deal, turn: (ours if side is None or deal.seat(turn) % 2 == side else theirs)(
        deal, turn
    )


def main() -> None:
    """Make the tables named on the command line, or all."""
    chosen = arguments("euchre.ai.training.bids", __doc__ or "", list(GAMES))
    for name in chosen.names:
        write(name, fit_tables(GAMES[name], chosen.deals or GAMES[name].deals, chosen.seed))


if __name__ == "__main__":
    main()
