from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from euchre.rules import (
    JOKER,
    PRESETS,
    Action,
    Call,
    Card,
    Claim,
    Decide,
    Defend,
    Discard,
    Game,
    IllegalAction,
    Name,
    Options,
    OrderUp,
    Pass,
    Phase,
    Play,
    Rank,
    Seat,
    Shuffle,
    Suit,
    apply,
    new_game,
    parse_action,
    replay,
)
from tests.rules.invariants import any_action, play_on, shuffled
from tests.rules.tables import E, N, S, W, after, hand, legal, plain

PACK = new_game(Options()).variant.setup.pack
JACK = Card.parse("JS")


class EqualToAll:
    """A forgery: compares equal to whatever it is compared with."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class BetterPass(Pass):
    """A forgery: a subclass of an action."""


MOMENTS = {
    "before the deal": (),
    "round one": ("shuffle",),
    "round two": ("shuffle", *["pass"] * 4),
    "discard": ("shuffle", "order"),
    "alone or not": ("shuffle", *["pass"] * 4, "call C later"),
    "play": ("shuffle", *["pass"] * 4, "call C"),
}


def at(moment: str) -> Game:
    game = new_game(Options(), E)
    for text in MOMENTS[moment]:
        game = apply(game, Shuffle(PACK) if text == "shuffle" else parse_action(text)).game
    return game


def over() -> Game:
    game = new_game(Options())
    first, second = game.scores
    return replace(game, scores={first: 10, second: 4})


MALFORMED: list[Any] = [
    None,
    0,
    "",
    "pass",
    "play JS",
    object(),
    [],
    Pass,
    EqualToAll(),
    BetterPass(),
    Play("JS"),  # type: ignore[arg-type]
    Play(None),  # type: ignore[arg-type]
    Play([]),  # type: ignore[arg-type]
    Play(JOKER),
    Play(Card(Rank.JACK, Suit.SPADES, 0)),
    Discard(JOKER),
    Discard("9H"),  # type: ignore[arg-type]
    Call("S"),  # type: ignore[arg-type]
    Call(Suit.SPADES, "alone"),  # type: ignore[arg-type]
    Call(Suit.SPADES, []),  # type: ignore[arg-type]
    Call(None),
    OrderUp("later"),  # type: ignore[arg-type]
    OrderUp({}),  # type: ignore[arg-type]
    Name("H"),  # type: ignore[arg-type]
    Name(None),  # type: ignore[arg-type]
    Name(Suit.HEARTS),
    Decide(None),  # type: ignore[arg-type]
    Claim(None),  # type: ignore[arg-type]
    Claim((JACK,)),
    Claim(),
    Defend(),
    Shuffle(()),
    Shuffle(None),  # type: ignore[arg-type]
    Shuffle(5),  # type: ignore[arg-type]
    Shuffle("pack"),  # type: ignore[arg-type]
    Shuffle(list(PACK)),  # type: ignore[arg-type]
    Shuffle(PACK[1:]),
    Shuffle((*PACK, JOKER)),
    Shuffle((*PACK[1:], JOKER)),
    Shuffle((*PACK[1:], PACK[1])),
    Shuffle((*PACK, PACK[0])),
    Shuffle((*PACK[1:], Card.parse("2S"))),
    Shuffle((*PACK[1:], "JS")),  # type: ignore[arg-type]
    Shuffle((*PACK[1:], [])),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(
    "action", MALFORMED, ids=lambda action: repr(action).split(" at 0x")[0][:30]
)
def test_a_malformed_action_is_refused_and_changes_nothing(moment: str, action: Any) -> None:
    game = at(moment)
    before = copy.deepcopy(game)
    with pytest.raises(IllegalAction) as refusal:
        apply(game, action)
    assert game == before
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_is_not_allowed_at_a_moment_is_refused(moment: str) -> None:
    game = at(moment)
    before = copy.deepcopy(game)
    every: list[Action] = [
        *(Play(card) for card in PACK),
        *(Discard(card) for card in PACK),
        *(Call(suit, alone) for suit in (*Suit, None) for alone in (False, True, None)),
        *(OrderUp(alone) for alone in (False, True, None)),
        *(Name(suit) for suit in Suit),
        *(Pass(), Defend(), Claim(), Decide(alone=True), Decide(alone=False)),
        *([Shuffle(PACK)] if game.turn else []),
    ]
    allowed = set(game.legal_actions)
    if game.stage and game.deal and game.turn:
        allowed |= set(game.stage.unlisted(game.deal, game.turn))
    for action in every:
        if action not in allowed:
            with pytest.raises(IllegalAction):
                apply(game, action)
    assert game == before


def test_everything_that_is_offered_is_accepted() -> None:
    for moment in MOMENTS:
        game = at(moment)
        for action in game.legal_actions:
            assert apply(game, action).game != game


def test_a_refusal_says_what_was_tried_and_when() -> None:
    with pytest.raises(IllegalAction, match=r"ORDER.*Play"):
        apply(at("round one"), Play(JACK))


def test_an_illegal_action_is_a_value_error() -> None:
    assert issubclass(IllegalAction, ValueError)


@pytest.mark.parametrize("action", [Shuffle(PACK), Pass(), OrderUp(), Play(JACK)], ids=str)
def test_nothing_can_be_done_after_the_game_is_over(action: Any) -> None:
    game = over()
    assert game.phase is Phase.OVER
    assert game.turn is None
    assert game.legal_actions == ()
    with pytest.raises(IllegalAction):
        apply(game, action)


def test_a_pack_is_not_shuffled_in_the_middle_of_a_deal() -> None:
    with pytest.raises(IllegalAction):
        apply(at("round one"), Shuffle(PACK))


def test_nobody_sits_where_there_is_no_chair() -> None:
    with pytest.raises(ValueError, match="nobody"):
        new_game(Options(), Seat.NORTHWEST)


def test_an_action_equal_in_value_counts_as_the_one_on_offer() -> None:
    game = apply(at("round one"), OrderUp(alone=1)).game  # type: ignore[arg-type]
    assert game.deal is not None
    assert game.deal.shown.alone is True


@pytest.mark.parametrize("dealer", [S, W, N, E])
def test_the_deal_moves_to_the_left_after_every_deal(dealer: Seat) -> None:
    rng = Random(4)
    game = new_game(Options(), dealer)
    for _ in range(6):
        before = game.dealer
        game = apply(game, shuffled(game, rng)).game
        while game.turn is not None:
            assert game.dealer is before
            game = apply(game, rng.choice(game.legal_actions)).game
        if game.winner:
            break
        assert game.dealer is game.variant.setup.table.left_of(before)


def test_a_thrown_in_deal_leaves_no_cards_for_the_next_one() -> None:
    game = after(plain(), *["pass"] * 8)
    pack = game.variant.setup.pack
    game = apply(game, Shuffle(pack)).game
    held = [card for seat in (S, W, N, E) for card in hand(game, seat).split()]
    assert sorted(held) == sorted(map(str, pack[:20]))
    assert game.deal is not None
    assert game.deal.shown.calls == ()
    assert game.deal.shown.tricks == ()
    assert game.deal.hidden.discards == {}


def test_every_game_in_a_row_starts_at_nothing() -> None:
    rng = Random(8)
    for _ in range(3):
        game = new_game(PRESETS["us"])
        assert set(game.scores.values()) == {0}
        while game.phase is not Phase.OVER:
            chance = game.turn is None
            game = play_on(game, shuffled(game, rng) if chance else any_action(game, rng))


@pytest.mark.parametrize("name", ["classic", "us", "canadian", "british"])
def test_a_game_is_the_sum_of_its_actions(name: str) -> None:
    rng = Random(name)
    log = []
    game = new_game(PRESETS[name], N)
    while game.phase is not Phase.OVER:
        action = shuffled(game, rng) if game.turn is None else any_action(game, rng, 0.4)
        log.append(str(action))
        game = apply(game, action).game
    again = replay(PRESETS[name], map(parse_action, log), N)
    assert again == game
    assert again.scores == game.scores


def test_a_replay_stops_at_the_first_action_that_may_not_be_done() -> None:
    with pytest.raises(IllegalAction):
        replay(Options(), [Shuffle(PACK), Pass(), Play(JACK)])


def test_a_game_survives_copying_and_sending() -> None:
    game = at("play")
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):  # noqa: S301
        assert twin == game
        assert twin.legal_actions == game.legal_actions
        assert (
            apply(twin, twin.legal_actions[0]).game == apply(game, game.legal_actions[0]).game
        )


def test_applying_an_action_leaves_the_old_game_as_it_was() -> None:
    game = at("round one")
    before = copy.deepcopy(game)
    after(game, "order", "discard " + hand(game, E).split()[0])
    assert game == before
    assert legal(game) == ["pass", "order", "order alone"]
