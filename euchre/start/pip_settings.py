"""What of the player's own settings of pip counts: where to ask, and how to get there.

Indexes, proxies and certificates are a matter of the network. Everything else (where to install
to, for which system, whether at all) was chosen for other work and would only spoil this.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from euchre.start import folders

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

KEPT = (
    "index-url",
    "extra-index-url",
    "no-index",
    "find-links",
    "trusted-host",
    "proxy",
    "cert",
    "client-cert",
    "keyring-provider",
    "timeout",
)
OTHER_NAMES = {"pypi-url": "index-url", "default-timeout": "timeout"}
SECTIONS = ("global", "install")
"""Those that count for installing, the weightier last."""
TIMEOUT = "20"
"""Seconds of silence, where the player has not said how patient to be."""
LONGEST = 1 << 20
"""Bytes of a file of settings; what is longer is none."""

FOR_DEVELOPERS = {
    "PYTHONDEVMODE",
    "PYTHONINSPECT",
    "PYTHONOPTIMIZE",
    "PYTHONVERBOSE",
    "PYTHONWARNINGS",
}
"""Stricter and more talkative Pythons, such as one that ends at a warning: pip does warn."""

FIXED = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_NO_INPUT": "1",
    "PIP_ROOT_USER_ACTION": "ignore",
    "PYTHONIOENCODING": "utf-8:replace",
}


def environment(own: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Return the environment to run pip in."""
    plain = {
        name: value
        for name, value in own.items()
        if not name.startswith("PIP_") and name not in FOR_DEVELOPERS
    }
    kept = {f"PIP_{key.upper().replace('-', '_')}": value for key, value in kept_of(own)}
    return {**plain, "PIP_TIMEOUT": TIMEOUT, **kept, **FIXED}


def kept_of(own: Mapping[str, str] = os.environ) -> Iterator[tuple[str, str]]:
    """Return what counts of the files and variables, by pip's names, the weightier last."""
    for section in SECTIONS:
        for path in files(own):
            for found, key, value in settings_in(path):
                if found == section:
                    yield from _counting(key, value)
    for name, value in own.items():
        if name.startswith("PIP_"):
            yield from _counting(name[4:], value)


def files(own: Mapping[str, str] = os.environ) -> list[Path]:
    """Return where pip looks for settings, the weightier last."""
    named = own.get("PIP_CONFIG_FILE", "")
    if named == os.devnull:
        return []
    name = "pip.ini" if sys.platform == "win32" else "pip.conf"
    found = [*_of_the_system(own), *_of_the_player(own), Path(sys.prefix)]
    return [*(folder / name for folder in found), *([Path(named)] if named else [])]


def _of_the_system(own: Mapping[str, str]) -> list[Path]:
    if sys.platform == "win32":
        return [Path(own.get("PROGRAMDATA", r"C:\ProgramData"), "pip")]
    if sys.platform == "darwin":
        return [Path("/Library/Application Support/pip"), Path("/etc")]
    listed = own.get("XDG_CONFIG_DIRS", "") or "/etc/xdg"
    return [*(Path(folder, "pip") for folder in listed.split(":") if folder), Path("/etc")]


def _of_the_player(own: Mapping[str, str]) -> list[Path]:
    try:
        home = folders.home()
    except folders.FolderError:
        return []
    if sys.platform == "win32":
        usual = Path(own.get("APPDATA", str(home / "AppData" / "Roaming")), "pip")
        return [home / "pip", usual]
    config = Path(own.get("XDG_CONFIG_HOME", "") or home / ".config", "pip")
    usual = home / "Library" / "Application Support" / "pip"
    return [home / ".pip", usual if sys.platform == "darwin" and usual.is_dir() else config]


def settings_in(path: Path) -> Iterator[tuple[str, str, str]]:
    """Return section, key and value of every line that says so; the others are passed over.

    More forgiving than pip: a slip in one line does not hide an index in another one.
    """
    section, key, value = "", "", ""
    for line in [*_lines(path), "end ="]:
        text = line.strip()
        if not text or text[0] in "#;":
            continue
        if line[0].isspace() and key:
            value += f"\n{text}"
            continue
        if key:
            yield section, key, value.strip()
            key = ""
        if text[0] == "[" and "]" in text:
            section = text[1 : text.index("]")].strip()
            continue
        end = min((text.find(sign) for sign in "=:" if sign in text), default=-1)
        if end > 0:
            key, value = text[:end].strip(), text[end + 1 :].strip()


def _lines(path: Path) -> list[str]:
    try:
        if not path.is_file() or path.stat().st_size > LONGEST:
            return []
        return path.read_text(encoding="utf-8-sig", errors="replace").splitlines()
    except (OSError, ValueError):
        return []


def _counting(key: str, value: str) -> Iterator[tuple[str, str]]:
    name = key.lower().replace("_", "-").removeprefix("--")
    name = OTHER_NAMES.get(name, name)
    if name in KEPT and value and (name != "timeout" or _is_number(value)):
        yield name, value


def _is_number(text: str) -> bool:
    try:
        return float(text) > 0
    except ValueError:
        return False
