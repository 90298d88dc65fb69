"""Choices before the first card that are weighed by rollouts, where a card is turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.position import NOBODY, opponents, partner
from euchre.ai.evaluate import hand_points, partners_best
from euchre.ai.evaluate.match_equity import MatchEquity
from euchre.ai.policy.profiles import profiles
from euchre.ai.sampling.constrained_deals import shuffle
from euchre.ai.sampling.unseen import Unseen
from euchre.ai.search.rollout import Rollout
from euchre.rules.actions import Call, Claim, Defend, OrderUp, Pass
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from euchre.ai.cards.card_coding import Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import SeatNo
    from euchre.ai.evaluate.payoffs import Payoffs
    from euchre.ai.sampling.unseen import World
    from euchre.rules.actions import Action
    from euchre.rules.cards import Suit

_QUICK = 25
"""How many deals are imagined for a bid, which has to be quick."""
_OF_LONE_HANDS = 60
"""How many are imagined against a lone hand, where few cards are in play."""
_TOO_WEAK_TO_DEFEND = 4.0
"""The points of a hand below which defending alone gets no thought."""
_TOO_WEAK_WITH_THE_BEST = 1.5
"""The same where the partner's best card helps."""
_GOOD_WITHOUT_TRUMP = 4.0
"""The points of a hand below which no-trump gets no thought."""


class Offer(NamedTuple):
    """What a hand offers: how far it is above calling, which suit, and whether alone."""

    margin: float
    suit: Suit
    alone: bool = False


class CallRollouts:
    """Calls by the turned card, when all others call by counting and play by policy."""

    def __init__(
        self,
        info: InfoState,
        payoffs: Payoffs,
        ordering: Callable[[SeatNo, Cards], Offer],
        naming: Callable[[SeatNo, Cards], Offer],
    ) -> None:
        """*ordering* and *naming* say what a hand at a seat offers in the two rounds."""
        self._info, self._payoffs = info, payoffs
        self._ordering, self._naming = ordering, naming
        self._rollout = Rollout(info, profiles(info)[0])
        self._order = [(info.dealer + 1 + step) % info.count for step in range(info.count)]

    def worth(self, world: World, action: Action) -> float:
        """What *action* leads to when the cards lie so."""
        if isinstance(action, OrderUp):
            suit, alone = self._info.shown.proposed, bool(action.alone)
            return self.played(world, self._info.me, suit, alone=alone, ordered=True)
        if isinstance(action, Call):
            return self.played(world, self._info.me, action.suit, alone=bool(action.alone))
        return self._passed(world)

    def _passed(self, world: World) -> float:
        info, place = self._info, self._order.index(self._info.me) + 1
        if info.phase is Phase.ORDER:
            for seat in self._order[place:]:
                margin, suit, alone = self._ordering(seat, world.hands[seat])
                if margin > 0:
                    return self.played(world, seat, suit, alone=alone, ordered=True)
            place = 0
        for seat in self._order[place:]:
            margin, suit, alone = self._naming(seat, world.hands[seat])
            if margin > 0 or (info.options.stick_the_dealer and seat == info.dealer):
                return self.played(world, seat, suit, alone=alone)
        return 0.0

    def played(
        self,
        world: World,
        maker: SeatNo,
        suit: Suit | None,
        *,
        alone: bool = False,
        ordered: bool = False,
    ) -> float:
        """What it is worth that *maker* makes *suit* trump; *ordered*, the dealer takes the card."""
        info = self._info
        out = frozenset((partner(maker),)) if alone else frozenset[int]()
        takes = ordered and info.dealer not in out
        tricks = self._rollout.tricks(
            world.hands,
            suit,
            maker,
            out=out,
            taker=info.dealer if takes else NOBODY,
            takes=info.upcard if takes else 0,
        )
        return self._payoffs.by_tricks(info.me, maker, alone=alone)[tricks]


