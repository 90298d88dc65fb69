"""A game's text survives editors, mails and other systems."""

from __future__ import annotations

import textwrap
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from euchre.play.branching import played_on
from euchre.rules import PRESETS
from euchre.storage import notation, saves
from euchre.storage.games_on_file import GamesOnFile
from euchre.storage.notation import SaveError
from euchre.storage.plain_text import decoded, plain
from tests.storage.games import names, play, played, record

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from euchre.play.record import Record

GAME = played(record(), 70)
TEXT = notation.write(GAME)


def wrapped(text: str) -> str:
    """Lines broken at 72 letters, as mail programs do."""
    return "\n".join(
        part
        for line in text.splitlines()
        for part in textwrap.wrap(line, 72, break_long_words=False, break_on_hyphens=False)
    )


WAYS: dict[str, Callable[[str], bytes]] = {
    "CRLF": lambda text: text.replace("\n", "\r\n").encode(),
    "CR": lambda text: text.replace("\n", "\r").encode(),
    "blanks at the ends": lambda text: text.replace("\n", "  \t\n").encode(),
    "empty lines": lambda text: ("\n" + text.replace("\n", "\n\n") + " \n").encode(),
    "a byte order mark": lambda text: text.encode("utf-8-sig"),
    "UTF-16": lambda text: text.encode("utf-16"),
    "UTF-16 of a Mac": lambda text: b"\xfe\xff" + text.encode("utf-16-be"),
    "Windows' own letters": lambda text: text.encode("cp1252", errors="replace"),
    "no last newline": lambda text: text[:-1].encode(),
    "no last newline, CRLF": lambda text: text[:-1].replace("\n", "\r\n").encode(),
    "no-break blanks": lambda text: text.replace(" ", "\xa0").encode(),
    "tabs": lambda text: text.replace(" ", "\t").encode(),
    "quoted": lambda text: ("> " + text.replace("\n", "\n> ")).encode(),
    "quoted twice": lambda text: ("> > " + text.replace("\n", "\r\n> > ")).encode(),
    "lines broken": lambda text: wrapped(text).encode(),
    "words before it": lambda text: ("Hi Ben,\n\nhere it is:\n" + text).encode(),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_game_is_read_whatever_an_editor_or_a_mail_made_of_its_lines(
    way: str, preset: str
) -> None:
    for game in (played(record(preset), 47), record(preset), played_on(GAME, 30)):
        text = notation.write(game).replace("\u0132", "I")
        assert notation.read(decoded(WAYS[way](text)))[0] == notation.read(text)[0]


@pytest.mark.parametrize("way", WAYS)
def test_a_game_in_the_own_folder_is_listed_and_gone_on_with(way: str, tmp_path: Path) -> None:
    text = TEXT.replace("\u0132", "I")
    path = tmp_path / "g.euchre"
    path.write_bytes(WAYS[way](text))
    games = GamesOnFile(tmp_path)
    assert games.listing().damaged == []
    assert [entry.path for entry in games.listing().open] == [path]
    games.rename(path, "Mine")
    assert games.listing().open[0].digest.name == "Mine"
    path.write_bytes(WAYS[way](text))
    session = play(games.resume(path), len(GAME.actions) + 5)
    session.close()
    assert saves.load(path).record == session.record
    assert path.read_bytes() == notation.write(session.record).encode()


def test_text_that_is_plain_stays_as_it_is(tmp_path: Path) -> None:
    text = TEXT + "undo 3\npass\n"
    assert plain(text) == text
    path = tmp_path / "g.euchre"
    path.write_text(TEXT, encoding="utf-8", newline="\n")
    GamesOnFile(tmp_path).resume(path).close()
    assert path.read_text(encoding="utf-8") == TEXT


def test_a_finished_game_without_its_last_newline_is_finished(tmp_path: Path) -> None:
    whole = notation.write(played(record()))
    (tmp_path / "cut.euchre").write_text(whole[:-1], encoding="utf-8", newline="\n")
    games = GamesOnFile(tmp_path / "games")
    games.take_in(tmp_path / "cut.euchre")
    (entry,) = games.listing().finished
    assert saves.load(entry.path).record == notation.read(whole)[0]


def test_a_last_line_that_was_torn_off_and_is_against_the_rules_is_left_out() -> None:
    done = len(GAME.actions)
    for torn in ("order up", "play", "undo 999", "call H al", "play 9S play"):
        assert len(notation.read(TEXT + torn)[0].actions) == done
        with pytest.raises(SaveError):
            notation.read(f"{TEXT}{torn}\n")


def test_a_damaged_line_is_told_by_its_place_in_the_file() -> None:
    lines = TEXT.splitlines()
    text = "\r\n\r\n".join(["", *lines[:9], "play nothing", *lines[9:], ""])
    with pytest.raises(SaveError) as caught:
        notation.read(text)
    assert text.splitlines()[caught.value.line - 1] == "play nothing"


NAMES = (
    "x.damaged-1", ".x", "....", "....x", "a" * 240, "Ж" * 120, "игра " * 24, "\N{HAMSTER FACE}" * 60,
    "CON", "nul", "com1", "lpt9.x", "ends with dots...", "ends with blanks   ", "  ", "a:b*c?", "x.lock",
    "caf\udce9", "caf\udce9\udcff" * 20, "-", "tab\tnewline\n", "e\u0301" * 60, "\u0915\u093f\u0924\u093e\u092c",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_listed_whatever_its_file_was_called(name: str, tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path / "games")
    path = tmp_path / f"{name}.euchre"
    try:
        path.write_text(TEXT, encoding="utf-8", newline="\n")
    except OSError:
        pytest.skip("this system has no file of that name")
    # A second one of the same name, in other letters, is another file on every system.
    own = [games.take_in(path), games.take_in(path)]
    assert sorted(entry.path for entry in games.listing().open) == sorted(own)
    assert len({path.name.casefold() for path in own}) == 2
    for path in own:
        path.name.encode()
        assert len(path.name.encode()) <= 200
        assert path.stem.strip(" .") == path.stem
        play(games.resume(path), 75).close()
        games.rename(path, "Mine")
        assert games.restore(games.delete(path)) == path
    assert games.listing().damaged == []
    assert len(games.listing().open) == 2


def test_names_that_differ_in_capitals_alone_are_kept_apart(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path / "games")
    found = []
    for name in ("Carla", "CARLA", "carla"):
        path = tmp_path / f"{name}.txt"
        path.write_text(TEXT, encoding="utf-8", newline="\n")
        found.append(games.take_in(path))
        path.unlink()
    assert len({path.name.casefold() for path in found}) == 3


def test_only_what_was_kept_aside_is_left_out(tmp_path: Path) -> None:
    for name in ("my.damaged-game.euchre", "x.damaged-1.euchre", ".hidden.euchre", "y.euchre"):
        (tmp_path / name).write_text(TEXT, encoding="utf-8", newline="\n")
    listed = [entry.path.name for entry in GamesOnFile(tmp_path).listing().open]
    assert sorted(listed) == ["my.damaged-game.euchre", "y.euchre"]


def damaged(place: int, line: bytes) -> bytes:
    """A game's text with another line in the place of one."""
    lines = TEXT.encode().splitlines()
    lines[place] = line
    return b"\n".join(lines) + b"\n"


@pytest.mark.parametrize(
    "line", [b"play XX", b"pl\xff\x00y 9S", b"", b"undo 99999", b"\x00" * 50]
)
def test_the_good_beginning_of_a_damaged_game_is_a_game_of_its_own(
    line: bytes, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    path = folder / "g.euchre"
    data = damaged(30, line) if line else damaged(30, b"play 9S\nplay 9S")
    path.write_bytes(data)
    told: list[saves.Damaged] = []
    games = GamesOnFile(folder, tell=told.append)
    last = games.last_open()
    assert last is not None
    assert last.path == path
    assert saves.load(path).record.actions == GAME.actions[:29]
    (found,) = told
    assert found.kept_as is not None
    assert found.kept_as.read_bytes() == data
    assert isinstance(found.error, SaveError)
    assert found.error.line == 31
    listing = games.listing()
    assert [entry.path for entry in listing.open] == [path]
    assert listing.damaged == []
    assert len(told) == 1
    play(games.resume(path), 40).close()
    assert names(folder) == ["g.damaged-1.euchre", "g.euchre", "played.json"]


def test_the_list_tells_of_a_beginning_too(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    path.write_bytes(damaged(50, b"?"))
    listing = GamesOnFile(tmp_path).listing()
    assert [found.beginning for found in listing.damaged] == [path]
    assert [entry.path for entry in listing.open] == [path]


def test_of_a_damaged_file_from_elsewhere_the_beginning_is_taken_in(tmp_path: Path) -> None:
    path = tmp_path / "g.txt"
    path.write_bytes(damaged(30, b"?"))
    games = GamesOnFile(tmp_path / "games")
    told: list[saves.Damaged] = []
    own = games.take_in(path, told.append)
    assert saves.load(own).record.actions == GAME.actions[:29]
    assert [found.beginning for found in told] == [own]
    path.write_bytes(damaged(1, b"?"))
    with pytest.raises(SaveError):
        games.take_in(path)


def ends_before_a_longer_word(preset: str, word: str, longer: str) -> Record:
    """A game in which *longer* could be said next, which begins with *word*."""
    for seed in range(400):
        game = record(preset, seed=seed, people=6)
        for count in range(1, 12):
            begun = played(game, count)
            _, state = notation.read(notation.write(begun))
            if {word, longer} <= set(map(str, state.legal_actions)):
                return begun
    message = f"nobody may say {longer}"
    raise AssertionError(message)


@pytest.mark.parametrize(
    ("preset", "word", "longer"),
    [
        ("classic", "order", "order alone"),
        ("classic", "call H", "call H alone"),
        ("british", "order", "order alone"),
        ("british", "call C", "call C alone"),
    ],
)
def test_what_may_be_half_a_line_of_a_game_of_ones_own_was_not_said(
    preset: str, word: str, longer: str, tmp_path: Path
) -> None:
    begun = ends_before_a_longer_word(preset, word, longer)
    path = tmp_path / "g.euchre"
    whole = notation.write(begun)
    for torn in (word, longer[:-1]):
        path.write_text(whole + torn, encoding="utf-8", newline="\n")
        assert saves.load(path).record.actions == begun.actions
        (entry,) = GamesOnFile(tmp_path).listing().open
        assert entry.digest.actions == len(begun.actions)
        with closing(GamesOnFile(tmp_path).resume(path)) as session:
            assert session.record.actions == begun.actions
        assert path.read_text(encoding="utf-8") == whole
    path.write_text(whole + word, encoding="utf-8", newline="\n")
    assert saves.rename(path, "Mine").actions == begun.actions
    assert saves.load(path).record.actions == begun.actions
    for said in (f"{word}\n", longer, f"{longer}\n", f"{word}\r\n"):
        path.write_text(whole + said, encoding="utf-8", newline="")
        assert str(saves.load(path).record.actions[-1]) == said.strip()


def test_half_a_number_of_what_is_taken_back_takes_nothing_back(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    path.write_text(f"{TEXT}undo 1", encoding="utf-8", newline="\n")
    assert saves.load(path).record.actions == GAME.actions
    few = notation.write(played(record(), 7))
    path.write_text(f"{few}undo 1", encoding="utf-8", newline="\n")
    assert len(saves.load(path).record.actions) == 6


def test_a_last_line_from_elsewhere_is_what_it_says(tmp_path: Path) -> None:
    begun = ends_before_a_longer_word("classic", "order", "order alone")
    path = tmp_path / "mail.txt"
    path.write_text(f"{notation.write(begun)}order", encoding="utf-8", newline="\n")
    own = GamesOnFile(tmp_path / "games").take_in(path)
    assert list(map(str, saves.load(own).record.actions[-1:])) == ["order"]


def test_a_file_that_is_not_there_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        GamesOnFile(tmp_path).take_in(tmp_path / "nothing.euchre")
