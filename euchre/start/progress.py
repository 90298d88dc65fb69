"""Shows a set-up that is going on: in the terminal, or in a small window where there is none."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.start import notice
from euchre.start.small_window import STOPPED

if TYPE_CHECKING:
    import subprocess


class Progress:
    """What is going on, a sentence at a time."""

    def __init__(self, text: str, *, windows: bool) -> None:
        """Show the text at once; with `windows`, in a window where there is no terminal."""
        self._window: subprocess.Popen[bytes] | None = None
        self._passing = ""
        self._newest = text
        notice.write(sys.stderr, text)
        if windows and notice.wants_window():
            self._window = notice.open_window("progress", text, _("Stop"))

    @property
    def stopped(self) -> bool:
        """Whether the player pressed the window's button."""
        return self._window is not None and self._window.poll() == STOPPED

    def show(self, sentence: str) -> None:
        """Show what is going on now; it stays in the terminal."""
        self._clear()
        notice.write(sys.stderr, sentence)
        self._tell_window(sentence)

    def passing(self, sentence: str) -> None:
        """Show what the next sentence takes the place of, such as how far a download is."""
        if sentence == self._newest:
            return
        if notice.has_terminal():
            self._clear()
            notice.write(sys.stderr, sentence, end="")
            self._passing = sentence
        self._tell_window(sentence)

    def close(self) -> None:
        """Take the window away."""
        self._clear()
        if self._window is not None and self._window.stdin is not None:
            try:
                self._window.stdin.close()
            except OSError:
                self._window = None

    def _clear(self) -> None:
        if self._passing:
            notice.write(sys.stderr, "\r" + " " * len(self._passing), end="\r")
            self._passing = ""

    def _tell_window(self, sentence: str) -> None:
        self._newest = sentence
        if self._window is not None and self._window.stdin is not None:
            try:
                self._window.stdin.write((sentence + "\n").encode("utf-8", "replace"))
                self._window.stdin.flush()
            except OSError:
                # Closed by the player, who need not watch.
                self._window = None
