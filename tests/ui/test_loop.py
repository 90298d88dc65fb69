from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.ui.context import Context
from euchre.ui.loop import LONGEST_STEP, Loop
from euchre.ui.scene import Change, Pop, Push, Quit, Replace, changed
from euchre.ui.scenes import fault
from euchre.ui.window import window
from euchre.ui.window.event_wait import Polling, sleeper
from tests.ui.pilot import Pilot, make_context

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.storage.settings import Settings
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.scene import Scene

SIZE = (1280, 720)


@dataclass(eq=False)
class Page:
    """A scene that remembers what it was told and answers what it was given."""

    colour: tuple[int, int, int] = (0, 0, 0)
    wake: float | None = None
    answer: Change | None = None
    told: list[object] = field(default_factory=list)
    fails: str = ""

    def handle(self, event: pygame.Event) -> Change | None:
        if self.fails == "handle":
            raise RuntimeError(self.fails)
        self.told.append(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self.answer
        return None

    def update(self, seconds: float) -> Change | None:
        if self.fails == "update":
            raise RuntimeError(self.fails)
        self.told.append(seconds)
        return None

    def draw(self, canvas: Canvas) -> None:
        if self.fails == "draw":
            raise RuntimeError(self.fails)
        canvas.backdrop(self.ground)

    def resize(self, size: tuple[int, int]) -> None:
        self.told.append(size)
        self.ground = pygame.Surface(size, 0, 32)
        self.ground.fill(self.colour)


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return make_context(tmp_path)


def test_changes_lead_from_scene_to_scene() -> None:
    one, two, three = Page(), Page(), Page()
    assert changed((one,), None) == (one,)
    assert changed((one,), Push(two)) == (one, two)
    assert changed((one, two), Pop()) == (one,)
    assert changed((one, two), Replace(three)) == (one, three)
    assert changed((one, two), Replace(three, everything=True)) == (three,)
    assert changed((one, two), Quit()) == ()


def test_a_scene_knows_the_size_before_anything_else(context: Context) -> None:
    page = Page()
    Pilot(page, context, SIZE)
    assert page.told[0] == SIZE


def test_only_the_uppermost_scene_plays(context: Context) -> None:
    above = Page((0, 0, 200))
    below = Page(answer=Push(above))
    pilot = Pilot(below, context)
    pilot.press((5, 5))
    below.told.clear()
    pilot.key(pygame.K_RETURN, "\r")
    assert below.told == []
    assert any(isinstance(thing, pygame.Event) for thing in above.told)
    assert pilot.screen.get_at((3, 3)) == pygame.Color(0, 0, 200)


@dataclass(eq=False)
class Curtain(Page):
    """A scene that says that it hides all others."""

    covers: bool = True


def test_what_a_scene_covers_is_not_drawn_but_all_that_lies_above(context: Context) -> None:
    below, curtain, above = Page((200, 0, 0)), Curtain(), Page((0, 0, 200))
    pilot = Pilot(below, context)
    pilot.loop.change(Push(curtain))
    below.fails = "draw"
    pilot.loop.change(Push(above))
    pilot.step()
    assert pilot.screen.get_at((3, 3)) == pygame.Color(0, 0, 200)
    below.fails = ""
    pilot.loop.change(Pop())
    pilot.loop.change(Pop())
    pilot.step()
    assert pilot.screen.get_at((3, 3)) == pygame.Color(200, 0, 0)


def test_time_passes_before_input_and_then_an_input_is_answered_at_once(
    context: Context,
) -> None:
    page = Page(wake=0.0)
    pilot = Pilot(page, context)
    page.told.clear()
    pilot.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1))
    pilot.step(0.02)
    first, event, last = page.told
    assert (first, last) == (0.02, 0.0)
    assert isinstance(event, pygame.Event)


def test_a_hitch_is_not_a_leap_in_time_but_a_rest_is(context: Context) -> None:
    page = Page(wake=0.0)
    pilot = Pilot(page, context)
    pilot.step(3.0)
    assert page.told[-1] == LONGEST_STEP
    page.wake = 5.0
    pilot.step(3.0)
    assert page.told[-1] == 3.0


def test_a_new_size_reaches_every_scene_before_it_is_drawn(context: Context) -> None:
    above = Page((9, 9, 9))
    below = Page(answer=Push(above))
    pilot = Pilot(below, context)
    pilot.press((5, 5))
    pilot.resize((1000, 640))
    assert (1000, 640) in below.told
    assert (1000, 640) in above.told
    assert pilot.loop.canvas.size == (1000, 640)
    assert pilot.screen.get_at((999, 639)) == pygame.Color(9, 9, 9)


