"""The fonts of the system, for letters the game's own fonts lack: Chinese, Japanese, Korean.

Nothing is looked at before such a letter is written; then the files that systems are known to
have come first, and everything else only if they do not help.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw.coverage import coverage

if TYPE_CHECKING:
    from collections.abc import Iterator

KNOWN = {
    "win32": (
        "msyh{bold}.ttc", "YuGoth{weight}.ttc", "malgun{bold}.ttf", "meiryo{bold}.ttc",
        "simsun.ttc", "msgothic.ttc", "Nirmala{bold}.ttc", "Nirmala{bold}.ttf", "LeelawUI.ttf",
        "ebrima{bold}.ttf", "seguisym.ttf",
    ),
    "darwin": (
        "PingFang.ttc", "Hiragino Sans GB.ttc", "AppleSDGothicNeo.ttc", "STHeiti Medium.ttc",
        "Supplemental/Arial Unicode.ttf", "Apple Symbols.ttf",
    ),
    "linux": (
        "opentype/noto/NotoSansCJK-{noto}.ttc", "noto-cjk/NotoSansCJK-{noto}.ttc",
        "google-noto-cjk/NotoSansCJK-{noto}.ttc",
        "google-noto-sans-cjk-vf-fonts/NotoSansCJK-VF.ttc",
        "truetype/droid/DroidSansFallbackFull.ttf", "truetype/wqy/wqy-microhei.ttc",
        "truetype/dejavu/DejaVuSans{dejavu}.ttf",
    ),
}  # fmt: skip
"""Files in the folders of fonts, by platform, the best first."""
FORMATS = {".ttf", ".otf", ".ttc", ".otc"}
UNWANTED = ("lastresort", "adobeblank", "tofu")
"""Fonts that have a picture for every sign, and it is a box or nothing."""
UGLY = (
    "mono", "serif", "ming", "song", "italic", "oblique", "condensed", "unifont", "thin", "light",
    "black", "extra", "semi", "display", "looped",
)  # fmt: skip
"""What plain letters are not, in the names of files."""
SECONDS = 3.0
"""How long the system may take to say which fonts it has."""


class SystemFonts:
    """The font files of the system, found when they are needed."""

    def __init__(self, folders: tuple[Path, ...] | None = None) -> None:
        """Look where this system keeps its fonts, or into these folders alone."""
        self._given = folders
        self._folders = _usual_folders() if folders is None else folders
        self._found: list[tuple[Path, bool]] = []
        self._files: list[Path] | None = None
        self.font_with = lru_cache(maxsize=4096)(self._search)

    def _search(self, signs: str, bold: bool) -> Path | None:  # noqa: FBT001
        """Return a font file that has all these signs and can be used, or None."""
        for path in self._in_turn(signs[0], bold=bold):
            has = coverage(path)
            if not all(sign in has for sign in signs):
                continue
            tried = any(path == found for found, _bold in self._found)
            if tried or _draws(path, signs):
                self._found.append((path, bold))
                return path
        return None

    def _in_turn(self, sign: str, *, bold: bool) -> Iterator[Path]:
        """Yield files that may have a sign, the likeliest first."""
        yield from (path for path, was_bold in self._found if was_bold is bold)
        yield from self._known(bold=bold)
        asked = _asked(sign) if self._given is None else None
        yield from _best_first(self._all() if asked is None else asked, bold=bold)

    def _all(self) -> list[Path]:
        if self._files is None:
            self._files = [
                Path(folder, name)
                for root in self._folders
                for folder, _below, names in os.walk(root)
                for name in names
            ]
        return self._files

    def _known(self, *, bold: bool) -> Iterator[Path]:
        for name in KNOWN.get(sys.platform, KNOWN["linux"]):
            file = name.format(
                bold="bd" if bold else "",
                weight="B" if bold else "M",
                noto="Bold" if bold else "Regular",
                dejavu="-Bold" if bold else "",
            )
            # Unlike that of a path, `isfile` answers where one may not look into a folder.
            paths = [folder / file for folder in self._folders]
            yield from (path for path in paths if os.path.isfile(path))  # noqa: PTH113


def _usual_folders() -> tuple[Path, ...]:
    """The folders in which this system keeps fonts."""
    home = os.path.expanduser("~")  # noqa: PTH111 - does not fail where there is no home
    if sys.platform == "win32":
        windows = os.environ.get("WINDIR", "C:\\Windows")
        own = os.environ.get("LOCALAPPDATA", home)
        return Path(windows, "Fonts"), Path(own, "Microsoft", "Windows", "Fonts")
    if sys.platform == "darwin":
        return (
            Path("/System/Library/Fonts"),
            Path("/Library/Fonts"),
            Path(home, "Library/Fonts"),
        )
    data = os.environ.get("XDG_DATA_HOME") or os.path.join(home, ".local/share")  # noqa: PTH118
    shared = ("/usr/share/fonts", "/usr/local/share/fonts", "/run/host/fonts")
    return (*map(Path, shared), Path(data, "fonts"), Path(home, ".fonts"))


def _asked(sign: str) -> list[Path] | None:
    """Ask the system which files have a sign; None if it does not say."""
    if sys.platform in {"win32", "darwin"}:
        return None
    # Few names need it.
    import subprocess  # noqa: PLC0415

    command = ["fc-list", "--format", "%{file}\n", f":charset={ord(sign):x}"]
    try:
        run = subprocess.run(  # noqa: S603
            command, capture_output=True, check=True, timeout=SECONDS, stdin=subprocess.DEVNULL
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return [Path(os.fsdecode(line)) for line in run.stdout.splitlines()]


def _draws(path: Path, signs: str) -> bool:
    """Return whether a file is what it says it is."""
    try:
        return pygame.Font(path, 20).render(signs, True, "white").get_width() > 0  # noqa: FBT003
    except (OSError, pygame.error):
        return False


def _best_first(files: list[Path], *, bold: bool) -> list[Path]:
    """Sort by looks: plain letters of the wanted weight; leave out what is no font."""

    def faults(path: Path) -> tuple[int, str]:
        name = path.name.lower()
        wrong_weight = ("bold" in name) is not bold
        return 2 * sum(word in name for word in UGLY) + wrong_weight, str(path)

    usable = [
        path
        for path in files
        if path.suffix.lower() in FORMATS
        and not any(word in path.name.lower() for word in UNWANTED)
    ]
    return sorted(usable, key=faults)
