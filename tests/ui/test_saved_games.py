from __future__ import annotations

import os
import random
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.play.replay import Replay
from euchre.rules.games import PRESETS
from euchre.storage import notation, saves
from euchre.storage.digest import digest
from euchre.ui.gate import GUARD
from euchre.ui.scenes.ask import Ask
from euchre.ui.scenes.dialog import Dialog
from euchre.ui.scenes.fault import FaultScene, save_report
from euchre.ui.scenes.game_start import go_on
from euchre.ui.scenes.games.game_tiles import deals_words, score_words
from euchre.ui.scenes.games.reading import Reading
from euchre.ui.scenes.games.saved_games import SavedGamesScene
from euchre.ui.scenes.games.statistics import StatisticsScreen
from euchre.ui.scenes.handover import HandoverScene
from euchre.ui.scenes.replay.screen import ReplayScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from euchre.ui.widgets import Pressed
from euchre.ui.window import clipboard
from tests.ui.on_file import clock, game, put
from tests.ui.pilot import Pilot
from tests.ui.tables import spot, the_table

if TYPE_CHECKING:
    from euchre.play.record import Record
    from euchre.rules import Game
    from euchre.ui.context import Context


def saved(context: Context) -> Pilot:
    pilot = Pilot(SavedGamesScene(context, clock, lambda: 7), context)
    pilot.step()
    return pilot


def title(context: Context) -> Pilot:
    # A given seed: in some games nobody is asked anything in the first deal.
    pilot = Pilot(TitleScene(context, lambda: 3), context)
    pilot.settle()
    return pilot


def press(pilot: Pilot, key: str) -> None:
    scene: Any = pilot.scene
    pilot.press(scene.form[key].rect.center)
    pilot.step()


def words(pilot: Pilot) -> list[str]:
    scene: Any = pilot.scene
    scene.prepare()
    return [tile.name for tile in scene._list.content]  # noqa: SLF001


def test_the_title_continues_the_last_open_game_at_once(context: Context) -> None:
    put(context, game(2), "finished")
    put(context, game(3, actions=22), "older", age=100)
    record = game(1, actions=31)
    put(context, record, "last", age=5)
    pilot = title(context)
    assert "with Carla" in pilot.scene.form["go on"].detail  # type: ignore[attr-defined]
    pilot.key(pygame.K_RETURN, "\r")
    table = the_table(pilot)
    assert table.session.record.actions == record.actions
    assert table.asked


def test_a_match_is_told_in_games_and_points_below_zero_with_a_minus() -> None:
    over = digest(notation.write(game(2, "railroad")))
    assert sorted(over.games)[1] >= 2
    assert score_words(over) == "\N{EN DASH}".join(map(str, over.games))
    assert "2 games to 10" in deals_words(over)
    begun = replace(over, winner=None, games=[1, 0], scores=[4, 7])
    assert score_words(begun) == "4\N{EN DASH}7"
    assert deals_words(begun).endswith("games 1\N{EN DASH}0")
    behind = replace(over, options=PRESETS["hasenpfeffer"].as_dict(), scores=[-4, 10])
    assert score_words(behind) == "\N{MINUS SIGN}4 \N{EN DASH} 10"


