"""New games from old ones: a deal once more, with the seats turned, or played on from anywhere.

And what of a game may be seen by others before it is over.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from euchre.play.dealing import number_of
from euchre.play.history import History
from euchre.play.named_deal import NamedDeal, day_seed, deal_of_the_day
from euchre.play.record import Player, Record
from euchre.rules.actions import Shuffle
from euchre.rules.game import apply

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from euchre.rules.options import Options
    from euchre.rules.seats import Seat


def deal_in(record: Record, index: int) -> NamedDeal:
    """The deal with this *index* (0, 1, ...) of a game; IndexError if there is none."""
    game, count = record.new_game(), 0
    for action in record.actions:
        if isinstance(action, Shuffle):
            if count == index:
                number = number_of(action.pack, game.variant.setup, game.dealer)
                return NamedDeal(record.options, number, game.dealer)
            count += 1
        game = apply(game, action).game
    message = f"there is no deal {index}"
    raise IndexError(message)


def game_with(deal: NamedDeal, players: Mapping[Seat, Player], seed: int) -> Record:
    """A new game that begins with *deal*; what comes after it follows from *seed*."""
    return Record(deal.options, players, deal.dealer, seed, deals=(deal.number,))


def once_more(record: Record, index: int, seed: int, *, turned: bool = False) -> Record:
    """A new game of the same players that begins with a deal of *record*, 0 being the first.

    *turned*: everybody has the cards that the seat to his right had, and the dealer turns along.
    """
    deal = deal_in(record, index)
    again = game_with(deal.turned() if turned else deal, record.players, seed)
    # In the same place the computer players think what they thought then.
    return replace(again, thoughts=record.thoughts)


def game_of_the_day(day: date, options: Options, players: Mapping[Seat, Player]) -> Record:
    """The game of a *day*: everybody who plays it by the same rules gets the same deals."""
    deal = deal_of_the_day(day, options)
    return Record(options, players, deal.dealer, day_seed(day))


def played_on(
    record: Record, actions: int, players: Mapping[Seat, Player] | None = None
) -> Record:
    """A new game that begins with the first *actions* of *record*, of whatever state.

    The coming deals are those of the old game; *players* may be others than there.
    """
    if not 0 <= actions <= len(record.actions):
        message = f"the game has no action {actions}"
        raise ValueError(message)
    return replace(
        record,
        players=record.players if players is None else players,
        actions=record.actions[:actions],
        undos=0,
        name="",
        begun="",
        taken_over=actions,
        foreign=False,
    )


def finished_deals(record: Record) -> Record:
    """A game without the deal that is still being played, whose cards nobody may see yet."""
    played = History(record.new_game(), record.actions)
    if played.game.turn is None:
        return record
    return replace(record, actions=record.actions[: played.deals[-1]])


def as_all_may_see(record: Record, seed: int) -> Record:
    """A game from which nobody learns a card that is not known at the table.

    One that is not over keeps the deals that are; the coming ones follow from *seed* instead of
    its own, and its promises cannot be worked out.
    """
    if History(record.new_game(), record.actions).game.winner:
        return record
    shown = finished_deals(record)
    dealt = sum(isinstance(action, Shuffle) for action in shown.actions)
    return replace(shown, seed=seed, salt="", thoughts="", deals=record.deals[:dealt])
