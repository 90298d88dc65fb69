"""Runs worked cases of the rules: every kind the case files know, for every game there is.

A case file is `{meta, vectors[]}`; `meta` describes its own vocabulary, presets and defaults. A
new game needs nothing here as long as it is in `GAMES` and has no new kinds of cases; a new
kind is one more function in `KINDS`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from euchre.rules import (
    GAMES,
    Claim,
    Deal,
    Hidden,
    Name,
    Options,
    Phase,
    Shown,
    Shuffle,
    Suit,
    apply,
    build,
    conflicts,
    new_game,
)
from euchre.rules.actions import Bid, Defend, Expose, Play, ShowTrumps
from euchre.rules.cards import Card, Rank
from euchre.rules.draw import draw_teams
from euchre.rules.goals import Standing
from euchre.rules.options import check
from euchre.rules.scoring import BidPoints, NapPoints, of_deal, pips_shown
from euchre.rules.stages.tricks import MISERE
from euchre.rules.state import Played, Spoken
from tests.rules.tables import stacked
from tests.rules.vectors_case import Case, NotPlayedError, only, playing
from tests.rules.vectors_flow import card, card_text, cards, run_flow, suit

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.rules import Game, Variant


def run(case: Case) -> None:
    """Run one case; AssertionError when the rules disagree, NotPlayedError when they cannot say."""
    game = case.data["game"]
    if game not in GAMES:
        message = f"the game {game} is not there yet"
        raise NotPlayedError(message)
    assert case.kind in KINDS, f"the runner does not know the kind {case.kind!r}"
    KINDS[case.kind](case.options, case)


def _flow(options: Options, case: Case) -> None:
    run_flow(options, case.data)


def _order(options: Options, case: Case) -> None:
    setup = build(options).setup
    trump = suit(case.setup["trump"])
    asked = suit(case.setup["suit"]) if "suit" in case.setup else trump
    of_suit = [c for c in setup.pack if setup.ranking.suit_of(c, trump) is asked]
    of_suit.sort(key=lambda c: setup.ranking.strength(c, trump, asked), reverse=True)
    only(case.expect, "order")
    assert [card_text(c) for c in of_suit] == case.expect["order"]


def _legal_play(options: Options, case: Case) -> None:
    variant, setup = build(options), case.setup
    seats = variant.setup.table.seats
    deal = playing(variant, setup["trump"])
    led = setup.get("led_card")
    follower = seats[1] if led else seats[0]
    tricks = ((Played(seats[0], card(led)),),) if led else ()
    deal = deal.with_hand(follower, cards(setup["hand"])).with_facts(tricks=tricks)
    play = next(stage for stage in variant.stages if stage.phase is Phase.PLAY)
    legal = {str(action).removeprefix("play ") for action in play.legal(deal, follower)}
    only(case.expect, "legal")
    assert legal == {str(card(text)) for text in case.expect["legal"]}


def _trick(options: Options, case: Case) -> None:
    variant = build(options)
    seats = variant.setup.table.seats
    deal = playing(variant, case.setup["trump"])
    trick = tuple(Played(seats[place], card(text)) for place, text in case.setup["plays"])
    winner = deal.trick_winner(trick)
    only(case.expect, "winner", "winning_card")
    assert seats.index(winner) == case.expect["winner"]
    if "winning_card" in case.expect:
        won = next(played.card for played in trick if played.seat is winner)
        assert card_text(won) == case.expect["winning_card"]


def _played_out(variant: Variant, setup: dict[str, Any]) -> Deal:
    """A finished deal in which the first seat made trump and took so many tricks."""
    table = variant.setup.table
    maker, other = table.seats[0], table.seats[1]
    out = {table.partner_of(maker)} if setup.get("alone") else set()
    out |= {table.partner_of(other)} if setup.get("lone_defender") else set()
    said = {
        "lone_defender": Spoken(Phase.DEFEND, other, Defend()),
        "jambone": Spoken(Phase.JAMBONE, maker, Expose()),
        "jamboree": Spoken(Phase.JAMBOREE, maker, ShowTrumps()),
    }
    calls = tuple(spoken for key, spoken in said.items() if setup.get(key))
    shown = Shown(
        table.seats[-1],
        maker=maker,
        trump=Suit.SPADES,
        alone=bool(setup.get("alone")),
        calls=calls,
        sitting_out=frozenset(seat for seat in out if seat),
    )
    deal = Deal(variant.setup, shown, Hidden(dict.fromkeys(table.seats, ())))
    ace, nine = Card.of(Rank.ACE, Suit.HEARTS), Card.of(Rank.NINE, Suit.HEARTS)
    wins = [maker] * setup["maker_tricks"]
    wins += [other] * (variant.setup.hand_size - len(wins))
    tricks = tuple(
        tuple(Played(seat, ace if seat is win else nine) for seat in deal.active)
        for win in wins
    )
    return deal.with_facts(tricks=tricks)


def _score(options: Options, case: Case) -> None:
    variant = build(options)
    table = variant.setup.table
    points, _ = of_deal(variant.scoring, _played_out(variant, case.setup))
    makers = table.side_of(table.seats[0])
    defenders = {points[side] for side in table.sides if side != makers}
    only(case.expect, "makers", "defenders", "each_defender")
    assert points[makers] == case.expect["makers"]
    assert defenders == {case.expect["defenders"]}
    if "each_defender" in case.expect:
        assert case.expect["each_defender"] == (len(table.sides) > 2)


def _game_end(options: Options, case: Case) -> None:
    added = [a + b for a, b in zip(case.setup["score"], case.setup["points"], strict=True)]
    game = new_game(options)
    game = replace(game, scores=dict(zip(game.scores, added, strict=True)))
    sides = game.variant.setup.table.sides
    if "bidder_side" in case.data["options"]:
        deal = playing(game.variant, None)
        maker = sides[case.data["options"]["bidder_side"]][0]
        game = replace(game, deal=deal.with_facts(maker=maker))
    only(case.expect, "score", "game_over", "winner")
    assert added == case.expect["score"]
    assert (game.winner is not None) == case.expect["game_over"]
    wanted = case.expect.get("winner")
    assert game.winner == (None if wanted is None else sides[wanted])


_DECKS = {24: "24", 28: "28", 32: "32", 52: "52"}


def _deal(options: Options, case: Case) -> None:
    setup = case.setup
    pattern = setup.get("pattern", options.deal_pattern)
    pack = cards(setup["deck"])
    joker = "JK" in setup["deck"]
    values = {
        "deck": _DECKS[len(pack) - joker],
        "joker": joker,
        # Three and three is the one pattern of its game, and no choice.
        "deal_pattern": options.deal_pattern if pattern == "3-3" else pattern,
        "players": setup.get("players", options.players),
        # A joker turned up here is just the next card.
        "benny_turned": "dealer_names_makes",
    }
    game = new_game(check(values, options))
    seats = game.variant.setup.table.seats
    game = apply(replace(game, dealer=seats[setup["dealer"]]), Shuffle(pack)).game
    assert game.deal is not None
    deal, expect = game.deal, case.expect
    assert len(seats) == setup.get("players", len(seats))
    only(expect, "hands", "upcard", "kitty", "kitty_size")
    for place, held in expect.get("hands", {}).items():
        assert sorted(deal.hand(seats[int(place)])) == sorted(cards(held))
    if "upcard" in expect:
        assert deal.shown.upcard is (card(expect["upcard"]) if expect["upcard"] else None)
    if "kitty" in expect:
        assert sorted(deal.hidden.kitty) == sorted(cards(expect["kitty"]))
    if "kitty_size" in expect:
        assert len(deal.hidden.kitty) == expect["kitty_size"]


def _draw(options: Options, case: Case) -> None:
    drawn = {name: card(text) for name, text in case.setup["cards"].items()}
    result = draw_teams(drawn, case.setup.get("low", ()))
    only(case.expect, "team", "redraw")
    assert set(result.redraw) == set(case.expect.get("redraw", ()))
    if "team" in case.expect:
        assert result.team == frozenset(case.expect["team"])


def _counter(options: Options, case: Case) -> None:
    first, second = case.setup["cards"]
    low, high = pips_shown(case.setup["score"], (min(first, second), max(first, second)))
    only(case.expect, "pips")
    assert case.expect["pips"] == ([low, high] if first <= second else [high, low])


def _weak_hand(options: Options, setup: dict[str, Any]) -> Game:
    """The hand dealt to the dealer's left, who is asked first."""
    variant = build(options)
    seats = variant.setup.table.seats
    held = cards(setup["hand"])
    kitty = cards(setup.get("kitty", ()))
    # A case that does not name the turned card does not care about it.
    upcard = setup.get("upcard")
    turned = card(upcard) if upcard else _any_other(variant, (*held, *kitty))
    pack = stacked(variant.setup, seats[-1], {seats[0]: held}, turned, kitty)
    game = apply(new_game(options, seats[-1]), Shuffle(pack)).game
    if game.phase is Phase.BENNY:
        game = apply(game, Name(Suit(setup.get("turn_suit", "S")))).game
    return game


