from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from euchre.rules import (
    PRESETS,
    Game,
    IllegalAction,
    Pass,
    Phase,
    Result,
    Seat,
    Shuffle,
    Suit,
    apply,
    build,
    new_game,
)
from euchre.rules.actions import Bid
from euchre.rules.events import Called, DealScored, TrumpMade
from euchre.rules.options import check
from tests.rules.tables import E, N, S, W, after, events_of, legal, set_table

if TYPE_CHECKING:
    from euchre.rules.events import Event

NAPOLEON = PRESETS["napoleon"]
HANDS = {S: "AS KS QS JS TS", W: "2S 3S AH KH QH", N: "2H 3H 4H 5H 6H", E: "2D 3D 4D 5D 6D"}
"""East deals, and four play."""
LADDER = ("two", "three", "misere", "four", "nap", "wellington", "blucher")


def nap(hands: dict[Seat, str] = HANDS, **switches: Any) -> Game:
    scores = switches.pop("scores", None)
    return set_table(check(switches, NAPOLEON), hands, scores=scores)


def played_out(game: Game) -> tuple[Game, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    while game.turn is not None:
        game, events = apply(game, game.legal_actions[0])
    return game, events


def scored(game: Game) -> DealScored:
    return next(event for event in played_out(game)[1] if isinstance(event, DealScored))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("pattern", ["3-2", "2-3"])
def test_two_to_six_play_each_for_himself_with_five_cards(players: int, pattern: str) -> None:
    game = new_game(check({"players": players, "deal_pattern": pattern}, NAPOLEON))
    table, pack = game.variant.setup.table, game.variant.setup.pack
    assert table.sides == tuple((seat,) for seat in table.seats)
    assert len(table.seats) == players
    deal = apply(game, Shuffle(pack)).game.deal
    assert deal
    assert all(len(held) == 5 for held in deal.hidden.hands.values())
    first = int(pattern[0])
    assert deal.hand(table.seats[1])[:first] == pack[:first]
    assert deal.shown.upcard is None
    assert len(deal.hidden.kitty) == 52 - 5 * players


@pytest.mark.parametrize(
    ("deck", "joker", "players", "plays"),
    [
        ("24", False, 2, True),
        ("24", False, 3, True),
        ("32", False, 3, True),
        ("28", False, 4, True),
        ("32", False, 5, True),
        ("24", False, 5, False),
        ("24", True, 5, True),
        ("28", True, 6, False),
        ("32", False, 6, True),
        ("52", True, 6, True),
    ],
)
def test_a_pack_that_is_too_small_for_the_players_is_replaced_by_the_whole_one(
    deck: str,
    joker: bool,  # noqa: FBT001
    players: int,
    plays: bool,  # noqa: FBT001
) -> None:
    options = check({"deck": deck, "joker": joker, "players": players}, NAPOLEON)
    pack = build(options).setup.pack
    assert len(pack) == (int(deck) if plays else 52) + joker
    assert plays == (int(deck) + joker >= 5 * players)


def test_a_jack_is_no_bower() -> None:
    game = after(nap({S: "JH 9H", W: "JD QH"}), "bid two", "pass", "pass", "pass")
    game = after(game, "play JH")
    assert "play JD" not in legal(game)
    assert after(game, "play QH").deal
    assert build(NAPOLEON).setup.ranking.bowers is False


# The calls (A9.3).


def test_every_call_is_above_the_last_in_their_order() -> None:
    game = nap()
    assert (game.phase, game.turn) == (Phase.AUCTION, S)
    # Wellington and Bluecher only answer Nap and Wellington.
    assert legal(game) == ["pass", *(f"bid {name}" for name in LADDER[:5])]
    for index, name in enumerate(LADDER[:4]):
        higher = [f"bid {other}" for other in LADDER[index + 1 : 5]]
        assert legal(after(nap(), f"bid {name}")) == ["pass", *higher]
    assert legal(after(nap(), "bid nap")) == ["pass", "bid wellington"]
    assert legal(after(nap(), "bid nap", "bid wellington")) == ["pass", "bid blucher"]
    assert legal(after(nap(), "bid nap", "pass", "bid wellington")) == ["pass", "bid blucher"]


def test_everybody_speaks_once() -> None:
    game = after(nap(), "bid two", "bid three", "pass", "bid four")
    assert (game.phase, game.turn) == (Phase.PLAY, E)


def test_nobody_can_go_above_bluecher() -> None:
    game = after(nap(), "bid nap", "bid wellington", "bid blucher")
    assert (game.phase, game.turn) == (Phase.PLAY, N)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_when_all_pass_the_next_player_deals(players: int) -> None:
    game = new_game(check({"players": players}, NAPOLEON))
    game = apply(game, Shuffle(game.variant.setup.pack)).game
    second = game.variant.setup.table.seats[1]
    assert game.turn is second
    game = after(game, *["pass"] * players)
    assert (game.phase, game.dealer, game.deals) == (Phase.DEAL, second, 0)


def test_the_dealer_stays_when_all_pass_where_it_is_agreed() -> None:
    assert after(nap(redeal_dealer="same"), *["pass"] * 4).dealer is E


PLAYS_ONE: dict[str, Any] = {"redeal_dealer": "plays_one"}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_by_house_rule_the_dealer_plays_one_when_all_pass(players: int) -> None:
    game = new_game(check({**PLAYS_ONE, "players": players}, NAPOLEON))
    dealer = game.dealer
    game = apply(game, Shuffle(game.variant.setup.pack)).game
    assert "bid one" not in legal(game)
    (*_, passed, forced) = events_of(game, *["pass"] * players)
    assert passed == Called(dealer, Phase.AUCTION, Pass())
    assert forced == Called(dealer, Phase.AUCTION, Bid("one"))
    game = after(game, *["pass"] * players)
    assert (game.phase, game.turn) == (Phase.PLAY, dealer)


@pytest.mark.parametrize(
    ("east", "chips", "points"),
    [
        ("AC 2C 3C 4C 5C", False, [0, 0, 0, 1]),
        ("AC 2C 3C 4C 5C", True, [-1, -1, -1, 3]),
        ("2D 3D 4D 5D 6D", False, [0, 0, 0, -1]),
        ("2D 3D 4D 5D 6D", True, [1, 1, 1, -3]),
    ],
)
def test_a_forced_one_is_won_or_lost_for_one_point(
    east: str,
    chips: bool,  # noqa: FBT001
    points: list[int],
) -> None:
    # Nobody else follows a club; the diamonds of West are higher than East's.
    hands = {S: "AS KS QS JS TS", W: "AD KD QD JD TD", N: "2H 3H 4H 5H 6H", E: east}
    game = after(
        nap(hands, **PLAYS_ONE, nap_score="chips" if chips else "single"), *["pass"] * 4
    )
    assert list(scored(game).points.values()) == points


def test_the_dealer_need_not_play_one_when_somebody_bids() -> None:
    game = after(nap(**PLAYS_ONE), "pass", "bid two", "pass", "pass")
    assert (game.phase, game.turn) == (Phase.PLAY, W)


def test_no_other_game_forces_the_dealer_to_play_one() -> None:
    for name in set(PRESETS) - {"napoleon"}:
        with pytest.raises(ValueError, match="plays_one"):
            build(replace(PRESETS[name], redeal_dealer="plays_one"))


# Trump and play (A9.4, A9.5).


@pytest.mark.parametrize("bid", ["two", "three", "four", "nap"])
def test_the_highest_bidder_leads_and_his_first_card_makes_trump(bid: str) -> None:
    game = after(nap(), "pass", f"bid {bid}", "pass", "pass")
    assert (game.phase, game.turn) == (Phase.PLAY, W)
    events = events_of(nap(), "pass", f"bid {bid}", "pass", "pass", "play AH")
    assert TrumpMade(W, Suit.HEARTS) in events
    game = after(game, "play AH", "play 2H", "play 2D", "play AS")
    assert game.turn is W
    game = after(game, "play 2S")
    assert game.deal
    assert game.deal.shown.trump is Suit.HEARTS


def test_a_misere_has_no_trump() -> None:
    game = after(nap(), "bid misere", "pass", "pass", "pass", "play TS", "play 2S", "play 2H")
    assert game.deal
    assert game.deal.shown.trump is None
    game = after(game, "play 2D")
    assert game.turn is S


def test_whoever_cannot_follow_may_throw_anything() -> None:
    game = after(nap(), "bid two", "pass", "pass", "pass", "play AS")
    assert legal(game) == ["play 2S", "play 3S"]
    game = after(game, "play 2S")
    assert legal(game) == [f"play {card}" for card in HANDS[N].split()]


JOKER = {**HANDS, S: "XX KS QS JS TS"}


def test_a_joker_is_the_highest_trump_and_cannot_make_trump() -> None:
    game = after(nap(JOKER, joker=True), "bid two", "pass", "pass", "pass")
    assert "play XX" not in legal(game)
    game = after(game, "play KS", "play 2S", "play 2H", "play 2D")
    assert "play XX" in legal(game)
    game = after(game, "play XX")
    assert legal(game) == ["play 3S"]
    game = after(game, "play 3S", "play 3H", "play 3D")
    assert game.turn is S


def test_a_joker_in_a_misere_takes_any_trick_and_asks_for_no_suit() -> None:
    game = after(nap(JOKER, joker=True), "bid misere", "pass", "pass", "pass")
    assert "play XX" in legal(game)
    game = after(game, "play XX")
    assert legal(game) == [f"play {card}" for card in HANDS[W].split()]
    assert after(game, "play AH", "play 2H", "play 2D").turn is S


# What a deal is worth (A9.6, A9.7).

WINS = {
    "two": 2,
    "three": 3,
    "misere": 3,
    "four": 4,
    "nap": 10,
    "wellington": 10,
    "blucher": 10,
}
LOSES = {**WINS, "nap": 5, "blucher": 20}
EVEN = {**WINS, "nap": 5, "blucher": 20}


@pytest.mark.parametrize("name", LADDER)
@pytest.mark.parametrize("scale", ["bicycle", "even"])
@pytest.mark.parametrize("tricks", range(6))
def test_a_bid_wins_or_loses_its_stake_and_nothing_for_extra_tricks(
    name: str, scale: str, tricks: int
) -> None:
    scoring = build(check({"nap_scale": scale}, NAPOLEON)).scoring
    needs = {"two": 2, "three": 3, "four": 4}.get(name, 5)
    made = tricks == 0 if name == "misere" else tricks >= needs
    wins, loses = (WINS, LOSES) if scale == "bicycle" else (EVEN, EVEN)
    assert scoring.per_opponent(name, tricks) == (wins[name] if made else -loses[name])  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("bid", "points", "result"),
    [
        ("two", [2, 0, 0, 0], Result.BID_MADE),
        ("nap", [10, 0, 0, 0], Result.BID_MADE),
        ("misere", [-3, 0, 0, 0], Result.BID_FAILED),
    ],
)
def test_in_a_game_to_a_target_only_the_bidder_scores(
    bid: str, points: list[int], result: Result
) -> None:
    deal = scored(after(nap(), f"bid {bid}", "pass", "pass", "pass"))
    assert (list(deal.points.values()), deal.result) == (points, result)


