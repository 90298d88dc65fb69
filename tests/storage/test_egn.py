"""Euchre Game Notation: what is written fits its published schema and tells the game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from euchre.play.replay import Replay
from euchre.rules import PRESETS, Card, Deal, Suit
from euchre.storage import egn
from euchre.storage.egn import NotInEgnError
from tests.storage.games import played, record

FOUR_HANDED = ("classic", "us", "canadian")


def suit_of(word: str) -> Suit:
    return Suit(word.upper())


def card_of(text: str) -> Card:
    return Card.parse("XX" if text == "B" else text.upper())


@pytest.mark.parametrize("preset", FOUR_HANDED)
@pytest.mark.parametrize("seed", range(4))
def test_every_card_call_and_trick_of_the_game_is_told(preset: str, seed: int) -> None:
    game = played(record(preset, seed=seed, target=5))
    film = Replay(game)
    told = json.loads(egn.written(game))
    assert told["fileType"] == "Euchre Game Notation"
    last = film.game(film.last)
    assert told["metadata"]["finalScore"] == list(last.scores.values())
    assert len(told["deals"]) == len(film.deals)
    for number, deal in enumerate(told["deals"]):
        found = film.game(film.deal_end(number)).deal
        assert found
        check_deal(deal, film, number, found)


def check_deal(told: dict[str, Any], film: Replay, number: int, deal: Deal) -> None:
    seats = deal.setup.table.seats
    start = told["initialState"]
    assert seats[start["dealer"]] is deal.shown.dealer
    assert card_of(start["upCard"]) is deal.shown.upcard
    dealt = film.dealt(number)
    assert [tuple(map(card_of, hand)) for hand in start["playerCards"]] == list(dealt.values())
    bidding, *play = told["phases"]
    *passes, last = bidding["calls"]
    assert set(passes) <= {"Pass"}
    if deal.shown.maker is None:
        assert last == "Pass"
        assert not play
        return
    # As the notation has it: the first who does not pass, counted from the dealer's left.
    assert seats[(start["dealer"] + len(bidding["calls"])) % 4] is deal.shown.maker
    if last == "Order":
        assert deal.shown.upcard is not None
        assert deal.shown.trump is deal.shown.upcard.suit
    else:
        assert suit_of(last) is deal.shown.trump
    assert bidding["isAlone"] == bool(deal.shown.alone)
    tricks = [tuple(played.card for played in trick) for trick in deal.shown.tricks]
    assert [tuple(map(card_of, trick)) for trick in play[0]["tricks"]] == tricks


@pytest.mark.parametrize("actions", [0, 1, 4, 9, 30])
def test_a_game_in_progress_can_be_written(actions: int) -> None:
    told = json.loads(egn.written(played(record(), actions)))
    assert len(told["deals"]) == (1 if actions else 0) + (actions > 28)


def test_a_game_that_has_no_place_in_it_is_refused() -> None:
    others = [record(preset) for preset in PRESETS if preset in ("two_handed", "napoleon")]
    others.append(record("classic", match_games=3))
    others.append(played(record("classic", farmers_hand="any_three", seed=4)))
    refused = 0
    for game in others:
        try:
            egn.written(game)
        except NotInEgnError:
            refused += 1
    assert refused >= len(others) - 1
