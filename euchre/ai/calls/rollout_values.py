"""Choices before the first card, weighed by playing imagined deals to their end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.calls.table_values import Judge
from euchre.ai.cards.from_view import facts, layout_for, number
from euchre.ai.cards.position import Situation
from euchre.ai.evaluate import hand_points, partners_best
from euchre.ai.evaluate.match_equity import Stakes
from euchre.ai.policy import learned
from euchre.ai.sampling.constrained_deals import shuffle
from euchre.ai.sampling.inference import Belief
from euchre.ai.sampling.unseen import Unseen
from euchre.ai.search.racing import race
from euchre.rules.actions import Call, Claim, Defend, Discard, Pass

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from euchre.ai.cards.card_coding import Layout
    from euchre.ai.sampling.unseen import World
    from euchre.ai.search.budget import Effort
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card
    from euchre.rules.view import PlayerView

_QUICK = 25
"""How many deals are imagined for a bid, which has to be quick."""
_OF_LONE_HANDS = 60
"""The same against a lone hand, where few cards are in play."""
_TOO_WEAK_TO_DEFEND = 4.0
_TOO_WEAK_WITH_THE_BEST = 1.5
"""The same where the partner's best card helps."""
_GOOD_WITHOUT_TRUMP = 4.0


class Opening:
    """The play of imagined deals from the first lead on."""

    def __init__(self, view: PlayerView, layout: Layout, maker: int) -> None:
        shown = facts(view)
        self._layout, self._maker = layout, maker
        self._habits = learned.minds(view, layout)[0]
        self._dealer = number(view, shown.dealer)
        self._loner_lead = view.options.loner_lead == "left_of_loner"
        self._turned_down = 0
        if shown.upcard and not shown.picked_up:
            self._turned_down = layout.bits[shown.upcard]

    def tricks(self, hands: Sequence[int], buried: int, out: frozenset[int]) -> int:
        """The makers' tricks when everybody plays by habit and the seats *out* sit out."""
        held = [0 if seat in out else hand for seat, hand in enumerate(hands)]
        alone = self._maker ^ 2 in out
        leader = self._maker if alone and self._loner_lead else self._dealer
        leader = (leader + 1) % 4
        while leader in out:
            leader = (leader + 1) % 4
        at = Situation(
            self._layout,
            held,
            maker=self._maker,
            leader=leader,
            sitting_out=out,
            gone=self._turned_down,
            buried=buried,
            burier=self._dealer,
        )
        return at.play_out(self._habits)


def discard_worths(
    view: PlayerView, rng: Random, effort: Effort, *, thorough: bool
) -> dict[Action, list[float]]:
    """What laying away each card is worth to the dealer, deal by imagined deal."""
    shown = facts(view)
    assert view.seat is not None
    assert shown.maker is not None
    unseen = Unseen(view)
    cards = unseen.layout
    source = Belief(view, unseen) if effort.reads else unseen
    me = number(view, view.seat)
    opening = Opening(view, cards, number(view, shown.maker))
    out = frozenset(number(view, seat) for seat in shown.sitting_out)
    by_tricks = Stakes(view).of_tricks(
        we_made=shown.maker in view.setup.table.side_of(view.seat), alone=bool(shown.alone)
    )

    def worth(world: World, card: int) -> float:
        hands = list(world.hands)
        hands[me] &= ~card
        return by_tricks[opening.tricks(hands, card, out)]

    choices = [cards.bits[action.card] for action in view.legal if isinstance(action, Discard)]
    choices.sort()
    tried = race(choices, lambda: source.draw(rng), worth, effort.worlds, drop=not thorough)
    return {Discard(cards.cards[card]): worths for card, worths in tried.items()}