def _any_other(variant: Variant, used: tuple[Card, ...]) -> Card:
    suits = {c.suit for c in used}
    free = [c for c in variant.setup.pack if c not in used and c.suit]
    return next((c for c in free if c.suit not in suits), free[0])


def _relief(options: Options, case: Case) -> None:
    game = _weak_hand(options, case.setup)
    asked = game.phase is Phase.RELIEF and game.turn is game.variant.setup.table.seats[0]
    only(case.expect, "may_claim")
    assert asked == case.expect["may_claim"]


def _going_under(options: Options, case: Case) -> None:
    game = _weak_hand(options, case.setup)
    seat = game.variant.setup.table.seats[0]
    give = set(cards(case.setup["give"]))
    claims = [a for a in game.legal_actions if isinstance(a, Claim) and set(a.cards) == give]
    assert claims, "the cards may not go under"
    deal = apply(game, claims[0]).game.deal
    assert deal is not None
    only(case.expect, "hand", "kitty")
    if "hand" in case.expect:
        assert sorted(deal.hand(seat)) == sorted(cards(case.expect["hand"]))
    if "kitty" in case.expect:
        expected = cards(case.expect["kitty"])
        assert sorted(deal.hidden.kitty[: len(expected)]) == sorted(expected)


def _options(options: Options, case: Case) -> None:
    greyed = set(conflicts(options))
    only(case.expect, "disabled_includes", "disabled_excludes")
    assert set(case.expect.get("disabled_includes", ())) <= greyed
    assert not set(case.expect.get("disabled_excludes", ())) & greyed


