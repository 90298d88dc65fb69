"""The program from its first line to the table: what was typed, what is needed, the game."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING

from euchre.i18n import _, preferred, use, wishes
from euchre.start import bootstrap, folders, interrupts, notice, surroundings
from euchre.start.command_line import parse

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from euchre.start.command_line import Command, StartOptions


def main(arguments: Sequence[str] | None = None, *, set_up: bool = False) -> int:
    """Do what was typed (the arguments of the process if None); return the exit status.

    With `set_up`, libraries that are missing are installed first; without, only missed.
    """
    surroundings.mend()
    use(preferred(wishes()))
    try:
        return run(parse(arguments), set_up=set_up)
    except (folders.FolderError, surroundings.SurroundingsError) as error:
        return _failed(str(error))
    finally:
        surroundings.flush()


def run(command: Command, *, set_up: bool = False) -> int:
    """Do what `parse` has read; return the exit status."""
    if command.launcher:
        return _launcher(command)
    surroundings.require_handles()
    if set_up:
        bootstrap.prepare(
            bootstrap.GAME,
            data_dir=command.options.data_dir,
            ask=not command.yes,
            windows=True,
        )
    elif sentence := bootstrap.missing(bootstrap.GAME):
        return _failed(sentence)
    return _play(command, set_up=set_up)


def _launcher(command: Command) -> int:
    # Nobody else needs it at the start.
    from euchre.start import launcher  # noqa: PLC0415

    try:
        if command.launcher == "add":
            paths = launcher.add(command.options.data_dir)
            sentence = _("Euchre is in your applications menu now: {paths}")
        else:
            paths = launcher.remove()
            sentence = _("Removed: {paths}") if paths else _("Euchre was not in the menu.")
    except launcher.LauncherError as error:
        return _failed(str(error))
    notice.write(sys.stdout, sentence.format(paths=", ".join(map(str, paths))))
    return 0


def _play(command: Command, *, set_up: bool) -> int:
    if not _has_screen():
        # SDL would say so, too, but only after lines of its own that nobody understands.
        return _failed(
            _(
                "Euchre needs a screen for its window and found none (neither DISPLAY nor "
                "WAYLAND_DISPLAY is set): start it from a desktop session."
            )
        )
    # Until the first picture nothing is thrown away, and looking for it would take a while.
    gc.disable()
    try:
        return _import_and_play(command, set_up=set_up)
    finally:
        gc.enable()


def _import_and_play(command: Command, *, set_up: bool) -> int:
    bootstrap.begin_trial(bootstrap.GAME, command.options.data_dir)
    try:
        # Only now is pygame certain to be there.
        from euchre.ui.app import main as play  # noqa: PLC0415
    except Exception as error:  # noqa: BLE001 - damage can show in every way there is
        # Nobody needs it in good times.
        from euchre.start.healing import heal  # noqa: PLC0415

        return heal(error, command.options.data_dir, set_up=set_up, ask=not command.yes)
    os.environ.pop(bootstrap.HEALED, None)
    return _played(play, command.options)


def _played(play: Callable[[StartOptions], int], options: StartOptions) -> int:
    """Play, with Ctrl+C as an exception, so that the window and the thinking end in order."""
    before = interrupts.raise_again()
    try:
        return play(options)
    except KeyboardInterrupt:
        return interrupts.INTERRUPTED
    finally:
        interrupts.restore(before)


def _has_screen() -> bool:
    if sys.platform in {"win32", "darwin"}:
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return any(os.environ.get(name) for name in names)


def _failed(sentence: str) -> int:
    notice.tell(sentence, _("Close"))
    return 1
