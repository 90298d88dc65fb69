from __future__ import annotations

import gettext
import importlib.util
import io
import string
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from euchre import i18n

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from babel.messages.catalog import Catalog, Message

pytest.importorskip("babel", reason="Babel makes and checks the catalogues")

_spec = importlib.util.spec_from_file_location("update", i18n.LOCALE / "update.py")
assert _spec is not None
assert _spec.loader is not None
update: Any = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(update)

CATALOGUES: list[Path] = update.catalogues()
SUITS = "♠♥♦♣"

each_catalogue = pytest.mark.parametrize(
    "path", CATALOGUES, ids=[path.parts[-3] for path in CATALOGUES]
)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    before = i18n.language()
    yield
    i18n.use(before)


@pytest.fixture
def languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of catalogues with a small German one."""
    catalogue: Catalog = update._empty("de")  # noqa: SLF001
    catalogue.add("Pass", "Ich passe", context="bid")
    catalogue.add("Pass", "Ausweis")
    catalogue.add(("{n} point", "{n} points"), ("{n} Punkt", "{n} Punkte"))
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "euchre.mo").write_bytes(update.compiled(catalogue))
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    return tmp_path


def texts(message: Message) -> list[tuple[str, str]]:
    """Each form of a translation beside the English form it stands for."""
    if isinstance(message.id, str):
        return [(message.id, str(message.string))]
    assert isinstance(message.string, (tuple, list))
    return [(message.id[-1], form) for form in message.string]


def entries(compiled: bytes) -> dict[object, str]:
    catalogue: dict[object, str] = vars(gettext.GNUTranslations(io.BytesIO(compiled)))[
        "_catalog"
    ]
    return {key: value for key, value in catalogue.items() if key}


def places(text: str) -> set[str]:
    return {name for _text, name, _spec, _how in string.Formatter().parse(text) if name}


@each_catalogue
def test_nothing_is_missing_or_uncertain(path: Path) -> None:
    messages = [message for message in update.read(path) if message.id]
    assert [message.id for message in messages if not update.translated(message)] == []
    assert [message.id for message in messages if message.fuzzy] == []


@each_catalogue
def test_every_text_of_the_program_is_in_the_catalogue(path: Path) -> None:
    have = {(message.id, message.context) for message in update.read(path)}
    want = {(message.id, message.context) for message in update.collected()}
    assert want == have, "run: python3 euchre/locale/update.py"


@each_catalogue
def test_the_compiled_catalogue_says_what_the_written_one_says(path: Path) -> None:
    shipped = path.with_suffix(".mo").read_bytes()
    # Without the header: it names the version of the tool that wrote it.
    assert entries(shipped) == entries(update.compiled(update.read(path)))


@each_catalogue
def test_placeholders_and_suit_signs_agree(path: Path) -> None:
    for message in update.read(path):
        if not message.id:
            continue
        for english, translation in texts(message):
            assert places(translation) == places(english), translation
            for sign in SUITS:
                assert translation.count(sign) == english.count(sign), translation
            assert translation.count("\n") == english.count("\n"), translation
            assert translation == translation.strip() or english != english.strip(), translation


def test_the_template_holds_every_text_once_it_is_kept() -> None:
    if not update.TEMPLATE.exists():
        pytest.skip("no template yet: python3 euchre/locale/update.py writes it")
    assert update.TEMPLATE.read_bytes() == update.written(update.collected())


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


@pytest.mark.parametrize("content", [b"", b"no catalogue", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_a_damaged_catalogue_leaves_the_game_in_english(
    languages: Path, content: bytes
) -> None:
    (languages / "de" / "LC_MESSAGES" / "euchre.mo").write_bytes(content)
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
