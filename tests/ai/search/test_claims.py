"""What is claimed is taken in every deal that the claimer could be in, whoever plays what."""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pytest

from euchre.ai.agent import agent
from euchre.ai.cards.card_coding import split
from euchre.ai.cards.from_view import InfoState
from euchre.ai.sampling.imagined_game import imagine
from euchre.ai.search.claims import SureTricks, may_claim
from euchre.rules.actions import Pass, Play
from euchre.rules.cards import Suit, parse_cards
from euchre.rules.events import TrickWon
from euchre.rules.game import apply
from euchre.rules.games import GAMES, PRESETS
from euchre.rules.house_rules import build
from euchre.rules.seats import Seat
from euchre.rules.state import Phase, Played, Shown, Spoken
from euchre.rules.view import PlayerView, view
from tests.ai.dealing import any_rules, dealt, played, seen_anew, with_hidden

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from euchre.ai.cards.position import Position
    from euchre.rules.game import Game

MOST_WORLDS = 150
"""Positions that fit more deals than this take too long to try everything in."""

DEALS_EACH = 40
"""Hands of each game that are played through."""

World = tuple[int, ...]
"""The cards of each seat in one of the deals that fit."""


class Asked(NamedTuple):
    """A position in which somebody might claim."""

    game: Game
    info: InfoState


def asked(preset: str, deals: int, level: str = "normal") -> Iterator[Asked]:
    """Where one of several cards is to be played, in deals that computers play."""
    rng = Random(preset)
    for number in range(deals):
        game = dealt(PRESETS[preset], rng)
        for state, seen in played(game, agent(level, number).choose):
            if seen.shown is not None and may_claim(info := InfoState(seen)):
                yield Asked(state, info)


def worlds_of(info: InfoState) -> list[World]:
    """Every way the cards in the other hands may lie, by what everybody has seen."""
    at = info.position()
    away = at.seen | info.hand | info.coding.mask(info.laid_away)
    unseen = split(info.coding.pack & ~away)
    turned = info.upcard if info.shown.picked_up else 0
    found: list[list[int]] = [[]]
    for seat, size in enumerate(info.hand_sizes):
        if seat == info.me or seat in info.sitting_out:
            found = [[*world, info.hand if seat == info.me else 0] for world in found]
            continue
        barred = at.voids[seat] | (0 if seat == info.discarder else turned)
        free = [card for card in unseen if not card & barred]
        if comb(len(free), size) > MOST_WORLDS:
            return []
        found = [
            [*world, sum(hand)]
            for world in found
            for hand in combinations([card for card in free if not card & sum(world)], size)
        ]
        if len(found) > MOST_WORLDS:
            return []
    return [tuple(world) for world in found]


def takes_all(at: Position, worlds: Sequence[World], ours: Sequence[bool], me: int) -> bool:
    """Whether a way to play takes every trick in all the worlds alike; everything is tried."""
    hand = worlds[0][me]
    if not hand and not at.led:
        return True
    if at.turn == me:
        cards = hand & at.led or hand
        return any(continues(at, worlds, card, ours, me) for card in split(cards))
    may = 0
    for world in worlds:
        may |= world[at.turn] & at.led or world[at.turn]
    return all(continues(at, worlds, card, ours, me) for card in split(may))


def continues(
    at: Position, worlds: Sequence[World], card: int, ours: Sequence[bool], me: int
) -> bool:
    """The same after a card of the seat to play, in the worlds in which it may be played."""
    seat, finished = at.turn, at.finished
    after = at.copy(at.hands[:])
    after.play(card)
    if after.finished > finished and not ours[after.turn]:
        return False
    left = [
        (*world[:seat], world[seat] ^ card, *world[seat + 1 :])
        for world in worlds
        if card & (world[seat] & at.led or world[seat])
    ]
    return takes_all(after, left, ours, me)


def sides(info: InfoState) -> list[bool]:
    return [side == info.sides[info.me] for side in info.sides]


@pytest.mark.parametrize(
    ("preset", "deals"), [("classic", 200), ("two_handed", 50), ("three_handed", 100)]
)
def test_a_claim_is_good_in_every_deal_and_hardly_one_is_missed(
    preset: str, deals: int
) -> None:
    good = found = 0
    for _game, info in asked(preset, deals):
        worlds = worlds_of(info)
        if not 0 < len(worlds) <= MOST_WORLDS:
            continue
        card, at = SureTricks(info).card(), info.position()
        truly = takes_all(at, worlds, sides(info), info.me)
        if card:
            assert continues(at, worlds, card, sides(info), info.me)
        good += truly
        found += bool(card)
    assert good >= 4
    assert found >= 0.9 * good


def test_whether_it_is_offered_follows_from_what_the_claimer_sees_alone() -> None:
    rng = Random(2)
    offered = set()
    for game, info in asked("classic", 12):
        seat = info.seats[info.me]
        card = SureTricks(info).card()
        offered.add(bool(card))
        for _ in range(3):
            anew = seen_anew(game, seat, imagine(view(game, seat), rng))
            assert SureTricks(InfoState(anew)).card() == card
    assert offered == {True, False}


