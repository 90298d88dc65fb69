"""Why a card may not be played or laid away: the rules refuse, this says it in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.actions import Discard, Give, Play, PutAway
from euchre.rules.state import Phase
from euchre.ui.words import phrases

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.rules.actions import Action
    from euchre.rules.cards import Card, Suit
    from euchre.rules.view import PlayerView


def card_action(view: PlayerView, card: Card) -> Action | None:
    """What choosing *card* does now, if that is allowed."""
    actions: tuple[Action, ...] = (Play(card), Discard(card), PutAway(card), Give(card))
    return next((action for action in actions if action in view.legal), None)


def first_choice(view: PlayerView, cards: Sequence[Card | None]) -> int:
    """The place of the first of *cards* that may be chosen now; 0 if none may."""
    allowed = (
        n for n, card in enumerate(cards) if card is not None and card_action(view, card)
    )
    return next(allowed, 0)


def refusal(view: PlayerView, card: Card) -> str:
    """Why *card* may not be chosen now."""
    if not view.legal:
        return _("It's not your turn")
    if view.phase is Phase.DISCARD:
        return _("You can't discard the card you just picked up")
    if view.phase is not Phase.PLAY or view.shown is None:
        return _("Answer the question on the table first")
    led = led_suit(view)
    trump = view.shown.trump
    if trump is not None and view.setup.ranking.is_left_bower(card, trump) and led is not trump:
        return phrases.left_bower_follows(trump, led)
    return phrases.follow(led)


def just_picked_up(view: PlayerView) -> Card | None:
    """The upcard in the viewer's hand, for as long as a card is to be discarded for it."""
    shown = view.shown
    if shown is None or view.phase is not Phase.DISCARD or view.turn is not view.seat:
        return None
    return shown.upcard if shown.picked_up and shown.upcard in view.hand else None


def led_suit(view: PlayerView) -> Suit | None:
    """The suit that was led to the trick in progress; None when the viewer is to lead."""
    if view.shown is None or not view.trick:
        return None
    return view.setup.ranking.suit_of(view.trick[0].card, view.shown.trump)


def must_follow(view: PlayerView) -> bool:
    """Whether some of the viewer's cards may not be played."""
    return view.phase is Phase.PLAY and 0 < len(view.legal) < len(view.hand)
