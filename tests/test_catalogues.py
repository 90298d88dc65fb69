"""The catalogues say what the program says, in each language and in one made up for the tests."""

from __future__ import annotations

import re
import string
from typing import TYPE_CHECKING

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from euchre import catalogue, i18n
from euchre.locale import update

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SUITS = "♠♥♦♣"
SHIPPED = {path.parts[-3]: path for path in update.catalogues()}
MADE_UP = "made up"


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file with all texts of the program."""
    path = tmp_path_factory.mktemp("template") / "euchre.pot"
    update.collect(path)
    return path


@pytest.fixture(scope="module")
def template(collected: Path) -> Catalog:
    return read(collected)


def read(path: Path) -> Catalog:
    language = None if path.suffix == ".pot" else path.parts[-3]
    with path.open("rb") as file:
        return read_po(file, locale=language)


def write(path: Path, catalogue: Catalog) -> None:
    with path.open("wb") as file:
        write_po(file, catalogue)


def begun(folder: Path, collected: Path) -> Path:
    """A catalogue with every text of the program, begun as a translator begins one."""
    path = update.begin("de", collected, folder)
    update.update(path, collected)
    return path


def translated(path: Path, collected: Path) -> None:
    """Translate every text into itself in brackets."""
    catalogue = read(path)
    for message in catalogue:
        if isinstance(message.id, str):
            message.string = f"[{message.id}]" if message.id else message.string
        else:
            message.string = tuple(f"[{form}]" for form in message.id)
    write(path, catalogue)
    update.update(path, collected)


@pytest.fixture(scope="module")
def made_up(collected: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = begun(tmp_path_factory.mktemp("locale"), collected)
    translated(path, collected)
    return path


@pytest.fixture(params=[MADE_UP, *SHIPPED])
def path(request: pytest.FixtureRequest, made_up: Path) -> Path:
    """The catalogue of each language in turn, and first of a made-up one."""
    return SHIPPED.get(request.param, made_up)


def uncertain(catalogue: Catalog) -> list[object]:
    """What is missing in a catalogue, or only guessed."""
    messages = [message for message in catalogue if message.id]
    return [m.id for m in messages if m.fuzzy or not _is_translated(m)]


def _is_translated(message: Message) -> bool:
    forms = [message.string] if isinstance(message.string, str) else message.string
    return bool(forms) and all(forms or ())


def features(text: str) -> tuple[object, ...]:
    """What a translation has in common with its text."""
    return (
        {name for _text, name, _spec, _how in string.Formatter().parse(text) if name},
        [text.count(sign) for sign in SUITS + "\n"],
        text == text.strip(),
    )


def unlike(catalogue: Catalog) -> Iterator[str]:
    """The translations that have not in common with any form of their text what they should."""
    for message in catalogue:
        english = [message.id] if isinstance(message.id, str) else message.id
        forms = [message.string] if isinstance(message.string, str) else message.string
        for form in forms or () if message.id else ():
            if features(form) not in [features(text) for text in english]:
                yield form


def wanted(path: Path, template: Catalog) -> set[tuple[object, object]]:
    """The texts that a catalogue has to have: of British ones those that differ."""
    return {
        (message.id, message.context)
        for message in template
        if path.parts[-3] != update.BRITISH or differs(message)
    }


def differs(message: Message) -> bool:
    return any(update.british(text) != text for text in forms_of(message.id))


def test_nothing_is_missing_or_uncertain(path: Path) -> None:
    assert uncertain(read(path)) == []


def test_every_text_of_the_program_is_in_the_catalogue(path: Path, template: Catalog) -> None:
    have = {(message.id, message.context) for message in read(path) if message.id}
    known = {(message.id, message.context) for message in template}
    want = wanted(path, template) - {("", None)}
    assert want <= have <= known, "run: python3 euchre/locale/update.py"


def test_no_american_word_is_left_in_the_british_catalogue() -> None:
    (path,) = (path for code, path in SHIPPED.items() if code == update.BRITISH)
    texts = [text for m in read(path) if m.id for text in forms_of(m.string or "")]
    assert len(texts) > 10
    assert [text for text in texts if update.british(text) != text] == []


def test_what_is_translated_is_read_as_babel_reads_it(made_up: Path) -> None:
    spoken = catalogue.read(made_up)
    for message in read(made_up):
        if isinstance(message.id, str):
            context = message.context or ""
            assert not message.id or spoken.pgettext(context, message.id) == message.string
        else:
            told = tuple(spoken.ngettext(message.id[0], message.id[1], n) for n in (1, 2))
            assert told == forms_of(message.string or "")


def test_placeholders_and_suit_signs_agree(path: Path) -> None:
    assert list(unlike(read(path))) == []


def test_what_nobody_has_translated_is_told(
    tmp_path: Path, collected: Path, template: Catalog
) -> None:
    path = begun(tmp_path, collected)
    assert len(uncertain(read(path))) == len(template) > 500


@pytest.mark.parametrize(
    ("english", "translation"),
    [
        ("{name} passes", "{nom} passt"),
        ("{name} passes", "passt"),
        ("♥ is trump", "♦ ist Trumpf"),
        ("♥ is trump", "Herz ist Trumpf"),
        ("One line", "Zwei\nZeilen"),
        ("No space", "Ein Leerzeichen "),
        (("{n} point", "{n} points"), ("Ein Punkt", "{n} Punkte")),
    ],
)
def test_a_translation_unlike_its_text_is_told(
    english: str | tuple[str, str], translation: str | tuple[str, str]
) -> None:
    catalogue = Catalog("de")
    catalogue.add("Pass", "Ich passe")
    assert list(unlike(catalogue)) == []
    catalogue.add(english, translation)
    assert len(list(unlike(catalogue))) == 1


def test_a_text_that_has_gone_leaves_every_catalogue(tmp_path: Path, collected: Path) -> None:
    path = begun(tmp_path, collected)
    catalogue = read(path)
    catalogue.add("A text of long ago", "Ein Text von früher")
    write(path, catalogue)
    update.update(path, collected)
    assert "früher" not in path.read_text(encoding="utf-8")


def test_a_finished_language_is_spoken(made_up: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "LOCALE", made_up.parents[2])
    before = i18n.language()
    i18n.use("de")
    assert i18n.pgettext("bid", "Pass") == "[Pass]"
    i18n.use(before)


def test_the_template_changes_only_with_its_texts(collected: Path, template: Catalog) -> None:
    text = collected.read_bytes()
    assert all(message.locations for message in template if message.id)
    update.collect(collected)
    assert collected.read_bytes() == text


def test_numerals_and_signs_alone_are_no_messages(template: Catalog) -> None:
    texts = [text for message in template if message.id for text in forms_of(message.id)]
    bare = [text for text in texts if not re.search(r"[^\W\d_]", PLACEHOLDER.sub("x", text))]
    assert len(texts) > 100
    assert bare == []


def forms_of(text: str | list[str] | tuple[str, ...]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


PLACEHOLDER = re.compile(r"\{\w+\}")
