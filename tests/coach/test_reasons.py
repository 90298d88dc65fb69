"""Reasons are true, come from the view alone, and set the better choice apart."""

from __future__ import annotations

from random import Random

from euchre.ai.agent import agent
from euchre.coach.explanation import reasons, shares
from euchre.coach.reasons import MOST, Fact, Why, difference
from euchre.rules.actions import Call, OrderUp, Pass, Play
from euchre.rules.cards import parse_cards
from euchre.rules.games import GAMES
from euchre.rules.state import Phase
from tests.ai.dealing import any_rules, dealt, played
from tests.ai.positions import load, seen
from tests.coach.when_said import HOLDS
from tests.torture.reasons import checked

POSITIONS = 600


def test_no_reason_is_untrue_and_none_knows_a_hidden_card() -> None:
    tried, number, given = 0, 0, set()
    while tried < POSITIONS:
        rng = Random(number)
        game = dealt(any_rules(rng.choice(sorted(GAMES)), rng), rng)
        for now, view in played(game, agent("normal", "others").choose):
            given |= set(checked(now, view, rng))
            tried += 1
        number += 1
    assert set(Why) - given <= {Why.LEADS_TO_MAKER, Why.CANNOT_BE_BEATEN}


def test_every_kind_of_reason_says_when_it_may_be_given() -> None:
    assert set(HOLDS) == set(Why)


def test_two_reasons_are_given_at_most_and_none_that_holds_for_both() -> None:
    ace = Fact(Why.SIDE_ACES, parse_cards("AC"))
    many = [Fact(Why.VOIDS, number=1), ace, Fact(Why.TRUMPS_HELD, number=3)]

    given = difference(many, [ace])

    assert given == (Fact(Why.TRUMPS_HELD, number=3), Fact(Why.VOIDS, number=1))
    assert len(difference([*many, Fact(Why.CARD_TO_US)], [])) == MOST


def test_a_trump_led_to_the_partner_who_called_is_explained_by_that() -> None:
    position = next(
        view
        for view in map(seen, load("positions.json"))
        if view.phase is Phase.PLAY
        and not view.trick
        and view.shown
        and view.shown.maker
        and view.seat
        and view.setup.table.side_of(view.seat) == view.setup.table.side_of(view.shown.maker)
        and view.seat is not view.shown.maker
    )
    trump = position.shown.trump if position.shown else None
    ranking = position.setup.ranking
    cards = [action.card for action in position.legal if isinstance(action, Play)]
    trumps = [card for card in cards if ranking.suit_of(card, trump) is trump]
    plain = [card for card in cards if card not in trumps]

    given = reasons(position, Play(trumps[0]), Play(plain[0]))

    assert Why.LEADS_TO_MAKER in [reason.why for reason in given]


def test_the_shares_of_a_call_are_a_hundred_together() -> None:
    told = 0
    for number in range(40):
        rng = Random(number)
        game = dealt(any_rules("classic", rng), rng)
        for _, view in played(game, agent("normal", "others").choose):
            for action in view.legal:
                found = shares(view, action)
                assert found is None or isinstance(action, (OrderUp, Call)) or action != Pass()
                if found:
                    told += 1
                    assert sum(found) == 100
                    assert min(found) >= 0
    assert told
