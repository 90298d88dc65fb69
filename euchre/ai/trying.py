"""Players who try every choice out in imagined deals, at tables of any size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from euchre.ai import habits
from euchre.ai.auction import Bidder
from euchre.ai.chance import chance
from euchre.ai.contest import contest
from euchre.ai.counting import Counting, makes_trump
from euchre.ai.encoding import split
from euchre.ai.endings import Endings
from euchre.ai.guess import Guess
from euchre.ai.imagine import Unseen
from euchre.ai.openings import Openings
from euchre.ai.prizes import Prizes
from euchre.ai.racing import lead, race
from euchre.ai.reading import facts, number
from euchre.ai.turned_card import TurnedCard
from euchre.rules.actions import Call, Discard, Pass, Play
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from euchre.ai.contest import Contest
    from euchre.ai.imagine import World
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_IN_DOUBT = 1.0
"""By how many standard errors a card must be better than what habit says."""
_MUCH_WORSE = 4.0
"""Bids that promise so much less than the best one are not tried."""
_FEW_CARDS, _FEW_IN_PAIRS = 12, 17
"""Deals are solved once so few cards are left in all hands; more of them where that is quick."""


_QUICKLY_PLAYED = 18
"""With more cards in all hands than this fewer deals are imagined, and with fewer cards more."""


@dataclass(frozen=True)
class Effort:
    """How much thought goes into a choice."""

    worlds: int = 160
    """How many deals are imagined at most before a card."""
    bidding: int = 160
    """The same before a bid."""
    solved: float = 0.5
    """The weight of perfect play in the worth of a card, the rest being play by habit."""
    doubt: float = 0.0
    """By how many standard errors a bid must be better than what counting says."""
    reads: bool = True
    """Whether the others' bids are taken into account when imagining."""


STRONG = Effort(worlds=40, bidding=24, solved=0.0, doubt=1.0, reads=False)
EXPERT = Effort()


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
        worths = self._worths(view, habit, thorough=False)
        if not worths:
            return habit
        # The order of the legal actions follows the hand, so equals are told apart by name.
        best = max(sorted(worths, key=str), key=lambda action: sum(worths[action]))
        doubt = _IN_DOUBT if view.phase is Phase.PLAY else self._effort.doubt
        if habit in worths and lead(worths[best], worths[habit]) < doubt:
            return habit
        return best

    def weigh(self, view: PlayerView) -> dict[Action, float]:
        """What every legal action is worth, in points."""
        habit = Counting(self._seed).choose(view)
        worths = self._worths(view, habit, thorough=True)
        means = {
            action: sum(values) / len(values) for action, values in worths.items() if values
        }
        least = min(means.values(), default=0.0)
        return {action: means.get(action, least) for action in view.legal}

    def _worths(
        self, view: PlayerView, habit: Action, *, thorough: bool
    ) -> dict[Action, list[float]]:
        if view.phase in (Phase.RELIEF, Phase.BENNY):
            return {}
        rng, effort = chance(self._seed, view), self._effort
        unseen = Unseen(view)
        judge = TurnedCard(view, unseen) if view.setup.turn_up else Bidder(view, unseen)
        source = Guess(view, unseen, judge) if effort.reads else unseen
        if view.phase is Phase.PLAY:
            return _card_worths(view, unseen, source, rng, effort, habit, thorough=thorough)
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
    """Passing, and the bids that are not hopeless."""
    promises = judge.promises()
    bids = judge.worth_saying(promises)
    most = max((promises[bid] for bid in bids), default=0.0)
    return [Pass(), *(bid for bid in bids if promises[bid] > most - _MUCH_WORSE)]


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
    habit: Action,
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
    search = CardTrial(view, effort)
    assert isinstance(habit, Play)
    runs = search.distinct(habit)
    if len(runs) == 1 and not thorough:
        return {}
    choices = [run[0] for run in runs]
    tried = race(
        choices, lambda: source.draw(rng), search.worth, search.worlds, drop=not thorough
    )
    return {card: tried[run[0]] for run in runs if run[0] in tried for card in run}


class CardTrial:
    """What playing a card is worth in an imagined deal."""

    def __init__(self, view: PlayerView, effort: Effort) -> None:
        shown = facts(view)
        assert view.seat is not None
        assert shown.maker is not None
        self._at = contest(view)
        self._me = self._at.turn
        self._out = [number(view, seat) for seat in shown.sitting_out]
        self._worths = Prizes(view).by_tricks(view.seat, shown.maker, shown.bid)
        self._endings = Endings(self._at)
        self._solved = effort.solved
        left = sum(view.hand_sizes.values())
        if left > (_FEW_IN_PAIRS if self._endings.quick else _FEW_CARDS):
            self._solved = 0.0
        self.worlds = effort.worlds * min(2 * left, _QUICKLY_PLAYED) // left
        self._taker = Unseen(view).taker
        self._steps = [
            n for n in range(1, len(self._worths)) if self._worths[n] != self._worths[n - 1]
        ]

    def distinct(self, preferred: Play) -> list[list[Action]]:
        """The legal cards in runs of equals, the *preferred* card first in its run."""
        at = self._at
        own = at.hands[at.turn]
        between = at.unseen(own) | at.best
        cards, first = at.layout.cards, at.layout.bits[preferred.card]
        runs: list[list[int]] = []
        last = 0
        for card in split(at.legal()):
            if last and at.suit_of[last] & card and not between & (last - card):
                runs[-1].append(card)
            else:
                runs.append([card])
            last = card
        return [
            [Play(cards[card]) for card in sorted(run, key=lambda card: card != first)]
            for run in runs
        ]

    def worth(self, world: World, action: Action) -> float:
        """What perfect play and what habit make of it, weighed together."""
        assert isinstance(action, Play)
        hands = list(world.hands)
        for seat in self._out:
            hands[seat] = 0
        at = self._at.copy(hands)
        if world.buried:
            at.buried, at.burier = world.buried, self._taker
        at.play(at.layout.bits[action.card])
        perfect = self._perfect(at) if self._solved else 0.0
        return (
            self._solved * perfect
            + (1 - self._solved) * self._worths[at.play_out(habits.choose)]
        )

    def _perfect(self, at: Contest) -> float:
        self._endings.forget()
        sure = 0
        for step in self._steps:
            if not self._endings.takes(at, step - at.taken):
                break
            sure = step
        return self._worths[sure]


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