@pytest.mark.parametrize(
    ("bid", "points"), [("nap", [30, -10, -10, -10]), ("misere", [-9, 3, 3, 3])]
)
def test_for_chips_every_opponent_pays_or_is_paid(bid: str, points: list[int]) -> None:
    deal = scored(after(nap(nap_score="chips"), f"bid {bid}", "pass", "pass", "pass"))
    assert list(deal.points.values()) == points


def test_the_first_to_reach_the_target_wins() -> None:
    game, _ = played_out(
        after(nap(scores=(15, 24, 24, -90)), "bid nap", "pass", "pass", "pass")
    )
    assert (game.scores[(S,)], game.winner, game.phase) == (25, (S,), Phase.OVER)
    game, _ = played_out(
        after(nap(scores=(14, 24, 24, -90)), "bid nap", "pass", "pass", "pass")
    )
    assert game.winner is None


@pytest.mark.parametrize(
    ("scores", "deals", "winner"),
    [
        ((40, -10, -20, -10), 9, None),
        ((40, -10, -20, -10), 10, (S,)),
        ((10, 10, -10, -10), 10, None),
        ((-5, 5, 0, 0), 12, (W,)),
    ],
)
def test_a_game_for_chips_ends_after_the_agreed_deals_and_equals_play_on(
    scores: tuple[int, ...], deals: int, winner: tuple[Seat, ...] | None
) -> None:
    game = new_game(check({"nap_score": "chips", "nap_deals": 10}, NAPOLEON))
    scored_so = dict(zip(game.scores, scores, strict=True))
    assert replace(game, scores=scored_so, deals=deals).winner == winner


def test_deals_that_are_thrown_in_do_not_count() -> None:
    game = after(nap(nap_score="chips"), *["pass"] * 4)
    assert game.deals == 0
    game, _ = played_out(after(nap(nap_score="chips"), "bid two", "pass", "pass", "pass"))
    assert (game.deals, game.dealer) == (1, S)


def test_a_bid_of_another_game_is_refused() -> None:
    for bid in ("bid 3", "bid 6"):
        with pytest.raises(IllegalAction):
            after(nap(), bid)
