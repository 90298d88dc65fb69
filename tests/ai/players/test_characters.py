"""Characters differ from their level in what their style says, and in nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from euchre.ai.agent import agent
from euchre.ai.levels import LEVELS
from euchre.ai.players.rule_based import RuleBased
from euchre.ai.players.styled import Styled
from euchre.ai.roster import CHARACTERS, LEVEL_NAMES, PlayingStyle
from euchre.ai.sampling.imagined_game import imagine
from euchre.rules.actions import OrderUp, Pass, Play
from euchre.rules.games import GAMES, PRESETS
from euchre.rules.state import Phase
from tests.ai.dealing import any_rules, dealt, played, seen_anew

if TYPE_CHECKING:
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

DEALS = 120


class Choosing:
    """Asks a player in every position of some deals that the normal level plays."""

    def __init__(self, player: Styled | RuleBased) -> None:
        self.chosen: list[tuple[PlayerView, Action]] = []
        for number in range(DEALS):
            rng = Random(number)
            game = dealt(PRESETS["classic"], rng)
            for _, seen in played(game, agent("normal", "table").choose):
                if seen.phase in (Phase.ORDER, Phase.PLAY):
                    self.chosen.append((seen, player.choose(seen)))

    def count(self) -> Counter[type]:
        return Counter(type(action) for _, action in self.chosen)

    def alone(self) -> int:
        orders = [action for _, action in self.chosen if isinstance(action, OrderUp)]
        return sum(bool(action.alone) for action in orders)


@pytest.fixture(scope="module")
def plain() -> Choosing:
    """The level without any style."""
    return Choosing(RuleBased("x"))


def test_there_are_twelve_three_of_a_kind_and_none_is_named_like_a_level() -> None:
    assert len(CHARACTERS) == 12
    assert {who.level for who in CHARACTERS.values()} == set(LEVELS)
    assert list(LEVEL_NAMES) == list(LEVELS)
    assert not set(CHARACTERS) & set(LEVELS)


def test_the_plain_style_is_the_level_itself(plain: Choosing) -> None:
    assert Choosing(Styled(RuleBased("x"), PlayingStyle())).chosen == plain.chosen


def test_who_calls_light_calls_more_and_who_calls_tight_less(plain: Choosing) -> None:
    calls = [
        Choosing(Styled(RuleBased("x", lean), PlayingStyle(calls=lean))).count()[OrderUp]
        for lean in (-0.6, 0.6)
    ]
    assert calls[0] < plain.count()[OrderUp] < calls[1]


def test_the_bold_go_alone_more_often_and_the_shy_less(plain: Choosing) -> None:
    lone = [
        Choosing(Styled(RuleBased("x"), PlayingStyle(alone=bold))).alone()
        for bold in (-1.0, 1.5)
    ]
    assert lone[0] < plain.alone() < lone[1]


def test_who_leads_trump_leads_the_highest_one_held() -> None:
    leading = Choosing(Styled(RuleBased("x"), PlayingStyle(leads_trump=True)))
    for seen, action in leading.chosen:
        if seen.phase is not Phase.PLAY or seen.trick:
            continue
        assert seen.shown is not None
        trump, ranking = seen.shown.trump, seen.setup.ranking
        trumps = [card for card in seen.hand if ranking.suit_of(card, trump) is trump]
        assert isinstance(action, Play)
        if trumps:
            strengths = ranking.strengths(trump, trump)
            assert action.card == max(trumps, key=lambda card: strengths[card])


@pytest.mark.parametrize("name", list(CHARACTERS))
def test_a_character_plays_every_game_legally_and_knows_no_hidden_card(name: str) -> None:
    who = agent(name, "seed")
    for number, variant in enumerate(sorted(GAMES)):
        rng = Random(number)
        game = dealt(any_rules(variant, rng), rng)
        for place, (now, seen) in enumerate(played(game, agent("normal", "table").choose)):
            few = seen.phase is not Phase.PLAY or len(seen.hand) <= 2
            if not few or place % 3:
                continue
            action = who.choose(seen)
            assert action in seen.legal or action == Pass()
            assert seen.seat is not None
            assert who.choose(seen_anew(now, seen.seat, imagine(seen, rng))) == action