def test_closing_the_window_ends_the_program(context: Context) -> None:
    pilot = Pilot(Page(), context)
    pilot.quit()
    assert pilot.over


def test_a_frame_in_which_nothing_changes_is_not_shown(context: Context) -> None:
    pilot = Pilot(Page(), context)
    assert pilot.step() is False


def test_an_uncovered_window_is_painted_again(context: Context) -> None:
    pilot = Pilot(Page((1, 2, 3)), context)
    pilot.screen.fill((0, 0, 0))
    pilot.post(pygame.Event(pygame.WINDOWEXPOSED))
    assert pilot.step() is True
    assert pilot.screen.get_at((0, 0)) == pygame.Color(1, 2, 3)


def test_f11_fills_the_screen_and_is_remembered(context: Context) -> None:
    pilot = Pilot(Page(), context)
    pilot.key(pygame.K_F11)
    assert context.settings.full_screen
    pilot.key(pygame.K_F11)
    assert not context.settings.full_screen


def test_a_headset_that_is_put_in_during_a_game_is_heard(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = Pilot(Page(), context)
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    context.audio.ready()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pilot.post(pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    pilot.step()
    context.audio.play("turn")
    assert pygame.mixer.get_busy()
    context.close()


@pytest.mark.parametrize("place", ["handle", "update", "draw"])
def test_an_error_in_a_scene_is_noted_and_told(context: Context, place: str) -> None:
    pygame.font.init()
    page = Page()
    home = Page((70, 70, 70))
    log = context.paths.faults

    def on_fault(error: Exception) -> Scene:
        assert fault.note(error, log)
        return fault.FaultScene(error, log, lambda: home)

    loop = Loop(context, page, SIZE, on_fault)
    screen = pygame.Surface(SIZE, 0, 32)
    loop.step(0.0, (), screen)
    page.fails = place
    assert loop.step(0.1, [pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0))], screen)
    assert isinstance(loop.stack[-1], fault.FaultScene)
    assert "RuntimeError" in log.read_text(encoding="utf-8")
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN)
    loop.step(0.1, [enter, pygame.Event(pygame.KEYUP, key=pygame.K_RETURN)], screen)
    assert loop.stack != (home,), "nobody can have read it yet"
    loop.step(1.0, [enter], screen)
    assert loop.stack == (home,)
    assert screen.get_at((0, 0)) == pygame.Color(70, 70, 70)


@pytest.mark.parametrize("place", ["draw", "update"])
def test_an_error_while_an_error_is_told_ends_the_program(context: Context, place: str) -> None:
    loop = Loop(context, Page(fails="draw"), SIZE, lambda _error: Page(fails=place))
    screen = pygame.Surface(SIZE, 0, 32)

    def frames(count: int) -> None:
        for _ in range(count):
            loop.step(0.0, (), screen)

    with pytest.raises(RuntimeError, match=place):
        frames(3)


def test_a_note_that_cannot_be_written_is_no_further_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert fault.note(ValueError("x"), tmp_path / "file" / "faults.log") is False


def test_a_notice_is_shown_for_a_while(context: Context) -> None:
    pilot = Pilot(Page(), context)
    context.notices.append("The settings could not be saved.")
    assert pilot.step() is True
    assert pilot.loop.wake is not None
    pilot.step(8.0)
    assert context.notices == []
    assert pilot.loop.wake is None


def test_a_click_on_a_notice_takes_it_away_and_touches_nothing_below(context: Context) -> None:
    page = Page()
    pilot = Pilot(page, context)
    bare = pygame.image.tobytes(pilot.screen, "RGB")
    context.notices.append("Short.")
    pilot.step()
    assert pygame.image.tobytes(pilot.screen, "RGB") != bare
    page.told.clear()
    pilot.press((640, 680))
    assert context.notices == []
    assert not any(getattr(e, "type", 0) == pygame.MOUSEBUTTONDOWN for e in page.told)
    context.notices.append("Short.")
    pilot.step()
    pilot.press((400, 680))
    assert context.notices == ["Short."], "a short sentence leaves free what lies beside it"
    assert any(getattr(e, "type", 0) == pygame.MOUSEBUTTONDOWN for e in page.told)


