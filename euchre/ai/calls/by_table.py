"""Which model of calls belongs to which table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.calls.auction import AuctionCalls
from euchre.ai.calls.pair_calls import PairCalls
from euchre.ai.calls.turned_card import TurnedCardCalls

if TYPE_CHECKING:
    from euchre.ai.calls.model import CallModel
    from euchre.ai.cards.from_view import InfoState


def call_model(info: InfoState) -> CallModel:
    """The model for the table at which *info* was gathered."""
    if not info.setup.turn_up:
        return AuctionCalls(info)
    return PairCalls(info) if info.in_pairs else TurnedCardCalls(info)
