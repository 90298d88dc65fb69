"""What happened at the table since a player's last turn, from what everybody could see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.state import Phase
from euchre.ui.words import calls, phrases
from euchre.ui.words.addressed import about

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from euchre.play.record import Player
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView

MOST = 8
"""So many sentences at most, the latest ones."""


def since_last_turn(
    view: PlayerView, seat: Seat, players: Mapping[Seat, Player]
) -> tuple[str, ...]:
    """What was said and played in this deal after *seat* last spoke or played."""
    told: list[str] = []
    for who, sentence in _everything(view, players):
        if who is seat:
            told.clear()
        else:
            told.append(sentence)
    return tuple(told[-MOST:])


def _everything(
    view: PlayerView, players: Mapping[Seat, Player]
) -> Iterator[tuple[Seat | None, str]]:
    shown = view.shown
    if shown is None:
        return
    for spoken in shown.calls:
        name = players[spoken.seat].name
        dealer = spoken.seat is shown.dealer
        yield spoken.seat, calls.said(name, spoken, shown.proposed, dealer=dealer)
    yield from _exchanged(view, players)
    finished = len(view.taken)
    for index, trick in enumerate(shown.tricks):
        for place, played in enumerate(trick):
            name = players[played.seat].name
            yield played.seat, phrases.played(name, played.card, led=place == 0)
        if index < finished:
            yield None, phrases.took_trick(players[view.trick_winner(trick)].name)


def _exchanged(
    view: PlayerView, players: Mapping[Seat, Player]
) -> Iterator[tuple[Seat | None, str]]:
    """What changed hands between the last call and the first card."""
    shown, table = view.shown, view.setup.table
    assert shown is not None
    if shown.picked_up and not view.setup.turn_up and shown.maker is not None:
        yield shown.maker, _("{name} took the widow").format(name=players[shown.maker].name)
    for phase, lone in shown.exchanges:
        giver = table.partner_of(lone)
        if phase is Phase.BEST_GIVE and giver is not None:
            told = about(
                players[lone].name,
                _("{giver} sent {name} a card"),
                _("{giver} sent you a card"),
                giver=players[giver].name,
            )
            yield giver, told
        else:
            yield lone, _("{name} discarded").format(name=players[lone].name)