@pytest.mark.parametrize("variant", PRESETS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_resumed_game_shows_what_was_shown_before(
    context: Context, variant: str, seed: int
) -> None:
    pygame.font.init()
    whole = game(seed, variant, actions=150)
    chance = random.Random(f"{variant} {seed}")
    for actions in sorted(chance.sample(range(len(whole.actions)), 6)):
        record = replace(whole, actions=whole.actions[:actions])
        path = put(context, record, "game")
        table = go_on(context, path)
        assert isinstance(table, TableScene)
        table.resize((1280, 720))
        check_shown(table, notation.read(path.read_text(encoding="utf-8"))[1])
        table.close()


def check_shown(table: TableScene, game: Game) -> None:
    """The table shows this very game."""
    board, sprites = table.director.board, table.director.sprites
    assert table.view.scores == game.scores == board.scores
    assert board.dealer is game.dealer
    if game.deal is None or game.turn is None:
        return
    shown, seats = game.deal.shown, game.deal.setup.table.seats
    assert board.trump is shown.trump
    assert board.maker in {None, shown.maker}, "nobody is the maker before there is trump"
    assert board.turn is game.turn
    hand = {sprite.card for sprite in sprites.hands[table.layout.seats[0]]}
    assert hand == set(game.deal.hand(table.layout.seats[0]))
    assert {seat: len(held) for seat, held in sprites.hands.items()} == {
        seat: len(game.deal.hand(seat)) for seat in seats
    }
    trick = {seat: sprite.card for seat, sprite in sprites.trick.items()}
    active = len(seats) - len(shown.sitting_out)
    last = shown.tricks[-1] if shown.tricks and len(shown.tricks[-1]) < active else ()
    assert trick == {played.seat: played.card for played in last}


@pytest.mark.parametrize("variant", ["railroad", "two_handed", "hasenpfeffer", "napoleon"])
@pytest.mark.parametrize("part", [1, 2, 3])
def test_no_hidden_card_shows_its_face_while_any_game_is_resumed(
    context: Context, variant: str, part: int
) -> None:
    record = game(4, variant, actions=150, people=2)
    actions = random.Random(f"{variant} {part}").randrange(len(record.actions))
    path = put(context, replace(record, actions=record.actions[:actions]), "game")
    pilot = Pilot(go_on(context, path), context, watch=only_seen_cards)
    pilot.run(0.5)
    only_seen_cards(pilot)


@pytest.mark.parametrize("people", [1, 2, 4])
@pytest.mark.parametrize("actions", range(1, 60, 7))
def test_no_hidden_card_shows_its_face_while_a_game_is_resumed(
    actions: int, people: int, context: Context
) -> None:
    record = game(4, people=people)
    path = put(context, replace(record, actions=record.actions[:actions]), "game")
    pilot = Pilot(go_on(context, path), context, watch=only_seen_cards)
    pilot.run(0.5)
    only_seen_cards(pilot)


def only_seen_cards(pilot: Pilot) -> None:
    """Every card that lies face up is one the viewer may see."""
    table = pilot.loop.stack[0]
    if not isinstance(table, TableScene):
        return
    if pilot.scene is not table:
        assert table.viewer is None or not isinstance(pilot.scene, HandoverScene)
    view = table.session.view(table.viewer)
    shown = view.shown
    known = set(view.hand)
    if shown is not None:
        known |= {played.card for trick in shown.tricks for played in trick}
        known |= {shown.upcard} if shown.upcard else set()
    for hand in view.open_hands.values():
        known |= set(hand)
    for sprite in table.director.sprites.all():
        if sprite.shown and sprite.pose.face > 0:
            assert sprite.card is None or sprite.card in known, sprite


def test_no_hidden_card_shows_its_face_while_a_game_is_taken_back(context: Context) -> None:
    path = put(context, game(4, actions=90), "game")
    # In motion, so that cards still fly when they are called back.
    context.change(motion="quick")
    pilot = Pilot(go_on(context, path), context, watch=only_seen_cards)
    for _ in range(8):
        pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
        pilot.run(0.2)
    for _ in range(8):
        pilot.key(pygame.K_y, mod=pygame.KMOD_CTRL)
        pilot.run(0.2)


def test_several_people_continue_under_the_curtain(context: Context) -> None:
    put(context, game(1, actions=31, people=2), "game")
    pilot = title(context)
    pilot.key(pygame.K_RETURN, "\r")
    for _ in range(40):
        pilot.step(0.3)
        if isinstance(pilot.scene, HandoverScene):
            break
        assert the_table(pilot).viewer is None
    assert isinstance(pilot.scene, HandoverScene)


def test_a_game_left_at_the_table_can_be_continued_from_the_title(context: Context) -> None:
    put(context, game(1, actions=31), "game")
    pilot = title(context)
    pilot.key(pygame.K_RETURN, "\r")
    before = the_table(pilot).session.record
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, Dialog)
    form: Any = pilot.scene.touch
    pilot.press(form["leave"].rect.center)
    assert isinstance(pilot.scene, TitleScene)
    pilot.settle()
    press(pilot, "go on")
    assert the_table(pilot).session.record.actions[: len(before.actions)] == before.actions


