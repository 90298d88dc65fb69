"""Computer players of the games for two to six: auctions, widows, given cards, no partners."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from euchre.ai.agent import agent
from euchre.ai.arena.duplicate import Block, play
from euchre.ai.calls.rollout_values import defend_worths
from euchre.ai.calls.table_values import PairCalls
from euchre.ai.cards.card_coding import card_coding
from euchre.ai.cards.from_view import InfoState
from euchre.ai.evaluate import partners_best
from euchre.ai.evaluate.expected_tricks import expected_tricks, trick_chances
from euchre.ai.hint import hint
from euchre.ai.players.monte_carlo import EXPERT, MonteCarlo
from euchre.ai.sampling.imagined_game import imagine
from euchre.ai.search.budget import Budgets
from euchre.rules.actions import Bid, Call, Defend, Give, Pass, Play, ShowTrumps, Shuffle
from euchre.rules.cards import JOKER, Card, Suit, parse_cards
from euchre.rules.game import Game, apply, new_game
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.options import Options, check
from euchre.rules.seats import FOUR, Seat
from euchre.rules.state import Phase
from euchre.rules.view import view
from tests.ai.dealing import (
    OTHERS,
    all_cards,
    any_legal,
    any_rules,
    check_record,
    dealt,
    played,
    seen_anew,
)

if TYPE_CHECKING:
    from euchre.ai.agent import Agent

SOUTH, WEST, NORTH, EAST = FOUR

GAMES = OTHERS
LEVELS = ("beginner", "normal", "quick")


def usual(name: str, **house: Any) -> Options:
    """The usual rules of a game, and some house rules."""
    return check(house, PRESETS[name])


def player(level: str, seed: int) -> Agent:
    """A level, or the way the upper levels think in few deals."""
    if level != "quick":
        return agent(level, seed)
    pairs, others = (replace(budget, worlds=4) for budget in EXPERT)
    return MonteCarlo(seed, Budgets(pairs, replace(others, bidding=4)))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_every_level_keeps_to_the_rules(name: str, seed: int) -> None:
    rng = Random(seed)
    game = dealt(any_rules(name, rng), rng)
    who = [player(level, seed) for level in LEVELS]
    for _, seen in played(game, any_legal(rng) if seed % 2 else who[1].choose):
        for one in who:
            assert one.choose(seen) in seen.legal


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_deal_gives_every_seat_the_very_same_view(name: str, seed: int) -> None:
    rng = Random(seed)
    game = dealt(any_rules(name, rng), rng)
    for now, _ in played(game, any_legal(rng) if seed % 2 else agent("normal", 1).choose):
        for seat in now.variant.setup.table.seats:
            seen = view(now, seat)
            hidden = imagine(seen, rng)
            assert seen_anew(now, seat, hidden) == seen
            assert all_cards(now, hidden) == sorted(now.variant.setup.pack)
            # A card that the dealer gave away need not lie with his own.
            if name != "railroad":
                check_record(now, hidden)


@pytest.mark.parametrize("name", GAMES)
def test_unseen_cards_dealt_anew_change_no_decision(name: str) -> None:
    rng = Random(2)
    for seed in range(3):
        game = dealt(usual(name), rng)
        who = player(LEVELS[seed], seed)
        for now, seen in played(game, agent("normal", seed).choose):
            assert seen.seat is not None
            anew = seen_anew(now, seen.seat, imagine(seen, rng))
            assert who.choose(anew) == who.choose(seen)


def table(options: Options, hands: dict[Seat, str], dealer: Seat = EAST) -> Game:
    """A deal with these hands; whoever is not named gets cards that are left."""
    game = new_game(options, dealer)
    setup = game.variant.setup
    held = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    left = [c for c in setup.pack if all(c not in hand for hand in held.values())]
    order = setup.table.clockwise_from(setup.table.left_of(dealer))
    for seat in order:
        hand = held.setdefault(seat, [])
        while len(hand) < setup.hand_size:
            hand.append(left.pop())
    cards: list[Card] = []
    for (size,) in setup.packets:
        for seat in order:
            cards += held[seat][:size]
            del held[seat][:size]
    return apply(game, Shuffle((*cards, *left))).game


def test_the_holder_of_the_joker_who_has_to_bid_is_imagined_with_it() -> None:
    game = table(usual("hasenpfeffer"), {NORTH: "XX 9C TC 9D TD 9H"})
    for _ in range(4):
        game = apply(game, Pass()).game
    assert game.phase is Phase.DECLARE
    game = apply(game, Call(Suit.CLUBS)).game
    rng = Random(1)
    for _ in range(50):
        assert JOKER in imagine(view(game, SOUTH), rng).hands[NORTH]


@pytest.mark.parametrize("level", ["normal", "strong", "expert"])
def test_a_dealer_who_has_to_play_one_without_any_joker_is_played_against(level: str) -> None:
    options = replace(usual("napoleon"), redeal_dealer="plays_one")
    game = table(options, {EAST: "AC KC 2C 3C 4C"})
    for _ in range(4):
        game = apply(game, Pass()).game
    assert game.turn is EAST
    while game.turn is not None:
        seen = view(game, game.turn)
        choice = agent(level, 1).choose(seen)
        assert choice in seen.legal
        game = apply(game, choice).game


def test_a_great_hand_bids_high_and_a_poor_one_passes() -> None:
    great = {SOUTH: "AS KS QS JS TS"}
    for level in ("normal", "strong", "expert"):
        seen = view(table(usual("napoleon"), great), SOUTH)
        bid = agent(level, 1).choose(seen)
        assert isinstance(bid, Bid)
        assert bid.name in ("nap", "wellington", "blucher")
        poor = {SOUTH: "JS TH 9D TC JH"}
        seen = view(table(usual("napoleon"), poor), SOUTH)
        assert agent(level, 1).choose(seen) == Pass()


def test_a_hand_of_low_cards_plays_misere_and_ducks() -> None:
    low = {SOUTH: "2S 3S 2H 3D 2C"}
    for level in ("normal", "expert"):
        game = table(usual("napoleon"), low)
        assert agent(level, 1).choose(view(game, SOUTH)) == Bid("misere")
        game = apply(game, Bid("misere")).game
        while game.turn is not None and game.phase is Phase.AUCTION:
            game = apply(game, Pass()).game
        while game.turn is not None:
            game = apply(game, agent(level, 1).choose(view(game, game.turn))).game
        assert game.scores[SOUTH,] == 3


def test_the_first_card_of_napoleon_is_of_the_best_suit() -> None:
    game = table(usual("napoleon"), {SOUTH: "AS KS QS JS 2H"})
    game = apply(game, Bid("four")).game
    while game.phase is Phase.AUCTION:
        game = apply(game, Pass()).game
    for level in ("beginner", "normal", "strong", "expert"):
        lead = agent(level, 1).choose(view(game, SOUTH))
        assert isinstance(lead, Play)
        assert lead.card.suit is Suit.SPADES


def test_the_declarer_names_his_best_suit() -> None:
    game = table(usual("hasenpfeffer"), {SOUTH: "JS JC AS KS AD 9H"})
    game = apply(game, Bid("6")).game
    for level in ("normal", "strong", "expert"):
        assert agent(level, 1).choose(view(game, SOUTH)) == Call(Suit.SPADES)


def railroad_alone() -> Game:
    """South has named spades alone; North has the right bower to give."""
    hands = {SOUTH: "XX JC AS KS 9H", NORTH: "JS AH KH 9D TD", EAST: "9C TC QC KC AC"}
    return called_alone(hands)


def called_alone(hands: dict[Seat, str]) -> Game:
    """Railroad in which South has named spades alone."""
    game = table(usual("railroad"), hands)
    while game.phase is Phase.ORDER:
        game = apply(game, Pass()).game
    return apply(game, Call(Suit.SPADES, alone=True)).game


def test_a_lone_player_parts_with_his_worst_card_and_gets_the_best_trump() -> None:
    game = railroad_alone()
    assert game.phase is Phase.BEST_OUT
    put = agent("expert", 1).choose(view(game, SOUTH))
    assert str(put) == "away 9H"
    game = apply(game, put).game
    assert agent("normal", 1).choose(view(game, NORTH)) == Give(Card.parse("JS"))


def test_an_expert_defends_alone_when_the_best_card_of_his_partner_will_help() -> None:
    hands = {SOUTH: "XX AS KS 9S 9H", NORTH: "TH AH KH 9D TD", WEST: "JC TS QD 9C AC"}
    game = called_alone(hands)
    while game.turn is not WEST:
        assert game.turn is not None
        game = apply(game, agent("expert", 1).choose(view(game, game.turn))).game
    assert game.phase is Phase.DEFEND
    assert agent("expert", 1).choose(view(game, WEST)) == Defend()
    asked = InfoState(view(game, WEST))
    counting_on_it, unaware = (
        defend_worths(
            asked, PairCalls(asked).draws(Random(1), reads=True), calls_best=calls_best
        )
        for calls_best in (True, False)
    )
    assert counting_on_it[Defend()] > unaware[Defend()] + 0.5


def test_cards_are_exchanged_for_a_lone_player_as_he_and_his_partner_would() -> None:
    deal = railroad_alone().deal
    assert deal is not None
    cards = card_coding(deal.setup.pack, deal.setup.ranking, Suit.SPADES)
    hands = [cards.mask(deal.hand(seat)) for seat in FOUR]
    partners_best.exchange(cards, hands, FOUR.index(SOUTH))
    kept = cards.mask(parse_cards("XX JC AS KS JS"))
    assert hands[FOUR.index(SOUTH)] == kept
    assert hands[FOUR.index(NORTH)] == cards.mask(parse_cards("AH KH 9D TD"))


def test_five_highest_trumps_are_shown() -> None:
    hands = {SOUTH: "XX JS JC AS KS"}
    game = table(usual("railroad", jamboree=True), hands)
    while game.phase is Phase.ORDER:
        game = apply(game, Pass()).game
    game = apply(game, Call(Suit.SPADES, alone=True)).game
    assert game.phase is Phase.JAMBOREE
    for level in ("beginner", "normal", "expert"):
        assert agent(level, 1).choose(view(game, SOUTH)) == ShowTrumps()


@pytest.mark.parametrize("name", GAMES)
def test_advice_rates_everything_that_may_be_done(name: str) -> None:
    rng = Random(3)
    game = dealt(usual(name), rng)
    seen = view(game, game.turn)
    advice = hint(seen, 1)
    assert {one.action for one in advice} == set(seen.legal)
    assert advice[0].action == (agent("expert", 1).choose(seen))


def test_a_position_follows_the_tricks_of_the_rules() -> None:
    rng = Random(4)
    for name in ("two_handed", "three_handed", "hasenpfeffer", "napoleon"):
        game = dealt(usual(name), rng)
        for now, seen in played(game, any_legal(rng)):
            deal = now.deal
            if deal is None or not deal.shown.tricks or deal.shown.maker is None:
                continue
            at, side = (
                InfoState(seen).position(),
                now.variant.setup.table.side_of(deal.shown.maker),
            )
            assert at.taken == deal.tricks_of(side)
            assert now.variant.setup.table.seats[at.turn] is seen.seat
            legal = {Play(at.coding.cards[bit]) for bit in at.coding.cards if at.legal() & bit}
            assert legal == set(seen.legal)


def test_chances_add_up_and_lean_towards_what_is_expected() -> None:
    few, many = trick_chances(1.0, 5), trick_chances(4.0, 5)
    assert sum(few) == pytest.approx(1)
    assert sum(many[4:]) > 0.5 > sum(few[4:])


def test_low_cards_are_likelier_to_take_nothing() -> None:
    setup = build(usual("napoleon")).setup
    cards = card_coding(setup.pack, setup.ranking, None)
    low, high = (cards.mask(parse_cards(text)) for text in ("2S 3H 4D 2C 3C", "AS KH AD QC 9C"))
    assert expected_tricks(cards, 0.3).none(low) > 0.9
    assert expected_tricks(cards, 0.3).none(high) < 0.2


@pytest.mark.parametrize("name", GAMES)
def test_whoever_is_careful_beats_a_beginner(name: str) -> None:
    gained = play(Block("normal", "beginner", usual(name), "1", 80, 0)).differences
    assert sum(gained) > 0


def test_every_side_of_a_large_table_is_played_in_turn() -> None:
    options = usual("napoleon", players=5)
    result = play(Block("normal", "normal", options, "1", 4, 0))
    assert len(result.differences) == 4
    assert all(abs(gained) < 1e-9 for gained in result.differences)
