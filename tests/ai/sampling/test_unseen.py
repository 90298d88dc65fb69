from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from euchre.ai.agent import agent
from euchre.ai.sampling.imagined_game import imagine
from euchre.rules.actions import Claim, Discard, Expose, OrderUp, Pass, Play, Shuffle
from euchre.rules.cards import Card, parse_cards
from euchre.rules.game import Game, apply, new_game
from euchre.rules.games import GAMES, PRESETS
from euchre.rules.options import Options, check
from euchre.rules.seats import FOUR, Seat
from euchre.rules.state import Phase
from euchre.rules.view import view
from tests.ai.dealing import (
    all_cards,
    any_legal,
    any_rules,
    check_record,
    dealt,
    played,
    random_options,
    seen_anew,
)
from tests.torture.honesty import check_imagined

SOUTH, WEST, NORTH, EAST = FOUR


@pytest.mark.parametrize("seed", range(40))
def test_an_imagined_deal_gives_every_seat_the_very_same_view(seed: int) -> None:
    rng = Random(seed)
    player = agent("normal", seed)
    game = dealt(random_options(rng), rng)
    for now, _ in played(game, any_legal(rng) if seed % 2 else player.choose):
        for seat in FOUR:
            seen = view(now, seat)
            hidden = imagine(seen, rng)
            assert seen_anew(now, seat, hidden) == seen
            assert all_cards(now, hidden) == sorted(now.variant.setup.pack)


@pytest.mark.parametrize("seed", range(12))
def test_an_imagined_deal_never_contradicts_the_record(seed: int) -> None:
    """Whoever imagined cards are given, everything that was done must have been allowed."""
    rng = Random(seed)
    options = random_options(rng)
    game = dealt(options, rng)
    for now, seen in played(game, any_legal(rng)):
        if now.deal is None or not now.deal.shown.tricks:
            continue
        for _ in range(3):
            check_record(now, imagine(seen, rng))


def ordered_up(options: Options = PRESETS["classic"]) -> Game:
    """West has ordered up East's queen of hearts, and East has laid away the nine of clubs."""
    game = new_game(options, EAST)
    hands = {
        SOUTH: parse_cards("AS KS 9D TD QC"),
        WEST: parse_cards("JH AH KH 9S AD"),
        NORTH: parse_cards("TS QS KD KC AC"),
        EAST: parse_cards("9H TH 9C TC JD"),
    }
    order: list[Card] = []
    for first, last in ((0, 3), (3, 5)):
        for seat in (SOUTH, WEST, NORTH, EAST):
            order += hands[seat][first:last]
    rest = [c for c in game.variant.setup.pack if c not in order and str(c) != "QH"]
    shuffle_ = (*order, Card.parse("QH"), *rest)
    for action in (
        Shuffle(tuple(shuffle_)),
        Pass(),
        OrderUp(alone=False),
        Discard(Card.parse("9C")),
    ):
        game = apply(game, action).game
    return game


def test_the_dealers_discard_varies_and_the_turned_card_is_mostly_kept() -> None:
    game = ordered_up()
    rng = Random(1)
    laid = Counter(str(imagine(view(game, SOUTH), rng).discards[EAST][0]) for _ in range(1000))
    assert len(laid) > 10
    assert 0 < laid["QH"] < 100


def test_the_turned_card_is_never_laid_away_where_that_is_not_allowed() -> None:
    game = ordered_up(check({"may_discard_upcard": False}, PRESETS["classic"]))
    rng = Random(1)
    for _ in range(200):
        assert "QH" in map(str, imagine(view(game, SOUTH), rng).hands[EAST])


def test_a_dealer_who_does_not_follow_trump_must_have_buried_the_turned_card() -> None:
    game = ordered_up()
    assert game.deal is not None
    hidden = game.deal.hidden
    hands = {
        **hidden.hands,
        EAST: parse_cards("9C TC JS QD QC"),
        SOUTH: parse_cards("AS KS 9D TD TH"),
    }
    changed = replace(hidden, hands=hands, discards={EAST: parse_cards("QH")})
    game = replace(game, deal=replace(game.deal, hidden=changed))
    for text in ("TH", "KH", "TS", "9C"):
        game = apply(game, Play(Card.parse(text))).game
    rng = Random(1)
    for _ in range(100):
        assert imagine(view(game, SOUTH), rng).discards[EAST] == parse_cards("QH")


