"""OpenSpiel's numbering of Euchre, found by trying, and the same deal played on both sides.

OpenSpiel numbers seats clockwise from 0, cards by rank and then suit (C9 D9 H9 S9 CT ...), 24 is
a pass, 25 to 28 are the suits, 29 is alone and 30 together. It deals one card at a time,
starting with the dealer, after it has chosen the dealer.

Where the rules coincide: a loner is led against by the dealer's left (`loner_lead`), whether he
plays alone is asked after the discard (`order later`, `call S later`), the dealer may not lay
away the turned card, and a passed-out deal is worth nothing. What it has no switch for, the
lead by the loner's left, is not compared, nor is defending alone, which OpenSpiel offers against
two makers as well and in another order.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from euchre.rules import (
    FOUR,
    Call,
    Card,
    Decide,
    Discard,
    Game,
    Options,
    OrderUp,
    Pass,
    Play,
    Rank,
    Shuffle,
    Suit,
    apply,
    new_game,
)
from euchre.rules.events import DealScored
from tests.rules.tables import stacked

if TYPE_CHECKING:
    from random import Random

    from euchre.rules import Action, Event

PASS, ALONE, TOGETHER = 24, 29, 30
_SUITS = tuple(Suit)


def number_of_card(card: Card) -> int:
    """OpenSpiel's number of a card of the 24."""
    assert card.rank is not None
    assert card.suit is not None
    return (card.rank - Rank.NINE) * 4 + _SUITS.index(card.suit)


def number_of(action: Action, game: Game) -> int:
    """OpenSpiel's number of an action that is legal now."""
    assert game.deal is not None
    if isinstance(action, Pass):
        return PASS
    if isinstance(action, OrderUp | Call):
        suit = action.suit if isinstance(action, Call) else game.deal.shown.proposed
        assert suit is not None
        return 25 + _SUITS.index(suit)
    if isinstance(action, Decide):
        return ALONE if action.alone else TOGETHER
    assert isinstance(action, Discard | Play)
    return number_of_card(action.card)


def numbers_of(game: Game) -> dict[int, Action]:
    """Everything legal now by OpenSpiel's numbers; alone is decided later, as there."""
    found: dict[int, Action] = {}
    for action in game.legal_actions:
        if isinstance(action, OrderUp):
            found[number_of(action, game)] = OrderUp(None)
        elif isinstance(action, Call):
            found[number_of(action, game)] = Call(action.suit, None)
        else:
            found[number_of(action, game)] = action
    return found


def options(*, stick: bool) -> Options:
    """The classic game as OpenSpiel plays it."""
    return Options(
        loner_lead="left_of_dealer", may_discard_upcard=False, stick_the_dealer=stick
    )


def load(pyspiel: Any, *, stick: bool) -> Any:
    """OpenSpiel's game, with or without a stuck dealer."""
    return pyspiel.load_game("euchre", {"stick_the_dealer": stick})


def deal_both(judge: Any, rules: Options, rng: Random) -> tuple[Any, Game]:
    """The same random deal on both sides."""
    dealer = rng.randrange(4)
    state = judge.new_initial_state()
    state.apply_action(dealer)
    setup = new_game(rules).variant.setup
    pack = list(setup.pack)
    rng.shuffle(pack)
    for card in pack[:21]:
        state.apply_action(number_of_card(card))
    hands = {FOUR[(dealer + i) % 4]: pack[i:20:4] for i in range(4)}
    game = new_game(rules, FOUR[dealer])
    mine = stacked(setup, FOUR[dealer], hands, pack[20], pack[21:])
    return state, apply(game, Shuffle(mine)).game


def play_both(state: Any, game: Game, rng: Random) -> tuple[list[str], tuple[Event, ...]]:
    """Play the deal to its end, comparing turn and legal actions; what was done and happened."""
    log: list[str] = []
    events: tuple[Event, ...] = ()
    for _ in itertools.takewhile(lambda _: not state.is_terminal(), itertools.count()):
        assert game.turn is not None, f"only the judge goes on after {log}"
        assert state.current_player() == FOUR.index(game.turn), f"turn after {log}"
        mine = numbers_of(game)
        assert set(mine) == set(state.legal_actions()), f"legal after {log}"
        number = rng.choice(sorted(mine))
        log.append(str(mine[number]))
        state.apply_action(number)
        game, events = apply(game, mine[number])
    assert game.turn is None, f"only the judge has finished after {log}"
    return log, events


def compare_points(state: Any, log: list[str], events: tuple[Event, ...]) -> None:
    """The points of both sides, as OpenSpiel counts them: mine less theirs."""
    points = [list(e.points.values()) for e in events if isinstance(e, DealScored)]
    ours, theirs = points[0] if points else (0, 0)
    assert list(state.returns()) == [ours - theirs, theirs - ours] * 2, f"points after {log}"
