"""What happened at the table since somebody's last turn, from what everybody could see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui import call_words, phrases
from euchre.ui.table.summary import trick_winner

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
        yield spoken.seat, call_words.said(name, spoken, shown.proposed, dealer=dealer)
    active = len(view.setup.table.seats) - len(shown.sitting_out)
    for index, trick in enumerate(shown.tricks):
        for place, played in enumerate(trick):
            name = players[played.seat].name
            yield played.seat, phrases.played(name, played.card, led=place == 0)
        if len(trick) == active:
            yield None, phrases.took_trick(players[trick_winner(view, index)].name)