def test_work_ahead_is_done_step_by_step_and_replaced_by_name(context: Context) -> None:
    done: list[str] = []

    def work(name: str, steps: int) -> object:
        for _ in range(steps):
            done.append(name)
            yield

    loop = Pilot(Page(), context).loop
    context.later("cards", work("old", 5))  # type: ignore[arg-type]
    loop.run_idle_task()
    context.later("cards", work("new", 2))  # type: ignore[arg-type]
    while context.idle_tasks:
        loop.run_idle_task()
    assert done == ["old", "new", "new"]


def test_of_many_mouse_moves_in_a_row_only_the_last_counts() -> None:
    def move(x: int) -> pygame.Event:
        return pygame.Event(pygame.MOUSEMOTION, pos=(x, 0), rel=(1, 2), buttons=(0, 0, 0))

    press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 0), button=1)
    events = list(window.joined([move(1), move(2), move(3), press, move(4)]))
    assert [event.pos[0] for event in events] == [3, 3, 4]
    assert events[0].rel == (3, 6)


def test_mouse_positions_are_pixels_on_dense_screens() -> None:
    move = pygame.Event(pygame.MOUSEMOTION, pos=(100, 50), rel=(3, 1), buttons=(1, 0, 0))
    dense = window.scaled(move, 2.0, 2.0)
    assert (dense.pos, dense.rel, dense.buttons) == ((200, 100), (6, 2), (1, 0, 0))


def test_a_window_opens_and_follows_its_size() -> None:
    opened = window.GameWindow((1000, 700))
    try:
        assert opened.size == (1000, 700)
        assert opened.screen.get_size() == (1000, 700)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(7, 8), button=1))
        clicks = [event for event in opened.events() if event.type == pygame.MOUSEBUTTONDOWN]
        assert [click.pos for click in clicks] == [(7, 8)]
    finally:
        opened.close()


@pytest.mark.parametrize("driver", ["no such driver", None])
def test_without_a_screen_there_is_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, driver: str | None
) -> None:
    pygame.display.quit()
    if driver is None:
        for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(name, raising=False)
    else:
        monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    with pytest.raises(window.NoDisplayError, match="needs a screen"):
        window.GameWindow((1000, 700))
    pygame.display.quit()


def test_a_sleep_ends_with_the_next_event() -> None:
    opened = window.GameWindow((1000, 700))
    try:
        for sleep in (sleeper(), Polling().sleep):
            pygame.event.clear()
            pygame.event.post(pygame.Event(pygame.USEREVENT))
            sleep(60.0)
            assert pygame.event.get(pygame.USEREVENT)
            sleep(0.01)
    finally:
        opened.close()


def test_a_change_of_settings_takes_effect_and_is_kept(tmp_path: Path) -> None:
    kept: list[object] = []
    context = make_context(tmp_path)
    context = Context(
        context.settings,
        context.paths,
        context.pictures,
        context.audio,
        kept.append,
        asked={"motion": "instant"},
    )
    assert context.motion.pace == 0
    context.change(card_back="blue", four_colour=True, volume=0.25)
    assert context.pictures.look.back == "blue"
    assert context.pictures.look.four_colour
    assert context.audio.volume == 0.25
    context.change(muted=True)
    assert context.audio.volume == 0
    assert [settings.motion for settings in kept] == ["normal", "normal"]  # type: ignore[attr-defined]
    context.change(muted=True)
    assert len(kept) == 2


def test_what_was_asked_for_at_the_start_holds_until_another_choice(tmp_path: Path) -> None:
    kept: list[Settings] = []
    usual = make_context(tmp_path)
    context = Context(
        usual.settings,
        usual.paths,
        usual.pictures,
        usual.audio,
        kept.append,
        asked={"full_screen": True, "motion": "instant"},
    )
    pilot = Pilot(Page(), context)
    context.change(muted=True)
    assert (context.settings.full_screen, context.settings.motion) == (True, "instant")
    assert (kept[-1].full_screen, kept[-1].motion) == (False, "normal")
    pilot.key(pygame.K_F11)
    assert not context.settings.full_screen
    pilot.key(pygame.K_F11)
    assert context.settings.full_screen
    assert kept[-1].full_screen, "now it was the player's choice"
    assert kept[-1].motion == "normal"


def test_settings_that_cannot_be_saved_hold_and_are_told(tmp_path: Path) -> None:
    def full(_settings: object) -> None:
        raise OSError(28, "No space left on device")

    context = make_context(tmp_path)
    context = Context(context.settings, context.paths, context.pictures, context.audio, full)
    context.change(table_colour="blue")
    assert context.settings.table_colour == "blue"
    assert "No space left" in context.notices[0]
