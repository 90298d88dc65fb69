"""What may be typed behind the program's name, and what is said to mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre import __version__
from euchre.start.command_line import StartOptions, parse


def test_nothing_typed_means_as_the_player_left_it() -> None:
    command = parse([])
    assert command.options == StartOptions()
    assert command.launcher is None
    assert not command.yes


def test_a_start_straight_at_the_table() -> None:
    typed = "--start classic --seed 7 --speed instant --size 1280x720 --full-screen --test-log"
    assert parse(typed.split()).options == StartOptions(
        start="classic",
        seed=7,
        speed="instant",
        size=(1280, 720),
        full_screen=True,
        test_log=True,
    )


def test_a_language_there_is_can_be_asked_for() -> None:
    assert parse(["--language", "nl"]).options == StartOptions(language="nl")


def test_a_safe_start_is_asked_for_in_so_many_words() -> None:
    assert parse(["--safe"]).options == StartOptions(safe=True)
    assert not parse([]).options.safe


def test_the_players_are_a_list() -> None:
    options = parse(["--players", "human, normal,beginner,normal"]).options
    assert options.players == ("human", "normal", "beginner", "normal")


def test_the_data_folder_does_not_depend_on_where_the_program_goes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert parse(["--data-dir", "here"]).options.data_dir == tmp_path / "here"


def test_a_tilde_is_the_home_folder() -> None:
    assert parse(["--data-dir", "~/here"]).options.data_dir == Path.home() / "here"


def test_a_file_is_found_from_where_it_was_typed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert parse(["my game.euchre"]).options.file == str(tmp_path / "my game.euchre")
    assert parse([str(tmp_path / "x")]).options.file == str(tmp_path / "x")
    assert parse(["file:///home/a%20b.euchre"]).options.file == "file:///home/a%20b.euchre"
    assert parse(["game", "--seed", "7"]).options == StartOptions(
        file=str(tmp_path / "game"), seed=7
    )


@pytest.mark.parametrize("size", ["960x600", "3840x2160", "7680x4320"])
def test_sizes_that_fit(size: str) -> None:
    width, height = size.split("x")
    assert parse(["--size", size]).options.size == (int(width), int(height))


@pytest.mark.parametrize(
    "typed",
    [
        ["--size", "959x600"],
        ["--size", "960x599"],
        ["--size", "7681x4320"],
        ["--size", "wide"],
        ["--size", "-1280x720"],
        ["--seed", "-1"],
        ["--seed", "seven"],
        ["--seed", "1" * 19],
        ["--speed", "breakneck"],
        ["--language", "xx"],
        ["--players", "human,,normal"],
        ["--data-dir", ""],
        ["--data-dir", "~nosuchuser/x"],
        ["--add-launcher", "--remove-launcher"],
        ["--dat", "x"],
        ["one.euchre", "two.euchre"],
        ["one.euchre", "--start", "classic"],
        ["~nosuchuser/x"],
    ],
)
def test_a_mistake_is_told_with_status_two(
    typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        parse(typed)
    assert leaving.value.code == 2
    assert "euchre: error:" in capsys.readouterr().err


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        parse(["--version"])
    assert leaving.value.code == 0
    assert capsys.readouterr().out == f"Euchre {__version__}\n"


def test_the_launcher_is_added_or_removed() -> None:
    assert parse(["--add-launcher"]).launcher == "add"
    assert parse(["--remove-launcher"]).launcher == "remove"


def test_consent_can_be_given_beforehand() -> None:
    assert parse(["--yes"]).yes
    assert parse(["-y"]).yes
