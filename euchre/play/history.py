"""Everything that was done in a game, and every state it went through, without keeping them all.

One state is kept for each deal, the one before the shuffle; the others are played again when they
are wanted, which takes a millisecond. A game may go on for thousands of deals.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from euchre.rules.actions import Shuffle
from euchre.rules.game import apply

if TYPE_CHECKING:
    from collections.abc import Iterable

    from euchre.rules.actions import Action
    from euchre.rules.events import Event
    from euchre.rules.game import Game


class History:
    """The actions of a game in order; place n is the state after n of them."""

    def __init__(self, start: Game, actions: Iterable[Action] = ()) -> None:
        """Do *actions* from the *start* of a game; IllegalAction at the first that may not be."""
        self.game = start
        """The state it is in now."""
        self.actions: list[Action] = []
        self.deals: list[int] = []
        """The places before each shuffle, in order."""
        self._before_deals = [self.game]
        """The state at the start, then that at each of the places in `deals`."""
        for action in actions:
            self.do(action)

    def __len__(self) -> int:
        """How many actions were done."""
        return len(self.actions)

    def do(self, action: Action) -> tuple[Event, ...]:
        """Do one thing more; what came of it. IllegalAction, and nothing is done."""
        before = self.game
        self.game, events = apply(before, action)
        if isinstance(action, Shuffle):
            self.deals.append(len(self.actions))
            self._before_deals.append(before)
        self.actions.append(action)
        return events

    def back_to(self, place: int) -> tuple[Action, ...]:
        """Take back everything after a place; what was taken back, in order."""
        game = self.at(place)
        taken_back = tuple(self.actions[place:])
        kept = bisect_right(self.deals, place - 1)
        del self.actions[place:], self.deals[kept:], self._before_deals[kept + 1 :]
        self.game = game
        return taken_back

    def at(self, place: int) -> Game:
        """The state at a place; IndexError beyond the ends."""
        if not 0 <= place <= len(self.actions):
            message = f"no place {place}"
            raise IndexError(message)
        if place == len(self.actions):
            return self.game
        deals = bisect_right(self.deals, place)
        game = self._before_deals[deals]
        for action in self.actions[self.deals[deals - 1] if deals else 0 : place]:
            game = apply(game, action).game
        return game
