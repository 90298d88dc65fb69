"""The end of a game has two faces, tells the truth about the game, and leads on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.play.game_stats import GameStats
from euchre.play.replay import Replay
from euchre.rules.events import DealScored
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.options import check
from euchre.ui.draw.portraits import Expression
from euchre.ui.draw.text import Text
from euchre.ui.scenes.new_game.screen import NewGameScene
from euchre.ui.scenes.replay.screen import ReplayScene
from euchre.ui.scenes.results.game_over import GameOverScene, winners_cards
from euchre.ui.scenes.results.game_told import (
    best_hand,
    calls_line,
    headline,
    kinds_line,
    line,
    lost,
    points_by_kind,
)
from euchre.ui.scenes.results.scoreboard import DealResultScene
from euchre.ui.scenes.results.suit_rain import LASTS
from euchre.ui.scenes.review.screen import ReviewScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from euchre.ui.widgets import Face, Label
from tests.ui.pilot import Pilot, make_context
from tests.ui.tables import finished

if TYPE_CHECKING:
    from pathlib import Path

CLASSIC = PRESETS["classic"]
GAMES = {
    **PRESETS,
    "chips of six": check({"players": 6, "nap_score": "chips"}, PRESETS["napoleon"]),
}
SIZES = [(960, 600), (1280, 720), (1920, 1080)]
SEED = 4


def over(
    folder: Path,
    *,
    won: bool,
    game: str = "classic",
    size: tuple[int, int] = (1280, 720),
    **settings: Any,
) -> Pilot:
    """The end of a game that the person in the first seat has won, or lost."""
    context = make_context(folder, **{"muted": True} | settings)
    summary, record = finished(GAMES[game], SEED, won=won)
    scene = GameOverScene(context, summary, lambda: SEED, record)
    return Pilot(scene, context, size)


def put_in(pilot: Pilot) -> set[object]:
    """What lies on the canvas now."""
    put: set[object] = set()
    usual = pilot.loop.canvas.put

    def note(surface: pygame.Surface, *where: Any, **how: Any) -> pygame.Rect:
        put.add(surface)
        return usual(surface, *where, **how)

    pilot.loop.canvas.put = note  # type: ignore[method-assign]
    pilot.scene.draw(pilot.loop.canvas)
    pilot.loop.canvas.put = usual  # type: ignore[method-assign]
    return put


def test_suits_rain_on_those_who_have_won_and_then_all_is_still(tmp_path: Path) -> None:
    pilot = over(tmp_path, won=True)
    pilot.run(0.05)
    dry = len(put_in(pilot))
    pilot.run(2)
    assert len(put_in(pilot)) > dry + 5
    pilot.run(LASTS)
    assert len(put_in(pilot)) <= dry
    assert pilot.scene.wake is None


@pytest.mark.parametrize(
    ("won", "settings"),
    [(False, {}), (True, {"reduced_motion": True}), (True, {"motion": "instant"})],
)
def test_nothing_rains_for_a_loss_or_where_no_motion_is_wanted(
    tmp_path: Path, *, won: bool, settings: dict[str, Any]
) -> None:
    pilot = over(tmp_path, won=won, **settings)
    pilot.run(1.2)
    assert pilot.scene.wake is None
    still = put_in(pilot)
    pilot.run(1.0)
    assert put_in(pilot) == still


def test_a_loss_is_darker_and_says_how_much_was_missing(tmp_path: Path) -> None:
    light, dark = (over(tmp_path, won=won, motion="instant") for won in (True, False))
    corner = (200, 560)
    assert sum(dark.screen.get_at(corner)[:3]) < 0.8 * sum(light.screen.get_at(corner)[:3])
    summary, _record = finished(CLASSIC, SEED, won=False)
    mine = next(side for side in summary.sides if summary.viewer in side)
    missing = CLASSIC.target - summary.scores[mine]
    assert f"You were {missing} point" in line(summary)
    assert "You" not in headline(summary)
    summary, _record = finished(CLASSIC, SEED, won=True)
    assert headline(summary) == "You and Carla win!"
    assert "short" not in line(summary)


def test_several_people_are_told_by_name_and_nobody_is_consoled(tmp_path: Path) -> None:
    summary, record = finished(CLASSIC, SEED, won=False)
    context = make_context(tmp_path, muted=True)
    everybody = {seat: replace(player, level=None) for seat, player in summary.players.items()}
    together = replace(summary, viewer=None, players=everybody)
    pilot = Pilot(GameOverScene(context, together, record=record), context)
    pilot.run(2)
    assert pilot.scene.wake == 0
    assert headline(together).endswith("win")
    assert "short" not in line(together)


@pytest.mark.parametrize("won", [True, False])
def test_partners_at_one_screen_win_and_lose_together(*, won: bool) -> None:
    summary, _record = finished(CLASSIC, SEED, won=won)
    (mine,) = [side for side in summary.sides if summary.viewer in side]
    partners = {
        seat: replace(player, level=None if seat in mine else "normal")
        for seat, player in summary.players.items()
    }
    assert lost(replace(summary, viewer=None, players=partners)) is not won


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("game", ["classic", "railroad", "three_handed", "hasenpfeffer"])
def test_the_winners_are_glad_and_the_others_are_not(
    tmp_path: Path, game: str, *, won: bool
) -> None:
    pilot = over(tmp_path, won=won, game=game, motion="instant")
    summary = pilot.scene.summary  # type: ignore[attr-defined]
    faces = [w for w in pilot.scene.form.widgets if isinstance(w, Face)]  # type: ignore[attr-defined]
    expressions = [face.expression for face in faces]
    assert expressions.count(Expression.WON) == len(summary.winner)
    others = len(summary.players) - len(summary.winner)
    assert expressions.count(Expression.EUCHRED) == others


@pytest.mark.parametrize("game", ["classic", "us", "british", "two_handed", "three_handed"])
@pytest.mark.parametrize("won", [True, False])
def test_the_points_by_kind_are_those_of_the_score(game: str, *, won: bool) -> None:
    summary, record = finished(PRESETS[game], SEED, won=won)
    stats = GameStats(record)
    for side in summary.sides:
        kinds = points_by_kind(stats, side)
        assert sum(kinds.values()) == summary.scores[side]
        assert (kinds_line(stats, side) == "") == (summary.scores[side] == 0)


def test_calls_and_the_best_hand_are_counted_from_the_game_itself() -> None:
    summary, record = finished(CLASSIC, SEED, won=True)
    stats, film = GameStats(record), Replay(record)
    events = [event for place in range(film.last + 1) for event in film.events(place)]
    scored = [event for event in events if isinstance(event, DealScored)]
    for side in summary.sides:
        mine = [event for event in scored if event.maker in side]
        made = [event for event in mine if event.points[side] > 0]
        words = calls_line(stats, side, bids=False)
        assert words.startswith(f"{len(mine)} call")
        if len(made) < len(mine):
            assert f"{len(made)} made, {len(mine) - len(made)} euchred" in words
        else:
            assert words.endswith("made")
    assert summary.winner is not None
    most = max(event.points[summary.winner] for event in scored)
    assert best_hand(stats, summary).endswith(f"+{most})")


@pytest.mark.parametrize("won", [True, False])
def test_the_fan_is_the_trump_that_the_winners_held_at_last(*, won: bool) -> None:
    summary, _record = finished(CLASSIC, SEED, won=won)
    ranking = build(CLASSIC).setup.ranking
    assert summary.winner is not None
    held = {card for seat in summary.winner for card in summary.hands[seat]}
    trumps = {card for card in held if ranking.suit_of(card, summary.trump) is summary.trump}
    assert trumps
    fan = winners_cards(summary)
    assert set(fan) == trumps
    strengths = [ranking.strength(card, summary.trump, summary.trump) for card in fan]
    assert strengths == sorted(strengths)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_its_place_and_nothing_is_cut(
    tmp_path: Path, game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    usual = Text._shortened  # noqa: SLF001 - where all texts are cut

    def shortened(self: Text, string: str, *how: Any) -> str:
        cut.append(string)
        return usual(self, string, *how)

    monkeypatch.setattr(Text, "_shortened", shortened)
    pilot = over(tmp_path, won=False, game=game, size=size, motion="instant")
    form = pilot.scene.form  # type: ignore[attr-defined]
    window = pygame.Rect((0, 0), size)
    buttons = [widget for widget in form.widgets if widget.focusable]
    assert len(buttons) == 6
    words = [w for w in form.widgets if not w.focusable and isinstance(w, Label) and w.text]
    for widget in (*buttons, *words):
        assert window.contains(widget.rect)
    for button in buttons:
        assert min(button.rect.size) >= 44 * size[0] / 1280
        assert not [word.name for word in words if word.rect.colliderect(button.rect)]
    assert cut == []


LEADS = [
    ("rematch", TableScene),
    ("new", NewGameScene),
    ("title", TitleScene),
    ("last", DealResultScene),
    ("replay", ReplayScene),
    ("review", ReviewScene),
]


@pytest.mark.parametrize("way", ["click", "finger", "keys"])
@pytest.mark.parametrize(("key", "kind"), LEADS)
def test_the_end_leads_on_by_mouse_finger_and_keys(
    tmp_path: Path, way: str, key: str, kind: type
) -> None:
    pilot = over(tmp_path, won=True, size=(960, 600), motion="instant")
    form = pilot.scene.form  # type: ignore[attr-defined]
    place = form[key].rect.center
    if way == "click":
        pilot.press(place)
    elif way == "finger":
        pilot.run(1)
        for event in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.post(pygame.Event(event, pos=place, button=1, touch=True))
        pilot.step()
    else:
        while form.focus is None or form.focus.key != key or not form.shows_focus:
            pilot.key(pygame.K_TAB, "\t")
        pilot.key(pygame.K_RETURN, "\r")
    assert isinstance(pilot.scene, kind)
