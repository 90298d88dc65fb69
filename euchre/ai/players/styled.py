"""A habit on top of a level: what sets a character apart from others who play as well."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from euchre.ai.cards.from_view import InfoState
from euchre.ai.evaluate import hand_points
from euchre.ai.policy.picks import top
from euchre.rules.actions import Call, Decide, OrderUp, Play
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from euchre.ai.roster import PlayingStyle
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView


class _Chooser(Protocol):
    def choose(self, view: PlayerView) -> Action:
        """One of `view.legal`."""


class Styled:
    """Plays as another player does, but for going alone and leading trump."""

    def __init__(self, player: _Chooser, style: PlayingStyle) -> None:
        """*style.calls* is the player's own business."""
        self._player, self._style = player, style

    def choose(self, view: PlayerView) -> Action:
        """What the player chooses, or what the habit makes of it."""
        action = self._player.choose(view)
        if isinstance(action, (OrderUp, Call, Decide)):
            return self._alone(view, action)
        if isinstance(action, Play) and self._style.leads_trump and not view.trick:
            return _highest_trump(view) or action
        return action

    def _alone(self, view: PlayerView, action: OrderUp | Call | Decide) -> Action:
        """The same call, alone if the hand is nearly good enough for the habit, or together."""
        bold = self._style.alone
        info = InfoState(view)
        if not bold or not info.turned_card_in_pairs or action.alone is None:
            return action
        other = replace(action, alone=not action.alone)
        margin = _margin_alone(info, action)
        wanted = margin > -bold if bold > 0 else action.alone and margin > -bold
        return other if bool(wanted) is not action.alone and other in view.legal else action


def _margin_alone(info: InfoState, action: OrderUp | Call | Decide) -> float:
    """How far the hand is above playing that suit alone, in points of the hand."""
    suit = info.shown.trump if isinstance(action, Decide) else info.shown.proposed
    if isinstance(action, Call):
        suit = action.suit
    held = info.hand
    if info.phase is Phase.ORDER and info.me == info.dealer:
        held |= info.upcard
    return hand_points.alone(*info.with_trump(suit, held))


def _highest_trump(view: PlayerView) -> Play | None:
    """The highest trump that may be led."""
    info = InfoState(view)
    coding = info.coding
    legal = {action.card for action in view.legal if isinstance(action, Play)}
    trump = top(info.hand & coding.trump)
    card = coding.cards[trump] if trump else None
    return Play(card) if card in legal else None
