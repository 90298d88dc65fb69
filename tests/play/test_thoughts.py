"""Nothing a computer player is asked with leads to a card that it may not see."""

from __future__ import annotations

import pickle
import re
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from euchre.play.branching import once_more, played_on
from euchre.play.dealing import deals_count, drawn_number, pack_of
from euchre.play.session import Session
from euchre.play.worker import HintRequest, InlineWorker, MoveRequest, seed_of_thought
from euchre.rules import PRESETS, Shuffle, build
from tests.storage.games import record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.play.record import Record
    from euchre.play.worker import Question, Worker
    from euchre.rules import Action
    from euchre.rules.cards import Card
    from euchre.rules.state import Setup

DEALS = 3
SECRET = "c3" * 16


class Listening(InlineWorker):
    """Thinks at once, and keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[MoveRequest | HintRequest] = []

    def ask(self, question: Question) -> None:
        """Note the question, and let a beginner answer it."""
        assert isinstance(question, (MoveRequest, HintRequest))
        self.asked.append(question)
        super().ask(question)


def played(game: Record, deals: int, thinking: Worker | None = None) -> tuple[Action, ...]:
    """Everything that is done in so many deals; people do the first thing they may."""
    session = Session(game, thinking)
    while session.deals <= deals and not session.winner:
        seat = session.awaiting_person
        if seat is None:
            session.advance()
        else:
            session.submit(seat, session.view(seat).legal[0])
    return session.record.actions


def asked(game: Record, deals: int = DEALS) -> list[MoveRequest | HintRequest]:
    """What is asked during so many deals."""
    played(game, deals, heard := Listening())
    return heard.asked


def walked(thing: Any) -> Iterator[str | int]:
    """Every text and number in a thing, however deep."""
    if isinstance(thing, Enum):
        yield from walked(thing.value)
    elif isinstance(thing, (str, int)):
        yield thing
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from walked(getattr(thing, field.name))
    elif isinstance(thing, dict):
        yield from walked(list(thing.items()))
    elif isinstance(thing, (list, tuple, set, frozenset)):
        for part in thing:
            yield from walked(part)


def keys(question: MoveRequest | HintRequest) -> set[str]:
    """Whatever in a question might be the seed of a shuffle."""
    found: set[str] = set()
    for value in walked(question):
        words = {str(value), *re.split(r"[^0-9A-Za-z]+", str(value))}
        found |= words | {str(int(w, 16)) for w in words if re.fullmatch("[0-9a-f]+", w)}
    return found


def rebuilt(
    key: str, setup: Setup, question: MoveRequest | HintRequest
) -> Iterator[tuple[Card, ...]]:
    """The packs that *key* gives in every way this program and a simple one would shuffle."""
    dealer = question.view.dealer
    for index in range(DEALS + 3):
        yield pack_of(drawn_number(key, index, setup), setup, dealer)
    for seed in (key, int(key) if key.isdecimal() and len(key) < 60 else key):
        pack = list(setup.pack)
        Random(seed).shuffle(pack)
        yield tuple(pack)
    if key.isdecimal() and len(key) < 60:
        yield pack_of(int(key) % deals_count(setup), setup, dealer)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", [4711, 2**32 - 5, 2**127 + 9])
def test_no_pack_can_be_rebuilt_from_what_a_player_is_asked(preset: str, seed: int) -> None:
    game = replace(record(preset, seed=seed, people=1), salt="5a" * 16, thoughts=SECRET)
    setup = build(game.options).setup
    questions = asked(game)
    packs = {a.pack for a in played(game, deals=DEALS + 2) if isinstance(a, Shuffle)}
    tried: set[str] = set()
    for question in questions:
        for key in keys(question) - tried:
            assert not packs & set(rebuilt(key, setup, question)), key
        tried |= keys(question)
    assert len(tried) > len(questions) > 10


@pytest.mark.parametrize("preset", PRESETS)
def test_a_question_is_the_same_whatever_the_seed_of_the_game(preset: str) -> None:
    """Only the cards that lie in the log already are alike; all that is to come differs."""
    session = Session(replace(record(preset, people=1), salt="5a" * 16, thoughts=SECRET))
    session.advance()
    first, *others = (
        asked(replace(session.record, seed=seed, salt=salt), 1)
        for seed, salt in ((3, ""), (2**32 - 1, "a"), (2**128 - 1, "b" * 32))
    )
    assert first
    assert all(pickle.dumps(other) == pickle.dumps(first) for other in others)


def test_the_seed_of_a_hint_is_none_of_the_game_either() -> None:
    session = Session(
        replace(record(people=4), salt="5a" * 16, thoughts=SECRET), heard := Listening()
    )
    session.advance()
    seat = session.awaiting_person
    assert seat is not None
    session.hint(seat)
    (question,) = heard.asked
    assert isinstance(question, HintRequest)
    assert question.seed == seed_of_thought(SECRET, session.view(seat))


def test_the_seed_of_a_thought_follows_from_the_secret_and_what_the_seat_knows() -> None:
    session = Session(record(people=4, seed=5))
    session.advance()
    south, west = (session.view(seat) for seat in list(session.players)[:2])
    seeds = {
        seed_of_thought(secret, view) for secret in ("", "a", "b") for view in (south, west)
    }
    assert len(seeds) == 6
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)
    shuffled = replace(south, hand=south.hand[::-1])
    assert seed_of_thought("a", shuffled) == seed_of_thought("a", south)


@pytest.mark.parametrize("secret", ["", SECRET])
def test_a_game_resumed_anywhere_asks_the_same_questions(secret: str) -> None:
    game = replace(record("hasenpfeffer"), thoughts=secret)
    session = Session(game, heard := Listening())
    while len(heard.asked) < 60:
        kept, dealing = session.record, session.dealing
        session.advance()
        Session(kept, other := Listening()).advance()
        assert dealing or other.asked == heard.asked[-1:]


@pytest.mark.parametrize("farmers", ["any_three", "ace_no_face"])
def test_a_question_tells_nothing_of_weak_hands_that_others_kept_silently(farmers: str) -> None:
    game = replace(record(seed=3, farmers_hand=farmers), salt="5a" * 16, thoughts=SECRET)
    for question in asked(game, deals=8):
        assert question.seed == seed_of_thought(game.thoughts, question.view)


def test_after_an_undo_the_same_position_gives_the_same_thoughts() -> None:
    session = Session(
        replace(record(people=1), salt="5a" * 16, thoughts=SECRET), heard := Listening()
    )

    def to_the_next_decision() -> list[MoveRequest | HintRequest]:
        heard.asked.clear()
        while session.awaiting_person is None:
            session.advance()
        return list(heard.asked)

    to_the_next_decision()
    for _ in range(6):
        seat = session.awaiting_person
        assert seat is not None
        session.submit(seat, session.view(seat).legal[0])
        first = to_the_next_decision()
        session.undo()
        session.submit(seat, session.view(seat).legal[0])
        assert to_the_next_decision() == first


def test_a_deal_once_more_or_played_on_is_thought_about_as_it_was() -> None:
    game = replace(record(seed=2**100), actions=played(record(seed=2**100), 2), thoughts=SECRET)
    for again in (once_more(game, 1, seed=2**90), played_on(game, 30)):
        assert again.thoughts == SECRET
