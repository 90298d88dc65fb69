from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.play.branching import deal_in
from euchre.play.named_deal import named
from euchre.rules.games import PRESETS
from euchre.rules.seats import FOUR, Seat
from euchre.storage.notation import write
from euchre.ui.scene import Push
from euchre.ui.scenes.dialog import Dialog
from euchre.ui.scenes.game_start import go_on
from euchre.ui.scenes.replay.screen import ReplayScene
from euchre.ui.scenes.results.game_over import GameOverScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from euchre.ui.widgets import Changed
from euchre.ui.window import clipboard
from tests.ui.on_file import game
from tests.ui.pilot import Pilot
from tests.ui.tables import the_table

if TYPE_CHECKING:
    from euchre.play.replay import Replay
    from euchre.ui.context import Context


def looking(context: Context, seed: int = 1, variant: str = "classic") -> Pilot:
    """Somebody before a replay, which lies over the title."""
    pilot = Pilot(TitleScene(context), context, (960, 600))
    scene = ReplayScene(context, game(seed, variant), chance=lambda: 9)
    pilot.loop.change(Push(scene))
    pilot.step()
    return pilot


def replay(pilot: Pilot) -> ReplayScene:
    assert isinstance(pilot.scene, ReplayScene)
    return pilot.scene


def press(pilot: Pilot, key: str) -> None:
    pilot.press(replay(pilot).form[key].rect.center)
    pilot.step()


def at(pilot: Pilot) -> int:
    return replay(pilot).table.position


def test_it_begins_with_the_cards_of_the_first_deal(context: Context) -> None:
    pilot = looking(context)
    assert at(pilot) == 1
    seen = set(replay(pilot).table.cards_seen())
    dealt = replay(pilot).replay.dealt(0)
    assert seen >= {card for hand in dealt.values() for card in hand}


KEYS = (
    pygame.K_RIGHT,
    pygame.K_LEFT,
    pygame.K_DOWN,
    pygame.K_UP,
    pygame.K_PAGEDOWN,
    pygame.K_PAGEUP,
    pygame.K_HOME,
    pygame.K_END,
)


def goal_of(key: int, game: Replay, position: int) -> int:
    """Where a key leads to from a position in the midst of a game."""
    return {
        pygame.K_RIGHT: position + 1,
        pygame.K_LEFT: position - 1,
        pygame.K_DOWN: game.onward(position),
        pygame.K_UP: game.backward(position),
        pygame.K_PAGEDOWN: next(deal for deal in game.deals if deal > position),
        pygame.K_PAGEUP: max(deal for deal in game.deals if deal < position),
        pygame.K_HOME: 0,
        pygame.K_END: game.last,
    }[key]


@pytest.mark.parametrize("key", KEYS)
def test_the_keys_go_through_the_game(key: int, context: Context) -> None:
    pilot = looking(context)
    for _ in range(3):
        pilot.key(pygame.K_PAGEDOWN)
    pilot.key(pygame.K_RIGHT)
    pilot.settle()
    before = at(pilot)
    pilot.key(key)
    pilot.settle()
    assert at(pilot) == goal_of(key, replay(pilot).replay, before)


@pytest.mark.parametrize(
    "button", ["previous", "next", "trick_back", "trick_on", "deal_back", "deal_on"]
)
def test_every_button_goes_where_its_key_goes(button: str, context: Context) -> None:
    keys = {
        "previous": pygame.K_LEFT,
        "next": pygame.K_RIGHT,
        "trick_back": pygame.K_UP,
        "trick_on": pygame.K_DOWN,
        "deal_back": pygame.K_PAGEUP,
        "deal_on": pygame.K_PAGEDOWN,
    }
    by_key, by_mouse = looking(context), looking(context)
    for pilot in (by_key, by_mouse):
        for _ in range(2):
            pilot.key(pygame.K_PAGEDOWN)
        pilot.key(pygame.K_RIGHT)
        pilot.settle()
    by_key.key(keys[button])
    press(by_mouse, button)
    by_key.settle()
    by_mouse.settle()
    assert at(by_key) == at(by_mouse)


def test_stepping_through_shows_the_same_as_going_there_at_once(context: Context) -> None:
    pilot = looking(context)
    scene = replay(pilot)
    for position in range(2, 40):
        pilot.key(pygame.K_RIGHT)
        pilot.settle()
        stepped = board_and_cards(scene)
        scene.table.show(position)
        assert board_and_cards(scene) == stepped


def board_and_cards(scene: ReplayScene) -> tuple[Any, ...]:
    director = scene.table.director
    poses = [(str(s.card), s.pose, s.shown) for s in director.sprites.all()]
    return director.board, poses


def test_it_plays_by_itself_to_the_end(context: Context) -> None:
    pilot = looking(context)
    for _ in range(2):
        press(pilot, "speed")
    assert replay(pilot).form["speed"].label.startswith("4")  # type: ignore[attr-defined]
    pilot.key(pygame.K_SPACE, " ")
    for _ in range(4000):
        pilot.step(0.05)
        if at(pilot) == replay(pilot).replay.last:
            break
    pilot.settle()
    assert replay(pilot).replay.game(at(pilot)).winner is not None
    assert replay(pilot).wake is None


def test_from_one_seat_only_its_own_cards_are_seen(context: Context) -> None:
    pilot = looking(context)
    table = replay(pilot).table
    table.sit(Seat.WEST)
    for position in range(replay(pilot).replay.last + 1):
        table.show(position)
        view = table.replay.view(position, Seat.WEST)
        known = set(view.hand)
        if view.shown is not None:
            known |= {p.card for trick in view.shown.tricks for p in trick}
            known |= {view.shown.upcard} if view.shown.upcard else set()
        assert set(table.cards_seen()) <= known


