"""What to do when the game's libraries cannot be imported: heal them, once, and start anew."""

from __future__ import annotations

import marshal
import os
import subprocess
import sys
import traceback
from pathlib import Path

import euchre
from euchre.i18n import _
from euchre.start import bootstrap, examination, inventory, notice
from euchre.start.bootstrap import GAME, HEALED
from euchre.start.set_up import set_up as install

COMPILED_HEAD = 16
"""Bytes before the code in a compiled file."""


def heal(error: Exception, data_dir: Path | None, *, set_up: bool, ask: bool) -> int:
    """Answer an exception from the first imports; return the exit status of the program.

    With `set_up`, damaged libraries are set up anew, and the program with them; what has been
    imported by halves cannot be exchanged in a process. If that was done already, or there is
    nothing to heal, the person is told.
    """
    bootstrap.passed(GAME, data_dir)
    folder = bootstrap.place(GAME, data_dir)
    private = folder if str(folder) in sys.path else None
    again = HEALED in os.environ
    if not again and compiled_by_halves_removed():
        return _start_anew()
    if private and set_up and not again:
        if not examination.sound(private, GAME):
            inventory.forget(private)
            install([GAME], data_dir, ask=ask, windows=True)
        return _start_anew()
    trouble = examination.trouble_with_loading(GAME, private)
    if trouble is None:
        return _told_of(error)
    if not private and set_up and not again:
        # This Python's own libraries are its owner's business; ours go beside them.
        install([GAME], data_dir, ask=ask, windows=True)
        return _start_anew()
    return _told(trouble, private=private is not None)


def compiled_by_halves_removed() -> bool:
    """Remove what Python compiled of this program and could not write to its end.

    That is so after a full disk, and it would read the rest as the whole for good. Return
    whether there was anything to remove.
    """
    removed = False
    for compiled in Path(euchre.__file__).parent.rglob("*.pyc"):
        try:
            # Behind the head, of which Python itself sees to it that it fits the source.
            marshal.loads(compiled.read_bytes()[COMPILED_HEAD:])  # noqa: S302 - our own
        except (EOFError, TypeError, ValueError):
            compiled.unlink(missing_ok=True)
            removed = True
        except OSError:
            continue
    return removed


def _told_of(error: Exception) -> int:
    """Tell that the program itself is damaged, and where; raise that to its developers."""
    if sys.flags.dev_mode:
        raise error
    frame = traceback.extract_tb(error.__traceback__)[-1]
    message = _(
        "Part of Euchre is damaged ({error}, {place}): download the whole project again and "
        "start that."
    )
    place = f"{frame.filename}:{frame.lineno}"
    notice.tell(message.format(error=repr(error), place=place), _("Close"))
    return 1


def _told(trouble: str, *, private: bool) -> int:
    if private:
        sentence = examination.cannot_load(GAME, trouble)
    else:
        message = _("{names} can't be loaded ({reason}): reinstall them for {python}.")
        names = ", ".join(library.distribution for library in GAME.libraries)
        sentence = message.format(names=names, reason=trouble, python=sys.executable)
    notice.tell(sentence, _("Close"))
    return 1


def _start_anew() -> int:
    """Run the same command in a fresh process, which does not heal a second time."""
    command = [sys.executable, *sys.orig_argv[1:]]
    environment = {**os.environ, HEALED: "1"}
    if sys.platform != "win32":
        os.execve(sys.executable, command, environment)  # noqa: S606 - this very program
    # There the end of this process would be taken for the end of the program.
    return subprocess.call(command, env=environment)  # noqa: S603 - as above
