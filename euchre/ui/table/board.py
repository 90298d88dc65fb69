"""What the table shows beside the cards: bids, trump, tricks and scores, as far as was told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypedDict

from euchre.rules.state import Phase
from euchre.ui.table.moves.faces import after_game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.cards import Card, Suit
    from euchre.rules.seats import Seat, Side
    from euchre.rules.state import Spoken
    from euchre.rules.view import PlayerView
    from euchre.ui.draw.portraits import Expression


@dataclass(frozen=True)
class Board:
    """The facts the picture has told so far; it catches up with the view, event by event."""

    dealer: Seat | None
    """Who has the button; None while it is being drawn for."""
    scores: Mapping[Side, int]
    taken: Mapping[Seat, int]
    """How many tricks each seat has taken in this deal."""
    calls: tuple[Spoken, ...] = ()
    proposed: Suit | None = None
    upcard: Card | None = None
    turned_down: bool = False
    maker: Seat | None = None
    trump: Suit | None = None
    alone: bool | None = False
    sitting_out: frozenset[Seat] = frozenset()
    lone_defender: Seat | None = None
    turn: Seat | None = None
    """Whose turn it is; None while cards move."""
    playing: bool = False
    """Whether a card has been led, after which the bubbles are gone."""
    open_hands: frozenset[Seat] = frozenset()
    """Whose cards lie open for everybody."""
    games: Mapping[Side, int] = field(default_factory=dict)
    """Games won in a match."""
    faces: Mapping[Seat, Expression] = field(default_factory=dict)
    """What the end of a hand or a game has put on faces, until the next deal."""


class BoardFacts(TypedDict, total=False):
    """Facts of a `Board` to be changed, by their names there."""

    dealer: Seat | None
    scores: Mapping[Side, int]
    taken: Mapping[Seat, int]
    calls: tuple[Spoken, ...]
    proposed: Suit | None
    upcard: Card | None
    turned_down: bool
    maker: Seat | None
    trump: Suit | None
    alone: bool | None
    sitting_out: frozenset[Seat]
    lone_defender: Seat | None
    turn: Seat | None
    playing: bool
    open_hands: frozenset[Seat]
    games: Mapping[Side, int]
    faces: Mapping[Seat, Expression]


def board_of(view: PlayerView) -> Board:
    """What a picture shows that has caught up with *view*."""
    shown, seats = view.shown, view.setup.table.seats
    nothing = dict.fromkeys(seats, 0)
    between = view.phase in {Phase.DEAL, Phase.OVER}
    if shown is None or between:
        faces = after_game(view.winner, view.setup.table) if view.winner else {}
        return Board(view.dealer, view.scores, nothing, games=view.games, faces=faces)
    taken = nothing
    for trick in view.taken:
        taken[view.trick_winner(trick)] += 1
    return Board(
        dealer=shown.dealer,
        scores=view.scores,
        taken=taken,
        calls=shown.calls,
        proposed=shown.proposed,
        upcard=shown.upcard,
        turned_down=view.turned_down,
        # Who has bid highest is the maker once there is trump, or the play has begun.
        maker=shown.maker if _is_made(view) else None,
        trump=shown.trump,
        alone=shown.alone,
        sitting_out=shown.sitting_out,
        lone_defender=shown.lone_defender,
        turn=view.turn,
        playing=bool(shown.tricks),
        open_hands=frozenset(view.open_hands),
        games=view.games,
    )


def _is_made(view: PlayerView) -> bool:
    shown = view.shown
    return shown is not None and (
        view.setup.turn_up or shown.trump is not None or bool(shown.tricks)
    )


def kitty_lies(view: PlayerView) -> bool:
    """Whether the kitty lies in the middle: until trump is made or, as a widow, it is taken.

    A kitty from which nothing was turned up, and which nobody takes, lies there until the lead.
    """
    shown = view.shown
    if shown is None or shown.maker is None:
        return shown is not None
    return not (view.setup.turn_up or shown.picked_up or shown.tricks)
