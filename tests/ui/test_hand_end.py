"""The end of a hand stands on the table: it takes sides, tells the truth, and waits."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.play.record import Player
from euchre.rules.events import Result
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.options import check
from euchre.rules.seats import FOUR, Seat
from euchre.ui.draw.style import style_for
from euchre.ui.draw.text import ELLIPSIS, Text
from euchre.ui.scenes.results.deal_end import DealEndScene
from euchre.ui.table.ending import banner
from euchre.ui.table.ending.hand_end import BY_ITSELF
from euchre.ui.table.ending.told import told
from euchre.ui.table.left_handed import layout_for
from euchre.ui.table.scene import TableScene
from euchre.ui.words.numbers import whole
from tests.ui.tables import (
    WEST_DEALS,
    Passing,
    a_session,
    a_table,
    spot,
    summaries,
    the_table,
)

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.rules.seats import Side
    from euchre.ui.table.summary import DealSummary
    from tests.ui.pilot import Pilot

PLAYERS = {
    seat: Player(name, "normal")
    for seat, name in zip(FOUR, ("Anna", "Ben", "Carla", "Dan"), strict=True)
}
S, W, N, E = FOUR
SIDES: tuple[Side, ...] = ((S, N), (W, E))


@cache
def a_summary() -> DealSummary:
    """Any hand of a classic game, as South sees it."""
    return replace(summaries(PRESETS["classic"], seed=3)[0], players=PLAYERS, sides=SIDES)


def hand(
    result: Result, maker: Seat, tricks: int, points: tuple[int, int], **facts: object
) -> DealSummary:
    """A hand of which the makers took so many tricks; *points* of South's side and the other."""
    makers = next(side for side in SIDES if maker in side)
    others = next(side for side in SIDES if maker not in side)
    given = dict(zip(SIDES, points, strict=True))
    return replace(
        a_summary(),
        result=result,
        maker=maker,
        tricks={makers: tricks, others: 5 - tricks},
        points=given,
        scores=given,
        alone=result.name.startswith(("LONE", "JAM")),
        lone_defender=None,
        viewer=S,
        winner=None,
        bid="",
        **facts,  # type: ignore[arg-type]
    )


OUTCOMES = [
    (hand(Result.MADE, S, 3, (1, 0)), "You made it: +1", True),
    (hand(Result.MADE, W, 4, (0, 1)), "They made it: +1", False),
    (hand(Result.MARCH, N, 5, (2, 0)), "March! You took all five: +2", True),
    (hand(Result.MARCH, E, 5, (0, 2)), "They took all five: +2", False),
    (hand(Result.EUCHRED, S, 2, (0, 2)), "You got euchred: +2", False),
    (hand(Result.EUCHRED, W, 1, (2, 0)), "You euchred them! +2", True),
    (hand(Result.LONE_MADE, S, 3, (1, 0)), "You made it alone: +1", True),
    (hand(Result.LONE_MADE, N, 3, (1, 0)), "Carla made it alone: +1", True),
    (hand(Result.LONE_MARCH, S, 5, (4, 0)), "Loner! You took all five: +4", True),
    (hand(Result.LONE_MARCH, E, 5, (0, 4)), "Loner! Dan took all five: +4", False),
    (hand(Result.LONE_SHORT, S, 4, (0, 0)), "Your loner fell short: 0", False),
    (hand(Result.LONE_EUCHRED, S, 2, (0, 4)), "Your loner got euchred: +4", False),
    (hand(Result.LONE_EUCHRED, N, 2, (0, 4)), "Carla's loner got euchred: +4", False),
    (hand(Result.LONE_EUCHRED, W, 2, (4, 0)), "You euchred Ben's loner! +4", True),
    (hand(Result.SUPER_EUCHRE, E, 0, (4, 0)), "Super euchre! They took no tricks: +4", True),
    (hand(Result.SUPER_EUCHRE, S, 0, (0, 4)), "Super euchre: you took no tricks: +4", False),
    (hand(Result.JAMBONE, S, 5, (8, 0)), "Jambone! You took all five: +8", True),
    (hand(Result.JAMBOREE, W, 0, (0, 16)), "Jamboree! Ben held the top trumps: +16", False),
]


