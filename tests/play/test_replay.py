"""A game looked at again: every position, forward and back, open or from one seat."""

from __future__ import annotations

import pytest

from euchre.play.record import Player
from euchre.play.replay import Replay
from euchre.play.session import Session
from euchre.rules import PRESETS, IllegalAction, Play, replay
from euchre.rules.events import CardPlayed, Dealt
from tests.storage.games import played, record


@pytest.mark.parametrize("preset", PRESETS)
def test_every_position_is_the_one_after_so_many_actions(preset: str) -> None:
    game = played(record(preset, target=5))
    film = Replay(game)
    assert film.last == len(game.actions)
    for position in (0, 1, 9, film.last // 2, film.last):
        told = replay(game.options, game.actions[:position], game.dealer)
        assert film.game(position) == told
    for wrong in (-1, film.last + 1):
        with pytest.raises(IndexError):
            film.game(wrong)


@pytest.mark.parametrize("preset", PRESETS)
def test_forward_and_back_pass_every_deal_and_every_trick(preset: str) -> None:
    film = Replay(played(record(preset, target=5)))
    forward, position = [0], 0
    while position < film.last:
        position = film.onward(position)
        forward.append(position)
    assert set(forward) == {0, *film.deals, *film.tricks, film.last}
    backward = [position]
    while position:
        position = film.backward(position)
        backward.append(position)
    assert backward == forward[::-1]
    assert film.onward(film.last) == film.last
    assert film.backward(0) == 0


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_begins_with_its_cards_and_ends_before_the_next(preset: str) -> None:
    film = Replay(played(record(preset)))
    assert film.deal_at(0) is None
    for deal, start in enumerate(film.deals):
        end = film.deal_end(deal)
        assert [film.deal_at(n) for n in (start, end)] == [deal, deal]
        assert film.hands(start) == film.dealt(deal)
        size = film.game(0).variant.setup.hand_size
        assert all(len(hand) == size for hand in film.dealt(deal).values())
        assert film.game(end).turn is None
    assert film.deal_end(len(film.deals) - 1) == film.last


def test_from_one_seat_nothing_is_seen_that_it_did_not_know() -> None:
    game = played(record(people=1))
    film, seat = Replay(game), next(iter(game.players))
    session = Session(game)
    assert film.view(film.last, seat) == session.view(seat)
    start = film.deals[0]
    (dealt,) = film.events(start, seat)
    assert isinstance(dealt, Dealt)
    assert [s for s, hand in dealt.hands.items() if None not in hand] == [seat]
    (whole,) = film.events(start)
    assert isinstance(whole, Dealt)
    assert all(None not in hand for hand in whole.hands.values())


def test_each_step_tells_who_did_what_and_what_came_of_it() -> None:
    film = Replay(played(record(), 60))
    assert film.step(0) is None
    for position in range(1, film.last + 1):
        step = film.step(position)
        assert step
        assert step.before == film.game(position - 1)
        assert step.after == film.game(position)
        if isinstance(step.action, Play):
            assert step.events[0] == CardPlayed(step.seat, step.action.card)  # type: ignore[arg-type]


def test_a_record_against_the_rules_cannot_be_looked_at() -> None:
    game = played(record(), 20)
    wrong = type(game)(
        game.options,
        dict.fromkeys(game.players, Player("A")),
        game.dealer,
        game.seed,
        (*game.actions, game.actions[0]),
    )
    with pytest.raises(IllegalAction):
        Replay(wrong)
