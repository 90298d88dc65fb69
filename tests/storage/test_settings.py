"""Settings survive whatever happens to their file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from euchre.storage import settings
from euchre.storage.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path


def test_without_a_file_the_defaults_are_in_force(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "settings.json") == (Settings(), False, None)


def test_what_is_saved_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "settings.json"
    liked = Settings(
        motion="quick", volume=0.25, table_colour="claret", window_size=(1920, 1080), muted=True,
        last_game={"names": ["J\u00f6rg", "\u0132sbrand"]},
    )  # fmt: skip
    settings.save(liked, path)
    assert settings.load(path).settings == liked
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", "null", '{"motion": ', "\x00\x01", "[" * 100_000, '"quick"']
)
def test_a_file_that_holds_no_settings_is_kept_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    loaded = settings.load(path)
    assert loaded.settings == Settings()
    assert loaded.damaged
    assert loaded.kept_as is not None
    assert loaded.kept_as.read_text() == text
    settings.save(Settings(), path)
    assert loaded.kept_as.read_text() == text


def test_several_damaged_files_are_all_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number in range(3):
        path.write_text(f"broken {number}")
        settings.load(path)
    assert sorted(file.read_text() for file in tmp_path.iterdir()) == [
        "broken 0", "broken 1", "broken 2"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("motion", "frantic"), ("motion", 1), ("volume", 7), ("volume", True), ("volume", "loud"),
        ("muted", 1), ("muted", "yes"), ("window_size", [1]), ("window_size", [1.5, 2]),
        ("window_size", "big"), ("last_game", []), ("card_back", None), ("motion", ["quick"]),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_is_its_default_and_the_rest_counts(
    tmp_path: Path, name: str, value: object
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"four_colour": True, name: value, "unknown": 3}))
    assert settings.load(path) == (Settings(four_colour=True), False, None)


def test_a_folder_in_the_place_of_the_file_is_no_crash(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    assert settings.load(path).damaged
    with pytest.raises(OSError, match=r".*"):
        settings.save(Settings(), path)
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]
