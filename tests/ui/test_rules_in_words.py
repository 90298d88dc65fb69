from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.rules.cards import JOKER, Rank, Suit
from euchre.rules.events import Result
from euchre.rules.games import GAMES, PRESETS
from euchre.rules.house_rules import Reason, Warn, build, conflicts, in_force, offered
from euchre.rules.options import Options, check
from euchre.rules.scoring import NapPoints
from euchre.ui.rulebook.euchre import (
    EXAMPLE,
    TRUMP,
    pages,
    plain_order,
    trump_order,
)
from euchre.ui.rulebook.page import Cards, Heading, Page, Paragraph, Rows
from euchre.ui.rulebook.summary import departures, in_short, points_table
from euchre.ui.rulebook.switch_texts import GROUPS, OFFERED
from euchre.ui.rulebook.switches import (
    euchre_points,
    game_detail,
    pack_size,
    reason_words,
    rule_line,
    rule_name,
    value_label,
    warning_words,
)
from euchre.ui.words.calls import bid_word


@st.composite
def any_options(draw: st.DrawFn) -> Options:
    """Any combination of house rules of any game of Euchre that is offered."""
    base = PRESETS[
        draw(st.sampled_from([game for game in GAMES if points_table(PRESETS[game])]))
    ]
    values = {key: draw(st.sampled_from(offered(base.variant, key))) for key in OFFERED}
    return check(values, base)


def texts(page: Page) -> str:
    """Everything that is written on a page."""
    words: list[str] = []
    for block in page.blocks:
        match block:
            case Paragraph(text) | Heading(text):
                words.append(text)
            case Cards(captions=captions):
                words += captions
            case Rows(rows):
                words += [text for row in rows for text in row]
    return "\n".join(words)


def page(options: Options, key: str) -> Page:
    return next(page for page in pages(options) if page.key == key)


def test_every_house_rule_is_offered() -> None:
    assert set(OFFERED) == set(PRESETS["classic"].as_dict()) - {"variant"}


@pytest.mark.parametrize("variant", GAMES)
def test_every_house_rule_has_a_name_and_every_value_a_label_and_an_explanation(
    variant: str,
) -> None:
    base = PRESETS[variant]
    for key in OFFERED:
        lines, labels = set(), set()
        assert rule_name(key)
        for value in offered(variant, key):
            options = check({key: value}, base)
            lines.add(rule_line(key, options))
            labels.add(value_label(key, value, options))
        assert all(lines)
        assert all("{" not in line for line in lines)
        assert len(labels) == len(offered(variant, key)), key


def test_every_group_has_a_title_and_no_rule_is_offered_twice() -> None:
    assert len(set(OFFERED)) == len(OFFERED)
    assert all(group.title for group in GROUPS)


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_said_in_words(reason: Reason) -> None:
    assert reason_words(reason).endswith(".")


@pytest.mark.parametrize("warn", Warn)
def test_every_warning_is_said_in_words(warn: Warn) -> None:
    assert warning_words(warn).endswith(".")


@given(any_options())
@settings(max_examples=60, deadline=None)
def test_the_table_of_points_says_what_the_scoring_does(options: Options) -> None:
    table = {row.result: row for row in points_table(options)}
    scoring = build(options).scoring
    alone_defended = (False, True) if options.defend_alone else (False,)
    said = {r for r in (Result.JAMBONE, Result.JAMBOREE) if getattr(in_force(options), r.value)}
    assert all(table[r].makers == getattr(euchre_points(options), r.value) for r in said)
    lone_hands = build(options).setup.table.partnerships
    for tricks, alone in product(range(6), (False, True) if lone_hands else (False,)):
        for lone_defender in alone_defended if alone else (False,):
            score = euchre_points(options).score(
                tricks, 5, alone=alone, lone_defender=lone_defender
            )
            assert (table[score.result].makers, table[score.result].defenders) == score[:2]
            said.add(score.result)
    assert set(table) == said
    assert scoring == euchre_points(options)


@given(any_options())
@settings(max_examples=40, deadline=None)
def test_the_table_of_points_and_the_house_rules_are_told_for_any_options(
    options: Options,
) -> None:
    told = {page.key: texts(page) for page in pages(options)}
    for row in points_table(options):
        assert f"{row.situation}" in told["points"]
    assert all("{" not in text for text in told.values())
    for key in OFFERED:
        shown = rule_name(key) in told["house_rules"].splitlines()
        assert shown == (key not in conflicts(in_force(options)))


