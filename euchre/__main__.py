"""Runs the game: python -m euchre in an environment, the command euchre, or from main.py."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING

from euchre import bootstrap, notice
from euchre.command_line import parse
from euchre.i18n import _, preferred, use

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.command_line import Command, StartOptions


def main(arguments: Sequence[str] | None = None, *, set_up: bool = False) -> int:
    """Do what was typed (the arguments of the process if None); return the exit status.

    With `set_up`, libraries that are missing are installed first; without, only missed.
    """
    use(preferred(_wishes()))
    return run(parse(arguments), set_up=set_up)


def run(command: Command, *, set_up: bool = False) -> int:
    """Do what `parse` has read; return the exit status."""
    if command.launcher:
        return _launcher(command)
    if set_up:
        bootstrap.prepare(
            bootstrap.GAME, data_dir=command.options.data_dir, ask=not command.yes
        )
    elif sentence := bootstrap.missing(bootstrap.GAME):
        return _failed(sentence)
    return _play(command.options)


def _wishes() -> list[str]:
    """Return the languages the computer is set to, best first."""
    variables = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return [
        wish
        for variable in variables
        for wish in os.environ.get(variable, "").split(":")
        if wish
    ]


def _launcher(command: Command) -> int:
    # Nobody else needs it at the start.
    from euchre import launcher  # noqa: PLC0415

    try:
        if command.launcher == "add":
            paths = launcher.add(command.options.data_dir)
            sentence = _("Euchre is in the application menu now: {paths}")
        else:
            paths = launcher.remove()
            sentence = _("Taken away: {paths}") if paths else _("There was no entry of Euchre.")
    except launcher.LauncherError as error:
        return _failed(str(error))
    sys.stdout.write(sentence.format(paths=", ".join(map(str, paths))) + "\n")
    return 0


def _play(options: StartOptions) -> int:
    if not _has_screen():
        # SDL would say so, too, but only after lines of its own that nobody understands.
        return _failed(
            _(
                "Euchre needs a screen to open its window on, and found none (neither DISPLAY "
                "nor WAYLAND_DISPLAY is set): start it from a desktop session."
            )
        )
    # Until the first picture nothing is thrown away, and looking for it would take a while.
    gc.disable()
    try:
        return _import_and_play(options)
    finally:
        gc.enable()


def _import_and_play(options: StartOptions) -> int:
    try:
        # Only now is pygame certain to be there.
        from euchre.ui.app import main as play  # noqa: PLC0415
    except ImportError as error:
        library = (error.name or "").partition(".")[0]
        if library not in {needed.module for needed in bootstrap.GAME.libraries}:
            raise
        if bootstrap.distrust(bootstrap.GAME, options.data_dir):
            message = _("{library} is damaged ({reason}): start again to have it set up anew.")
        else:
            message = _("{library} is damaged ({reason}): install it anew for {python}.")
        return _failed(message.format(library=library, reason=error, python=sys.executable))
    return play(options)


def _has_screen() -> bool:
    if sys.platform in {"win32", "darwin"}:
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return any(os.environ.get(name) for name in names)


def _failed(sentence: str) -> int:
    notice.tell(sentence, _("Close"))
    return 1


if __name__ == "__main__":
    sys.exit(main())
