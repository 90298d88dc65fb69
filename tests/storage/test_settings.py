"""Settings survive whatever happens to their file."""

from __future__ import annotations

import json
import threading
from typing import TYPE_CHECKING

import pytest

from euchre.storage import settings
from euchre.storage.settings import OnFile, Settings
from tests.storage.odd_values import ODD

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
    path.write_text(text, encoding="utf-8", newline="\n")
    loaded = settings.load(path)
    assert loaded.settings == Settings()
    assert loaded.damaged
    assert loaded.kept_as is not None
    assert loaded.kept_as.read_text(encoding="utf-8") == text
    settings.save(Settings(), path)
    assert loaded.kept_as.read_text(encoding="utf-8") == text


def test_several_damaged_files_are_all_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number in range(3):
        path.write_text(f"broken {number}", encoding="utf-8", newline="\n")
        settings.load(path)
    assert sorted(file.read_text(encoding="utf-8") for file in tmp_path.iterdir()) == [
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
    path.write_text(
        json.dumps({"four_colour": True, name: value, "unknown": 3}),
        encoding="utf-8",
        newline="\n",
    )
    assert settings.load(path) == (Settings(four_colour=True), False, None)


@pytest.mark.parametrize("field", Settings._fields)
def test_a_value_that_cannot_be_costs_itself_and_nothing_else(
    tmp_path: Path, field: str
) -> None:
    path = tmp_path / "settings.json"
    taken: list[Settings] = []
    other, liked = ("muted", True) if field != "muted" else ("four_colour", True)
    for name, value in ODD.items():
        path.write_text(
            f'{{"{other}": true, "{field}": {value}}}', encoding="utf-8", newline="\n"
        )
        found, damaged, _ = settings.load(path)
        assert not damaged, name
        assert getattr(found, other) is liked, name
        if found in taken:
            continue
        taken.append(found)
        # Whatever was taken can be written down and is the same afterwards.
        settings.save(found, path)
        assert settings.load(path) == (found, False, None), name


@pytest.mark.parametrize("depth", [1, 10, 11, 12, 13, 20, 24, 25, 100, 30_000])
def test_what_lies_deep_is_taken_as_it_is_or_not_at_all(tmp_path: Path, depth: int) -> None:
    path = tmp_path / "settings.json"
    deep = '{"a": ' * depth + "7" + "}" * depth
    path.write_text(f'{{"last_game": {deep}, "muted": true}}', encoding="utf-8", newline="\n")
    found = settings.load(path).settings
    assert found.muted
    if found.last_game:
        assert json.dumps(found.last_game) == deep
    kept = settings.change(path, {"four_colour": True})
    assert (kept is None) is bool(found.last_game)


@pytest.mark.parametrize(
    "size", [[0, 0], [-1, -1], [1280, 0], [2**31, 2**31], [10**400, 720], [30000, 30000]]
)
def test_what_is_no_size_of_a_window_is_the_usual_one(tmp_path: Path, size: list[int]) -> None:
    path = tmp_path / "settings.json"
    path.write_text(
        json.dumps({"window_size": size, "muted": True}), encoding="utf-8", newline="\n"
    )
    assert settings.load(path).settings == Settings(muted=True)


def test_a_file_with_a_damaged_value_is_kept_before_another_one_takes_its_place(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    text = '{"muted": true, "volume": "loud",  "window_size": [0, 0]}'
    path.write_text(text, encoding="utf-8", newline="\n")
    kept = settings.change(path, {"four_colour": True})
    assert kept is not None
    assert kept.read_text(encoding="utf-8") == text
    assert settings.load(path).settings == Settings(muted=True, four_colour=True)
    assert settings.change(path, {"four_colour": False}) is None


@pytest.mark.parametrize("text", ["{", "7", "[]", '"x"', "\x00", "9" * 2_000_000])
def test_a_file_that_was_damaged_meanwhile_is_kept_as_well(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    settings.save(Settings(muted=True), path)
    path.write_text(text, encoding="utf-8", newline="\n")
    kept = settings.change(path, {"four_colour": True})
    assert kept is not None
    assert kept.read_text(encoding="utf-8") == text
    assert settings.load(path).settings == Settings(four_colour=True)


def test_each_window_puts_down_what_it_has_changed_itself(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings.save(Settings(volume=0.25), path)
    settings.change(path, {"muted": True, "last_game": {"variant": "british"}})
    settings.change(path, {"window_size": (1000, 700)})
    assert settings.load(path).settings == Settings(
        volume=0.25, muted=True, last_game={"variant": "british"}, window_size=(1000, 700)
    )
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


def test_what_one_window_has_chosen_outlives_the_closing_of_another(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    first, second = (OnFile(path, settings.load(path).settings) for _ in range(2))
    chosen = Settings(muted=True, last_game={"variant": "british"}, large_index=True)
    first.save(chosen)
    second.save(Settings(window_size=(1000, 700)))
    assert settings.load(path).settings == chosen._replace(window_size=(1000, 700))
    # Nor does the first one bring back what the second one changed.
    first.save(chosen._replace(large_index=False))
    assert settings.load(path).settings == Settings(
        muted=True, last_game={"variant": "british"}, window_size=(1000, 700)
    )


def test_what_could_not_be_written_is_written_with_the_next_change(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "settings.json"
    path.parent.write_text("a file in the way", encoding="utf-8")
    window = OnFile(path, Settings())
    with pytest.raises(OSError, match=r".*"):
        window.save(Settings(muted=True))
    path.parent.unlink()
    window.save(Settings(muted=True, four_colour=True))
    assert settings.load(path).settings == Settings(muted=True, four_colour=True)


def test_two_windows_that_change_something_at_once_both_have_it_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    fields = ["muted", "four_colour", "large_index"]

    def window(field: str) -> None:
        for number in range(12):
            settings.change(path, {field: number % 2 == 1})

    threads = [threading.Thread(target=window, args=(field,)) for field in fields]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = settings.load(path).settings
    assert all(getattr(found, field) for field in fields)


def test_what_a_newer_version_has_put_down_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"muted": true, "perfume": [1, {"lily": "yes"}]}', encoding="utf-8")
    assert settings.change(path, {"four_colour": True}) is None
    assert json.loads(path.read_text(encoding="utf-8"))["perfume"] == [1, {"lily": "yes"}]


def test_the_last_of_two_equal_names_counts(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"muted": true, "volume": 0.5, "muted": false}', encoding="utf-8")
    assert settings.load(path) == (Settings(volume=0.5), False, None)


def test_a_folder_in_the_place_of_the_file_is_no_crash(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    assert settings.load(path).damaged
    with pytest.raises(OSError, match=r".*"):
        settings.save(Settings(), path)
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]
