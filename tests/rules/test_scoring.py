from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from euchre.rules import IllegalAction, Options, Phase, Result, Shuffle, apply, new_game
from euchre.rules.goals import FirstTo, Standing
from euchre.rules.options import COUNTERS
from euchre.rules.scoring import EuchrePoints, pips_shown
from tests.rules.tables import E, N, S, W, after, set_table

MARCH = {S: "JH JD AH KH QH", W: "9S TS QS KS AS", N: "9C TC JC QC KC", E: "9D TD QD KD AD"}
MARCH_ALONE = (
    *("order alone", "discard 9D", "play 9S", "play TD", "play JH"),
    *("play JD", "play TS", "play 9H", "play AH", "play QS", "play QD"),
    *("play KH", "play KS", "play KD", "play QH", "play AS", "play AD"),
)


@pytest.mark.parametrize(
    ("tricks", "alone", "options", "makers", "defenders", "result"),
    [
        (0, False, {}, 0, 2, Result.EUCHRED),
        (2, False, {}, 0, 2, Result.EUCHRED),
        (3, False, {}, 1, 0, Result.MADE),
        (4, False, {}, 1, 0, Result.MADE),
        (5, False, {}, 2, 0, Result.MARCH),
        (2, True, {}, 0, 2, Result.LONE_EUCHRED),
        (3, True, {}, 1, 0, Result.LONE_MADE),
        (4, True, {}, 1, 0, Result.LONE_MADE),
        (5, True, {}, 4, 0, Result.LONE_MARCH),
        (5, True, {"lone_march": 3}, 3, 0, Result.LONE_MARCH),
        (5, True, {"lone_march": 5}, 5, 0, Result.LONE_MARCH),
        (5, False, {"lone_march": 5}, 2, 0, Result.MARCH),
        (1, True, {"lone_euchre": 4}, 0, 4, Result.LONE_EUCHRED),
        (1, True, {"lone_euchre": 3}, 0, 3, Result.LONE_EUCHRED),
        (1, False, {"lone_euchre": 4}, 0, 2, Result.EUCHRED),
        (0, False, {"super_euchre": True}, 0, 4, Result.SUPER_EUCHRE),
        (1, False, {"super_euchre": True}, 0, 2, Result.EUCHRED),
        (0, True, {"super_euchre": True}, 0, 4, Result.SUPER_EUCHRE),
        (3, True, {"alone_must_take_5": True}, 0, 0, Result.LONE_SHORT),
        (4, True, {"alone_must_take_5": True}, 0, 0, Result.LONE_SHORT),
        (5, True, {"alone_must_take_5": True}, 4, 0, Result.LONE_MARCH),
        (2, True, {"alone_must_take_5": True}, 0, 2, Result.LONE_EUCHRED),
        (3, False, {"alone_must_take_5": True}, 1, 0, Result.MADE),
    ],
)
def test_a_deal_is_worth_what_the_table_says(
    tricks: int,
    alone: bool,  # noqa: FBT001
    options: dict[str, Any],
    makers: int,
    defenders: int,
    result: Result,
) -> None:
    score = EuchrePoints(**options).score(tricks, 5, alone=alone)
    assert (score.makers, score.defenders, score.result) == (makers, defenders, result)


@pytest.mark.parametrize("lone_euchre", [2, 3, 4])
@pytest.mark.parametrize("super_euchre", [False, True])
@pytest.mark.parametrize("tricks", [0, 1, 2])
def test_a_lone_defenders_euchre_is_worth_four_and_never_a_sum(
    lone_euchre: int,
    super_euchre: bool,  # noqa: FBT001
    tricks: int,
) -> None:
    points = EuchrePoints(lone_euchre=lone_euchre, super_euchre=super_euchre)
    assert points.score(tricks, 5, alone=True, lone_defender=True)[:2] == (0, 4)


@pytest.mark.parametrize(("tricks", "makers"), [(3, 1), (4, 1), (5, 4)])
def test_a_lone_defender_who_fails_costs_nothing_extra(tricks: int, makers: int) -> None:
    assert EuchrePoints().score(tricks, 5, alone=True, lone_defender=True)[:2] == (makers, 0)


@pytest.mark.parametrize("target", [5, 7, 10, 11, 15])
@pytest.mark.parametrize("over", [-1, 0, 1, 3])
def test_a_game_ends_when_its_target_is_reached_or_jumped_over(target: int, over: int) -> None:
    game = new_game(replace(Options(), target=target))  # type: ignore[arg-type]
    first, second = game.scores
    game = replace(game, scores={first: target - 1, second: target + over})
    if over < 0:
        assert game.winner is None
        assert game.phase is Phase.DEAL
    else:
        assert game.winner == second
        assert game.phase is Phase.OVER


def test_a_loner_from_nine_ends_the_game_at_thirteen() -> None:
    game = set_table(Options(), MARCH, "9H", scores=(9, 9))
    game = after(game, *MARCH_ALONE)
    assert list(game.scores.values()) == [13, 9]
    assert game.winner == (S, N)
    assert game.phase is Phase.OVER


def test_a_second_game_starts_with_no_points_and_no_cards() -> None:
    game = set_table(Options(), MARCH, "9H", scores=(9, 9))
    won = after(game, *MARCH_ALONE)
    with pytest.raises(IllegalAction):
        apply(won, Shuffle(won.variant.setup.pack))
    again = new_game(Options())
    assert set(again.scores.values()) == {0}
    assert again.deal is None
    assert again.winner is None


@pytest.mark.parametrize(("target", "cards"), COUNTERS.items())
def test_two_spare_cards_show_every_score_with_the_higher_one_filled_first(
    target: int, cards: tuple[int, int]
) -> None:
    low, high = cards
    assert low + high == target
    for score in range(target + 1):
        pips = pips_shown(score, cards)
        assert sum(pips) == score
        assert pips[0] == 0 or pips[1] == high
    assert pips_shown(target + 3, cards) == cards


@pytest.mark.parametrize(
    ("scores", "deals", "winner"),
    [
        ((3, -40), 100, 0),
        ((-9, -7), 100, 1),
        ((-9, -7), 99, None),
        ((4, 4), 100, None),
        ((4, 6), 101, 1),
        ((25, 3), 7, 0),
        ((26, 27), 100, 1),
    ],
)
def test_a_game_nobody_need_win_ends_with_whoever_is_ahead(
    scores: tuple[int, int], deals: int, winner: int | None
) -> None:
    sides = ((S,), (N,))
    standing = Standing(dict(zip(sides, scores, strict=True)), {}, deals)
    won = FirstTo(25, most_deals=100).winner(standing, None)
    assert won == (None if winner is None else sides[winner])


def test_without_an_agreed_end_a_game_goes_on_until_somebody_gets_there() -> None:
    standing = Standing({(S,): 24, (N,): -900}, {}, 100_000)
    assert FirstTo(25).winner(standing, None) is None
