"""Marks lie where they belong, panels hold what they show, words are not cut without need."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from pygame import Rect

from euchre.play.dealing_report import Report, ReportLine
from euchre.rules.games import PRESETS
from euchre.rules.seats import Seat
from euchre.ui.draw.style import style_for
from euchre.ui.draw.text import ELLIPSIS, Text
from euchre.ui.scenes.games.fair_deal import FairDealScene
from euchre.ui.scenes.handover import HandoverScene
from euchre.ui.scenes.results.open_tricks import OpenTricks
from euchre.ui.table.layout import BADGE_SIZE, SMALLER_TRICK, TRICK
from euchre.ui.table.left_handed import layout_for
from euchre.ui.table.pictures.plaques import TEXT_LEFT, TRICKS_NARROW, TRICKS_ROOM
from euchre.ui.table.scene import TableScene
from euchre.ui.words.seats import seat_words
from tests.ui.pilot import Pilot, make_context
from tests.ui.tables import a_session, a_table, dealt_by_west, spot, summaries, the_table
from tests.ui.test_layout import SEATS, SIZES

if TYPE_CHECKING:
    from pathlib import Path

EVERY = list(itertools.product(SIZES, SEATS))


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_the_tricks_taken_lie_inside_their_plaque(size: tuple[int, int], players: int) -> None:
    layout = layout_for(size, SEATS[players])
    for seat in layout.seats:
        plaque, tricks = layout.plaque(seat), layout.tricks(seat)
        assert plaque.inflate(0, -2).contains(tricks)
        whole = layout.plaque_width(seat)
        narrow = whole < 250
        if not narrow:
            assert abs(tricks.centery - plaque.centery) <= 1
        words_end = whole - (TRICKS_NARROW if narrow else TRICKS_ROOM)
        assert plaque.left + words_end * layout.u <= tricks.left + 1
        assert words_end - TEXT_LEFT > 70
        dealer = plaque.left + (whole - 6 - BADGE_SIZE / 2) * layout.u
        assert tricks.right <= dealer + 1
        for index in range(5):
            pose, high = layout.pile(seat, index), layout.pile_height(seat) * layout.u
            assert tricks.top - 1 <= pose.y - high / 2
            assert pose.y + high / 2 <= tricks.bottom + 1
            assert tricks.left - 1 <= pose.x - high * 5 / 14
            assert pose.x + high * 5 / 14 <= tricks.right + 1


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_what_says_how_to_go_on_covers_nobodys_card(
    size: tuple[int, int], players: int
) -> None:
    layout = layout_for(size, SEATS[players])
    tag = layout.go_on((round(115 * layout.u), round(22 * layout.u)))
    high = (TRICK if players <= 4 else SMALLER_TRICK) * layout.u
    for seat in layout.seats:
        pose = layout.trick(seat)
        card = Rect(0, 0, round(high * 5 / 7), round(high))
        card.center = (round(pose.x), round(pose.y))
        assert not tag.colliderect(card), seat
    assert not tag.colliderect(layout.plaque(layout.seats[0]))


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", PRESETS)
def test_every_card_of_a_result_lies_on_its_panel(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    context, style = make_context(tmp_path), style_for(size, make_context(tmp_path).settings)
    for summary in summaries(PRESETS[game], seed=9)[:20]:
        tricks = OpenTricks(context, summary)
        tricks.rect = Rect(0, 0, style.px(588), style.px(532))
        rows = [*summary.hands, None]
        held = [summary.unplayed.get(seat, ()) if seat else () for seat in rows]
        for row, seat in enumerate(summary.hands):
            count = max(len(summary.hands[seat]), len(held[row]))
            for column in range(count):
                place = tricks._card_place(style, row, column)  # noqa: SLF001
                assert tricks.rect.contains(place)


def test_the_curtain_shows_as_many_backs_as_there_are_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = a_table(tmp_path, a_session("SWNE", seed=4))
    seen: set[int] = set()
    while not seen >= {1, 2, 3, 4, 5}:
        pilot.settle()
        if not isinstance(pilot.scene, HandoverScene):
            seated = the_table(pilot)
            seated.choose(seated.view.legal[-1])
            continue
        table = pilot.loop.stack[0]
        assert isinstance(table, TableScene)
        person = table.session.awaiting_person
        assert person is not None
        cards = table.session.view(None).hand_sizes[person]
        backs: list[Any] = []
        with monkeypatch.context() as patch:
            patch.setattr(
                pilot.context.pictures,
                "lay",
                lambda _canvas, card, *_how, backs=backs, **_more: backs.append(card),
            )
            pilot.scene.draw(pilot.loop.canvas)
        assert backs == [None] * cards
        seen.add(cards)
        pilot.press(spot(pilot, "open"))


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_every_seat_of_a_report_on_fair_deals_can_be_read(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, cut = Text._shortened, []  # noqa: SLF001 - where all texts are cut

    def shortened(self: Text, string: str, *how: Any) -> str:
        cut.append(string)
        return usual(self, string, *how)

    monkeypatch.setattr(Text, "_shortened", shortened)
    scene = FairDealScene(make_context(tmp_path))
    lines = [
        ReportLine(what, seat, None, 100, 101.5, 80, 120)
        for what in ("jacks", "trumps", "bowers")
        for seat in Seat
    ]
    scene.report = Report(1000, tuple(lines))
    pilot = Pilot(scene, scene.context, size)
    pilot.settle()
    assert cut == []
    assert seat_words(Seat.NORTHWEST) == "Northwest"
    assert ELLIPSIS not in "".join(cut)


def test_a_tip_goes_when_something_else_comes_up(tmp_path: Path) -> None:
    pilot = dealt_by_west(tmp_path, ["pass"])
    form = the_table(pilot).controls.form
    pilot.move(form["menu"].rect.center)
    assert form.explanation == "Menu (Esc)"
    pilot.key(pygame.K_F1)
    assert form.explanation == ""
    pilot.key(pygame.K_F1)
    pilot.move(form["last"].rect.center)
    assert form.explanation
    pilot.press(form["menu"].rect.center)
    assert form.explanation == ""
