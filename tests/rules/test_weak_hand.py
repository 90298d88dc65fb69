from __future__ import annotations

import pytest

from euchre.rules import Game, IllegalAction, Options, Phase, Rank, Suit, parse_cards
from euchre.rules.stages.weak_hand import WeakHand, claims
from tests.rules.tables import E, N, S, W, after, events_of, hand, legal, set_table

WEAK_SOUTH = {
    S: "9S 9C 9D AS KS",
    W: "TD TC AC KC QC",
    N: "JD JC JS JH QS",
    E: "AD KD QD AH KH",
}


def weak(rule: str, hands: dict[object, str] | None = None, **options: object) -> Game:
    return set_table(
        Options(farmers_hand=rule, **options),  # type: ignore[arg-type]
        hands or WEAK_SOUTH,  # type: ignore[arg-type]
        "9H",
        "TH QH TS",
    )


@pytest.mark.parametrize(
    ("rule", "cards", "lowest", "may"),
    [
        ("three_alike", "9H 9C 9D AS KS", 9, True),
        ("three_alike", "TH TC TD AS KS", 9, True),
        ("three_alike", "9H 9C TD AS KS", 9, False),
        ("three_alike", "8H 8C 8D AS KS", 7, True),
        ("three_alike", "JH JC JD AS KS", 9, False),
        ("any_three", "9H 9C TD AS KS", 9, True),
        ("any_three", "7H 9C TD AS KS", 7, True),
        ("any_three", "9H 9C AD AS KS", 9, False),
        ("any_three", "9H 9C TD XX KS", 9, True),
        ("redeal", "9H 9C TD TC 9D", 9, True),
        ("redeal", "9H 9C TD TC 9S", 9, False),
        ("redeal", "9H 9C TD TC AD", 9, False),
        ("redeal", "9H 9C TD TC XX", 9, False),
        ("redeal", "7H 8C TD TC 9D", 7, True),
        ("ace_no_face", "AH 9C TD TC 9S", 9, True),
        ("ace_no_face", "AH AC AD AS 9S", 9, True),
        ("ace_no_face", "9H 9C TD TC 9S", 9, False),
        ("ace_no_face", "AH 9C TD TC QS", 9, False),
        ("ace_no_face", "AH 9C TD TC XX", 9, False),
    ],
)
def test_a_hand_is_weak_as_the_house_rule_says(
    rule: str,
    cards: str,
    lowest: int,
    may: bool,  # noqa: FBT001 - a column of the table
) -> None:
    found = claims(WeakHand(rule), parse_cards(cards), Suit.SPADES, Rank(lowest))
    assert bool(found) == may


def test_whoever_holds_four_alike_chooses_three_of_them() -> None:
    found = claims(WeakHand.THREE_ALIKE, parse_cards("9H 9C 9D 9S KS"), Suit.SPADES)
    assert len(found) == 4
    assert all(len(set(claim.cards)) == 3 for claim in found)


def test_a_weak_hand_goes_under_for_the_top_of_the_kitty() -> None:
    game = after(weak("three_alike"), "claim 9S 9C 9D")
    assert hand(game, S) == "AS KS TH QH TS"
    assert game.deal is not None
    assert sorted(map(str, game.deal.hidden.kitty)) == ["9C", "9D", "9S"]
    assert (game.phase, game.turn) == (Phase.ORDER, S)


def test_a_bigger_kitty_gives_its_three_top_cards() -> None:
    game = after(weak("three_alike", deck="32"), "claim 9S 9C 9D")
    assert hand(game, S) == "AS KS TH QH TS"
    assert game.deal is not None
    assert len(game.deal.hidden.kitty) == 11


def test_only_weak_cards_go_under() -> None:
    with pytest.raises(IllegalAction):
        after(weak("three_alike"), "claim 9S 9C AS")
    with pytest.raises(IllegalAction):
        after(weak("any_three"), "claim 9S 9C")


def test_a_claim_may_be_declined_and_is_not_asked_again() -> None:
    game = after(weak("three_alike"), "pass")
    assert (game.phase, game.turn) == (Phase.ORDER, S)
    assert legal(after(game, "pass")) == ["pass", "order", "order alone"]


def test_a_silent_no_is_seen_by_nobody() -> None:
    assert events_of(weak("three_alike"), "pass") == ()


def test_seats_are_asked_from_the_dealers_left_and_only_those_who_may_claim() -> None:
    hands: dict[object, str] = {
        W: "9S 9C TD AS KS",
        E: "TC TS TH AC KC",
        S: "AD KD QD JD JC",
        N: "AH KH QH JH JS",
    }
    game = set_table(Options(farmers_hand="any_three"), hands, "QS")  # type: ignore[arg-type]
    assert (game.phase, game.turn) == (Phase.RELIEF, W)
    game = after(game, "pass")
    assert (game.phase, game.turn) == (Phase.RELIEF, E)
    assert after(game, "pass").phase is Phase.ORDER


def test_a_claimed_redeal_is_dealt_by_the_same_dealer_even_if_others_pass_on() -> None:
    hands: dict[object, str] = {W: "9S TS 9C TC 9D", E: "AD KD JD AH KH"}
    game = set_table(Options(farmers_hand="redeal"), hands, "9H")  # type: ignore[arg-type]
    game = after(game, "claim")
    assert (game.phase, game.dealer) == (Phase.DEAL, E)
    assert set(game.scores.values()) == {0}


def test_claims_are_made_after_the_dealer_has_named_for_the_benny() -> None:
    hands: dict[object, str] = {S: "9S 9C 9D AS KS", E: "AD KD JD AH KH"}
    options = Options(joker=True, farmers_hand="three_alike")
    game = set_table(options, hands, "XX")  # type: ignore[arg-type]
    assert game.phase is Phase.BENNY
    game = after(game, "name H")
    assert (game.phase, game.turn) == (Phase.RELIEF, S)
    assert after(game, "pass").phase is Phase.DISCARD