def test_an_open_hand_without_the_turned_card_means_that_it_was_buried() -> None:
    rules = {"jambone": True, "partners_best": False, "defend_alone": False}
    game = dealt(check(rules, PRESETS["railroad"]), Random(3))
    assert game.deal is not None
    turned, dealer = game.deal.shown.upcard, game.deal.shown.dealer
    assert turned is not None
    assert dealer is not None
    while game.phase is not Phase.PLAY:
        assert game.turn is not None
        legal = view(game, game.turn).legal
        wanted = (OrderUp(alone=True),) if game.turn is dealer else ()
        wishes = (*wanted, Discard(turned), Expose(), Pass())
        game = apply(game, next(wish for wish in wishes if wish in legal)).game
    table = game.variant.setup.table
    for seat in set(table.seats) - set(table.side_of(dealer)):
        assert dealer in view(game, seat).open_hands
        hidden = imagine(view(game, seat), Random(1))
        assert hidden.discards[dealer] == (turned,)
        assert all_cards(game, hidden) == sorted(game.variant.setup.pack)


@pytest.mark.parametrize("number", [22, 424, 732])
def test_cards_given_and_laid_away_are_imagined_where_they_may_lie(number: int) -> None:
    # Deals of `torture honesty` in which a turned card once lay where it could not be.
    rng = Random(number)
    others = agent("normal", number).choose if number % 2 else any_legal(rng)
    options = any_rules(rng.choice(sorted(GAMES)), rng)
    for game, seen in played(dealt(options, rng), others):
        check_imagined(game, seen, rng, 10)
        assert seen.seat is not None
        assert seen_anew(game, seen.seat, imagine(seen, rng)) == seen


def test_somebody_who_did_not_follow_suit_gets_no_card_of_it() -> None:
    game = ordered_up()
    # South leads spades, West follows, North follows, East (void in spades) throws off.
    for text in ("AS", "9S", "TS", "TC"):
        game = apply(game, Play(Card.parse(text))).game
    rng = Random(1)
    for _ in range(300):
        hidden = imagine(view(game, SOUTH), rng)
        assert not any(str(card).endswith("S") for card in hidden.hands[EAST])


def test_under_natural_trump_the_maker_has_had_a_printed_card_of_the_suit() -> None:
    game = ordered_up(check({"natural_trump": True}, PRESETS["classic"]))
    rng = Random(1)
    for _ in range(200):
        hand = imagine(view(game, SOUTH), rng).hands[WEST]
        assert any(str(card).endswith("H") for card in hand)


def test_all_ways_to_deal_the_unseen_cards_are_equally_likely() -> None:
    """Near the end, with suits shown out of: counted against every way there is."""
    game = ordered_up()
    for text in ("AS", "9S", "TS", "TC", "KS", "AD", "QS", "9H"):
        game = apply(game, Play(Card.parse(text))).game
    seen = view(game, SOUTH)
    rng = Random(1)
    counts: Counter[tuple[Card, ...]] = Counter()
    for _ in range(4000):
        counts[tuple(sorted(imagine(seen, rng).hands[WEST]))] += 1
    # West cannot hold spades; every set of three others of the unseen cards may come up.
    assert len(counts) > 50
    assert max(counts.values()) < 12 * min(counts.values()) + 60


def test_claimed_cards_lie_in_the_kitty() -> None:
    options = check({"farmers_hand": "any_three"}, PRESETS["classic"])
    rng = Random(5)
    while True:
        game = dealt(options, rng)
        claims = [action for action in game.legal_actions if isinstance(action, Claim)]
        if claims:
            break
    game = apply(game, claims[0]).game
    for seat in FOUR:
        hidden = imagine(view(game, seat), rng)
        assert set(claims[0].cards) <= set(hidden.kitty)


def test_between_deals_there_is_nothing_to_imagine() -> None:
    game = new_game(PRESETS["classic"])
    assert imagine(view(game, Seat.SOUTH), Random(1)).hands == {}