class LoneDefence:
    """Rollouts against a lone player, for those asked to defend alone."""

    def __init__(self, info: InfoState, *, calls_best: bool) -> None:
        """Lone defenders get their partner's best card if one *calls_best*."""
        self._info, self._calls_best = info, calls_best
        self._rollout = Rollout(info, profiles(info)[0])
        equity = MatchEquity(info)
        self._worths = [
            equity.by_tricks(info.me, info.maker, alone=True, lone_defender=lone)
            for lone in (False, True)
        ]

    def worth(self, world: World, defender: SeatNo | None) -> float:
        """What it is worth to the defenders that one of them, or None, defends alone."""
        info, hands, out = self._info, list(world.hands), {partner(self._info.maker)}
        if defender is not None:
            out.add(partner(defender))
            if self._calls_best:
                partners_best.exchange(info.coding, hands, defender)
        tricks = self._rollout.tricks(
            hands,
            info.shown.trump,
            info.maker,
            out=frozenset(out),
            taker=info.dealer if info.shown.picked_up else NOBODY,
            discard=world.discard,
        )
        return self._worths[defender is not None][tricks]

    def other(self, world: World) -> SeatNo | None:
        """Who defends alone if the viewer does not: his partner, if asked after him and strong."""
        maker, me = self._info.maker, self._info.me
        if not self._calls_best or me != opponents(maker)[0]:
            return None
        return partners_best.lone_defender(self._info.coding, world.hands, maker, but=me)


def defend_worths(
    info: InfoState, draw: Callable[[], World], *, calls_best: bool = True
) -> dict[Action, float]:
    """What defending alone and defending together are worth; nothing for hopeless hands.

    Only players who reckon with it that one *calls_best* see what their partner's card brings.
    """
    calls_best = calls_best and info.options.partners_best
    too_weak = _TOO_WEAK_WITH_THE_BEST if calls_best else _TOO_WEAK_TO_DEFEND
    if hand_points.points(info.coding, info.hand) < too_weak:
        return {}
    defence = LoneDefence(info, calls_best=calls_best)
    worlds = [draw() for _ in range(_OF_LONE_HANDS)]
    together = sum([defence.worth(world, defence.other(world)) for world in worlds])
    alone = sum([defence.worth(world, info.me) for world in worlds])
    return {Pass(): together / len(worlds), Defend(): alone / len(worlds)}


def no_trump_worths(info: InfoState, equity: MatchEquity, rng: Random) -> dict[Action, float]:
    """What calling no-trump is worth, where that is allowed and not hopeless."""
    calls = [a for a in info.legal if isinstance(a, Call) and a.suit is None]
    points = hand_points.points(info.coded(None)[0], info.recoded(info.hand, None))
    if not calls or (points < _GOOD_WITHOUT_TRUMP and Pass() in info.legal):
        return {}
    unseen, rollout = Unseen(info), Rollout(info, profiles(info)[0])
    worlds = [unseen.draw(rng) for _ in range(_QUICK)]
    worths: dict[Action, float] = {}
    for call in calls:
        out = frozenset((partner(info.me),)) if call.alone else frozenset[int]()
        by_tricks = equity.by_tricks(info.me, info.me, alone=bool(call.alone))
        ends = [
            by_tricks[rollout.tricks(world.hands, None, info.me, out=out)] for world in worlds
        ]
        worths[call] = sum(ends) / len(ends)
    return worths


def relief_worths(
    info: InfoState, best: Callable[[Cards], float], rng: Random
) -> dict[Action, float]:
    """What keeping a weak hand and each way to claim are worth; *best* judges hands."""
    bits, seen = info.coding.bits, info.hand | info.upcard
    unseen = [bits[card] for card in info.setup.pack if not bits[card] & seen]
    worths: dict[Action, float] = {}
    for action in info.legal:
        if not isinstance(action, Claim):
            worths[action] = best(info.hand)
        elif not action.cards:
            worths[action] = 0.0
        else:
            kept, count = info.hand & ~info.coding.mask(action.cards), len(action.cards)
            hands = [kept | _some(unseen[:], count, rng) for _ in range(_QUICK)]
            worths[action] = sum(map(best, hands)) / _QUICK
    return worths


def _some(cards: list[Cards], count: int, rng: Random) -> Cards:
    """Some of *cards* at random."""
    shuffle(cards, rng)
    return sum(cards[:count])