@pytest.mark.parametrize(("summary", "words", "good"), OUTCOMES, ids=lambda o: str(o)[:30])
def test_the_banner_takes_the_side_of_whoever_looks(
    summary: DealSummary,
    words: str,
    good: bool,  # noqa: FBT001
) -> None:
    assert told(summary).sentence == words
    assert told(summary).good is good


@pytest.mark.parametrize(
    ("lone", "viewer", "words"),
    [
        (S, S, "You euchred them alone! +4"),
        (N, S, "Carla euchred them alone: +4"),
        (S, W, "Anna euchred you alone: +4"),
    ],
)
def test_a_lone_defender_is_named(lone: Seat, viewer: Seat, words: str) -> None:
    summary = hand(Result.LONE_DEFENCE, W, 2, (4, 0))
    end = told(replace(summary, viewer=viewer, lone_defender=lone))
    assert end.sentence == words
    assert "defended alone" in end.reason


def test_where_several_look_everybody_goes_by_name() -> None:
    seen = [told(replace(summary, viewer=None)).headline for summary, _words, _good in OUTCOMES]
    assert "Anna and Carla made it" in seen
    assert "Ben and Dan got euchred" in seen
    assert "Ben's loner got euchred" in seen
    assert not [words for words in seen if "you" in words.lower().split()]


def test_the_reason_tells_who_called_and_how_many_tricks_it_was() -> None:
    assert told(hand(Result.MADE, S, 3, (1, 0))).reason == "Called by you: 3 of 5 tricks."
    end = told(hand(Result.LONE_EUCHRED, W, 2, (2, 0)))
    assert end.reason == "Called alone by Ben: 2 of 5 tricks."


def test_both_sides_of_an_auction_are_told_what_they_got() -> None:
    made = replace(hand(Result.BID_MADE, S, 3, (3, 2)), bid="3")
    assert told(made).sentence == "You made your bid: +3"
    assert told(made).reason.endswith("Ben & Dan: +2.")
    failed = replace(hand(Result.BID_FAILED, W, 3, (2, -4)), bid="4")
    assert told(failed).sentence == "You set them! \N{MINUS SIGN}4"
    assert told(failed).reason.endswith("You & Carla: +2.")


def test_a_hand_that_decides_a_game_of_a_match_says_so() -> None:
    options = check({"match_games": 3}, PRESETS["classic"])
    summary = hand(Result.MADE, S, 3, (1, 0), options=options, games={SIDES[0]: 1})
    assert "game" not in told(summary).reason
    won = replace(summary, scores={SIDES[0]: 10, SIDES[1]: 4})
    assert told(won).reason.endswith("First game for you and Carla.")


