from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from euchre.rules import (
    JOKER,
    PRESETS,
    Game,
    IllegalAction,
    Phase,
    Result,
    Seat,
    Shuffle,
    Suit,
    ThrownIn,
    apply,
    build,
    new_game,
)
from euchre.rules.events import CardsThrownIn, DealScored, TookWidow
from euchre.rules.options import check
from euchre.rules.view import view
from tests.rules.tables import E, N, S, W, after, events_of, hand, legal, set_table

if TYPE_CHECKING:
    from euchre.rules.events import Event

HASENPFEFFER = PRESETS["hasenpfeffer"]
HANDS = {
    S: "JS JC AS KS AH 9H",
    W: "QS TS KH QH JH 9C",
    N: "AD KD QD TD 9D TH",
    E: "XX AC KC QC TC JD",
}
"""East deals; the widow is the 9S."""


def hasenpfeffer(hands: dict[Seat, str] = HANDS, widow: str = "9S", **switches: Any) -> Game:
    scores = switches.pop("scores", None)
    return set_table(check(switches, HASENPFEFFER), hands, kitty=widow, scores=scores)


def played_out(game: Game) -> tuple[Game, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    while game.turn is not None:
        game, events = apply(game, game.legal_actions[0])
    return game, events


def test_six_cards_each_in_two_packets_of_three_and_the_last_is_the_widow() -> None:
    game = new_game(HASENPFEFFER, E)
    pack = game.variant.setup.pack
    assert len(pack) == 25
    deal = apply(game, Shuffle(pack)).game.deal
    assert deal
    assert deal.hand(S) == pack[:3] + pack[12:15]
    assert deal.hand(E) == pack[9:12] + pack[21:24]
    assert deal.hidden.kitty == pack[24:]
    assert deal.shown.upcard is None


def test_nobody_sees_the_widow_before_it_is_taken_and_then_only_who_took_it() -> None:
    game = after(hasenpfeffer(), "bid 4", "pass", "pass", "pass")
    for seat in (S, W, N, E, None):
        assert "9S" not in {str(card) for card in view(game, seat).hand}
    (*_, took) = events_of(hasenpfeffer(), "bid 4", "pass", "pass", "pass", "call S")
    assert isinstance(took, TookWidow)
    for seat in (W, N, E, None):
        seen = took.seen_by(seat)
        assert isinstance(seen, TookWidow)
        assert seen.cards == (None,)
    assert took.seen_by(S) == took
    game = after(game, "call S", "discard 9H")
    assert [str(card) for card in view(game, S).discards] == ["9H"]
    assert all(view(game, seat).discards == () for seat in (W, N, E, None))


# The auction (A8.3, A8.4).


def test_each_bid_is_above_the_last_and_from_one_to_six() -> None:
    game = hasenpfeffer()
    assert (game.phase, game.turn) == (Phase.AUCTION, S)
    assert legal(game) == ["pass", *(f"bid {tricks}" for tricks in range(1, 7))]
    game = after(game, "bid 3")
    assert legal(game) == ["pass", "bid 4", "bid 5", "bid 6"]
    for low in ("bid 3", "bid 2", "bid nap"):
        with pytest.raises(IllegalAction):
            after(game, low)


def test_it_goes_round_until_three_have_passed_and_a_pass_is_final() -> None:
    game = after(hasenpfeffer(), "bid 2", "pass", "bid 3", "pass")
    assert game.turn is S
    game = after(game, "bid 4")
    assert game.turn is N
    game = after(game, "pass")
    assert (game.phase, game.turn) == (Phase.DECLARE, S)


def test_the_last_to_speak_may_still_bid_when_three_have_passed() -> None:
    game = after(hasenpfeffer(), "pass", "pass", "pass")
    assert (game.phase, game.turn) == (Phase.AUCTION, E)
    game = after(game, "bid 1")
    assert (game.phase, game.turn) == (Phase.DECLARE, E)


@pytest.mark.parametrize("rounds", ["many", "one"])
def test_six_ends_the_auction(rounds: str) -> None:
    game = after(hasenpfeffer(bid_rounds=rounds), "bid 1", "bid 6")
    assert (game.phase, game.turn) == (Phase.DECLARE, W)


def test_in_one_round_everybody_speaks_once() -> None:
    game = after(hasenpfeffer(bid_rounds="one"), "bid 2", "bid 3", "pass", "pass")
    assert (game.phase, game.turn) == (Phase.DECLARE, W)
    game = after(hasenpfeffer(bid_rounds="one"), "bid 2", "bid 3", "bid 4", "bid 5")
    assert (game.phase, game.turn) == (Phase.DECLARE, E)


@pytest.mark.parametrize("rounds", ["many", "one"])
@pytest.mark.parametrize("holder", [S, W, N, E])
def test_when_all_pass_the_holder_of_the_joker_plays_at_three(
    holder: Seat, rounds: str
) -> None:
    game = hasenpfeffer({holder: "XX"}, widow="9S", bid_rounds=rounds)
    game = after(game, *["pass"] * 4)
    assert game.deal
    assert (game.phase, game.turn, game.deal.shown.bid) == (Phase.DECLARE, holder, "3")
    game = after(game, "call H")
    assert (game.phase, game.turn) == (Phase.DISCARD, holder)


@pytest.mark.parametrize(("who", "dealer"), [("next", S), ("same", E)])
def test_a_joker_in_the_widow_throws_the_deal_in_when_all_pass(who: str, dealer: Seat) -> None:
    game = hasenpfeffer({S: "JS"}, widow="XX", redeal_dealer=who)
    (*_, thrown) = events_of(game, *["pass"] * 4)
    assert thrown == CardsThrownIn(ThrownIn.JOKER_IN_WIDOW, dealer)
    game = after(game, *["pass"] * 4)
    assert (game.phase, game.dealer, set(game.scores.values())) == (Phase.DEAL, dealer, {0})


def test_a_bidder_may_find_the_joker_in_the_widow() -> None:
    game = hasenpfeffer({S: "JS JC AS KS AH 9H"}, widow="XX")
    game = after(game, "bid 4", "pass", "pass", "pass", "call S")
    assert game.deal
    assert JOKER in game.deal.hand(S)


# Trump, widow, lead (A8.5, A8.6).


def test_the_highest_bidder_names_trump_takes_the_widow_and_lays_one_card_away() -> None:
    game = after(hasenpfeffer(), "bid 4", "pass", "pass", "pass")
    assert legal(game) == ["call C", "call D", "call H", "call S"]
    game = after(game, "call S")
    assert (game.phase, game.turn) == (Phase.DISCARD, S)
    assert hand(game, S) == HANDS[S] + " 9S"
    assert legal(game) == [f"discard {card}" for card in hand(game, S).split()]
    game = after(game, "discard 9S")
    assert (game.phase, game.turn, hand(game, S)) == (Phase.PLAY, S, HANDS[S])


def test_by_house_rule_the_widow_stays_where_it_is() -> None:
    options = replace(HASENPFEFFER, widow="unused")
    game = set_table(options, HANDS, kitty="9S")
    game = after(game, "bid 4", "pass", "pass", "pass", "call S")
    assert (game.phase, game.turn, hand(game, S)) == (Phase.PLAY, S, HANDS[S])
    assert game.deal
    assert [str(card) for card in game.deal.hidden.kitty] == ["9S"]


@pytest.mark.parametrize("bidder", [S, W, N, E])
def test_the_highest_bidder_leads(bidder: Seat) -> None:
    game = hasenpfeffer()
    while game.phase is Phase.AUCTION:
        game = after(game, "bid 4" if game.turn is bidder else "pass")
    game = after(game, "call S")
    game = after(game, legal(game)[0])
    assert (game.phase, game.turn) == (Phase.PLAY, bidder)


def test_the_joker_is_the_highest_trump_and_asks_for_trump() -> None:
    game = after(hasenpfeffer(), "pass", "pass", "pass", "bid 5", "call D", "discard 9S")
    game = after(game, "play XX")
    assert legal(game) == [f"play {card}" for card in HANDS[S].split()]
    game = after(game, "play 9H")
    # The left bower is West's only trump.
    assert legal(game) == ["play JH"]


# Points and the end (A8.7, A8.8).


def scored(bid: str, **switches: Any) -> DealScored:
    """A deal in which South and North, who bid, take all tricks but the joker's and one more."""
    game = hasenpfeffer(**switches)
    game = after(game, f"bid {bid}", *(["pass"] * 3 if bid != "6" else []))
    game = after(game, "call S", "discard 9H")
    _, events = played_out(game)
    return next(event for event in events if isinstance(event, DealScored))


def test_a_bid_that_is_made_is_a_point_a_trick_and_the_others_count_theirs() -> None:
    made = scored("2")
    ours, theirs = made.points.values()
    assert made.result is Result.BID_MADE
    assert ours + theirs == 6
    assert [ours, theirs] == list(made.tricks.values())
    assert ours > 2


def test_a_bid_that_fails_costs_the_bid_and_the_others_still_count_theirs() -> None:
    failed = scored("6")
    assert failed.result is Result.BID_FAILED
    assert list(failed.points.values()) == [-6, failed.tricks[W, E]]
    assert list(failed.scores.values()) == [-6, failed.tricks[W, E]]
    assert 0 < failed.tricks[W, E] < 6


def test_a_score_may_go_on_falling_below_nothing() -> None:
    failed = scored("6", scores=(-5, 3))
    assert failed.scores[S, N] == -11


@pytest.mark.parametrize(
    ("scores", "bidder", "winner"),
    [
        ((10, 12), S, (S, N)),
        ((10, 12), W, (W, E)),
        ((9, 12), S, (W, E)),
        ((10, -4), W, (S, N)),
        ((9, 9), S, None),
        ((10, 10), E, (W, E)),
    ],
)
def test_if_both_sides_get_there_the_bidders_win(
    scores: tuple[int, int], bidder: Seat, winner: tuple[Seat, ...] | None
) -> None:
    game = hasenpfeffer()
    while game.phase is Phase.AUCTION:
        game = after(game, "bid 4" if game.turn is bidder else "pass")
    game = replace(game, scores=dict(zip(game.scores, scores, strict=True)))
    assert game.winner == winner


def test_a_deal_that_takes_both_sides_to_ten_ends_the_game_for_the_bidders() -> None:
    game = after(hasenpfeffer(scores=(7, 9)), "bid 2", "pass", "pass", "pass")
    game, _ = played_out(after(game, "call S", "discard 9H"))
    ours, theirs = game.scores.values()
    assert theirs >= 10
    assert ours >= 10
    assert (game.winner, game.phase) == ((S, N), Phase.OVER)


def test_trump_is_one_of_the_four_suits_and_its_bowers_count() -> None:
    ranking = build(HASENPFEFFER).setup.ranking
    trumps = [JOKER, *(c for c in build(HASENPFEFFER).setup.pack if c is not JOKER)]
    strengths = ranking.strengths(Suit.SPADES, Suit.SPADES)
    order = sorted(trumps, key=strengths.__getitem__, reverse=True)
    assert " ".join(map(str, order[:8])) == "XX JS JC AS KS QS TS 9S"