def _match(options: Options, case: Case) -> None:
    setup = case.setup
    games = options.match_games if options.match_games > 1 else 3
    game = new_game(replace(options, match_games=games))
    sides = game.variant.setup.table.sides
    added = [a + b for a, b in zip(setup["score"], setup["points"], strict=True)]
    before = dict(zip(sides, setup.get("games", [0] * len(sides)), strict=True))
    standing = Standing(dict(zip(sides, added, strict=True)), before, 1)
    after = game.variant.goal.settled(standing)
    won = [side for side in sides if after.games.get(side, 0) > before[side]]
    only(case.expect, "finished", "winner", "games", "next_score")
    assert bool(won) == case.expect["finished"]
    if case.expect.get("winner") is not None:
        assert won == [sides[case.expect["winner"]]]
    if "games" in case.expect:
        assert [after.games.get(side, 0) for side in sides] == case.expect["games"]
    if "next_score" in case.expect:
        assert list(after.scores.values()) == case.expect["next_score"]


def _auction(options: Options, case: Case) -> None:
    setup = case.setup
    if "players" in setup:
        options = check({"players": setup["players"]}, options)
    if isinstance(setup.get("joker_seat"), int):
        setup["hands"] = {setup["joker_seat"]: ["JK"]}
    elif "joker_seat" in setup:
        setup["kitty"] = ["JK"]
    run_flow(options, {**case.data, "setup": setup})


def _hasen_score(options: Options, case: Case) -> None:
    variant = build(options)
    assert isinstance(variant.scoring, BidPoints)
    setup = case.setup
    tricks = variant.setup.hand_size
    score = variant.scoring.score(int(setup["bid"]), setup["maker_tricks"], tricks)
    only(case.expect, "makers", "defenders")
    assert score.makers == case.expect["makers"]
    assert score.defenders == case.expect["defenders"]


def _nap_score(options: Options, case: Case) -> None:
    scoring = build(options).scoring
    assert isinstance(scoring, NapPoints)
    only(case.expect, "per_opponent")
    paid = scoring.per_opponent(case.setup["bid"], case.setup["tricks"])
    assert paid == case.expect["per_opponent"]


def _nap_trick(options: Options, case: Case) -> None:
    setup = case.setup
    variant = build(check({"players": setup.get("players", options.players)}, options))
    seats = variant.setup.table.seats
    plays = [(seats[place], card(text)) for place, text in setup["plays"]]
    leader = plays[0][0]
    usual = "two" if setup.get("trump_from_first_lead", True) else MISERE
    bid = Spoken(Phase.AUCTION, leader, Bid(setup.get("bid", usual)))
    deal = playing(variant, None).with_facts(maker=leader, calls=(bid,))
    play = next(stage for stage in variant.stages if stage.phase is Phase.PLAY)
    for seat, played in plays:
        deal = play.apply(deal.with_hand(seat, (played,)), seat, Play(played)).deal
    only(case.expect, "trump", "winner", "winning_card")
    winner = deal.trick_winner(deal.shown.tricks[0])
    assert seats.index(winner) == case.expect["winner"]
    if "trump" in case.expect:
        assert deal.shown.trump is suit(case.expect["trump"])
    if "winning_card" in case.expect:
        assert card_text(dict(plays)[winner]) == case.expect["winning_card"]


KINDS: dict[str, Callable[[Options, Case], None]] = {
    "trump_order": _order,
    "plain_order": _order,
    "legal_play": _legal_play,
    "trick": _trick,
    "flow": _flow,
    "score": _score,
    "game_end": _game_end,
    "deal": _deal,
    "draw": _draw,
    "counter": _counter,
    "relief": _relief,
    "going_under": _going_under,
    "options": _options,
    "match": _match,
    "hasen_bid": _auction,
    "hasen_score": _hasen_score,
    "nap_bid": _auction,
    "nap_score": _nap_score,
    "nap_trick": _nap_trick,
}
"""How each kind of case is run."""
