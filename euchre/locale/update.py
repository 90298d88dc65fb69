"""Brings the catalogues up to date with the texts of the program; sets up Babel first.

    python3 euchre/locale/update.py          collect the texts, update and compile all languages
    python3 euchre/locale/update.py nl       and begin a catalogue for a language without one

The order of things: collect, translate what is new in `*/LC_MESSAGES/euchre.po`, run it again.
"""

# A program beside the files it makes, which runs another one with words of its own.
# ruff: noqa: INP001, S603

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

if __name__ == "__main__":
    # Started as a program it finds neither the project nor Babel by itself.
    sys.path.insert(0, str(ROOT))
    from euchre.start.bootstrap import TESTS, prepare

    prepare(TESTS, share=True)

DOMAIN = "euchre"
TEMPLATE = HERE / f"{DOMAIN}.pot"
WIDTH = "--width=96"
AUTHORS = "The Euchre authors"


def pybabel(command: str, *arguments: str | Path) -> None:
    """Run a command of Babel; CalledProcessError if it fails."""
    # Only what is compiled is told, and how much of it is translated.
    how = () if command == "compile" else ("--quiet",)
    module = (sys.executable, "-m", "babel.messages.frontend", *how, command)
    subprocess.run([*module, *map(str, arguments)], cwd=ROOT, check=True)


def collect(template: Path = TEMPLATE) -> None:
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


def begin(language: str, folder: Path = HERE, template: Path = TEMPLATE) -> Path:
    """Begin a catalogue for a language, unless there is one; return where it is."""
    path = folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    if not path.exists():
        pybabel("init", f"--locale={language}", "-i", template, "-o", path, WIDTH)
    return path


def catalogues() -> list[Path]:
    """Return the .po files of all languages."""
    return sorted(HERE.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def update(path: Path, template: Path = TEMPLATE) -> None:
    """Take new texts into a .po file, drop old ones, and compile it."""
    language = f"--locale={path.parts[-3]}"
    # A guess would have to be marked fuzzy and looked at anyway; an empty text is plainer.
    only = ("--no-fuzzy-matching", "--ignore-obsolete", "--ignore-pot-creation-date")
    pybabel("update", language, "-i", template, "-o", path, WIDTH, *only)
    pybabel("compile", "--statistics", language, "-i", path, "-o", path.with_suffix(".mo"))


def main() -> None:
    """Collect, update and compile."""
    collect()
    for language in sys.argv[1:]:
        begin(language)
    for path in catalogues():
        update(path)


if __name__ == "__main__":
    main()
