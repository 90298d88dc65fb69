"""The rest of a hand at once: claimed by whoever takes every trick of it, or worth no more points."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.from_view import InfoState
from euchre.ai.search.claims import MOST_STEPS, SureTricks, may_claim
from euchre.child_process import ByName
from euchre.rules.actions import Play

if TYPE_CHECKING:
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card
    from euchre.rules.view import PlayerView

_QUICK_PLAYER = ByName("euchre.ai.players.rule_based", "RuleBased")
"""Who plays the cards that decide nothing any more: a player that need not think long."""
_ON_THE_WAY = 100 * MOST_STEPS
"""How much may be looked at to find again, a trick later, what was proven."""


class ClaimAnswer(NamedTuple):
    """What came of asking whether the rest is sure, from what one seat sees alone."""

    first: Card | None
    """The card to play next on the way to every trick; None: it is not certain."""
    threat: Card | None = None
    """The highest card that may still be against it, if it is not certain; None: none alone."""


def claim(view: PlayerView, most_steps: int = MOST_STEPS) -> ClaimAnswer | None:
    """Whether the viewer's side is sure of every trick left; None where nobody would ask.

    Nobody would while it is not the viewer's turn to play one of several cards. Equal views have
    equal answers. What takes more than *most_steps* counts as not certain.
    """
    if view.shown is None or not view.legal or not may_claim(info := InfoState(view)):
        return None
    search = SureTricks(info, most_steps)
    cards = info.coding.cards
    if card := search.card():
        return ClaimAnswer(cards[card])
    return ClaimAnswer(None, cards.get(search.threat()))


def quick_action(view: PlayerView, seed: str, *, claims: bool) -> Action:
    """What whoever has this *view* plays in the rest of the hand; a claimer what is proven."""
    if len(view.legal) == 1:
        return view.legal[0]
    claimed = claim(view, _ON_THE_WAY) if claims else None
    if claimed is not None and claimed.first is not None:
        return Play(claimed.first)
    action: Action = _QUICK_PLAYER(seed).choose(view)
    return action