def test_a_closed_window_lets_go_of_the_game(context: Context) -> None:
    path = put(context, game(1, actions=31), "game")
    pilot = title(context)
    press(pilot, "go on")
    pilot.quit()
    journal, _record = saves.resume(path)
    journal.close()


def test_a_game_open_in_another_window_is_told(context: Context) -> None:
    path = put(context, game(1, actions=31), "game")
    journal, _record = saves.resume(path)
    pilot = saved(context)
    press(pilot, "first")
    assert isinstance(pilot.scene, Dialog)
    journal.close()
    pilot.key(pygame.K_RETURN, "\r")
    press(pilot, "first")
    assert isinstance(pilot.scene, TableScene)


def test_open_and_finished_games_are_told_apart(context: Context) -> None:
    put(context, game(1, actions=31), "one")
    put(context, replace(game(2, actions=40), name="Sunday"), "two", age=9)
    put(context, game(3), "three")
    pilot = saved(context)
    assert words(pilot) == ["Anna & Carla vs. Ben & Dan", "Sunday"]
    scene: Any = pilot.scene
    place = scene.form["kind"].rect
    pilot.press((place.right - 20, place.centery))
    pilot.step()
    assert len(words(pilot)) == 1
    with pytest.raises(KeyError):
        assert scene.form["again"] is None or scene.form["replay"]


def test_a_deleted_game_comes_back(context: Context) -> None:
    record = game(1, actions=31)
    put(context, record, "one")
    pilot = saved(context)
    press(pilot, "delete")
    assert words(pilot) == []
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    pilot.step()
    assert len(words(pilot)) == 1
    scene: Any = pilot.scene
    assert saves.load(scene.chosen.path).record.actions == record.actions


