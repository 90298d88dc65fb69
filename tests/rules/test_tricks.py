from __future__ import annotations

import pytest

from euchre.rules import IllegalAction, Options, Phase, Seat
from euchre.rules.events import CardPlayed, DealScored, GameWon, TrickWon
from tests.rules.tables import E, N, S, W, after, events_of, hand, legal, plain, set_table

SEED = {S: "AD 9C TS KC QH", W: "JD KS QS AC TH", N: "KD AS JS TC 9H", E: "JH JC 9S QC KH"}
"""The original example: hearts are trump, South leads the ace of diamonds."""


def test_the_left_bower_need_not_follow_its_printed_suit_and_can_ruff() -> None:
    game = set_table(Options(), SEED, "AH")
    game = after(game, "order", "discard QC", "play AD")
    assert legal(game) == [f"play {card}" for card in SEED[W].split()]
    game = after(game, "play JD", "play KD", "play JH")
    assert game.turn is E
    assert game.deal is not None
    assert game.deal.trick_winner(game.deal.taken[0]) is E


def test_who_can_follow_must_follow() -> None:
    game = after(set_table(Options(), SEED, "AH"), "order", "discard QC", "play AD", "play JD")
    assert legal(game) == ["play KD"]


def test_any_card_may_be_led_trump_included() -> None:
    game = after(set_table(Options(), SEED, "AH"), "order", "discard QC")
    assert legal(game) == [f"play {card}" for card in SEED[S].split()]


def test_plays_are_listed_in_the_order_the_cards_are_held() -> None:
    game = after(plain(), "order", "discard 9H")
    assert legal(game) == [f"play {card}" for card in hand(game, S).split()]


def test_a_played_card_leaves_the_hand() -> None:
    game = after(plain(), "order", "discard 9H", "play AS")
    assert hand(game, S) == "QH 9S QS AH"
    with pytest.raises(IllegalAction):
        after(game, "play AS")


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    game = after(plain(), "order", "discard 9H", "play 9S", "play 9D", "play TD", "play KS")
    assert game.turn is E
    assert events_of(game, "play QC") == (CardPlayed(E, game.deal.hand(E)[-1]),)  # type: ignore[union-attr]


def test_the_last_card_of_a_trick_says_who_takes_it() -> None:
    game = after(plain(), "order", "discard 9H", "play 9S", "play 9D", "play TD")
    assert events_of(game, "play KS")[-1] == TrickWon(E)


@pytest.mark.parametrize(
    ("lead", "calls", "leader"),
    [
        # Nobody alone: the dealer's left.
        ("left_of_loner", ["order", "discard 9H"], S),
        ("left_of_dealer", ["order", "discard 9H"], S),
        ("left_of_loner", ["pass", "order", "discard 9H"], S),
        # A loner in each seat.
        ("left_of_loner", ["order alone", "discard 9H"], W),
        ("left_of_loner", ["pass", "order alone"], N),
        ("left_of_loner", ["pass", "pass", "order alone", "discard 9H"], E),
        ("left_of_loner", ["pass", "pass", "pass", "order alone", "discard 9H"], S),
        ("left_of_dealer", ["order alone", "discard 9H"], S),
        ("left_of_dealer", ["pass", "order alone"], S),
        ("left_of_dealer", ["pass", "pass", "order alone", "discard 9H"], W),
        ("left_of_dealer", ["pass", "pass", "pass", "order alone", "discard 9H"], S),
    ],
)
def test_who_leads_the_first_trick(lead: str, calls: list[str], leader: Seat) -> None:
    game = after(plain(loner_lead=lead), *calls)
    assert (game.phase, game.turn) == (Phase.PLAY, leader)


@pytest.mark.parametrize("lead", ["left_of_loner", "left_of_dealer"])
@pytest.mark.parametrize("answers", [["defend"], ["pass", "defend"]])
@pytest.mark.parametrize("passes", [0, 1, 2, 3])
def test_of_two_who_play_alone_the_nearer_to_the_left_leads(
    lead: str, answers: list[str], passes: int
) -> None:
    calls = ["pass"] * passes + ["order alone"] + ["discard 9H"] * (passes != 1)
    game = after(plain(loner_lead=lead, defend_alone=True), *calls, *answers)
    assert game.deal is not None
    loner, defender = game.deal.shown.maker, game.deal.shown.lone_defender
    if lead == "left_of_loner":
        assert game.turn is defender
    else:
        nearest = [s for s in (S, W, N, E) if s in (loner, defender)]
        assert game.turn is nearest[0]


def test_the_last_trick_scores_the_deal_and_moves_the_deal_to_the_left() -> None:
    game = after(plain(), "order", "discard 9H")
    while len(game.deal.taken) < 4 or len(game.deal.trick) < 3:  # type: ignore[union-attr]
        game = after(game, legal(game)[0])
    events = events_of(game, legal(game)[0])
    assert [type(event) for event in events] == [CardPlayed, TrickWon, DealScored]
    game = after(game, legal(game)[0])
    assert (game.phase, game.turn, game.dealer) == (Phase.DEAL, None, S)
    assert all(hand(game, seat) == "" for seat in (S, W, N, E))


def test_the_trick_that_wins_the_game_says_so() -> None:
    game = set_table(Options(), SEED, "AH", scores=(9, 9))
    game = after(game, "order", "discard QC")
    while len(game.deal.taken) < 4 or len(game.deal.trick) < 3:  # type: ignore[union-attr]
        game = after(game, legal(game)[0])
    assert isinstance(events_of(game, legal(game)[0])[-1], GameWon)
    assert after(game, legal(game)[0]).phase is Phase.OVER
