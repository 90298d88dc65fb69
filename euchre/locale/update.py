"""Brings the catalogues up to date with the texts of the program; sets up Babel first.

    python3 euchre/locale/update.py          collect the texts, update and compile all languages
    python3 euchre/locale/update.py nl       and begin a catalogue for a language without one

The order of things: collect, translate what is new in `*/LC_MESSAGES/euchre.po`, run it again.
"""

# A program beside the files it makes, which reports what it did.
# ruff: noqa: INP001, T201

from __future__ import annotations

import io
import sys
from datetime import datetime, timezone
from pathlib import Path

if __name__ == "__main__":
    # Started as a program it finds neither the project nor Babel by itself.
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from euchre.start.bootstrap import TESTS, prepare

    prepare(TESTS)

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

HERE = Path(__file__).parent
PACKAGE = HERE.parent
DOMAIN = "euchre"
TEMPLATE = HERE / f"{DOMAIN}.pot"
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
COMMENT = "TRANSLATORS:"
AUTHORS = "The Euchre authors"
DAY = datetime(2026, 1, 1, tzinfo=timezone.utc)
"""All catalogues carry this date, so that a file changes only when its texts do."""


def collected() -> Catalog:
    """Return a catalogue of all texts in the sources of the program."""
    catalogue = empty()
    found = extract_from_dir(
        PACKAGE, method_map=[("**.py", "python")], keywords=KEYWORDS, comment_tags=(COMMENT,)
    )
    for name, _line, message, comments, context in sorted(found, key=lambda item: item[:2]):
        catalogue.add(
            message, locations=[(f"euchre/{name}", 0)], auto_comments=comments, context=context
        )
    return catalogue


def empty(language: str | None = None) -> Catalog:
    """Return a catalogue without texts, its header saying no more than there is to say."""
    catalogue = Catalog(
        locale=language,
        project="Euchre",
        version="1",
        copyright_holder=AUTHORS,
        msgid_bugs_address=AUTHORS,
        last_translator=AUTHORS,
        language_team=AUTHORS,
        creation_date=DAY,
        revision_date=DAY,
        charset="utf-8",
        fuzzy=False,
    )
    of = catalogue.locale.english_name if catalogue.locale else "every language"
    catalogue.header_comment = f"# The texts of Euchre, {of}."
    return catalogue


def written(catalogue: Catalog) -> bytes:
    """Return a catalogue as the text of a .po file."""
    file = io.BytesIO()
    write_po(file, catalogue, width=96, include_lineno=False)
    return file.getvalue()


def compiled(catalogue: Catalog) -> bytes:
    """Return a catalogue as the .mo file the program reads."""
    file = io.BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()


def read(path: Path) -> Catalog:
    """Return the catalogue of a .po file `LANGUAGE/LC_MESSAGES/euchre.po`."""
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3], domain=DOMAIN)


def catalogues() -> list[Path]:
    """Return the .po files of all languages."""
    return sorted(HERE.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def update(path: Path, template: Catalog) -> tuple[int, int]:
    """Take new texts into a .po file, drop old ones, compile it; return texts and missing."""
    catalogue = read(path)
    # A guess would have to be marked fuzzy and looked at anyway; an empty text is plainer.
    catalogue.update(template, no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    catalogue.revision_date = catalogue.creation_date = DAY
    path.write_bytes(written(catalogue))
    path.with_suffix(".mo").write_bytes(compiled(read(path)))
    texts = [message for message in catalogue if message.id]
    return len(texts), sum(not translated(message) for message in texts)


def translated(message: Message) -> bool:
    """Return whether a text has a translation, in all its forms."""
    forms = [message.string] if isinstance(message.string, str) else message.string
    return bool(forms) and all(forms or ())


def begin(language: str, folder: Path = HERE) -> Path:
    """Begin an empty catalogue for a language, unless there is one; return where it is."""
    path = folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(written(empty(language)))
    return path


def main() -> None:
    """Collect, update, compile, and say how much is missing."""
    for language in sys.argv[1:]:
        begin(language)
    template = collected()
    TEMPLATE.write_bytes(written(template))
    print(f"{len(template)} texts in {TEMPLATE}")
    for path in catalogues():
        texts, missing = update(path, template)
        print(f"{path.parts[-3]}: {texts - missing} of {texts} texts translated")


if __name__ == "__main__":
    main()
