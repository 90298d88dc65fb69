"""What has to be seen at the table at every moment, what is heard there, and in grey, too."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.play.record import Player
from euchre.play.session import Session
from euchre.play.worker import HintRequest, MoveRequest
from euchre.rules.actions import parse_action
from euchre.rules.cards import Suit
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import Seat
from euchre.ui.draw import theme
from euchre.ui.draw.lettering import Lettering
from euchre.ui.draw.style import style_for
from euchre.ui.draw.text import ELLIPSIS, Text
from euchre.ui.scenes.new_game.agreement import LONGEST_NAME
from euchre.ui.scenes.results.deal_end import DealEndScene
from euchre.ui.table.scene import TableScene
from euchre.ui.words.phrases import in_lines
from tests.ui.tables import (
    WEST_DEALS,
    Passing,
    a_pack,
    a_session,
    a_table,
    dealt_by_west,
    spot,
    the_table,
)

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.play.worker import Question
    from euchre.ui.table.board import Board
    from tests.ui.pilot import Pilot

CLASSIC = PRESETS["classic"]
SMALL_SCREEN = (784, 552)
"""What is left of 800 x 600 beside the frame of a window."""
FIRST_TRICK = ["order", "discard 9H", "play 9D", "play QD", "play TD", "play AD"]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every line of text that is set from now on."""
    lines: set[str] = set()
    usual = Text._set_line  # noqa: SLF001 - where all texts pass

    def set_line(self: Text, string: str, *how: Any) -> pygame.Surface:
        lines.add(string)
        return usual(self, string, *how)

    monkeypatch.setattr(Text, "_set_line", set_line)
    # Pictures of tests before this one would be shown again, and nothing set.
    style_for((960, 600))
    return lines


def with_board(pilot: Pilot, **facts: Any) -> None:
    """Draw the table once more with other facts on its board."""
    table = the_table(pilot)
    table.director.board = replace(table.director.board, **facts)
    table.draw(pilot.loop.canvas)
    pilot.loop.canvas.show(pilot.screen)


def test_game_target_deal_dealer_and_both_scores_are_told(
    tmp_path: Path, written: set[str]
) -> None:
    dealt_by_west(tmp_path, ["pass", "pass"])
    assert {"Classic to 10 · hand 1", "D", "0", "You & Carla", "Ben & Dan"} <= written


def test_trump_and_who_called_it_alone_are_told(tmp_path: Path, written: set[str]) -> None:
    dealt_by_west(tmp_path, ["pass", "pass", "order alone", "discard 9H"])
    assert {"Spades are trump", "You are going alone", "sitting out"} <= written


def test_the_suit_that_was_turned_down_is_told(tmp_path: Path, written: set[str]) -> None:
    dealt_by_west(tmp_path, ["pass"] * 6)
    assert {"Spades", "turned down"} <= written


def after_bids(folder: Path, game: str, bids: list[str]) -> Pilot:
    """Anna is asked after some bids; East has dealt, so that she bids first of all."""
    session = a_session("S", options=PRESETS[game], thinking=Passing())
    session.advance()
    for bid in bids:
        assert session.awaiting
        session.submit(session.awaiting, parse_action(bid))
    pilot = a_table(folder, session, motion="quick")
    pilot.settle()
    return pilot


def test_who_bid_what_and_how_much_of_it_is_taken_are_told(
    tmp_path: Path, written: set[str]
) -> None:
    pilot = after_bids(tmp_path, "hasenpfeffer", ["bid 4"])
    assert {"High bid: 4 tricks", "bid by you"} <= written
    taken = {Seat.SOUTH: 1, Seat.WEST: 2, Seat.NORTH: 2, Seat.EAST: 0}
    with_board(pilot, maker=Seat.SOUTH, trump=Suit.HEARTS, taken=taken)
    assert {"Hearts are trump", "3 of 4", "tricks"} <= written


