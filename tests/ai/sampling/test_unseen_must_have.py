"""Imagined deals where some player must have had a card, and few places are left for it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from euchre.ai.agent import agent
from euchre.ai.sampling.imagined_game import imagine
from euchre.rules.actions import Call, Claim, Discard, OrderUp, Pass, Play, Shuffle
from euchre.rules.cards import JOKER, Card, Suit, parse_cards
from euchre.rules.game import Game, apply, new_game
from euchre.rules.games import GAMES, PRESETS
from euchre.rules.house_rules import offered
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
    with_hidden,
)

if TYPE_CHECKING:
    from euchre.rules.actions import Action
    from euchre.rules.state import Hidden

SOUTH, WEST, NORTH, EAST = FOUR
NATURAL = check({"natural_trump": True}, PRESETS["classic"])


def deal(options: Options, hands: dict[Seat, str], then: str, dealer: Seat = EAST) -> Game:
    """These hands dealt; *then* come the turned card, if there is one, and the kitty."""
    game = new_game(options, dealer)
    setup = game.variant.setup
    held = {seat: list(parse_cards(hands[seat])) for seat in FOUR}
    order: list[Card] = []
    for (size,) in setup.packets:
        for seat in setup.table.clockwise_from(setup.table.left_of(dealer)):
            order += held[seat][:size]
            del held[seat][:size]
    return apply(game, Shuffle((*order, *parse_cards(then)))).game


def after(game: Game, *actions: Action, cards: str = "") -> Game:
    """The game after these actions, and after these cards were played."""
    for action in (*actions, *map(Play, parse_cards(cards))):
        game = apply(game, action).game
    return game


def test_what_only_the_dealer_can_have_laid_away_is_not_his_natural_card() -> None:
    hands = {
        SOUTH: "AC KC AS KS QS",
        WEST: "JD QD KD TS JS",
        NORTH: "AD TH JH KH AH",
        EAST: "9H JC 9D TD 9S",
    }
    game = deal(NATURAL, hands, "QH 9C TC QC")
    game = after(game, Pass(), Pass(), Pass(), OrderUp(alone=False), Discard(Card.parse("JC")))
    # Nobody can follow to clubs: all that are left lie in the kitty and under the dealer.
    game = after(game, cards="AC QD AD 9D")
    rng = Random(1)
    for _ in range(100):
        hidden = imagine(view(game, SOUTH), rng)
        assert [card.suit for card in hidden.discards[EAST]] == [Suit.CLUBS]
        assert any(c.suit is Suit.HEARTS and str(c) != "QH" for c in hidden.hands[EAST])


def test_after_an_exchange_with_the_whole_kitty_the_dealer_has_his_natural_card() -> None:
    options = replace(NATURAL, farmers_hand="three_alike")
    hands = {
        SOUTH: "QD AS JC 9S TS",
        WEST: "JS JD 9C KC QC",
        NORTH: "TD TC TH KS 9H",
        EAST: "AH QS QH KH 9D",
    }
    game = deal(options, hands, "AD AC KD JH", NORTH)
    game = after(game, Claim(parse_cards("TD TC TH")), Pass(), Pass(), Pass())
    game = after(game, OrderUp(alone=False), Discard(Card.parse("9H")))
    game = after(game, cards="AH QD JS KS AS JD AC QS 9C AD")
    rng = Random(1)
    for _ in range(100):
        # The nine of hearts can lie nowhere else, and so the king of diamonds not there.
        hidden = imagine(view(game, EAST), rng)
        assert hidden.discards[NORTH] == parse_cards("9H")
        assert Card.parse("KD") in hidden.hands[NORTH]


def test_hands_with_one_natural_card_are_as_likely_as_those_with_two() -> None:
    hands = {
        SOUTH: "AS KS QS 9D TD",
        WEST: "9H 9S TS AD KC",
        NORTH: "JS JC 9C TC QD",
        EAST: "AC QC KD JD KH",
    }
    game = deal(NATURAL, hands, "QH TH AH JH")
    game = after(game, Pass(), OrderUp(alone=False), Discard(Card.parse("JD")))
    game = after(game, cards="AS 9S JS QH AC 9D KC 9C QC TD TS TC")
    rng, seen = Random(1), view(game, SOUTH)
    held = Counter(tuple(sorted(imagine(seen, rng).hands[WEST])) for _ in range(3000))
    naturals = {sum(card.suit is Suit.HEARTS for card in pair) for pair in held}
    assert naturals == {1, 2}
    assert max(held.values()) < 2 * min(held.values())


def test_a_joker_holder_who_is_out_of_trumps_has_laid_the_joker_away() -> None:
    hands = {
        SOUTH: "AC KC AD KD AH KH",
        WEST: "QC 9C QD TC QH TH",
        NORTH: "XX 9D TD AS 9H KS",
        EAST: "JC JD JH JS QS TS",
    }
    game = deal(PRESETS["hasenpfeffer"], hands, "9S")
    game = after(game, *[Pass()] * 4, Call(Suit.CLUBS), Discard(JOKER))
    game = after(game, cards="9D JD AD QD AC QC 9H JC")
    rng = Random(1)
    for _ in range(50):
        assert imagine(view(game, SOUTH), rng).discards[NORTH] == (JOKER,)


def test_a_dealer_who_has_to_play_one_need_not_hold_the_joker() -> None:
    options = replace(
        PRESETS["napoleon"], redeal_dealer="plays_one", joker=True, deck="24", players=4
    )
    hands = {
        SOUTH: "KC TC AS AD AH",
        WEST: "QC 9C KD KH 9S",
        NORTH: "JC 9D TD 9H TH",
        EAST: "AC KS QS JS TS",
    }
    game = after(deal(options, hands, "QD JD QH JH XX"), *[Pass()] * 4, cards="AC")
    rng = Random(1)
    held = [JOKER in imagine(view(game, SOUTH), rng).hands[EAST] for _ in range(200)]
    assert 0 < sum(held) < 100
    # East does not follow to clubs, to which the joker belongs.
    game = after(game, cards="KC QC JC TS AS 9S 9D TC 9C TD QS")
    assert not any(JOKER in imagine(view(game, SOUTH), rng).hands[EAST] for _ in range(50))


def colliding(variant: str, rng: Random) -> Options:
    """House rules that say something about unseen cards, more often than by chance."""
    wishes: dict[str, Any] = {
        "natural_trump": True,
        "farmers_hand": "any_three",
        "partners_best": True,
        "redeal_dealer": "plays_one",
        "joker": True,
    }
    while True:
        options = any_rules(variant, rng)
        for name, wish in wishes.items():
            if wish in offered(variant, name) and rng.random() < 0.6:
                options = replace(options, **{name: wish})
        setup = new_game(options).variant.setup
        if len(setup.pack) > len(setup.table.seats) * setup.hand_size:
            return options


def check_maker(game: Game, hidden: Hidden) -> None:
    """The maker has had the card without which he could not have been the maker."""
    assert game.deal is not None
    shown, options = game.deal.shown, game.variant.options
    maker = shown.maker
    if maker is None:
        return
    away = hidden.discards.get(maker, ())
    played_ = [p.card for trick in shown.tricks for p in trick if p.seat is maker]
    had = {*hidden.hands[maker], *away, *played_}
    called = [s.call for s in shown.calls if s.seat is maker and not isinstance(s.call, Pass)]
    stuck = options.stick_the_dealer and maker is shown.dealer
    ordered = any(isinstance(call, OrderUp) for call in called)
    named = any(isinstance(call, Call) for call in called) and not stuck
    if options.natural_trump and shown.trump and (ordered or named):
        assert any(card.suit is shown.trump for card in had - {shown.upcard})
    passes = sum(isinstance(s.call, Pass) for s in shown.said(Phase.AUCTION))
    if options.variant == "hasenpfeffer" and passes == len(FOUR):
        assert JOKER in had
    if shown.picked_up and not options.may_discard_upcard and not shown.exchanges:
        assert shown.upcard is None or shown.upcard not in hidden.discards.get(shown.dealer, ())


def check_every_seat(game: Game, rng: Random) -> None:
    """Whoever looks on, the deals he imagines agree with all that he has seen."""
    for seat in (*game.variant.setup.table.seats, None):
        seen = view(game, seat)
        for _ in range(3):
            hidden = imagine(seen, rng)
            assert view(with_hidden(game, hidden), seat) == seen
            assert all_cards(game, hidden) == sorted(game.variant.setup.pack)
            check_record(game, hidden)
            check_maker(game, hidden)


@pytest.mark.parametrize("variant", sorted(GAMES))
@pytest.mark.parametrize("seed", range(4))
def test_house_rules_that_tell_about_unseen_cards_agree_with_each_other(
    variant: str, seed: int
) -> None:
    rng = Random(seed)
    choose = agent("normal", seed).choose if seed % 2 else any_legal(rng)
    for game, _ in played(dealt(colliding(variant, rng), rng), choose):
        check_every_seat(game, rng)
