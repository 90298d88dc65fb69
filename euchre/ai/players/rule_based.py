"""The normal level: calls by counting, plays by a policy, and never looks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.from_view import InfoState
from euchre.ai.cards.seeded_rng import seeded_rng
from euchre.ai.evaluate import partners_best
from euchre.ai.players.table_model import call_model
from euchre.ai.policy import partnership
from euchre.ai.policy.profiles import profiles
from euchre.rules.actions import (
    Claim,
    Discard,
    Expose,
    Give,
    Name,
    Pass,
    Play,
    PutAway,
    ShowTrumps,
)
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from euchre.ai.cards.position import Policy
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card, Suit
    from euchre.rules.view import PlayerView

_SUITED = 6
"""By how many ranks a card of the proposed suit is worth more when a weak hand is exchanged."""


class RuleBased:
    """Calls by points or tricks, seat, turned card and score; plays and discards by maxims."""

    def __init__(self, seed: str | int, lean: float = 0.0) -> None:
        """Hands look better by *lean* of a beginner's usual error than they are."""
        self._seed, self._lean = seed, lean

    def choose(self, view: PlayerView) -> Action:
        """The action that counting and the maxims ask for."""
        if view.phase is Phase.BENNY:
            return any_suit(view.legal, seeded_rng(self._seed, view))
        return answer(InfoState(view), self._lean)


def answer(info: InfoState, error: float = 0.0) -> Action:
    """The rule-based action, for any question but that for the Benny's suit.

    Hands are misjudged by *error* of a beginner's usual error.
    """
    if info.phase in _ANSWERS:
        return _ANSWERS[info.phase](info)
    return call_model(info).counted(error)


def any_suit(legal: tuple[Action, ...], rng: Random) -> Action:
    """Nothing is known: any suit is as good as another."""
    return rng.choice([action for action in legal if isinstance(action, Name)])


def maxims(info: InfoState) -> Policy:
    """The policy of plain rules for the table at which *info* was gathered."""
    return partnership.choose if info.turned_card_in_pairs else profiles(info)[0][0]


def _play(info: InfoState) -> Action:
    if info.makes_trump:
        return call_model(info).counted()
    return Play(info.coding.cards[maxims(info)(info.position())])


def _relief(info: InfoState) -> Action:
    """Claim what gives away least; a weak hand is hardly ever worth keeping."""
    claims = [action for action in info.legal if isinstance(action, Claim)]
    return min(claims, key=lambda claim: _worth_given(claim.cards, info.shown.proposed))


def _worth_given(cards: tuple[Card, ...], proposed: Suit | None) -> tuple[int, str]:
    suited = sum(_SUITED for card in cards if card.suit is proposed)
    return suited + sum(card.rank or 0 for card in cards), " ".join(sorted(map(str, cards)))


def _needed_least(info: InfoState, kind: type[Discard | PutAway]) -> Action:
    """Lay away, by an action of that kind, the card that will be missed least."""
    coding = info.coding
    allowed = coding.mask(action.card for action in info.legal if isinstance(action, kind))
    return kind(coding.cards[partnership.discard(coding, info.hand, allowed)])


def _give(info: InfoState) -> Action:
    """The highest trump; without one an ace, or whatever is highest in its suit."""
    coding = info.coding
    held = coding.mask(action.card for action in info.legal if isinstance(action, Give))
    return Give(coding.cards[partners_best.best_card(coding, held)])


def _show_trumps(info: InfoState) -> Action:
    """Trumps that nobody can beat: sixteen points without play."""
    return ShowTrumps() if ShowTrumps() in info.legal else Pass()


def _expose(info: InfoState) -> Action:
    """Play with open cards if that gives nothing away, every trick being as good as taken."""
    sure = partners_best.sure_tricks(info.coding, info.hand)
    return Expose() if sure >= info.hand_size else Pass()


_ANSWERS: Mapping[Phase, Callable[[InfoState], Action]] = {
    Phase.RELIEF: _relief,
    Phase.DISCARD: lambda info: _needed_least(info, Discard),
    Phase.JAMBOREE: _show_trumps,
    Phase.BEST_OUT: lambda info: _needed_least(info, PutAway),
    Phase.BEST_GIVE: _give,
    Phase.JAMBONE: _expose,
    Phase.PLAY: _play,
}
"""What is answered to the questions of the table that are no calls."""
