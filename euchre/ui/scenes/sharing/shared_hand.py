"""A finished hand as it is told to others: what was dealt, said, played and won, and its number."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from euchre.play.branching import deal_in
from euchre.play.replay import Replay
from euchre.rules.events import DealScored
from euchre.ui.table.summary import summary_of
from euchre.ui.words.addressed import is_you
from euchre.ui.words.seats import seat_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.play.named_deal import NamedDeal
    from euchre.play.record import Player, Record
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.rules.state import Trick
    from euchre.ui.table.summary import DealSummary


class SharedHand(NamedTuple):
    """One hand that was played to its end, with everything open."""

    summary: DealSummary
    deal: NamedDeal
    dealt: Mapping[Seat, tuple[Card, ...]]
    """What everybody held when the bidding began."""
    tricks: tuple[Trick, ...]


def shared_hand(record: Record, index: int) -> SharedHand | None:
    """The hand with this *index* (0, 1, ...) of a game; None if it was not played to its end."""
    replay = Replay(record)
    if not 0 <= index < len(replay.deals):
        return None
    end = replay.deal_end(index)
    scored = [event for event in replay.events(end) if isinstance(event, DealScored)]
    if not scored:
        return None
    view = replay.view(end, None)
    assert view.shown is not None
    summary = summary_of(
        view,
        scored[0],
        _by_name(record.players),
        index + 1,
        unplayed=replay.hands(end),
        open_kitty=True,
    )
    return SharedHand(summary, deal_in(record, index), replay.dealt(index), view.shown.tricks)


def _by_name(players: Mapping[Seat, Player]) -> dict[Seat, Player]:
    """The players, none of them called "You": that would be whoever reads it."""
    return {
        seat: replace(player, name=seat_words(seat)) if is_you(player.name) else player
        for seat, player in players.items()
    }