def test_names_as_long_as_they_may_be_are_told_in_full_at_a_table_of_six(
    tmp_path: Path, written: set[str]
) -> None:
    options = check({"players": 6}, PRESETS["napoleon"])
    session = a_session("S", options=options, thinking=Passing())
    names = [f"Wilhelmina {letter}{letter}." for letter in "ABCDEF"]
    assert len(names[0]) == LONGEST_NAME
    players = dict(zip(session.players, map(Player, names), strict=True))
    pilot = a_table(tmp_path, Session(replace(session.record, players=players)), motion="quick")
    pilot.settle()
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    assert set(names) <= written
    assert not any(line.startswith("Wilh") and line not in names for line in written)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every line that is drawn from now on and ends before its words do."""
    lines: set[str] = set()
    usual = Lettering.line

    def line(self: Lettering, string: str, *how: Any, **else_how: Any) -> pygame.Surface:
        if string.endswith(ELLIPSIS):
            lines.add(string)
        return usual(self, string, *how, **else_how)

    monkeypatch.setattr(Lettering, "line", line)
    # As for `written`.
    style_for((960, 600))
    return lines


@pytest.mark.parametrize("preset", PRESETS)
def test_on_a_small_screen_the_game_and_who_sits_where_are_told_in_whole_words(
    tmp_path: Path, preset: str, cut: set[str]
) -> None:
    session = a_session("S", options=PRESETS[preset])
    a_table(tmp_path, session, SMALL_SCREEN, motion="quick").settle()
    assert not cut


def test_on_a_small_screen_what_somebody_says_is_told_in_whole_words(
    tmp_path: Path, cut: set[str]
) -> None:
    session = a_session("SN", options=PRESETS["two_handed"])
    pilot = a_table(tmp_path, session, SMALL_SCREEN, motion="quick")
    for seat, bid in ((Seat.SOUTH, "order"), (Seat.NORTH, "leave")):
        session.advance()
        session.submit(seat, parse_action(bid))
    pilot = a_table(tmp_path, session, SMALL_SCREEN, motion="quick")
    pilot.settle()
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    assert isinstance(pilot.scene, TableScene)
    assert not cut


def test_a_bid_of_no_trick_is_told_without_trump(tmp_path: Path, written: set[str]) -> None:
    pilot = after_bids(tmp_path, "napoleon", ["bid misere"])
    assert "No trump" not in written
    with_board(pilot, maker=Seat.SOUTH, trump=None, playing=True)
    assert {"No trump", "Misère, bid by you"} <= written
    assert "0 of 0" not in written


@pytest.mark.parametrize("size", [SMALL_SCREEN, (960, 600), (1280, 720)])
def test_the_longest_number_of_a_deal_is_told_in_full(
    tmp_path: Path, written: set[str], size: tuple[int, int]
) -> None:
    options = check({"players": 6}, PRESETS["napoleon"])
    session = a_session("SWNE", options=options)
    pilot = a_table(tmp_path, session, size)
    table = pilot.loop.stack[0]
    assert isinstance(table, TableScene)
    while not table.ended:
        if pilot.scene is table and table.asked:
            table.choose(table.view.legal[-1])
        else:
            pilot.key(pygame.K_RETURN)
        pilot.settle()
    pilot.press(spot(pilot, "tricks"))
    pilot.settle()
    assert isinstance(pilot.scene, DealEndScene)
    spelled = session.named_deal().spelled
    assert len(spelled) == 31
    ways = [set(f"Deal {in_lines(spelled, lines)}".split("\n")) for lines in (1, 2, 3, 4)]
    assert any(way <= written for way in ways)
    written.clear()
    pilot.press(next(w for w in pilot.scene.form.widgets if w.key == "deal").rect.center)
    pilot.settle()
    assert set(in_lines(spelled, 2).split("\n")) <= written


def test_one_point_before_the_target_a_side_is_in_the_barn(
    tmp_path: Path, written: set[str]
) -> None:
    pilot = dealt_by_west(tmp_path, ["pass", "pass"])
    assert "in the barn" not in written
    one, other = the_table(pilot).director.board.scores
    with_board(pilot, scores={one: 9, other: 3})
    assert {"in the barn", "9", "3"} <= written


def test_calls_stand_beside_the_seats_until_a_card_is_led(tmp_path: Path) -> None:
    pilot = dealt_by_west(tmp_path, ["pass", "pass"])
    layout = the_table(pilot).layout
    said = layout.bubble(Seat.NORTH)
    assert brightest(pilot, said) > 200
    pilot = dealt_by_west(tmp_path, ["pass", "pass", *FIRST_TRICK])
    assert brightest(pilot, said) < 200


def brightest(pilot: Pilot, rect: pygame.Rect) -> int:
    """The brightest grey in a rectangle of the screen."""
    grey = pygame.transform.grayscale(pilot.screen.subsurface(rect))
    return max(grey.get_at((x, rect.height // 2)).r for x in range(0, rect.width, 2))


def test_every_trick_lies_at_the_plaque_of_whoever_took_it(tmp_path: Path) -> None:
    pilot = dealt_by_west(tmp_path, ["pass", "pass", *FIRST_TRICK])
    table = the_table(pilot)
    assert table.director.board.taken[Seat.WEST] == 1
    changed = differing(pilot, lambda board: {"taken": board.taken | {Seat.WEST: 0}}, Seat.WEST)
    assert changed > 100


@pytest.mark.parametrize("colour", sorted(theme.FELTS))
def test_whose_turn_it_is_shows_in_grey(tmp_path: Path, colour: str) -> None:
    pilot = dealt_by_west(tmp_path, ["pass", "pass", *FIRST_TRICK], table_colour=colour)
    assert the_table(pilot).director.board.turn is Seat.SOUTH
    for seat in (Seat.SOUTH, Seat.NORTH):
        turn = None if seat is Seat.SOUTH else Seat.NORTH
        assert differing(pilot, lambda _board, turn=turn: {"turn": turn}, seat) > 300


def differing(pilot: Pilot, facts: Any, seat: Seat) -> int:
    """How many pixels at a plaque change by 48 greys or more with other facts on the board."""
    area = the_table(pilot).layout.plaque(seat).inflate(0, 60)
    before = pygame.transform.grayscale(pilot.screen.subsurface(area))
    board: Board = the_table(pilot).director.board
    with_board(pilot, **facts(board))
    after = pygame.transform.grayscale(pilot.screen.subsurface(area))
    return sum(
        abs(before.get_at((x, y)).r - after.get_at((x, y)).r) >= 48
        for x in range(area.width)
        for y in range(area.height)
    )


@pytest.mark.parametrize("colour", sorted(theme.FELTS))
def test_the_card_that_takes_the_trick_stands_out_in_grey(tmp_path: Path, colour: str) -> None:
    pilot = dealt_by_west(
        tmp_path, ["pass", "pass", *FIRST_TRICK, "play TH", "play KC"], table_colour=colour
    )
    table = the_table(pilot)
    winner = table.director.winning
    assert winner is not None
    place = pygame.Rect(0, 0, table.layout.card, table.layout.card)
    place.center = (round(winner.pose.x), round(winner.pose.y))
    ringed = pygame.transform.grayscale(pilot.screen.subsurface(place)).copy()
    table.director.winning = None
    with_board(pilot)
    plain = pygame.transform.grayscale(pilot.screen.subsurface(place))
    brighter = sum(
        ringed.get_at((x, y)).r - plain.get_at((x, y)).r >= 60
        for x in range(place.width)
        for y in range(place.height)
    )
    assert brighter > 400


def heard_in(folder: Path, people: str, **settings: Any) -> Counter[str]:
    """Every sound of one deal, and how often it was played."""
    actions = [WEST_DEALS] if people else [WEST_DEALS, "order", "discard 9H"]
    session = a_session(people, actions=actions, dealer=Seat.WEST, thinking=Passing())
    pilot = a_table(folder, session, **settings)
    heard: Counter[str] = Counter()
    table = the_table(pilot)
    table.context.audio.play = lambda name: heard.update([name])  # type: ignore[method-assign]
    table.director._sound = table.context.audio.play  # noqa: SLF001 - handed on at the start
    for _frame in range(6000):
        pilot.step()
        if table.ended or (table.viewer and table.asked):
            return heard
    raise AssertionError(heard)


def test_cards_tricks_and_the_end_of_a_deal_are_heard(tmp_path: Path) -> None:
    heard = heard_in(tmp_path, "", motion="normal")
    assert heard["sweep"] == 5
    assert heard["play"] == 20
    assert heard["pick-up"] + heard["trump"] == 0
    assert sum(heard[name] for name in ("euchre", "hand-won", "loner")) <= 1


class Ordering(Passing):
    """A computer player that orders up whenever it can."""

    def ask(self, question: Question) -> None:
        assert isinstance(question, (MoveRequest, HintRequest))
        legal = question.view.legal
        self._answer = next((a for a in legal if str(a) == "order"), legal[0])


def test_trump_being_made_and_a_card_taken_up_are_heard_once_each(tmp_path: Path) -> None:
    session = a_session("", actions=[WEST_DEALS], dealer=Seat.WEST, thinking=Ordering())
    table = the_table(pilot := a_table(tmp_path, session, motion="quick"))
    heard: list[str] = []
    table.director._sound = heard.append  # noqa: SLF001 - handed on at the start
    while not session.view(None).trick:
        pilot.step()
    # The discard and the first lead sound as any card laid down.
    assert heard == ["trump", "pick-up", "play", "play"]


def test_ones_own_turn_is_heard_once(tmp_path: Path) -> None:
    assert heard_in(tmp_path, "S", motion="quick")["own-turn"] == 1


def test_a_march_is_celebrated_on_a_banner_until_the_next_hand_is_wanted(
    tmp_path: Path, written: set[str]
) -> None:
    march = {
        Seat.SOUTH: "JS JC AS KS QS",
        Seat.WEST: "9H TH QH KD AD",
        Seat.NORTH: "9C TC KC AC 9D",
        Seat.EAST: "QC KH AH JD QD",
    }
    actions = [a_pack(march, "TS", CLASSIC, Seat.WEST), "pass", "pass", "order", "discard 9H"]
    session = a_session("", actions=actions, dealer=Seat.WEST, thinking=Passing())
    pilot = a_table(tmp_path, session, motion="normal")
    table = the_table(pilot)
    shown = 0
    while not table.ended:
        pilot.step()
        shown += table.director.banner.pose.alpha > 0
        assert shown < 200
    assert {"March! Anna and Carla", "took all five", "+2"} <= written
    assert shown > 20
    for _second in range(60):
        pilot.step(1.0)
    assert table.ended
