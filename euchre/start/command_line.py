"""Reads what was typed behind the program's name; knows neither the rules nor the window."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from euchre import __version__
from euchre.i18n import _, available
from euchre.start.folders import FolderError, whole

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from pathlib import Path

Speed = Literal["calm", "normal", "quick", "instant"]
SMALLEST, LARGEST = (960, 600), (7680, 4320)


class StartOptions(NamedTuple):
    """What the window is to open with; every default means "as the player left it"."""

    data_dir: Path | None = None
    """The folder for every file of the program's own, or None for the usual places."""
    start: str | None = None
    """The preset to sit down to at once, such as "classic", or None for the title screen."""
    seed: int | None = None
    """What the shuffles and the computer players' choices follow from; 0 or more."""
    speed: Speed | None = None
    """How quick the table moves."""
    language: str | None = None
    """The code of one of the languages there are."""
    size: tuple[int, int] | None = None
    """Width and height of the window in pixels."""
    full_screen: bool = False
    test_log: bool = False
    """Whether to print a line of JSON on standard output for everything that happens."""
    safe: bool = False
    """Whether the settings file is left alone, neither read nor written."""
    players: tuple[str, ...] | None = None
    """Who sits in the seats, from South clockwise: "human", a level or a character, one name each."""
    file: str | None = None
    """A saved game to open: its whole path, or the address of a file as desktops hand it on."""


class Command(NamedTuple):
    """Everything that was typed: what to do, and how to start if it is to play."""

    options: StartOptions
    launcher: Literal["add", "remove"] | None = None
    """Whether to put the entry into the application menu, or to take it away."""
    yes: bool = False
    """Whether to set up what is missing without asking."""


def parse(arguments: Sequence[str] | None = None) -> Command:
    """Read the arguments (those of the process if None).

    Leaves the program (SystemExit) after --help and --version, status 0, and after a
    mistake, status 2 and a sentence about it on standard error.
    """
    words = sys.argv[1:] if arguments is None else arguments
    if not words:
        # The usual start, which need not wait for what reads words.
        return Command(StartOptions())
    parser = _parser()
    found = parser.parse_args(words)
    if found.file is not None and found.start is not None:
        parser.error(_("open a file or start a game, not both"))
    return Command(
        options=StartOptions(
            data_dir=found.data_dir,
            start=found.start,
            seed=found.seed,
            speed=found.speed,
            language=found.language,
            size=found.size,
            full_screen=found.full_screen,
            test_log=found.test_log,
            safe=found.safe,
            players=found.players,
            file=found.file,
        ),
        launcher=found.launcher,
        yes=found.yes,
    )


def _parser() -> argparse.ArgumentParser:
    import argparse  # noqa: PLC0415 - only where something was typed

    parser = argparse.ArgumentParser(
        prog="euchre",
        description=_("Play Euchre against the computer, or with others at one screen."),
        allow_abbrev=False,
    )
    parser.add_argument(
        "file",
        nargs="?",
        type=_file,
        metavar=_("FILE"),
        help=_("open a saved game, or one another player sent you"),
    )
    parser.add_argument("--version", action="version", version=f"Euchre {__version__}")
    _add_table(parser)
    _add_computer(parser)
    return parser


def _refusal(sentence: str) -> Exception:
    from argparse import ArgumentTypeError  # noqa: PLC0415 - as above

    return ArgumentTypeError(sentence)


def _add_table(parser: argparse.ArgumentParser) -> None:
    table = parser.add_argument_group(_("the table"))
    table.add_argument(
        "--start",
        metavar=_("GAME"),
        help=_("start a game right away, such as classic or british"),
    )
    table.add_argument(
        "--players",
        type=_players,
        metavar=_("NAMES"),
        help=_("who plays, clockwise from your seat: human,normal,Hattie,expert"),
    )
    table.add_argument(
        "--seed",
        type=_seed,
        metavar=_("NUMBER"),
        help=_("deal the cards with this number"),
    )
    table.add_argument("--speed", choices=get_args(Speed), help=_("how fast the cards move"))
    table.add_argument("--language", choices=available(), help=_("the language to speak"))
    table.add_argument(
        "--size", type=_size, metavar=_("WIDTHxHEIGHT"), help=_("the window size, in pixels")
    )
    table.add_argument("--full-screen", action="store_true", help=_("start in full screen"))
    table.add_argument(
        "--test-log",
        action="store_true",
        help=_("print what happens as lines of JSON, for tests"),
    )


def _add_computer(parser: argparse.ArgumentParser) -> None:
    computer = parser.add_argument_group(_("this computer"))
    computer.add_argument(
        "--data-dir",
        type=_folder,
        metavar=_("FOLDER"),
        help=_("keep all of the program's files there"),
    )
    computer.add_argument(
        "--safe",
        action="store_true",
        help=_("start with the standard settings; yours are neither read nor changed"),
    )
    computer.add_argument(
        "-y", "--yes", action="store_true", help=_("set up what is missing without asking")
    )
    launcher = computer.add_mutually_exclusive_group()
    launcher.add_argument(
        "--add-launcher",
        dest="launcher",
        action="store_const",
        const="add",
        help=_("add Euchre to the applications menu and the desktop (Linux)"),
    )
    launcher.add_argument(
        "--remove-launcher",
        dest="launcher",
        action="store_const",
        const="remove",
        help=_("remove it again"),
    )


def _players(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        message = _("{text} is not a list such as human,normal,normal,normal")
        raise _refusal(message.format(text=text))
    return names


def _seed(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,18}", text):
        message = _("{text} is not a whole number from 0 up")
        raise _refusal(message.format(text=text))
    return int(text)


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{3,5})[xX]([0-9]{3,5})", text)
    width, height = map(int, match.groups()) if match else (0, 0)
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        message = _("{text} is not a size from 960x600 to 7680x4320")
        raise _refusal(message.format(text=text))
    return width, height


def _file(text: str) -> str:
    if text[:5].lower() == "file:":
        return text
    try:
        return str(whole(text))
    except FolderError as error:
        raise _refusal(str(error)) from error


def _folder(text: str) -> Path:
    if not text.strip():
        raise _refusal(_("the folder needs a name"))
    try:
        return whole(text)
    except FolderError as error:
        raise _refusal(str(error)) from error
