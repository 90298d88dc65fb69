from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from euchre import i18n

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    before = i18n.language()
    yield
    i18n.use(before)


@pytest.fixture
def languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of catalogues with a small German one."""
    catalogue = Catalog("de")
    catalogue.add("Pass", "Ich passe", context="bid")
    catalogue.add("Pass", "Ausweis")
    catalogue.add(("{n} point", "{n} points"), ("{n} Punkt", "{n} Punkte"))
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "euchre.po").open("wb") as file:
        write_po(file, catalogue)
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    return tmp_path


def test_english_needs_no_catalogue() -> None:
    i18n.use("en")
    assert i18n._("Pass") == "Pass"
    assert i18n.pgettext("bid", "Pass") == "Pass"
    assert i18n.ngettext("{n} point", "{n} points", 1) == "{n} point"
    assert i18n.ngettext("{n} point", "{n} points", 2) == "{n} points"


def test_a_language_takes_effect_at_once(languages: Path) -> None:
    i18n.use("de")
    assert i18n.language() == "de"
    assert i18n._("Pass") == "Ausweis"
    assert i18n.pgettext("bid", "Pass") == "Ich passe"
    assert i18n.ngettext("{n} point", "{n} points", 1) == "{n} Punkt"
    assert i18n.ngettext("{n} point", "{n} points", 5) == "{n} Punkte"
    assert i18n._("No such text") == "No such text"
    i18n.use("en")
    assert i18n._("Pass") == "Pass"


def test_the_empty_text_stays_empty(languages: Path) -> None:
    i18n.use("de")
    assert i18n._("") == ""


@pytest.mark.parametrize("language", ["xx", "", "nl"])
def test_a_language_without_a_catalogue_is_english(languages: Path, language: str) -> None:
    i18n.use(language)
    assert i18n.language() == "en"


@pytest.mark.parametrize(
    "content",
    [b"", b"no catalogue", b"\xff" * 40, b'msgid "Pass', b'msgid "Pass"\nmsgstr "Passe"\n'],
)
def test_a_damaged_catalogue_leaves_the_game_in_english(
    languages: Path, content: bytes
) -> None:
    (languages / "de" / "LC_MESSAGES" / "euchre.po").write_bytes(content)
    i18n.use("de")
    assert i18n._("Pass") == "Pass"


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["de_AT.UTF-8"], "de"),
        (["fr_FR", "de-CH"], "de"),
        (["nl_NL"], "en"),
        (["C"], "en"),
        ([], "en"),
        (["en_GB", "de"], "en"),
        (["de@euro", "en"], "de"),
        (["de.UTF-8"], "de"),
        (["", "@", "DE_CH"], "de"),
    ],
)
def test_the_wishes_of_the_system_are_followed_in_their_order(
    languages: Path, wishes: list[str], language: str
) -> None:
    assert i18n.preferred(wishes) == language


@pytest.mark.parametrize(
    ("variables", "wishes"),
    [
        ({"LANG": "de_DE.UTF-8"}, ["de_DE.UTF-8"]),
        ({"LC_ALL": "C", "LANG": "de_DE"}, ["C"]),
        ({"LC_ALL": "", "LC_MESSAGES": "nl", "LANG": "de_DE"}, ["nl"]),
        ({"LANGUAGE": "fr:nl", "LANG": "de_DE"}, ["fr", "nl", "de_DE"]),
    ],
)
@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_variables_of_the_terminal_come_first_on_every_system(
    variables: dict[str, str], wishes: list[str], platform: str
) -> None:
    assert i18n.wishes(variables, platform) == wishes


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("en_GB.UTF-8", "en_GB"),
        ("en-AU", "en_GB"),
        ("en_US.UTF-8", "en"),
        ("en_CA", "en"),
        ("en", "en"),
        ("C.UTF-8", "en"),
        ("fr_GB", "en"),
    ],
)
def test_english_is_spelled_as_in_the_country(wish: str, language: str) -> None:
    assert i18n.preferred([wish]) == language


def test_in_britain_a_deck_is_a_pack_and_what_is_the_same_stays() -> None:
    i18n.use("en_GB")
    assert i18n._("Four colors") == "Four colours"
    assert i18n._("The hand is thrown in.") == "The hand is thrown in."
    assert i18n.ngettext("{n} point", "{n} points", 2) == "{n} points"


def test_linux_without_variables_has_no_wishes() -> None:
    assert i18n.wishes({}, "linux") == []


@pytest.mark.parametrize(
    ("number", "name"),
    [(0x407, "de_DE"), (0xC07, "de_AT"), (0x413, "nl_NL"), (0x409, "en_US"), (0x7C07, "de_DE")],
)
def test_windows_is_asked_for_the_language_of_its_menus(
    monkeypatch: pytest.MonkeyPatch, number: int, name: str
) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    windows = SimpleNamespace(kernel32=kernel)
    monkeypatch.setattr("ctypes.windll", windows, raising=False)
    assert i18n.wishes({}, "win32") == [name]


@pytest.mark.parametrize(
    ("says", "wishes"),
    [
        (
            r"""printf '(\n    "de-AT",\n    "zh-Hans-CN",\n    en\n)\n'""",
            ["de-AT", "zh-Hans-CN", "en"],
        ),
        ("exit 1", []),
        ("exec sleep 9", []),
    ],
)
def test_macos_is_asked_for_its_languages(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, says: str, wishes: list[str]
) -> None:
    defaults = tmp_path / "defaults"
    defaults.write_text(
        f'#!/bin/sh\n[ "$*" = "read -g AppleLanguages" ] || exit 1\n{says}\n',
        encoding="utf-8",
        newline="\n",
    )
    defaults.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(i18n, "PATIENCE", 1.0)
    assert i18n.wishes({}, "darwin") == wishes


def test_a_system_that_cannot_tell_is_spoken_to_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert i18n.preferred(i18n.wishes({}, "darwin")) == "en"
    assert i18n.preferred(i18n.wishes({}, "win32")) == "en"
