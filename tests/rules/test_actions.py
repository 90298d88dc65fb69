from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.rules import (
    JOKER,
    Action,
    Call,
    Card,
    Claim,
    Decide,
    Defend,
    Discard,
    Name,
    OrderUp,
    Pass,
    Play,
    Rank,
    Shuffle,
    Suit,
    pack,
    parse_action,
)

CARDS = st.sampled_from(pack(Rank.TWO, JOKER))
SUITS = st.sampled_from(Suit)
ALONE = st.sampled_from([False, True, None])
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Shuffle, st.lists(CARDS, max_size=33).map(tuple)),
    st.builds(Claim, st.lists(CARDS, max_size=3).map(tuple)),
    st.just(Pass()),
    st.builds(Name, SUITS),
    st.builds(OrderUp, ALONE),
    st.builds(Call, st.none() | SUITS, ALONE),
    st.builds(Decide, st.booleans()),
    st.just(Defend()),
    st.builds(Discard, CARDS),
    st.builds(Play, CARDS),
)


@given(ACTIONS)
def test_every_action_is_written_and_read_back(action: Action) -> None:
    assert parse_action(str(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass", Pass()),
        ("order", OrderUp()),
        ("order alone", OrderUp(alone=True)),
        ("order later", OrderUp(None)),
        ("call S", Call(Suit.SPADES)),
        ("call N alone", Call(None, alone=True)),
        ("call H later", Call(Suit.HEARTS, None)),
        ("name C", Name(Suit.CLUBS)),
        ("alone", Decide(alone=True)),
        ("together", Decide(alone=False)),
        ("defend", Defend()),
        ("discard XX", Discard(JOKER)),
        ("play TD", Play(Card.parse("TD"))),
        ("claim", Claim()),
        ("claim 9C 9H", Claim((Card.parse("9C"), Card.parse("9H")))),
        ("shuffle 9C XX", Shuffle((Card.parse("9C"), JOKER))),
    ],
)
def test_an_action_is_written_as_people_say_it(text: str, action: Action) -> None:
    assert str(action) == text
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass ",
        "Pass",
        "fold",
        "play",
        "play 1S",
        "play JS JD",
        "discard",
        "order up",
        "order  alone",
        "call",
        "call X",
        "call S S",
        "call alone",
        "name",
        "name N",
        "name hearts",
        "claim 9",
        "shuffle JK",
        "alone now",
        "defend S",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        parse_action(text)


@given(st.text(max_size=20))
def test_any_text_is_an_action_or_a_value_error(text: str) -> None:
    try:
        action = parse_action(text)
    except ValueError:
        return
    assert parse_action(str(action)) == action
