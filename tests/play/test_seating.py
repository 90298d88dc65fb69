"""The draw for teams and the first dealer."""

from __future__ import annotations

import pytest

from euchre.play.record import Player
from euchre.play.seating import open_game
from euchre.rules import FOUR, Options, Rank
from euchre.rules.draw import draw_rank
from euchre.rules.options import check

PLAYERS = [Player(name) for name in ("Anna", "Ben", "Carla", "Dan")]


def test_agreed_players_sit_clockwise_in_the_order_given() -> None:
    opening = open_game(PLAYERS, Options(), 1)
    assert [opening.players[seat].name for seat in FOUR] == ["Anna", "Ben", "Carla", "Dan"]
    assert opening.team_draws == ()


def test_every_seat_can_be_drawn_as_first_dealer() -> None:
    assert {open_game(PLAYERS, Options(), seed).dealer for seed in range(40)} == set(FOUR)


@pytest.mark.parametrize("seed", range(60))
def test_drawn_partners_are_the_two_with_the_lowest_cards(seed: int) -> None:
    opening = open_game(PLAYERS, check({"teams": "draw"}), seed)
    first = opening.team_draws[0]
    names = [opening.players[seat].name for seat in FOUR]
    assert names[0] == "Anna"
    pairs = [[PLAYERS.index(Player(name)) for name in names[start::2]] for start in (0, 1)]
    (low, high) = sorted(pairs, key=lambda pair: sum(draw_rank(first[place]) for place in pair))
    assert max(draw_rank(first[p]) for p in low) <= min(draw_rank(first[p]) for p in high)


def test_a_tie_at_the_border_between_the_pairs_is_drawn_again() -> None:
    draws = [
        open_game(PLAYERS, check({"teams": "draw"}), seed).team_draws for seed in range(60)
    ]
    again = [draw for draw in draws if len(draw) > 1]
    assert again
    for first, second, *_ in again:
        assert len({draw_rank(first[place]) for place in second}) == 1


@pytest.mark.parametrize("seed", range(20))
def test_the_first_black_jack_makes_the_dealer(seed: int) -> None:
    opening = open_game(PLAYERS, check({"first_dealer": "first_black_jack"}), seed)
    *before, (seat, card) = opening.dealer_cards
    assert seat is opening.dealer
    assert card.rank is Rank.JACK
    assert card.suit is not None
    assert not card.suit.red
    assert all(c.rank is not Rank.JACK or (c.suit and c.suit.red) for _, c in before)


@pytest.mark.parametrize("seed", range(20))
def test_the_lowest_card_drawn_makes_the_dealer(seed: int) -> None:
    opening = open_game(PLAYERS, check({"first_dealer": "lowest_draw"}), seed)
    last = dict(opening.dealer_cards)
    assert draw_rank(last[opening.dealer]) == min(map(draw_rank, last.values()))


def test_the_same_seed_gives_the_same_opening() -> None:
    options = check({"teams": "draw", "first_dealer": "first_jack"})
    assert open_game(PLAYERS, options, 99) == open_game(PLAYERS, options, 99)
