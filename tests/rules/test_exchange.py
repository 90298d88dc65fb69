from __future__ import annotations

import pytest

from euchre.rules import IllegalAction, Phase, Seat
from euchre.rules.events import Called, Discarded, SatOut
from tests.rules.tables import PLAIN, E, N, S, W, after, events_of, hand, legal, plain


def test_the_dealer_may_lay_away_any_of_six_cards() -> None:
    game = after(plain(), "order")
    assert legal(game) == [f"discard {card}" for card in (*PLAIN[E].split(), "9H")]


def test_by_house_rule_the_card_just_taken_stays() -> None:
    game = after(plain(may_discard_upcard=False), "order")
    assert legal(game) == [f"discard {card}" for card in PLAIN[E].split()]


def test_a_discard_leaves_the_hand_and_is_face_down() -> None:
    game = after(plain(), "order", "discard KS")
    assert hand(game, E) == "AD 9C JD QC 9H"
    assert game.deal is not None
    assert [str(card) for card in game.deal.hidden.discards[E]] == ["KS"]
    (event,) = events_of(plain(), "order", "discard KS")
    assert isinstance(event, Discarded)


def test_nobody_discards_when_trump_is_named() -> None:
    assert after(plain(), *["pass"] * 4, "call S").phase is Phase.PLAY


def test_nobody_discards_when_the_dealer_sits_out() -> None:
    game = after(plain(), "pass", "order alone")
    assert game.phase is Phase.PLAY
    assert hand(game, E) == PLAIN[E] + " 9H"


def test_the_maker_who_put_it_off_decides_after_the_discard() -> None:
    game = after(plain(), "pass", "pass", "order later", "discard 9H")
    assert (game.phase, game.turn) == (Phase.DECIDE, N)
    assert legal(game) == ["together", "alone"]


@pytest.mark.parametrize("said", ["together", "alone"])
def test_the_decision_is_asked_once(said: str) -> None:
    game = after(plain(), "order later", "discard 9H", said)
    assert game.phase is Phase.PLAY
    for again in ("together", "alone"):
        with pytest.raises(IllegalAction):
            after(game, again)


def test_deciding_alone_lays_the_partners_cards_down() -> None:
    events = events_of(plain(), "order later", "discard 9H", "alone")
    assert [type(event) for event in events] == [Called, SatOut]


def test_against_a_loner_his_left_and_then_his_right_opponent_may_defend_alone() -> None:
    game = after(plain(defend_alone=True), "order alone", "discard 9H")
    assert (game.phase, game.turn) == (Phase.DEFEND, W)
    assert legal(game) == ["pass", "defend"]
    game = after(game, "pass")
    assert (game.phase, game.turn) == (Phase.DEFEND, E)
    assert after(game, "pass").phase is Phase.PLAY


def test_a_lone_defender_sends_his_partner_out_and_ends_the_question() -> None:
    game = after(plain(defend_alone=True), "order alone", "discard 9H", "defend")
    assert game.phase is Phase.PLAY
    assert game.deal is not None
    assert game.deal.active == (S, W)
    assert game.deal.shown.lone_defender is W


def test_nobody_defends_alone_against_two() -> None:
    assert after(plain(defend_alone=True), "order", "discard 9H").phase is Phase.PLAY


def test_nobody_defends_alone_unless_the_house_rule_is_on() -> None:
    assert after(plain(), "order alone", "discard 9H").phase is Phase.PLAY


@pytest.mark.parametrize(
    ("calls", "out"),
    [
        (["order alone", "discard 9H"], N),
        (["pass", "order alone"], E),
        (["pass", "pass", "order alone", "discard 9H"], S),
        (["pass", "pass", "pass", "order alone", "discard 9H"], W),
    ],
)
def test_going_alone_can_be_played_to_the_end_from_every_seat(
    calls: list[str], out: Seat
) -> None:
    game = after(plain(), *calls)
    assert game.deal is not None
    assert game.deal.shown.sitting_out == {out}
    while game.turn is not None:
        assert game.turn is not out
        game = after(game, legal(game)[0])
    assert sum(game.scores.values()) in (1, 2, 4)
