"""Takes a picture of every screen: python3 tests/screenshots OUT [--only NAME ...].

Every other module in this folder that offers `pictures()` is asked for its pictures: pairs of a
name and a function. The function gets a fresh `Context` and the size of the window in pixels; it
returns the scenes of the stack, the lowest first, and may let time pass for them. Each picture
is taken in three sizes of the window and three lengths of all texts: as they are, 40 % longer,
and shortened to a half. `--settings table_colour=blue four_colour=true` shows it as other players
like it. `--film NAME ...` makes strips of what moves instead (film.py).
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import re
import sys
import tempfile
from functools import partial
from gettext import NullTranslations
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
sys.path[0] = str(ROOT)
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from euchre.start.bootstrap import GAME, prepare

prepare(GAME)

import pygame

from euchre import i18n
from euchre.storage.disk.paths import paths_in
from euchre.storage.settings import Settings
from euchre.ui.context import Context
from euchre.ui.draw.assets import root
from euchre.ui.draw.canvas import Canvas
from euchre.ui.draw.cards import CardPictures
from euchre.ui.window.audio import Audio
from tests.screenshots.film import strip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from euchre.ui.scene import Scene

    Make = Callable[[Context, tuple[int, int]], Sequence[Scene]]

FILMED = (1280, 720)
SIZES = ((960, 600), (1280, 720), (1920, 1080))
LONGER = 0.4
FRAME = 1 / 60
LONGEST = 30.0
"""Seconds that pass at most before a picture is taken, to let everything come to rest."""

_PARTS = re.compile(r"(\{[^}]*\}|\n)")


class Lengths(NullTranslations):
    """A language whose texts are longer or shorter than the English ones."""

    def __init__(self, stretch: Callable[[str], str]) -> None:
        """Change every text, but no placeholder, by a function."""
        super().__init__()
        self._stretch = stretch

    def gettext(self, message: str) -> str:
        """Return a text of another length."""
        parts = _PARTS.split(message)
        return "".join(p if _PARTS.fullmatch(p) else self._stretch(p) for p in parts)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return the form for a number, of another length."""
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """Return a text of another length; what stands on the cards stays short."""
        return message if context == "card index" else self.gettext(message)


def longer(text: str) -> str:
    """Return a text with every word made longer, 40 % in all."""
    return re.sub(r"\w+", lambda word: word[0] + _more(word[0]), text)


def _more(word: str) -> str:
    extra = max(1, round(len(word) * LONGER))
    return (word[-2:] * extra)[:extra] if word.isalpha() else ""


def shorter(text: str) -> str:
    """Return a text of which only every second word is left, and at least one."""
    words = text.split(" ")
    return " ".join(words[::2])


LANGUAGES: dict[str, NullTranslations] = {
    "en": NullTranslations(),
    "long": Lengths(longer),
    "short": Lengths(shorter),
}


def modules() -> list[str]:
    """Return the names of the modules that may offer pictures."""
    return sorted(path.stem for path in FOLDER.glob("*.py") if not path.stem.startswith("_"))


def offered(what: str, only: Sequence[str]) -> Iterable[tuple[str, Any]]:
    """Yield all pictures or all films (*what*), or those whose name contains one of the words."""
    sys.path.insert(1, str(FOLDER))
    for module in modules():
        offer = getattr(importlib.import_module(module), what, None)
        for name, make in offer() if offer else ():
            if not only or any(word in name for word in only):
                yield name, make


def fresh_context(folder: Path, liked: Mapping[str, Any]) -> Context:
    """Return what scenes are given, every setting as usual or as liked, and nothing written."""
    settings = Settings(launcher_offered=True, muted=True)._replace(**liked)
    paths, assets = paths_in(folder), root()
    audio = Audio(assets / "sounds")
    return Context(settings, paths, CardPictures(assets), audio, lambda _settings: None)


def still(make: Make, context: Context, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture that a stack of scenes shows when it has come to rest."""
    context.pictures.resize(size)
    stack = make(context, size)
    for scene in stack:
        scene.resize(size)
    passed = 0.0
    while stack[-1].wake is not None and passed < LONGEST:
        seconds = max(FRAME, stack[-1].wake or 0.0)
        stack[-1].update(seconds)
        passed += seconds
    canvas, screen = Canvas(size), pygame.Surface(size, 0, 32)
    for scene in stack:
        scene.draw(canvas)
    canvas.show(screen)
    return screen


def main() -> None:
    """Write the pictures, or the films."""
    chosen = _arguments()
    liked = dict(map(_setting, chosen.settings))
    chosen.out.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    films = chosen.film is not None
    for name, make in (
        offered("films", chosen.film) if films else offered("pictures", chosen.only)
    ):
        for language in chosen.languages or (["en"] if films else LANGUAGES):
            for width, height in chosen.sizes or ([FILMED] if films else SIZES):
                file = chosen.out / f"{name}-{width}x{height}-{language}.png"
                show = partial(strip if films else still, make, size=(width, height))
                with tempfile.TemporaryDirectory() as folder:
                    picture = _speaking(language, show, Path(folder), liked)
                    pygame.image.save(picture, file)
                print(file)


def _arguments() -> argparse.Namespace:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("out", type=Path)
    arguments.add_argument("--only", nargs="*", default=[], help="parts of names")
    arguments.add_argument("--film", nargs="*", help="films instead: parts of names")
    choices = (*LANGUAGES, *(code for code in i18n.available() if code not in LANGUAGES))
    arguments.add_argument("--languages", nargs="*", choices=choices)
    arguments.add_argument("--sizes", nargs="*", type=_size)
    arguments.add_argument("--settings", nargs="*", default=[], metavar="NAME=VALUE")
    return arguments.parse_args()


def _size(text: str) -> tuple[int, int]:
    """Return a size that was typed: 1280x720."""
    width, height = map(int, text.split("x"))
    return width, height


def _setting(text: str) -> tuple[str, Any]:
    """Return the name and the value of a setting that was typed: a JSON value, or a word."""
    name, _sign, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _speaking(
    language: str,
    show: Callable[..., pygame.Surface],
    folder: Path,
    liked: Mapping[str, Any],
) -> pygame.Surface:
    if language not in LANGUAGES:
        return _shown(show, folder, {**liked, "language": language})

    # No real language has these lengths everywhere, so they stand in for the catalogue in use,
    # which every new context would choose anew.
    def speak(_code: str) -> None:
        i18n._catalogue = LANGUAGES[language]  # noqa: SLF001

    with mock.patch.object(i18n, "use", speak):
        return _shown(show, folder, liked)


def _shown(
    show: Callable[..., pygame.Surface], folder: Path, liked: Mapping[str, Any]
) -> pygame.Surface:
    context = fresh_context(folder, liked)
    try:
        return show(context=context)
    finally:
        context.close()


if __name__ == "__main__":
    main()
