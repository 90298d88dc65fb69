"""Players who try every choice out in imagined deals, at tables of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.calls.auction import Bidder
from euchre.ai.calls.turned_card import TurnedCard
from euchre.ai.cards.from_view import facts, number, situation
from euchre.ai.cards.seeded_rng import chance
from euchre.ai.evaluate.payoffs import Prizes
from euchre.ai.players.counting import Counting, makes_trump
from euchre.ai.policy import any_table
from euchre.ai.sampling.guess import Guess
from euchre.ai.sampling.unseen import Unseen
from euchre.ai.search.budget import Effort
from euchre.ai.search.card_search import CardSearch
from euchre.ai.search.racing import averages, race, settled
from euchre.ai.search.rollout import Openings
from euchre.rules.actions import Bid, Call, Discard, Pass, Play
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from euchre.ai.sampling.unseen import World
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_MUCH_WORSE = 4.0
"""Bids that promise so much less than the best one are not tried."""
_QUICKLY_PLAYED = 18
"""With more cards in all hands than this fewer deals are imagined, and with fewer cards more."""

STRONG = Effort(worlds=40, doubt=1.0, reads=False)
EXPERT = Effort(worlds=160, bidding=160, solved=0.5, doubt=1.0)


class Trying:
    """The upper levels: weighs every choice by what it is likely to lead to."""

    def __init__(self, seed: str | int, effort: Effort = EXPERT) -> None:
        self._seed = seed
        self._effort = effort

    def choose(self, view: PlayerView) -> Action:
        """The choice that is worth most; when that is in doubt, what counting and habit say."""
        if len(view.legal) == 1:
            return view.legal[0]
        habit = Counting(self._seed).choose(view)
        worths = self._worths(view, thorough=False)
        return settled(worths, habit, self._effort.doubt if view.phase is Phase.PLAY else 0.0)

    def weigh(self, view: PlayerView) -> dict[Action, float]:
        """What every legal action is worth, in points."""
        return averages(self._worths(view, thorough=True), view.legal)

    def _worths(self, view: PlayerView, *, thorough: bool) -> dict[Action, list[float]]:
        rng, effort = chance(self._seed, view), self._effort
        bids = view.phase is not Phase.PLAY or makes_trump(view)
        if view.phase in (Phase.RELIEF, Phase.BENNY) or (bids and not effort.bidding):
            return {}
        unseen = Unseen(view)
        judge = TurnedCard(view, unseen) if view.setup.turn_up else Bidder(view, unseen)
        source = Guess(view, unseen, judge) if effort.reads else unseen
        if view.phase is Phase.PLAY:
            return _card_worths(view, unseen, source, rng, effort, thorough=thorough)
        choices = sorted(view.legal, key=str)
        worth: Callable[[World, Action], float] = judge.worth
        if isinstance(judge, Bidder):
            if view.phase is Phase.AUCTION and not thorough:
                choices = _promising(judge)
            elif view.phase is Phase.DECLARE:
                worth = _declaring(view, judge)
        if view.phase is Phase.DISCARD:
            worth = _discarding(view, unseen)
        worlds = effort.bidding * _QUICKLY_PLAYED // sum(view.hand_sizes.values())
        return race(choices, lambda: source.draw(rng), worth, worlds, drop=not thorough)


def _promising(judge: Bidder) -> list[Action]:
    """Passing, and the bids that are not hopeless.

    Higher ones than the next among them, where all may bid again: they keep the others from
    bidding what these could still make. Over two runs of Hasenpfeffer that brought the expert
    0.31 and 0.34 points a deal.
    """
    promises = judge.promises()
    bids = {bid: worth for bid, worth in promises.items() if isinstance(bid, Bid)}
    most = max(bids.values(), default=0.0)
    return [Pass(), *(bid for bid, worth in bids.items() if worth > most - _MUCH_WORSE)]


def _declaring(view: PlayerView, judge: Bidder) -> Callable[[World, Action], float]:
    shown = facts(view)
    assert shown.maker is not None
    maker = number(view, shown.maker)

    def worth(world: World, action: Action) -> float:
        assert isinstance(action, Call)
        assert action.suit is not None
        return judge.played(world, shown.bid, maker, action.suit)

    return worth


def _discarding(view: PlayerView, unseen: Unseen) -> Callable[[World, Action], float]:
    shown, opening, cards = facts(view), Openings(view, unseen), unseen.layout
    assert view.seat is not None
    assert shown.maker is not None
    maker, me = number(view, shown.maker), number(view, view.seat)
    worths = Prizes(view).by_tricks(view.seat, shown.maker, shown.bid)

    def worth(world: World, action: Action) -> float:
        assert isinstance(action, Discard)
        away = cards.bits[action.card]
        tricks = opening.tricks(world.hands, shown.trump, maker, taker=me, buried=away)
        return worths[tricks]

    return worth


def _card_worths(
    view: PlayerView,
    unseen: Unseen,
    source: Guess | Unseen,
    rng: Random,
    effort: Effort,
    *,
    thorough: bool,
) -> dict[Action, list[float]]:
    if makes_trump(view):
        first = FirstLead(view, unseen)
        tried = race(
            first.choices,
            lambda: source.draw(rng),
            first.worth,
            effort.bidding,
            drop=not thorough,
        )
        return dict(tried)
    shown, left = facts(view), sum(view.hand_sizes.values())
    assert view.seat is not None
    assert shown.maker is not None
    worths = Prizes(view).by_tricks(view.seat, shown.maker, shown.bid)
    search = CardSearch(
        view,
        situation(view),
        effort,
        [(any_table.choose,) * len(view.setup.table.seats)],
        worths,
    )
    worlds = effort.worlds * min(2 * left, _QUICKLY_PLAYED) // left
    return search.worths(lambda: source.draw(rng), worlds, thorough=thorough)


class FirstLead:
    """What the card is worth that makes trump."""

    def __init__(self, view: PlayerView, unseen: Unseen) -> None:
        shown = facts(view)
        assert view.seat is not None
        assert shown.maker is not None
        self._opening = Openings(view, unseen)
        self._me = number(view, view.seat)
        self._worths = Prizes(view).by_tricks(view.seat, shown.maker, shown.bid)
        plays = [action for action in view.legal if isinstance(action, Play)]
        self.choices: list[Action] = sorted(plays, key=str)

    def worth(self, world: World, action: Action) -> float:
        """What play by habit makes of it."""
        assert isinstance(action, Play)
        suit = action.card.suit
        assert suit is not None
        led = self._opening.layouts[suit].bits[action.card]
        return self._worths[self._opening.tricks(world.hands, suit, self._me, led=led)]