def held_elsewhere(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """Renaming fails so many times, as on Windows while another program has the file open."""
    rename = Path.rename
    left = [times]

    def held(path: Path, target: Path) -> Path:
        if left[0]:
            left[0] -= 1
            error = PermissionError(13, "Another program has it open")
            error.winerror = 32  # type: ignore[attr-defined, unused-ignore]
            raise error
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", held)


def test_a_game_that_another_program_holds_for_a_moment_is_deleted_all_the_same(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(context, game(1, actions=31), "one")
    pilot = saved(context)
    held_elsewhere(monkeypatch, 2)
    press(pilot, "delete")
    assert words(pilot) == []


def test_a_game_that_another_program_does_not_let_go_stays_and_it_is_told(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(context, game(1, actions=31), "one")
    pilot = saved(context)
    with monkeypatch.context() as windows:
        held_elsewhere(windows, 1000)
        press(pilot, "delete")
        scene: Any = pilot.scene
        assert isinstance(scene, Dialog)
        assert scene._text.text == "That didn't work: Another program has it open."  # noqa: SLF001
    pilot.key(pygame.K_ESCAPE)
    assert path.exists()
    press(pilot, "delete")
    assert words(pilot) == []
    # What cannot be brought back now can be later.
    with monkeypatch.context() as windows:
        held_elsewhere(windows, 1000)
        pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert words(pilot) == []
    assert "Another program has it open" in context.notices[-1]
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert len(words(pilot)) == 1


def many(context: Context, count: int) -> None:
    """So many open games, called "Game 0", "Game 1", ..., the last one played longest ago."""
    record = game(3, actions=22)
    for number in range(count):
        put(context, replace(record, name=f"Game {number}"), f"{number}", age=60.0 * number)


def test_a_large_folder_is_listed_at_once_and_read_on_while_the_list_is_there(
    context: Context,
) -> None:
    many(context, 60)
    pilot = Pilot(SavedGamesScene(context, clock, lambda: 7), context)
    first = words(pilot)
    assert 0 < len(first) < 30
    pilot.settle()
    listed = words(pilot)
    assert listed == [f"Game {number}" for number in range(60)]
    assert listed[: len(first)] == first
    assert pilot.loop.wake is None
    # From now on everything is known.
    assert len(words(saved(context))) == 60


def test_the_title_reads_all_games_in_quiet_moments(context: Context) -> None:
    many(context, 40)
    pilot = title(context)
    while context.idle_tasks:
        pilot.loop.run_idle_task()
    assert [found.unread for found in context.games.listings()] == [0]


def test_before_many_games_are_counted_it_is_told_that_they_are_read(context: Context) -> None:
    many(context, 40)
    # Nothing has been read ahead: the title has only just been shown.
    pilot = Pilot(TitleScene(context, lambda: 3), context)
    pilot.step()
    press(pilot, "statistics")
    assert isinstance(pilot.scene, Reading)
    # A slow frame, in which no more is read than in a quick one.
    pilot.step(GUARD)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, TitleScene)
    press(pilot, "statistics")
    assert isinstance(pilot.scene, Reading)
    pilot.run(1)
    assert isinstance(pilot.scene, StatisticsScreen)
    pilot.key(pygame.K_ESCAPE)
    press(pilot, "statistics")
    assert isinstance(pilot.scene, StatisticsScreen)


def test_a_long_list_stays_where_it_is_when_a_game_is_deleted(context: Context) -> None:
    many(context, 30)
    pilot = saved(context)
    pilot.settle()
    scene: Any = pilot.scene
    area = scene._list  # noqa: SLF001
    pilot.move(area.rect.center)
    for _ in range(5):
        pilot.wheel(-2)
    scrolled = area.offset
    assert scrolled > 0
    tile = next(tile for tile in area.content if tile.rect.top > area.rect.centery)
    below = area.content[area.content.index(tile) + 1].name
    pilot.press(tile.rect.center)
    press(pilot, "delete")
    assert area.offset == scrolled
    assert scene.chosen.digest.name == below
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert scene.chosen.digest.name == tile.name
    back = next(each for each in area.content if each.name == tile.name)
    assert area.rect.contains(back.rect)


def test_a_game_is_renamed_with_the_keyboard_alone(context: Context) -> None:
    path = put(context, game(1, actions=31), "one")
    pilot = saved(context)
    for _ in range(30):
        pilot.key(pygame.K_TAB, "\t")
        scene: Any = pilot.scene
        if scene.form.focus.key == "rename":
            break
    pilot.key(pygame.K_RETURN, "\r")
    assert isinstance(pilot.scene, Ask)
    pilot.write("rainy day")
    pilot.key(pygame.K_RETURN, "\r")
    assert words(pilot) == ["rainy day"]
    assert saves.load(path).record.name == "rainy day"


def test_a_game_goes_out_as_text_and_comes_in_as_an_equal_game(context: Context) -> None:
    record = game(1)
    path = put(context, record, "one")
    pilot = saved(context)
    press(pilot, "copy")
    assert clipboard.pasted() == path.read_text(encoding="utf-8")
    press(pilot, "delete")
    press(pilot, "import")
    press(pilot, "paste")
    scene: Any = pilot.scene
    assert scene.chosen is not None
    assert equal(saves.load(scene.chosen.path).record, record)


def test_a_game_is_written_to_a_file_and_dropped_onto_the_window(
    context: Context, tmp_path: Path
) -> None:
    record = game(1)
    put(context, record, "one")
    pilot = saved(context)
    press(pilot, "export")
    target = tmp_path / "out.euchre"
    scene: Any = pilot.scene
    scene.form["text"].value = str(target)
    pilot.key(pygame.K_RETURN, "\r")
    assert equal(saves.load(target).record, record)
    pilot.post(pygame.Event(pygame.DROPFILE, file=str(target)))
    pilot.step()
    assert len(words(pilot)) == 2


def equal(one: Record, other: Record) -> bool:
    return replace(one, begun="") == replace(other, begun="")


def test_notation_for_other_programs_is_chosen_by_the_name(
    context: Context, tmp_path: Path
) -> None:
    put(context, game(1), "one")
    pilot = saved(context)
    press(pilot, "export")
    scene: Any = pilot.scene
    scene.form["text"].value = str(tmp_path / "out.egn")
    pilot.key(pygame.K_RETURN, "\r")
    assert "Euchre Game Notation" in (tmp_path / "out.egn").read_text(encoding="utf-8")


def test_a_file_that_is_no_game_is_told_in_one_sentence(
    context: Context, tmp_path: Path
) -> None:
    foreign = tmp_path / "foreign.euchre"
    foreign.write_text("something else\n", encoding="utf-8", newline="\n")
    pilot = saved(context)
    pilot.post(pygame.Event(pygame.DROPFILE, file=str(foreign)))
    pilot.step()
    assert isinstance(pilot.scene, Dialog)
    assert foreign.read_text(encoding="utf-8") == "something else\n"


def test_a_damaged_game_is_left_out_and_its_place_told(context: Context) -> None:
    path = put(context, game(1, actions=31), "one")
    path.write_text("broken\n", encoding="utf-8", newline="\n")
    pilot = saved(context)
    assert words(pilot) == []
    assert any("damaged-1" in notice for notice in context.notices)


def test_a_file_deleted_meanwhile_is_told(context: Context) -> None:
    path = put(context, game(1, actions=31), "one")
    pilot = saved(context)
    path.unlink()
    press(pilot, "first")
    assert isinstance(pilot.scene, Dialog)
    pilot.key(pygame.K_RETURN, "\r")
    assert words(pilot) == []


def test_a_finished_game_is_looked_at_again(context: Context) -> None:
    put(context, game(1), "one")
    pilot = saved(context)
    press(pilot, "first")
    assert isinstance(pilot.scene, ReplayScene)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, SavedGamesScene)


def test_the_same_deals_can_be_played_again(context: Context) -> None:
    record = game(1)
    put(context, record, "one")
    pilot = saved(context)
    press(pilot, "again")
    pilot.run(0.5)
    table = the_table(pilot)
    again, first = table.session.record, record
    assert again.actions[0] == first.actions[0]
    assert again.players == first.players


@pytest.mark.parametrize("variant", sorted(PRESETS))
def test_every_game_of_the_family_is_listed_and_looked_at_again(
    variant: str, context: Context
) -> None:
    put(context, game(1, variant, actions=80), "one")
    pilot = saved(context)
    assert len(words(pilot)) == 1
    press(pilot, "replay")
    assert isinstance(pilot.scene, ReplayScene)
    pilot.key(pygame.K_RIGHT)
    pilot.settle()


def test_the_cards_of_a_running_deal_are_in_no_replay(context: Context) -> None:
    record = game(1, actions=80)
    put(context, record, "one")
    pilot = saved(context)
    press(pilot, "replay")
    assert isinstance(pilot.scene, ReplayScene)
    whole = Replay(record)
    assert pilot.scene.replay.last == whole.deals[-1] - 1
    assert pilot.scene.replay.deals == whole.deals[:-1]


def test_a_game_in_its_first_deal_cannot_be_looked_at_yet(context: Context) -> None:
    put(context, game(1, actions=8), "one")
    pilot = saved(context)
    press(pilot, "replay")
    assert isinstance(pilot.scene, Dialog)


def test_what_was_taken_back_is_done_again_with_the_mouse_alone(context: Context) -> None:
    path = put(context, game(4, actions=40), "game")
    pilot = Pilot(go_on(context, path), context)
    pilot.settle()
    before = the_table(pilot).session.record.actions
    pilot.press(spot(pilot, "undo"))
    pilot.settle()
    taken_back = the_table(pilot).session.record
    assert taken_back.undos == 1
    assert len(taken_back.actions) < len(before)
    pilot.press(spot(pilot, "redo"))
    pilot.settle()
    assert the_table(pilot).session.record.actions == before


def test_several_people_must_agree_to_undo_and_to_redo(context: Context) -> None:
    path = put(context, game(4, actions=40, people=2), "game")
    pilot = Pilot(go_on(context, path), context)
    pilot.settle()
    before = len(the_session(pilot).record.actions)
    for key in (pygame.K_z, pygame.K_y):
        if isinstance(pilot.scene, HandoverScene):
            pilot.key(pygame.K_RETURN, "\r")
            pilot.settle()
        pilot.key(key, mod=pygame.KMOD_CTRL)
        assert isinstance(pilot.scene, Dialog)
        form: Any = pilot.scene.touch
        pilot.press(form["yes"].rect.center)
        pilot.settle()
        after = len(the_session(pilot).record.actions)
        assert (after < before) == (key == pygame.K_z)


def the_session(pilot: Pilot) -> Any:
    table: Any = pilot.loop.stack[0]
    return table.session


def test_where_nothing_can_be_written_the_game_goes_on_and_says_so_once(
    context: Context,
) -> None:
    context.paths.games.parent.mkdir(parents=True)
    context.paths.games.write_text("in the way", encoding="utf-8")
    pilot = title(context)
    press(pilot, "deal")
    pilot.settle()
    table = the_table(pilot)
    assert table.asked
    for _ in range(3):
        if table.asked:
            table.choose(table.view.legal[0])
        pilot.step(0.5)
    told = [notice for notice in context.notices if "can't be saved" in notice]
    assert len(told) == 1
    assert len(table.session.record.actions) > 1


def test_a_game_whose_file_cannot_be_written_is_tried_again(context: Context) -> None:
    context.paths.games.parent.mkdir(parents=True)
    context.paths.games.write_text("in the way", encoding="utf-8")
    pilot = title(context)
    press(pilot, "deal")
    pilot.settle()
    table = the_table(pilot)
    context.paths.games.unlink()
    table.choose(table.view.legal[0])
    pilot.step(0.5)
    (path,) = context.paths.games.glob("*.euchre")
    assert saves.load(path).record.actions == table.session.record.actions


def test_a_fault_tells_that_the_game_is_safe_and_saves_a_report(context: Context) -> None:
    path = put(context, game(4, actions=40), "game")
    table = go_on(context, path)
    assert isinstance(table, TableScene)
    error = RuntimeError("a card fell under the table")
    fault = FaultScene(
        error, None, lambda: TitleScene(context), lambda: save_report(error, context)
    )
    pilot = Pilot(fault, context)
    pilot.key(pygame.K_LEFT)
    pilot.key(pygame.K_RETURN, "\r")
    (report,) = context.paths.log.glob("euchre report*.txt")
    text = report.read_text(encoding="utf-8")
    assert "fell under the table" in text
    assert "Anna" not in text
    pilot.key(pygame.K_RETURN, "\r")
    pilot.settle()
    table.close()
    press(pilot, "go on")
    assert isinstance(pilot.scene, TableScene)


def test_of_very_many_games_the_older_ones_are_shown_when_wanted(context: Context) -> None:
    many(context, 450)
    pilot = saved(context)
    pilot.settle()
    scene: Any = pilot.scene
    assert scene.form["kind"].options[0].label == "In progress (450)"
    assert words(pilot)[:200] == [f"Game {number}" for number in range(200)]
    assert len(words(pilot)) == 201
    for shown in (400, 450):
        scene.answer(Pressed("older"))
        assert [name for name in words(pilot) if name.startswith("Game")] == [
            f"Game {number}" for number in range(shown)
        ]
    # A game that is looked for is shown however old it is.
    pilot = saved(context)
    pilot.settle()
    scene = pilot.scene
    scene.show_game(context.paths.games / "430.euchre")
    assert "Game 430" in words(pilot)
    assert scene.chosen.digest.name == "Game 430"


def test_of_very_many_games_the_last_is_looked_for_in_quiet_moments(context: Context) -> None:
    path = put(context, game(1, actions=31), "last")
    for number in range(2100):
        other = path.with_name(f"{number}.euchre")
        other.write_text("no game", encoding="utf-8")
        os.utime(other, (1, 1))
    pilot = title(context)
    assert "last game" in context.idle_tasks
    while "last game" in context.idle_tasks:
        pilot.loop.run_idle_task()
    pilot.step()
    assert "with Carla" in pilot.scene.form["go on"].detail  # type: ignore[attr-defined]
