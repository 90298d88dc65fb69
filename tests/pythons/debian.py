"""Takes the newest Python out of Debian's unstable distribution and leaves the machine as it is.

The packages are unpacked into a folder of their own, the C library they were made for among
them, and a script starts the interpreter with these. That needs a Debian with its mirror, but
neither the administrator nor a container.
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from tests.pythons.machine import PROMISED, SOON, Version, text, works

SUITE = "unstable"


def newest() -> dict[Version, Path]:
    """Return the newest promised Python that Debian has, kept from last time or unpacked now."""
    if not _is_debian():
        return {}
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "euchre-pythons"
    kept = {version: _program(cache, version) for version in PROMISED[-1:]}
    if all(works(program, version) for version, program in kept.items()):
        return kept
    try:
        return _unpacked(cache)
    except (OSError, subprocess.SubprocessError) as error:
        told = getattr(error, "stderr", None) or error
        print(f"No Python from Debian: {str(told).strip()}", file=sys.stderr)
        return {}


def _is_debian() -> bool:
    if sys.platform != "linux" or not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        return False
    try:
        return platform.freedesktop_os_release()["ID"] == "debian"
    except OSError:
        return False


def _program(cache: Path, version: Version) -> Path:
    return cache / text(version) / "usr" / "bin" / f"python{text(version)}"


def _unpacked(cache: Path) -> dict[Version, Path]:
    """Unpack the newest Python there is, with pip and everything it needs."""
    apt = _Apt(cache / "apt")
    apt.get("update", "-qq")
    for version in reversed(PROMISED):
        if apt.has(f"python{text(version)}"):
            break
    else:
        return {}
    folder = cache / text(version)
    shutil.rmtree(folder, ignore_errors=True)
    # pip by itself: what it needs is the Python that is Debian's own.
    for package in apt.fetched(f"python{text(version)}", "python3-pip"):
        _told("dpkg-deb", "-x", package, folder)
    program = _program(cache, version)
    _settle(folder, program)
    return {version: program} if works(program, version) else {}


def _settle(folder: Path, program: Path) -> None:
    """Put a script in the place of a program that starts it with the libraries of this folder."""
    (loader,) = folder.glob("usr/lib/*/ld-linux*.so.*")
    real = program.rename(program.with_name(f"{program.name}.real"))
    words = shlex.join([str(loader), "--library-path", str(loader.parent)])
    # Python takes the script for itself: it finds its files from there, and starts it again.
    script = f'#!/bin/sh\nexec {words} --argv0 "$0" {shlex.quote(str(real))} "$@"\n'
    program.write_text(script, encoding="utf-8", newline="\n")
    program.chmod(0o755)


class _Apt:
    """Debian's package tool with lists and packages of its own."""

    def __init__(self, folder: Path) -> None:
        """Ask the mirror that this machine has its own packages from."""
        self.folder = folder
        self.archives = folder / "archives"
        shutil.rmtree(self.archives, ignore_errors=True)
        for needed in (folder / "lists" / "partial", self.archives / "partial"):
            needed.mkdir(parents=True, exist_ok=True)
        uris = _told("apt-get", "update", "--print-uris")
        mirror = uris.partition("'")[2].partition("dists/")[0]
        self._write("sources.list", f"deb {mirror} {SUITE} main\n")
        self._write("status", "")
        self._write(
            "apt.conf",
            f'Dir::State::lists "{folder}/lists";\n'
            f'Dir::State::status "{folder}/status";\n'
            f'Dir::Cache "{folder}";\n'
            f'Dir::Etc::sourcelist "{folder}/sources.list";\n'
            f'Dir::Etc::sourceparts "/dev/null";\n'
            f'Dir::Etc::preferencesparts "/dev/null";\n'
            'APT::Install-Recommends "false";\n'
            'APT::Sandbox::User "root";\n'
            'Acquire::Languages "none";\n',
        )

    def _write(self, name: str, words: str) -> None:
        (self.folder / name).write_text(words, encoding="utf-8", newline="\n")

    def get(self, *words: str) -> str:
        """Run apt-get and return what it says."""
        return self._run("apt-get", *words)

    def has(self, package: str) -> bool:
        """Whether there is a package of this name."""
        return f"{package}\n" in self._run("apt-cache", "pkgnames", package) + "\n"

    def fetched(self, package: str, alone: str) -> list[Path]:
        """Fetch a package with all it needs, and another one without; return the files."""
        self.get("install", "--download-only", "-y", "-qq", package)
        self.get("download", "-qq", alone)
        return sorted(self.archives.glob("*.deb"))

    def _run(self, *command: str) -> str:
        return _told(*command, cwd=self.archives, APT_CONFIG=str(self.folder / "apt.conf"))


def _told(*command: str | Path, cwd: Path | None = None, **variables: str) -> str:
    """Run a program to its end and return what it says; an error if it fails."""
    return subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        timeout=SOON,
    ).stdout
