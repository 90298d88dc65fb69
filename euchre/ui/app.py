"""Starts the game: settings, window, first picture, and only then everything else."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.start import bootstrap, notice
from euchre.storage.disk.paths import paths_in
from euchre.storage.settings import Loaded, OnFile, Settings, load
from euchre.ui import navigation
from euchre.ui.context import Context
from euchre.ui.draw.assets import MissingAssetsError, root
from euchre.ui.draw.cards import CardPictures
from euchre.ui.loop import Loop, run
from euchre.ui.window.audio import Audio
from euchre.ui.window.window import CannotStartError, GameWindow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.start.command_line import StartOptions
    from euchre.storage.settings_fields import SettingsFields
    from euchre.ui.scene import Scene

FAILED, INTERRUPTED = 1, 130


def main(start: StartOptions) -> int:
    """Play until the window is closed; return the exit status of the program.

    What keeps it from starting is told in one sentence on standard error.
    """
    try:
        context = _context(start)
        if start.start is not None:
            # A mistake is told before a window opens.
            navigation.check_table_asked_for(start)
        window = _window(context, start)
    except (CannotStartError, MissingAssetsError) as error:
        notice.tell(str(error), _("Close"))
        return FAILED
    return _play(context, window, start)


def first_scene(context: Context, start: StartOptions) -> Scene:
    """Return the screen to begin with: a table, if one was asked for, or the title."""
    if start.start is None:
        return navigation.title(context)
    return navigation.table_asked_for(context, start)


def _window(context: Context, start: StartOptions) -> GameWindow:
    """Open the window as large as asked for, or as it was last time."""
    settings = context.settings
    return GameWindow(
        start.size or settings.window_size,
        root() / "icon-64.png",
        exactly=start.size is not None,
        maximised=settings.maximised and start.size is None,
        full=settings.full_screen,
    )


def _context(start: StartOptions) -> Context:
    """Return what the scenes are given, with a notice if the settings were damaged."""
    paths = paths_in(start.data_dir)
    # With --safe the player's settings may be what is wrong: they are not touched at all.
    loaded = Loaded(Settings()) if start.safe else load(paths.settings)
    assets = root()
    context = Context(
        loaded.settings,
        paths,
        CardPictures(assets),
        Audio(assets / "sounds"),
        (lambda _settings: None)
        if start.safe
        else OnFile(paths.settings, loaded.settings).save,
        asked=_asked(start),
        test_log=start.test_log,
    )
    if loaded.kept_as is not None:
        sentence = _("The settings couldn't be read and were reset. The old file is {file}.")
        context.notices.append(sentence.format(file=loaded.kept_as))
    elif loaded.damaged:
        context.notices.append(
            _("The settings couldn't be read, so the standard ones are in use.")
        )
    return context


def _asked(start: StartOptions) -> SettingsFields:
    """Return the settings asked for on the command line, by name."""
    asked: SettingsFields = {}
    if start.language is not None:
        asked["language"] = start.language
    if start.speed is not None:
        asked |= {"motion": start.speed, "pace": None}
    if start.full_screen:
        asked["full_screen"] = True
    return asked


def _play(context: Context, window: GameWindow, start: StartOptions) -> int:
    def on_fault(error: Exception) -> Scene:
        scene = navigation.fault(error, context)
        context.report("fault", error=repr(error))
        return scene

    def after_first() -> None:
        context.report("shown", size=window.size)
        # What the start has made stays: there is no need to look through it again and again.
        gc.freeze()
        gc.enable()
        context.later("start", _rest_of_start(context))

    try:
        loop = Loop(context, first_scene(context, start), window.size, on_fault)
        if start.file is not None:
            loop.change(navigation.open_file(context, start.file))
        run(loop, window, after_first)
        context.change(**window.reshaped())
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - the last line of defence: it must be told
        return _failed(error, context)
    finally:
        # First of all: whoever closes a window wants to see it gone.
        window.hide()
        context.close()
        window.close()
    return 0


def _rest_of_start(context: Context) -> Iterator[None]:
    """Start, after the first picture, what it did not need."""
    bootstrap.passed(bootstrap.GAME, context.paths.chosen)
    yield
    context.audio.ready()
    yield
    context.thinking.start()
    yield
    # Pads that are there already are told by events, as those that come later.
    pygame.joystick.init()
    yield


def _failed(error: Exception, context: Context) -> int:
    noted = navigation.note_fault(error, context.paths.faults)
    sentence = _("Euchre had to close: {error}.").format(error=repr(error))
    if noted:
        sentence += "\n" + _("Details are in {file}.").format(file=context.paths.faults)
    notice.tell(sentence, _("Close"))
    return FAILED
