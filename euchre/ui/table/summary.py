"""What there is to tell about a finished deal: made at the table, drawn by the result panels."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from euchre.ui.table.sorting import sorted_hand

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.play.record import Player
    from euchre.rules.cards import Card, Suit
    from euchre.rules.events import DealScored, Result
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat, Side
    from euchre.rules.state import Shown, Spoken
    from euchre.rules.view import PlayerView


@dataclass(frozen=True, kw_only=True)
class PlayedTricks:
    """The finished tricks of a deal, as everybody at the table may know them."""

    players: Mapping[Seat, Player]
    viewer: Seat | None
    """Whose table this is: "you" in the words; None: a spectator's, or several people's."""
    dealer: Seat
    maker: Seat
    alone: bool
    lone_defender: Seat | None
    sitting_out: frozenset[Seat]
    bid: str = ""
    """The name of the highest bid; empty where trump is not bid for."""
    hands: Mapping[Seat, tuple[Card, ...]]
    """Everybody's cards in the order played; empty for those who sat out."""
    winners: tuple[Seat, ...]
    """Who took each trick, in order; the n-th card of every hand lay in the n-th trick."""
    unplayed: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """What stayed in the hands of those who sat out, where the deal is over."""
    left_over: tuple[Card, ...] = ()
    """What was in nobody's hand at the end, where everything is shown: kitty and discards."""


@dataclass(frozen=True, kw_only=True)
class DealSummary(PlayedTricks):
    """One deal that was played to the end, as everybody at the table may know it."""

    number: int
    """Which deal of the game it was, from 1."""
    options: Options
    """The house rules in force; `options.target` is what the game is played to."""
    sides: tuple[Side, ...]
    """Who scores together; the viewer's side first."""
    upcard: Card | None
    calls: tuple[Spoken, ...]
    """Everything said, passes included, in order."""
    trump: Suit | None
    """None is no-trump."""
    result: Result
    """The reason for the points."""
    tricks: Mapping[Side, int]
    points: Mapping[Side, int]
    scores: Mapping[Side, int]
    """The running score, this deal's points in it."""
    next_dealer: Seat
    winner: Side | None
    """The side that has won the game with this deal."""
    games: Mapping[Side, int] = field(default_factory=dict)
    """Games won in a match, this deal's included."""

    @property
    def makers(self) -> Side:
        """The side that made trump."""
        return next(side for side in self.sides if self.maker in side)

    def describe(self) -> dict[str, object]:
        """What a program that tests this one wants to know."""
        scores = {"".join(s.value for s in side): n for side, n in self.scores.items()}
        return {"deal": self.number, "scores": scores, "target": self.options.target}


def summary_of(
    view: PlayerView,
    scored: DealScored,
    players: Mapping[Seat, Player],
    number: int,
    *,
    unplayed: Mapping[Seat, tuple[Card, ...]] | None = None,
    open_kitty: bool = False,
) -> DealSummary:
    """The summary of the deal that *view* shows just after it was scored.

    *unplayed* is what stayed in the hands; *open_kitty* tells what was in nobody's as well.
    """
    shown, table = view.shown, view.setup.table
    assert shown is not None
    assert shown.maker is not None
    mine = table.side_of(view.seat) if view.seat is not None else table.sides[0]
    rest = {seat: hand for seat, hand in (unplayed or {}).items() if hand and shown.tricks}
    return DealSummary(
        number=number,
        options=view.options,
        players=players,
        sides=tuple(sorted(table.sides, key=lambda side: side != mine)),
        viewer=view.seat,
        dealer=shown.dealer,
        upcard=shown.upcard,
        calls=shown.calls,
        maker=shown.maker,
        trump=shown.trump,
        alone=bool(shown.alone),
        lone_defender=shown.lone_defender,
        sitting_out=shown.sitting_out,
        result=scored.result,
        tricks=scored.tricks,
        points=scored.points,
        scores=scored.scores,
        hands=_hands(view, shown),
        winners=tuple(map(view.trick_winner, shown.tricks)),
        next_dealer=scored.next_dealer,
        winner=view.winner,
        bid=shown.bid,
        games=view.games,
        unplayed={seat: _in_order(view, hand) for seat, hand in rest.items()},
        left_over=_left_over(view, rest) if open_kitty else (),
    )


def _in_order(view: PlayerView, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    trump = view.shown.trump if view.shown is not None else None
    return sorted_hand(hand, "trump_first", view.setup.ranking, trump)


def _left_over(view: PlayerView, rest: Mapping[Seat, tuple[Card, ...]]) -> tuple[Card, ...]:
    """Kitty and discards of a deal whose cards have all been played but *rest*."""
    shown = view.shown
    if shown is None or not shown.tricks:
        return ()
    known = {played.card for trick in shown.tricks for played in trick}
    known.update(card for hand in rest.values() for card in hand)
    return _in_order(view, tuple(card for card in view.setup.pack if card not in known))


def _hands(view: PlayerView, shown: Shown) -> dict[Seat, tuple[Card, ...]]:
    played = {
        seat: tuple(
            played.card for trick in shown.tricks for played in trick if played.seat is seat
        )
        for seat in view.setup.table.seats
    }
    # A jamboree is shown and not played.
    return played if shown.tricks else {**played, **view.open_hands}