def test_every_seat_can_be_chosen(context: Context) -> None:
    pilot = looking(context)
    scene = replay(pilot)
    for seat in FOUR:
        scene.answer(Changed("whose", seat.value))
        assert scene.table.viewer is seat
        assert scene.table.layout.seats[0] is seat
        pilot.step()
    scene.answer(Changed("whose", "all"))
    assert scene.table.viewer is None


def test_the_track_is_dragged_through_the_game(context: Context) -> None:
    pilot = looking(context)
    rect = replay(pilot).form["track"].rect
    pilot.drag(rect.midleft, (rect.right + 50, rect.centery))
    assert at(pilot) == replay(pilot).replay.last


def test_a_finished_deal_lies_open_with_what_everybody_held(context: Context) -> None:
    pilot = looking(context)
    scene = replay(pilot)
    scored = [n for n in range(len(scene.replay.deals)) if scene.replay.deal_end(n)]
    scene.table.show(scene.replay.deal_end(scored[0]))
    assert scene.table.sheet is not None
    pilot.step()


def lone_hand(film: Replay) -> int:
    """The end of a deal in which somebody sat out."""
    for deal in range(len(film.deals)):
        end = film.deal_end(deal)
        state = film.game(end).deal
        if state is not None and state.shown.sitting_out and not state.shown.thrown_in:
            return end
    raise AssertionError


@pytest.mark.parametrize("variant", ["classic", "british"])
def test_all_cards_of_a_lone_hand_are_told_when_the_deal_is_over(
    variant: str, context: Context
) -> None:
    pilot = looking(context, seed=2, variant=variant)
    film, table = replay(pilot).replay, replay(pilot).table
    end = lone_hand(film)
    table.show(end)
    state = film.game(end).deal
    assert state is not None
    assert table.sheet is not None
    (out,) = state.shown.sitting_out
    summary = table.sheet._summary  # noqa: SLF001 - what is laid open
    assert set(summary.unplayed) == {out}
    assert sorted(summary.unplayed[out]) == sorted(state.hand(out))
    played = [card for hand in summary.hands.values() for card in hand]
    everything = [*played, *summary.unplayed[out], *summary.left_over]
    assert sorted(map(str, everything)) == sorted(map(str, state.setup.pack))
    # From one seat what lay face down stays so.
    table.sit(out)
    assert table.sheet._summary.left_over == ()  # noqa: SLF001
    pilot.step()


def test_playing_on_from_a_point_begins_a_new_game_there(context: Context) -> None:
    pilot = looking(context)
    for _ in range(12):
        pilot.key(pygame.K_RIGHT)
    position = at(pilot)
    old = replay(pilot).replay.record
    press(pilot, "on")
    record = the_table(pilot).session.record
    assert record.actions[:position] == old.actions[:position]
    assert record.taken_over == position
    assert len(list(context.paths.games.glob("*.euchre"))) == 1


@pytest.mark.parametrize("way", ["again", "turned"])
def test_a_deal_is_played_again(way: str, context: Context) -> None:
    pilot = looking(context)
    pilot.key(pygame.K_PAGEDOWN)
    old = replay(pilot).replay.record
    deal = deal_in(old, 1)
    press(pilot, "more")
    assert isinstance(pilot.scene, Dialog)
    form: Any = pilot.scene.touch
    pilot.press(form[way].rect.center)
    # Computer players may have ended the deal meanwhile.
    session = next(s for s in pilot.loop.stack if isinstance(s, TableScene)).session
    wanted = deal.turned() if way == "turned" else deal
    assert session.record.deals == (wanted.number,)
    assert session.record.dealer is wanted.dealer


def test_a_deal_is_copied_as_text_that_deals_it(context: Context) -> None:
    pilot = looking(context)
    press(pilot, "more")
    form: Any = pilot.scene.touch  # type: ignore[attr-defined]
    pilot.press(form["copy"].rect.center)
    assert named(clipboard.pasted()) == deal_in(replay(pilot).replay.record, 0)


@pytest.mark.parametrize(
    ("variant", "size"),
    [*((variant, (960, 600)) for variant in sorted(PRESETS)), ("napoleon", (1920, 1080))],
)
def test_every_game_is_shown_in_every_size(
    variant: str, size: tuple[int, int], context: Context
) -> None:
    pilot = Pilot(ReplayScene(context, game(3, variant)), context, size)
    scene = replay(pilot)
    for position in range(0, scene.replay.last + 1, max(1, scene.replay.last // 8)):
        scene.table.show(position)
        pilot.step()
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(widget.rect) for widget in scene.form.widgets)


def test_a_game_that_has_just_ended_is_one_press_from_its_replay(context: Context) -> None:
    record = game(1)
    last = [n for n, action in enumerate(record.actions) if str(action).startswith("play")][-1]
    context.paths.games.mkdir(parents=True)
    path = context.paths.games / "game.euchre"
    almost = replace(record, actions=record.actions[:last])
    path.write_text(write(almost), encoding="utf-8", newline="\n")
    pilot = Pilot(go_on(context, path), context)
    pilot.settle()
    table = pilot.loop.stack[0]
    assert isinstance(table, TableScene)
    if table.asked:
        table.choose(table.view.legal[0])
    pilot.settle()
    assert isinstance(pilot.scene, GameOverScene)
    pilot.settle()
    pilot.press(pilot.scene.form["replay"].rect.center)
    assert replay(pilot).replay.record.actions == table.session.record.actions
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, GameOverScene)