@pytest.mark.parametrize("game", ["three_handed", "napoleon"])
def test_where_everybody_plays_alone_all_points_are_listed(game: str) -> None:
    for summary in summaries(PRESETS[game], seed=9)[:8]:
        end = told(summary)
        assert [row.score for row in end.rows] == [
            whole(summary.scores[side]) for side in summary.sides
        ]
        assert len(end.rows) == len(summary.sides)
        assert [row.own for row in end.rows] == [S in side for side in summary.sides]


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", PRESETS)
def test_the_banner_is_never_cut_and_covers_nobody(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.font.init()
    cut: list[str] = []
    usual = Text._shortened  # noqa: SLF001 - where all texts are cut

    def shortened(self: Text, string: str, *how: object) -> str:
        cut.append(string)
        return usual(self, string, *how)  # type: ignore[arg-type]

    monkeypatch.setattr(Text, "_shortened", shortened)
    options = PRESETS[game]
    layout = layout_for(size, build(options).setup.table.seats)
    style = style_for(size)
    for summary in summaries(options, seed=9)[:8]:
        end = told(summary)
        place = banner.place(layout, end)
        banner.picture(style, end, place.size)
        for seat in layout.seats:
            assert not place.colliderect(layout.plaque(seat))
        assert place.bottom < layout.panel.top
    assert cut == []
    assert ELLIPSIS not in "".join(cut)


def at_the_end(folder: Path, **settings: Any) -> Pilot:
    """The first hand has just been played."""
    session = a_session("S", actions=[WEST_DEALS], dealer=Seat.WEST, thinking=Passing())
    pilot = a_table(folder, session, **settings)
    pilot.settle()
    while not the_table(pilot).ended:
        legal = the_table(pilot).view.legal
        the_table(pilot).choose(next((a for a in legal if str(a) == "order"), legal[0]))
        while not (the_table(pilot).asked or the_table(pilot).ended):
            pilot.step()
    return pilot


@pytest.mark.parametrize("way", ["click", "finger", "enter", "space"])
def test_the_next_hand_waits_until_it_is_wanted(tmp_path: Path, way: str) -> None:
    pilot = at_the_end(tmp_path)
    table = the_table(pilot)
    pilot.run(30)
    pilot.press(table.layout.banner.center)
    assert table.ended
    if way == "click":
        pilot.press(spot(pilot, "next"))
    elif way == "finger":
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.post(pygame.Event(kind, pos=spot(pilot, "next"), button=1, touch=True))
        pilot.step()
    else:
        pilot.key(pygame.K_RETURN if way == "enter" else pygame.K_SPACE)
    assert not table.ended
    pilot.settle()
    assert table.deal_number == 2
    assert table.director.banner.told is None


@pytest.mark.parametrize("key", [pygame.K_t, pygame.K_l, None])
def test_all_tricks_are_shown_and_lead_back_or_on(tmp_path: Path, key: int | None) -> None:
    pilot = at_the_end(tmp_path)
    table = the_table(pilot)

    def show() -> None:
        if key is None:
            pilot.press(spot(pilot, "tricks"))
        else:
            pilot.key(key)
        assert isinstance(pilot.scene, DealEndScene)

    show()
    pilot.key(pygame.K_ESCAPE)
    assert table.ended
    show()
    pilot.press(spot(pilot, "back"))
    assert table.ended
    show()
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    assert table.deal_number == 2


def test_the_next_hand_begins_by_itself_where_that_is_wanted(tmp_path: Path) -> None:
    pilot = at_the_end(tmp_path, next_hand_by_itself=True)
    table = the_table(pilot)
    labels = []
    for _second in range(round(BY_ITSELF) + 1):
        if table.ended:
            labels.append(table.controls.form["next"].name)
        pilot.step(1.0)
    assert "Next hand (3)" in labels
    assert table.deal_number == 2


def test_whoever_looks_at_the_tricks_is_not_hurried_on(tmp_path: Path) -> None:
    pilot = at_the_end(tmp_path, next_hand_by_itself=True)
    table = the_table(pilot)
    pilot.press(spot(pilot, "tricks"))
    pilot.run(2 * BY_ITSELF)
    pilot.key(pygame.K_ESCAPE)
    pilot.run(2 * BY_ITSELF)
    assert table.ended


def test_the_last_decision_can_be_taken_back_after_the_hand(tmp_path: Path) -> None:
    pilot = at_the_end(tmp_path)
    table = the_table(pilot)
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    pilot.settle()
    assert not table.ended
    assert table.asked
    assert table.director.banner.told is None
    pilot.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    pilot.settle()
    assert table.ended


def test_the_banner_stays_when_the_window_changes_its_size(tmp_path: Path) -> None:
    pilot = at_the_end(tmp_path)
    pilot.resize((960, 600))
    pilot.settle()
    table = the_table(pilot)
    assert table.ended
    assert table.director.banner.pose.alpha == 1
    pilot.press(spot(pilot, "next"))
    assert not table.ended


def test_nobody_is_hidden_from_the_end_of_a_hand_under_a_curtain(tmp_path: Path) -> None:
    session = a_session("SN", actions=[WEST_DEALS], dealer=Seat.WEST, thinking=Passing())
    pilot = a_table(tmp_path, session)
    pilot.settle()
    table = pilot.loop.stack[0]
    assert isinstance(table, TableScene)
    while not table.ended:
        if pilot.scene is not table:
            pilot.press(spot(pilot, "open"))
        else:
            legal = table.view.legal
            table.choose(next((a for a in legal if str(a) == "order"), legal[0]))
        pilot.settle()
    assert pilot.scene is table
    assert table.viewer is None
    assert table.ending is not None
    assert "Anna and Carla" in table.ending.told.headline
