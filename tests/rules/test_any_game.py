from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import Phase as HypothesisPhase
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from euchre.rules import (
    GAMES,
    Action,
    Game,
    IllegalAction,
    Options,
    Pass,
    Phase,
    PlayerView,
    Seat,
    Shuffle,
    apply,
    new_game,
)
from euchre.rules.house_rules import offered
from euchre.rules.view import view
from tests.rules.invariants import (
    check_cards,
    check_game,
    check_nothing_leaks,
    check_replay,
    check_views,
    play_on,
    reshuffled,
    shuffled,
    shuffled_for_somebody,
)
from tests.rules.tables import S, plain

SEEDS = st.integers(0, 2**32 - 1)
SWITCHES = [name for name in Options().as_dict() if name != "variant"]


class AnyGame(RuleBasedStateMachine):
    """A game by any house rules in which anything allowed may happen."""

    game: Game

    @initialize(variant=st.sampled_from(sorted(GAMES)), data=st.data())
    def start(self, variant: str, data: st.DataObject) -> None:
        values: dict[str, Any] = {
            name: data.draw(st.sampled_from(offered(variant, name)), label=name)
            for name in SWITCHES
        }
        self.options = Options(variant=variant, **values)
        seats = new_game(self.options).variant.setup.table.seats
        self.dealer = data.draw(st.sampled_from(seats), label="dealer")
        self.game = new_game(self.options, self.dealer)
        self.log: list[Action] = []

    def do(self, action: Action) -> None:
        self.game = play_on(self.game, action)
        self.log.append(action)

    @precondition(lambda self: self.game.phase is Phase.DEAL)
    @rule(seed=SEEDS)
    def shuffle(self, seed: int) -> None:
        self.do(shuffled(self.game, Random(seed)))

    @precondition(lambda self: self.game.phase is Phase.DEAL)
    @rule(seed=SEEDS)
    def shuffle_for_somebody(self, seed: int) -> None:
        self.do(shuffled_for_somebody(self.game, Random(seed)))

    @precondition(lambda self: self.game.turn is not None)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        self.do(data.draw(st.sampled_from(self.game.legal_actions)))

    @precondition(lambda self: self.game.turn is not None)
    @rule(data=st.data())
    def do_what_is_allowed_but_not_listed(self, data: st.DataObject) -> None:
        assert self.game.stage
        assert self.game.deal
        assert self.game.turn
        unlisted = self.game.stage.unlisted(self.game.deal, self.game.turn)
        if unlisted:
            self.do(data.draw(st.sampled_from(unlisted)))

    @precondition(lambda self: self.game.turn is not None and self.game.deal is not None)
    @rule(seed=SEEDS)
    def nobody_shuffles_in_the_middle_of_a_deal(self, seed: int) -> None:
        with pytest.raises(IllegalAction):
            apply(self.game, shuffled(self.game, Random(seed)))

    @precondition(lambda self: self.game.phase is Phase.OVER)
    @rule(seed=SEEDS)
    def nothing_more_can_happen(self, seed: int) -> None:
        for action in (shuffled(self.game, Random(seed)), Pass()):
            with pytest.raises(IllegalAction):
                apply(self.game, action)

    @invariant()
    def the_game_is_sound(self) -> None:
        check_game(self.game)

    @invariant()
    def a_view_tells_nothing_about_hidden_cards(self) -> None:
        check_views(self.game, Random(len(self.log)))

    def teardown(self) -> None:
        if hasattr(self, "log"):
            check_replay(self.options, self.log, self.dealer, self.game)


TestAnyGame = AnyGame.TestCase
# Not shrunk: that takes many minutes, and the steps as they were found are readable enough.
TestAnyGame.settings = settings(
    max_examples=40,
    stateful_step_count=60,
    deadline=None,
    print_blob=True,
    phases=(HypothesisPhase.explicit, HypothesisPhase.reuse, HypothesisPhase.generate),
)


def test_a_reshuffled_game_really_differs_where_a_seat_cannot_look() -> None:
    game = plain()
    imagined = reshuffled(game, S, Random(1))
    assert imagined is not None
    assert imagined.deal is not None
    assert game.deal is not None
    check_cards(imagined.deal)
    assert imagined.deal.hand(S) == game.deal.hand(S)
    assert imagined.deal.hidden.hands != game.deal.hidden.hands


def test_a_view_that_shows_one_hidden_card_would_be_found_out() -> None:
    def leaking(game: Game, seat: Seat | None) -> tuple[PlayerView, object]:
        assert game.deal is not None
        return view(game, seat), game.deal.hidden.kitty[0]

    with pytest.raises(AssertionError, match="told too much"):
        check_nothing_leaks(plain(), S, Random(1), leaking)


def test_a_view_that_counts_the_trumps_of_a_partner_would_be_found_out() -> None:
    def leaking(game: Game, seat: Seat | None) -> int:
        assert game.deal is not None
        return sum(card.suit is game.deal.shown.proposed for card in game.deal.hand(Seat.NORTH))

    def look_often() -> None:
        for seed in range(20):
            check_nothing_leaks(plain(), S, Random(seed), leaking)

    with pytest.raises(AssertionError, match="told too much"):
        look_often()


def test_a_lost_card_would_be_found_out() -> None:
    deal = plain().deal
    assert deal is not None
    with pytest.raises(AssertionError, match="lost"):
        check_cards(deal.with_hand(S, deal.hand(S)[1:]))


def test_a_doubled_card_would_be_found_out() -> None:
    deal = plain().deal
    assert deal is not None
    with pytest.raises(AssertionError, match="doubled"):
        check_cards(deal.with_hand(S, (deal.hand(S)[1], *deal.hand(S)[1:])))


def test_a_game_by_the_default_rules_can_be_played_to_its_end() -> None:
    rng = Random(5)
    game = new_game(Options())
    while game.phase is not Phase.OVER:
        turn = game.turn
        game = play_on(game, rng.choice(game.legal_actions) if turn else shuffled(game, rng))
    assert game.winner is not None
    assert max(game.scores.values()) >= 10
    assert min(game.scores.values()) < 10
    with pytest.raises(IllegalAction):
        apply(game, Shuffle(game.variant.setup.pack))
