"""Brings the catalogues up to date with the texts of the program; sets up Babel first.

    python3 euchre/locale/update.py          collect the texts, update all languages
    python3 euchre/locale/update.py nl       and begin a catalogue for a language without one

The order of things: collect, translate what is new in `*/LC_MESSAGES/euchre.po`, run it again.
"""

# A program beside the files it makes, which runs another one with words of its own.
# ruff: noqa: INP001, S603, T201

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

if __name__ == "__main__":
    # Started as a program it finds neither the project nor Babel by itself.
    sys.path.insert(0, str(ROOT))
    from euchre.start.bootstrap import TESTS, prepare

    prepare(TESTS, share=True)

DOMAIN = "euchre"
WIDTH = "--width=96"
AUTHORS = "The Euchre authors"
BRITISH = "en_GB"
SPELLINGS = {
    "color": "colour",
    "colors": "colours",
    "deck": "pack",
    "decks": "packs",
    "defense": "defence",
    "favored": "favoured",
    "learned": "learnt",
}
"""American words and the British ones: whoever adds an American word adds it here."""


def pybabel(command: str, *arguments: str | Path) -> None:
    """Run a command of Babel; CalledProcessError if it fails."""
    module = (sys.executable, "-m", "babel.messages.frontend", "--quiet", command)
    subprocess.run([*module, *map(str, arguments)], cwd=ROOT, check=True)


def collect(template: Path) -> None:
    """Write all texts of the program into a template."""
    pybabel(
        "extract",
        "--no-default-keywords",
        *(f"--keywords={how}" for how in ("_", "N_", "ngettext:1,2", "pgettext:1c,2")),
        *("--add-comments=TRANSLATORS:", "--add-location=file", "--sort-by-file", WIDTH),
        *("--project=Euchre", "--version=1", "--header-comment=# The texts of Euchre."),
        *(f"--copyright-holder={AUTHORS}", f"--msgid-bugs-address={AUTHORS}"),
        f"--output-file={template}",
        "euchre",
    )
    # Without the time of day the file changes only when its texts do.
    text = re.sub(r'"POT-Creation-Date:.*\n', "", template.read_text(encoding="utf-8"))
    template.write_text(text, encoding="utf-8", newline="\n")


def begin(language: str, template: Path, folder: Path = HERE) -> Path:
    """Begin a catalogue for a language, unless there is one; return where it is."""
    path = folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    if not path.exists():
        pybabel("init", f"--locale={language}", "-i", template, "-o", path, WIDTH)
    return path


def catalogues() -> list[Path]:
    """Return the .po files of all languages."""
    return sorted(HERE.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def update(path: Path, template: Path) -> None:
    """Take new texts into a .po file and drop old ones."""
    language = path.parts[-3]
    # A guess would have to be marked fuzzy and looked at anyway; an empty text is plainer.
    only = ("--no-fuzzy-matching", "--ignore-obsolete", "--ignore-pot-creation-date")
    pybabel("update", f"--locale={language}", "-i", template, "-o", path, WIDTH, *only)
    if language == BRITISH:
        _respell(path)


def _respell(path: Path) -> None:
    """Write American words of new texts as in Britain; drop the texts that are the same."""
    from babel.messages.pofile import read_po, write_po  # noqa: PLC0415 - set up by now

    with path.open("rb") as file:
        catalogue = read_po(file, locale=BRITISH)
    for message in list(catalogue):
        if not message.id or all(_forms(message.string)):
            continue
        forms = tuple(map(british, _forms(message.id)))
        if forms == _forms(message.id):
            catalogue.delete(message.id, message.context)
        else:
            message.string = forms[0] if isinstance(message.id, str) else forms
    with path.open("wb") as file:
        write_po(file, catalogue, width=96)


def _forms(text: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    if isinstance(text, (list, tuple)):
        return tuple(text)
    return (text or "",)


def british(text: str) -> str:
    """Return an American text as it is written in Britain."""
    for word, other in SPELLINGS.items():
        for one, two in ((word, other), (word.capitalize(), other.capitalize())):
            text = re.sub(rf"\b{one}\b", two, text)
    return text


def told(catalogue: Catalog) -> str:
    """Return how much of a catalogue is translated."""
    done = [message for message in catalogue if message.id and all(_forms(message.string))]
    return f"{catalogue.locale}: {len(done)} of {len(catalogue)} texts"


def main() -> None:
    """Collect, update and tell how far it is."""
    from babel.messages.pofile import read_po  # noqa: PLC0415 - set up by now

    with tempfile.TemporaryDirectory() as folder:
        template = Path(folder) / f"{DOMAIN}.pot"
        collect(template)
        for language in sys.argv[1:]:
            begin(language, template)
        for path in catalogues():
            update(path, template)
            with path.open("rb") as file:
                print(told(read_po(file, locale=path.parts[-3])))


if __name__ == "__main__":
    main()
