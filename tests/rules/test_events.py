from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from euchre.rules import FOUR, Options, Seat, Shuffle, apply, new_game
from euchre.rules.events import Dealt, Discarded, HandSeen, WentUnder
from tests.rules.tables import E, N, S, W, events_of, plain, set_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.rules import Event

VIEWERS = (*FOUR, None)


def dealt(options: Options, pack_of: Options | None = None) -> Dealt:
    game = new_game(options, E)
    (event, *_) = apply(game, Shuffle(game.variant.setup.pack)).events
    assert isinstance(event, Dealt)
    return event


def test_of_a_deal_everybody_sees_his_own_hand_and_the_turned_card() -> None:
    event = dealt(Options())
    for viewer in FOUR:
        seen = event.seen_by(viewer)
        assert seen.hands[viewer] == event.hands[viewer]
        assert seen.upcard is event.upcard
        for other in FOUR:
            assert other is viewer or seen.hands[other] == (None,) * 5


def test_a_spectator_sees_no_hand() -> None:
    assert set(dealt(Options()).seen_by(None).hands.values()) == {(None,) * 5}


def test_a_dealer_who_must_name_unseen_is_not_shown_his_hand() -> None:
    game = new_game(Options(joker=True), E)
    pack = list(game.variant.setup.pack)
    pack.insert(20, pack.pop())
    (event,) = apply(game, Shuffle(tuple(pack))).events
    assert isinstance(event, Dealt)
    assert event.blind is E
    assert event.seen_by(E).hands[E] == (None,) * 5
    assert event.seen_by(S).hands[S] == event.hands[S]


def test_only_the_dealer_sees_the_hand_he_looks_at_after_naming() -> None:
    game = set_table(Options(joker=True), {}, "XX")
    (event,) = [e for e in events_of(game, "name H") if isinstance(e, HandSeen)]
    assert event.seen_by(E) is event
    for viewer in (S, W, N, None):
        assert event.seen_by(viewer).hand == (None,) * 5


@pytest.mark.parametrize("viewer", [S, W, N, None])
def test_a_discard_is_seen_by_the_dealer_only(viewer: Seat | None) -> None:
    (event,) = events_of(plain(), "order", "discard KS")
    assert isinstance(event, Discarded)
    assert event.seen_by(E) is event
    assert event.seen_by(viewer) == Discarded(E, None)


def test_what_comes_up_from_the_kitty_is_seen_by_its_new_holder_only() -> None:
    game = set_table(Options(farmers_hand="three_alike"), {S: "9S 9C 9D AS KS"})
    (event,) = [e for e in events_of(game, "claim 9S 9C 9D") if isinstance(e, WentUnder)]
    assert event.seen_by(S) is event
    for viewer in (W, N, E, None):
        seen = event.seen_by(viewer)
        assert seen.given == event.given
        assert seen.received == (None,) * 3


def everything_in_a_deal() -> Iterator[Event]:
    options = Options(joker=True, farmers_hand="any_three", defend_alone=True)
    game = set_table(options, {S: "9S 9C 9D AS KS", E: "AD KD JD AH KH"}, "XX")
    actions = ["name H", "claim 9S 9C 9D", "discard KD", "alone", "pass", "pass"]
    for end in range(len(actions)):
        yield from events_of(game, *actions[: end + 1])


def test_all_else_is_seen_alike_by_everybody() -> None:
    events = list(everything_in_a_deal())
    assert len({type(event) for event in events}) >= 7
    for event in events:
        if not isinstance(event, Dealt | HandSeen | Discarded | WentUnder):
            assert all(event.seen_by(viewer) is event for viewer in VIEWERS)
