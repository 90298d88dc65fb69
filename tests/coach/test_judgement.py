"""A decision is judged from the view alone, in points, and by the expert's own measure."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from euchre.ai.agent import agent
from euchre.ai.players.monte_carlo import STRONG
from euchre.ai.sampling.imagined_game import imagine, imagined_game
from euchre.coach.judgement import judge
from euchre.coach.kinds import LIMITS, Kind, Theme
from euchre.coach.played_on import played_on, points_after
from euchre.rules.actions import Defend, OrderUp, Pass, Play
from euchre.rules.games import GAMES, PRESETS
from euchre.rules.state import Phase
from euchre.rules.view import view
from tests.ai.dealing import any_rules, dealt, played, seen_anew
from tests.ai.positions import fails, load, seen, words

if TYPE_CHECKING:
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_FEW_CARDS = 3
"""With more cards in the hand a judgement takes long; nothing else is different."""


def test_hidden_cards_dealt_anew_change_no_judgement() -> None:
    for number in range(3):
        rng = Random(number)
        game = dealt(any_rules(sorted(GAMES)[number * 3], rng), rng)
        for now, at in played(game, agent("normal", "others").choose):
            assert at.seat is not None
            if at.phase is Phase.PLAY and len(at.hand) > _FEW_CARDS:
                continue
            anew = seen_anew(now, at.seat, imagine(at, rng))
            action = at.legal[-1]
            assert judge(at, action, "r", STRONG) == judge(anew, action, "r", STRONG)


def test_what_is_right_beyond_doubt_is_best_and_what_is_wrong_costs() -> None:
    # Discards that matter in no imagined deal cost nothing, however odd they look.
    positions = [seen(p) for p in load("positions.json")[:10]]
    for position, at in zip(load("positions.json"), positions, strict=False):
        if at.phase is Phase.DISCARD:
            continue
        for action in at.legal:
            judgement = judge(at, action, "r")
            assert judgement is not None
            assert not fails(position, words(at, judgement.best))
            if fails(position, words(at, action)):
                assert judgement.loss > 0
                assert judgement.kind is not Kind.BEST
            elif action == judgement.best:
                assert (judgement.loss, judgement.kind) == (0, Kind.BEST)


def test_a_call_no_table_knows_is_played_on_in_whole_deals() -> None:
    at = next(
        at
        for number in range(40)
        for _, at in played(dealt(PRESETS["railroad"], Random(number)), _ordering_alone)
        if at.phase is Phase.DEFEND and Defend() in at.legal
    )

    judgement = judge(at, Pass(), "r")

    assert judgement is not None
    assert {worth.action for worth in judgement.worths} <= {Pass(), Defend()}
    assert judgement.theme is Theme.BIDDING


def _ordering_alone(at: PlayerView) -> Action:
    lone = [action for action in at.legal if isinstance(action, OrderUp) and action.alone]
    return lone[0] if lone else agent("normal", "others").choose(at)


def test_no_judgement_where_there_is_nothing_to_choose() -> None:
    game = dealt(PRESETS["classic"], Random(1))
    for _, at in played(game, agent("normal", "others").choose):
        if len(at.legal) == 1:
            assert judge(at, at.legal[0], "r") is None


def test_the_kinds_go_from_best_to_blunder_with_the_loss() -> None:
    assert list(LIMITS) == [Kind.FINE, Kind.DOUBTFUL, Kind.MISTAKE]
    assert sorted(LIMITS.values()) == list(LIMITS.values())


@pytest.mark.parametrize("preset", ["classic", "hasenpfeffer", "napoleon"])
def test_a_deal_played_on_ends_with_points_for_every_side(preset: str) -> None:
    game = dealt(PRESETS[preset], Random(3))
    points = points_after(game)
    assert not points or set(points) == set(game.scores)


def test_choices_are_played_on_in_the_same_deals() -> None:
    game = dealt(PRESETS["classic"], Random(2))
    at = view(game, game.turn)
    twice = [played_on(at, at.legal, 5, Random(1)) for _ in range(2)]
    assert twice[0] == twice[1]
    assert {len(worths) for worths in twice[0].values()} == {5}


def test_an_imagined_game_gives_the_viewer_the_same_view() -> None:
    game = dealt(PRESETS["classic"], Random(2))
    for now, at in played(game, agent("normal", "others").choose):
        again = imagined_game(at, imagine(at, Random(7)))
        assert view(again, at.seat) == at
        assert again.turn is now.turn
        assert Play not in map(type, at.legal) or at.phase is Phase.PLAY