def info_of(
    hand: str, tricks: str, *, led: str = "", trump: Suit = Suit.SPADES, upcard: str = "9D"
) -> InfoState:
    """South, the maker, holds a hand after whole tricks that he led, and leads.

    Each trick is written in the order South, West, North, East; *led* is what West has led to
    the trick in progress, and North and East have played to it.
    """
    south, west = Seat.SOUTH, Seat.WEST
    setup = build(PRESETS["classic"]).setup
    order = setup.table.clockwise_from(south)
    lines = [parse_cards(line) for line in tricks.split(",") if line]
    gone = tuple(tuple(map(Played, order, line)) for line in lines)
    if led:
        gone += (tuple(map(Played, setup.table.clockwise_from(west), parse_cards(led))),)
    cards = parse_cards(hand)
    sizes = {seat: len(cards) - (bool(led) and seat is not south) for seat in order}
    shown = Shown(
        Seat.EAST,
        upcard=parse_cards(upcard)[0],
        calls=tuple(Spoken(Phase.ORDER, seat, Pass()) for seat in order),
        maker=south,
        trump=trump,
        tricks=gone,
    )
    return InfoState(
        PlayerView(
            seat=south,
            options=PRESETS["classic"],
            setup=setup,
            scores=dict.fromkeys(setup.table.sides, 0),
            dealer=Seat.EAST,
            phase=Phase.PLAY,
            turn=south,
            shown=shown,
            hand=tuple(cards),
            discards=(),
            hand_sizes=sizes,
            legal=tuple(map(Play, cards)),
        )
    )


@pytest.mark.parametrize(
    ("hand", "tricks", "led", "first"),
    [
        # The five highest trumps.
        ("JS JC AS KS QS", "", "", "JS"),
        ("JS JC AS KS", "QS TS 9C TC", "", "JS"),
        # No trump is left but one's own, and the ace is the highest of its suit.
        ("AS AH", "JS QS TS 9S,JC 9C 9H KS,AC TC KC QC", "", "AS"),
        ("JS AH", "JC QS TS 9S,AS KS 9C TC,AC TH KC QC", "", "JS"),
        # It trumps what was led, and leads the other bower.
        ("JS JC", "AS QS TS 9S,AC 9C KC TC,TD AD KD QD", "9H TH AH", "JS"),
    ],
)
def test_what_a_player_would_claim_is_proven(
    hand: str, tricks: str, led: str, first: str
) -> None:
    info = info_of(hand, tricks, led=led)
    assert info.coding.hand(SureTricks(info).card()) == list(parse_cards(first))


@pytest.mark.parametrize(
    ("hand", "tricks", "out"),
    [
        ("JS AS KS QS TS", "", "JC"),  # the left bower may be against one
        ("JS AH", "JC QS TS 9H,AC 9C KC TC,AD KD TD QD", "AS"),  # three trumps are still out
        ("JS KH", "JC QS TS 9S,AS KS 9C TC,AC TH KC QC", "AH"),  # the ace is still out
    ],
)
def test_what_may_go_wrong_is_not_and_the_card_to_fear_is_named(
    hand: str, tricks: str, out: str
) -> None:
    search = SureTricks(info := info_of(hand, tricks))
    assert not search.card()
    assert info.coding.hand(search.threat()) == list(parse_cards(out))


def test_a_search_that_takes_too_long_proves_nothing() -> None:
    info = info_of("JS JC AS AH", "QS TS 9C TC")
    assert not SureTricks(info, most_steps=3).card()


@pytest.mark.parametrize("variant", sorted(GAMES))
def test_whoever_claims_takes_every_trick_by_any_house_rules_and_against_any_play(
    variant: str,
) -> None:
    rng = Random(variant)
    claimed = 0
    for number in range(DEALS_EACH):
        game = dealt(any_rules(variant, rng), rng)
        for state, seen in played(game, agent("normal", number).choose):
            if seen.shown is None or seen.seat is None or not may_claim(InfoState(seen)):
                continue
            if SureTricks(InfoState(seen)).card():
                claimed += 1
                for hidden in (None, imagine(seen, rng), imagine(seen, rng)):
                    start = state if hidden is None else with_hidden(state, hidden)
                    assert lost_by(start, seen.seat, rng) == [], (state, seen.seat)
    assert claimed


def lost_by(game: Game, claimer: Seat, rng: Random) -> list[Seat]:
    """Who takes a trick from the side of *claimer*, who plays on as proven; others play anything."""
    ours = game.variant.setup.table.side_of(claimer)
    takers: list[Seat] = []
    while game.turn is not None:
        seen = view(game, game.turn)
        action = rng.choice(seen.legal)
        if game.turn is claimer and len(seen.legal) > 1:
            info = InfoState(seen)
            action = Play(info.coding.cards[SureTricks(info, 10**6).card()])
        game, events = apply(game, action)
        takers += [event.seat for event in events if isinstance(event, TrickWon)]
    return [seat for seat in takers if seat not in ours]
