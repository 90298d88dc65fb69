"""Makes every font of the game from its source: python3 assets/fonts/make_fonts.py [FOLDER].

Needs Debian (or a system of its family) for `apt-get download`, npm, and
`pip install fonttools brotli`. Figtree, Besley and Noto Emoji come from npm, in the versions
below, the other Noto fonts from the packages of the system.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.ttLib import TTFont

if TYPE_CHECKING:
    from collections.abc import Iterable

HERE = Path(__file__).parent
VERSIONS = {"figtree": "5.3.0", "besley": "5.3.0", "noto-emoji": "5.3.2"}
OWN = {
    "Figtree-Medium": ("figtree", 500),
    "Figtree-Bold": ("figtree", 700),
    "Besley-Bold": ("besley", 700),
}
DEBIAN = ("fonts-noto-core", "fonts-noto-extra")

EUROPE = (
    (0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x36F), (0x370, 0x3FF), (0x400, 0x52F),
    (0x1E00, 0x1EFF), (0x2010, 0x2027), (0x2030, 0x203A), (0x20A0, 0x20BF), (0x2116, 0x2122),
)  # fmt: skip
"""Latin with Vietnamese, Greek and Cyrillic."""
COMMON = ((0x20, 0x40), (0x200C, 0x200D), (0x25CC, 0x25CC))
"""Blank, digits and what stands between letters; the circle that lonely marks are drawn on."""
SCRIPTS = {
    "Hebrew": ((0x590, 0x5FF),),
    "Arabic": ((0x600, 0x6FF),),
    "Thai": ((0xE00, 0xE7F),),
    "Devanagari": ((0x900, 0x97F),),
    "Armenian": ((0x530, 0x58F), (0xFB13, 0xFB17)),
    "Georgian": ((0x10A0, 0x10FF), (0x1C90, 0x1CBF)),
}
WEIGHTS = ("Medium", "Bold")


def main(folder: Path) -> None:
    """Write the own fonts into a folder, those of other scripts into its folder "fallback"."""
    other = folder / "fallback"
    other.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        for package, version in VERSIONS.items():
            _from_npm(package, version, work)
        for target, (package, weight) in OWN.items():
            _cut(_joined(work / package, package, weight), None, folder / f"{target}.ttf")
        emoji = work / "noto-emoji/package/files/noto-emoji-emoji-500-normal.woff2"
        _cut(_as_truetype(emoji), None, other / "NotoEmoji-Medium.ttf")
        for package in DEBIAN:
            _run(["apt-get", "download", package], work)
        for archive in work.glob("*.deb"):
            _run(["dpkg-deb", "-x", str(archive), str(work)], work)
        _noto(work / "usr/share/fonts/truetype/noto", other)


def _noto(source: Path, folder: Path) -> None:
    _cut(source / "NotoSerif-Bold.ttf", EUROPE, folder / "NotoSerif-Bold.ttf")
    for weight in WEIGHTS:
        _cut(source / f"NotoSans-{weight}.ttf", EUROPE, folder / f"NotoSans-{weight}.ttf")
        for script, signs in SCRIPTS.items():
            name = f"NotoSans{script}-{weight}.ttf"
            _cut(source / name, (*COMMON, *signs), folder / name)


def _from_npm(package: str, version: str, work: Path) -> None:
    folder = work / package
    folder.mkdir()
    _run(["npm", "pack", "--silent", f"@fontsource/{package}@{version}"], folder)
    _run(["tar", "xzf", next(folder.glob("*.tgz")).name], folder)


def _joined(folder: Path, package: str, weight: int) -> Path:
    """Join the two parts of a package into one file, and return it."""
    files = folder / "package/files"
    parts = [
        _as_truetype(files / f"{package}-{part}-{weight}-normal.woff2")
        for part in ("latin", "latin-ext")
    ]
    whole = folder / f"{weight}.ttf"
    Merger().merge([str(part) for part in parts]).save(whole)
    return whole


def _as_truetype(path: Path) -> Path:
    font = TTFont(path)
    font.flavor = None
    plain = path.with_suffix(".ttf")
    font.save(plain)
    return plain


def _cut(source: Path, signs: Iterable[tuple[int, int]] | None, target: Path) -> None:
    """Write a font with these signs alone; None: all it has."""
    options = Options(
        hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14]
    )
    font = load_font(str(source), options)
    wanted = (
        font.getBestCmap()
        if signs is None
        else [code for first, last in signs for code in range(first, last + 1)]
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    save_font(font, str(target), options)


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True)  # noqa: S603 - fixed programs, no shell


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
