"""What the end of a deal is worth at the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from euchre.ai.cards.from_view import InfoState
from euchre.ai.evaluate import outcome_tables
from euchre.ai.evaluate.match_equity import MatchEquity, winning_chances
from euchre.rules.games import PRESETS
from euchre.rules.options import Options, check
from tests.ai.positions import Written, seen

if TYPE_CHECKING:
    from euchre.rules.view import PlayerView

LONER: Written = {
    "op": "bid1",
    "hand": ["JC", "JS", "AC", "KC", "AH"],
    "up": "9C",
    "seat": 0,
    "dealer": 0,
}


def equity(view: PlayerView) -> MatchEquity:
    """The match equity as the viewer knows it."""
    return MatchEquity(InfoState(view))


@pytest.mark.parametrize(
    "options", [PRESETS["classic"], PRESETS["british"], check({"target": 5})]
)
def test_the_chance_to_win_grows_with_the_points_made(options: Options) -> None:
    chances = winning_chances(options)
    target = options.target
    for ours in range(1, target + 1):
        for theirs in range(1, target + 1):
            here = chances[ours, theirs]
            assert 0 < here < 1
            if ours > 1:
                assert chances[ours - 1, theirs] >= here
            if theirs > 1:
                assert chances[ours, theirs - 1] <= here


def test_nine_to_four_wins_more_than_nine_games_of_ten() -> None:
    chances = winning_chances(PRESETS["classic"])
    assert 0.9 < (chances[1, 6] + 1 - chances[6, 1]) / 2 < 0.96


def test_the_worth_of_an_end_is_counted_in_points_early_in_a_game() -> None:
    stakes = equity(seen(LONER))
    assert stakes.worth(1, 0) == pytest.approx(1, abs=0.2)
    assert stakes.worth(0, 2) == pytest.approx(-2, abs=0.4)
    assert stakes.worth(4, 0) == pytest.approx(4, abs=0.8)


def test_what_wins_the_game_is_worth_no_more_for_going_further() -> None:
    stakes = equity(seen({**LONER, "score": [9, 5]}))
    assert stakes.worth(1, 0) == stakes.worth(2, 0) == stakes.worth(4, 0)


def test_house_rules_change_what_a_deal_is_worth() -> None:
    usual = equity(seen(LONER)).of_calling(alone=True)
    five = equity(seen({**LONER, "options": {"lone_march_points": 5}})).of_calling(alone=True)
    harsh = equity(seen({**LONER, "options": {"lone_euchre_points": 4}})).of_calling(alone=True)
    assert five[outcome_tables.MARCH] > usual[outcome_tables.MARCH]
    assert harsh[outcome_tables.EUCHRED] < usual[outcome_tables.EUCHRED]


def test_a_lone_player_who_fails_in_railroad_has_failed_against_a_lone_defender() -> None:
    railroad = equity(seen({**LONER, "preset": "railroad"})).of_calling(alone=True)
    british = equity(seen({**LONER, "preset": "british"})).of_calling(alone=True)
    assert railroad[outcome_tables.EUCHRED] == pytest.approx(-4, abs=0.8)
    assert british[outcome_tables.EUCHRED] == pytest.approx(-2, abs=0.4)
