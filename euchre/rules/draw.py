"""The draw before a game: who plays with whom, and who deals first (rules.md D1, D2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from euchre.rules.cards import Rank

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat

Player = TypeVar("Player")


class DrawnCards(NamedTuple):
    """The outcome of one draw: who is known to be in the low pair, and who has to draw again."""

    team: frozenset[Any]
    redraw: tuple[Any, ...] = ()


def draw_rank(card: Card) -> int:
    """The order of the cards in a draw: ace lowest, then 2 to the king, a joker above all."""
    if card.rank is None:
        return Rank.ACE
    return 1 if card.rank is Rank.ACE else card.rank


def draw_teams(cards: Mapping[Player, Card], low: Iterable[Player] = ()) -> DrawnCards:
    """The two lowest are partners; *low* are already known to be among them (D1).

    A tie that decides who is in the low pair is drawn again by the tied players; a tie inside
    a pair does not matter.
    """
    team = list(low)
    places = 2 - len(team)
    order = sorted(
        (p for p in cards if p not in team), key=lambda player: draw_rank(cards[player])
    )
    last_in, first_out = order[places - 1], order[places]
    border = draw_rank(cards[last_in])
    if border != draw_rank(cards[first_out]):
        return DrawnCards(team=frozenset([*team, *order[:places]]))
    below = [player for player in order if draw_rank(cards[player]) < border]
    tied = tuple(player for player in order if draw_rank(cards[player]) == border)
    return DrawnCards(frozenset([*team, *below]), tied)


def first_jack(
    pack: Sequence[Card], seats: Sequence[Seat], *, black: bool = False
) -> tuple[Seat, int]:
    """Who gets the first (black) jack when *pack* is dealt one by one, and how many were dealt.

    ValueError if there is none in the pack.
    """
    for index, card in enumerate(pack):
        if card.rank is Rank.JACK and not (black and card.suit and card.suit.red):
            return seats[index % len(seats)], index + 1
    message = "no such jack in the pack"
    raise ValueError(message)


def lowest_draw(cards: Mapping[Player, Card]) -> tuple[Player, ...]:
    """Who drew the lowest card; several of them draw again."""
    lowest = min(draw_rank(card) for card in cards.values())
    return tuple(player for player, card in cards.items() if draw_rank(card) == lowest)