@pytest.mark.parametrize("variant", GAMES)
def test_the_order_of_trumps_is_that_of_the_ranking(variant: str) -> None:
    setup = build(PRESETS[variant]).setup
    order = trump_order(setup)
    ranking = setup.ranking
    strengths = [ranking.strength(card, TRUMP, TRUMP) for card in order]
    assert strengths == sorted(strengths, reverse=True)
    assert set(order) == {c for c in setup.pack if ranking.suit_of(c, TRUMP) is TRUMP}
    bowers = [card.suit for card in order if card.rank is Rank.JACK]
    assert bowers == ([TRUMP, TRUMP.twin] if ranking.bowers else [TRUMP])
    assert (order[0] is JOKER) == PRESETS[variant].joker


def test_the_suit_of_the_left_bower_is_shown_without_its_jack() -> None:
    setup = build(PRESETS["classic"]).setup
    assert all(card.rank is not Rank.JACK for card in plain_order(setup, TRUMP.twin))
    assert any(card.rank is Rank.JACK for card in plain_order(setup, Suit.SPADES))


def test_the_example_trick_goes_to_the_left_bower() -> None:
    (trick,) = (b for b in page(PRESETS["classic"], "tricks").blocks if isinstance(b, Cards))
    assert trick.marked is not None
    assert EXAMPLE[trick.marked] == "JD"
    assert trick.captions[trick.marked] == "takes the trick"


def test_the_pages_speak_of_what_holds_and_of_nothing_else() -> None:
    classic, british = PRESETS["classic"], PRESETS["british"]
    assert not any("Benny" in texts(p) for p in pages(classic) if p.key != "house_rules")
    assert "Benny" in texts(page(british, "cards"))
    assert "25 cards" in texts(page(british, "cards"))
    assert "The first side to reach 11" in texts(page(british, "points"))
    stuck = replace(classic, stick_the_dealer=True)
    assert "must name trump" in texts(page(stuck, "bidding"))
    assert "must name trump" not in texts(page(classic, "bidding"))
    assert "thrown in" in texts(page(classic, "bidding"))
    assert "thrown in" not in texts(page(stuck, "bidding"))


@given(any_options())
@settings(max_examples=40, deadline=None)
def test_the_rules_in_short_name_the_points_the_pack_and_the_target(options: Options) -> None:
    told = " ".join(in_short(options))
    scoring = euchre_points(options)
    assert f"{pack_size(options)} cards" in told
    assert f"reach {options.target} wins" in told
    alone = f"All five alone: {scoring.score(5, 5, alone=True).makers}"
    assert (alone in told) == build(options).setup.table.partnerships


def test_the_classic_game_departs_from_nothing_and_every_change_is_told() -> None:
    classic = PRESETS["classic"]
    assert departures(classic) == ()
    for key in OFFERED:
        for value in offered("classic", key):
            options = replace(classic, **{key: value})
            if key in conflicts(options) or value == getattr(classic, key):
                continue
            assert in_short(options) != in_short(classic), (key, value)


@pytest.mark.parametrize("variant", GAMES)
def test_a_game_is_described_in_half_a_line(variant: str) -> None:
    assert f"to {PRESETS[variant].target}" in game_detail(variant)


@pytest.mark.parametrize("variant", GAMES)
def test_every_game_is_told_with_cards_on_its_pages(variant: str) -> None:
    told = pages(PRESETS[variant])
    assert len({page.key for page in told}) == len(told)
    assert any(isinstance(block, Cards) for page in told for block in page.blocks)
    seats = len(build(PRESETS[variant]).setup.table.seats)
    (trick,) = (b for b in page(PRESETS[variant], "tricks").blocks if isinstance(b, Cards))
    assert len(trick.cards) == min(4, seats)
    assert trick.marked is not None


GAMES_OF_BIDS = [game for game in GAMES if not points_table(PRESETS[game])]


@st.composite
def any_bids(draw: st.DrawFn) -> Options:
    """Any combination of house rules of any game in which tricks are bid."""
    base = PRESETS[draw(st.sampled_from(GAMES_OF_BIDS))]
    return check(
        {key: draw(st.sampled_from(offered(base.variant, key))) for key in OFFERED}, base
    )


@given(any_bids())
@settings(max_examples=40, deadline=None)
def test_the_games_of_bids_are_told_from_their_options(options: Options) -> None:
    told = {page.key: texts(page) for page in pages(options)}
    assert all("{" not in text for text in [*told.values(), *in_short(options)])
    scoring = build(options).scoring
    if isinstance(scoring, NapPoints):
        for name, stake in scoring.stakes.items():
            assert bid_word(name) in told["bidding"]
            assert f"wins {stake.wins}, loses {stake.loses}" in told["points"]
    else:
        assert rule_line("widow", options) in told["widow"]
    for key in OFFERED:
        shown = rule_name(key) in told["house_rules"].splitlines()
        assert shown == (key not in conflicts(in_force(options)))