class LoneDefence:
    """The play of imagined deals against a lone player, for those asked to defend alone."""

    def __init__(self, view: PlayerView, cards: Layout, *, calls_best: bool) -> None:
        """Lone defenders get their partner's best card if one *calls_best*."""
        shown, stakes = facts(view), Stakes(view)
        assert shown.maker is not None
        self._cards, self._calls_best = cards, calls_best
        self._maker = number(view, shown.maker)
        self._opening = Opening(view, cards, self._maker)
        self._worths = [
            stakes.of_tricks(we_made=False, alone=True, lone_defender=lone)
            for lone in (False, True)
        ]

    def worth(self, world: World, defender: int | None) -> float:
        """What it is worth to the defenders that one of them, or None, defends alone."""
        hands, out = list(world.hands), {self._maker ^ 2}
        if defender is not None:
            out.add(defender ^ 2)
            if self._calls_best:
                partners_best.exchange(self._cards, hands, defender)
        tricks = self._opening.tricks(hands, world.buried, frozenset(out))
        return self._worths[defender is not None][tricks]

    def other(self, world: World, me: int) -> int | None:
        """Who defends alone if I do not: my partner, should he be asked after me and be strong."""
        if not self._calls_best or me != (self._maker + 1) % 4:
            return None
        return partners_best.lone_defender(self._cards, world.hands, self._maker, after=me)


def defend_worths(
    view: PlayerView, rng: Random, *, calls_best: bool = True
) -> dict[Action, float]:
    """What defending alone and defending together are worth; hopeless hands get no thought.

    Only players who reckon with it that one *calls_best* see what their partner's card brings.
    """
    assert view.seat is not None
    unseen = Unseen(view)
    cards = unseen.layout
    calls_best = calls_best and view.options.partners_best
    too_weak = _TOO_WEAK_WITH_THE_BEST if calls_best else _TOO_WEAK_TO_DEFEND
    if hand_points.strength(cards, cards.mask(view.hand)) < too_weak:
        return {Pass(): 0.0, Defend(): -1.0}
    belief, me = Belief(view, unseen), number(view, view.seat)
    defence = LoneDefence(view, cards, calls_best=calls_best)
    worlds = [belief.draw(rng) for _ in range(_OF_LONE_HANDS)]
    together = sum([defence.worth(world, defence.other(world, me)) for world in worlds])
    alone = sum([defence.worth(world, me) for world in worlds])
    return {Pass(): together / len(worlds), Defend(): alone / len(worlds)}


def no_trump_worths(view: PlayerView, rng: Random) -> dict[Action, float]:
    """What calling no-trump is worth, where that is allowed."""
    calls = [a for a in view.legal if isinstance(a, Call) and a.suit is None]
    if not calls:
        return {}
    assert view.seat is not None
    cards = layout_for(view, None)
    points = hand_points.strength(cards, cards.mask(view.hand))
    if points < _GOOD_WITHOUT_TRUMP and Pass() in view.legal:
        return dict.fromkeys(calls, points - _GOOD_WITHOUT_TRUMP - 1)
    unseen, stakes, me = Unseen(view), Stakes(view), number(view, view.seat)
    opening = Opening(view, cards, me)
    worlds = [unseen.draw(rng) for _ in range(_QUICK)]
    result: dict[Action, float] = {}
    for call in calls:
        out = frozenset((me ^ 2,)) if call.alone else frozenset[int]()
        worths = stakes.of_tricks(we_made=True, alone=bool(call.alone))
        ends = [worths[opening.tricks(world.hands, 0, out)] for world in worlds]
        result[call] = sum(ends) / len(ends)
    return result


def relief_worths(view: PlayerView, rng: Random) -> dict[Action, float]:
    """What keeping a weak hand and each way to claim are worth, before anybody bids."""
    judge = Judge(view, Stakes(view), first=True)
    upcard = facts(view).upcard
    unseen = [c for c in view.setup.pack if c not in view.hand and c is not upcard]
    worths: dict[Action, float] = {}
    for action in view.legal:
        if not isinstance(action, Claim):
            worths[action] = judge.best(view.hand)
        elif not action.cards:
            worths[action] = 0.0
        else:
            kept = [card for card in view.hand if card not in action.cards]
            hands = [(*kept, *_some(unseen, len(action.cards), rng)) for _ in range(_QUICK)]
            worths[action] = sum(judge.best(hand) for hand in hands) / _QUICK
    return worths


def _some(cards: Sequence[Card], count: int, rng: Random) -> list[Card]:
    """Some of *cards* at random."""
    places = list(range(len(cards)))
    shuffle(places, rng)
    return [cards[place] for place in places[:count]]
