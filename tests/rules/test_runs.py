"""Several cards played at once are the same as one after another."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from euchre.play.session import Session
from euchre.rules.actions import Play
from euchre.rules.cards import Card
from euchre.rules.events import TrickWon
from euchre.rules.game import IllegalAction, apply, new_game, run_of_cards
from euchre.rules.games import PRESETS
from tests.torture.kill import any_game, played

if TYPE_CHECKING:
    from collections.abc import Iterable

    from euchre.rules.actions import Action
    from euchre.rules.game import Game
    from euchre.rules.seats import Seat


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("seed", range(2))
def test_a_run_of_cards_ends_where_single_cards_end(preset: str, seed: int) -> None:
    chance = Random(f"{preset} {seed}")
    record = played(Session(any_game(chance, preset, 0))).record
    game = new_game(record.options, record.dealer)
    runs = 0
    for place, action in enumerate(record.actions):
        begun = game.deal is not None and bool(game.deal.shown.tricks) and game.turn is not None
        if isinstance(action, Play) and begun:
            runs += check(game, record.actions[place:], chance)
        game = apply(game, action).game
    assert runs


def check(game: Game, actions: Iterable[Action], chance: Random) -> bool:
    """Compare one run of a chance length; whether there was one."""
    plays: list[Play] = []
    states: list[Game] = []
    takers: list[list[Seat]] = []
    single = game
    for action in actions:
        if not isinstance(action, Play):
            break
        single, events = apply(single, action)
        if single.turn is None:
            break
        plays.append(action)
        takers.append([event.seat for event in events if isinstance(event, TrickWon)])
        states.append(single)
    if not plays:
        return False
    length = chance.randrange(len(plays)) + 1
    after, winners = run_of_cards(game, plays[:length])
    assert after == states[length - 1]
    assert after.turn == states[length - 1].turn
    assert list(winners) == [seat for taken in takers[:length] for seat in taken]
    refuse(game, plays[: length - 1], chance)
    return True


def refuse(game: Game, plays: list[Play], chance: Random) -> None:
    """What may not be played after some cards may not be in a run behind them either."""
    after = run_of_cards(game, plays)[0] if plays else game
    pack = after.variant.setup.pack
    card = chance.choice([card for card in pack if Play(card) not in after.legal_actions])
    with pytest.raises(IllegalAction):
        run_of_cards(game, [*plays, Play(card)])


def test_no_cards_are_played_before_there_is_a_deal() -> None:
    with pytest.raises(IllegalAction):
        run_of_cards(new_game(PRESETS["classic"]), [Play(Card.parse("JS"))])
