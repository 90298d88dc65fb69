"""Brings the lists of exact versions and hashes up to date: python3 euchre/start/pins/renew.py.

For each group of libraries it asks the package index that pip is set to for the newest versions
within the group's limits, for every Python from 3.10 on and every system, and writes them with
the hashes of all their files into `GROUP.txt`. Try what came before it is committed.
"""

# A program beside the files it makes, which reports what it did.
# ruff: noqa: INP001, T201

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[0] = str(ROOT)

from euchre.start import bootstrap, pip_settings  # noqa: E402 - only now can they be found
from euchre.start.bootstrap import DRAWING, GAME, LINTERS, OPEN_SPIEL, TESTS, UV, LibraryGroup  # noqa: E402

GROUPS = (GAME, TESTS, LINTERS, OPEN_SPIEL, DRAWING, UV)
OLDEST = "3.10"
HEAD = "# Made by python3 euchre/start/pins/renew.py: every version exact, every file by its hash.\n"


def renew(group: LibraryGroup) -> str:
    """Return the list of a group, as pip reads it."""
    command = [
        *(sys.executable, "-m", "uv", "pip", "compile", "-"),
        *("--universal", "--python-version", OLDEST),
        *("--only-binary", ":all:", "--generate-hashes"),
        *("--native-tls", "--no-config", "--no-header", "--no-annotate", "--quiet"),
    ]
    done = subprocess.run(  # noqa: S603 - a tool of ours, without a shell
        command,
        input="".join(f"{library}\n" for library in group.libraries),
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return HEAD + done.stdout


def environment() -> dict[str, str]:
    """Return the environment that lets uv ask where pip would ask."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("UV_")}
    kept = dict(pip_settings.kept_of())
    if index := kept.get("index-url"):
        own["UV_DEFAULT_INDEX"] = index
    if certificates := kept.get("cert"):
        own["SSL_CERT_FILE"] = certificates
    if proxy := kept.get("proxy"):
        own["HTTPS_PROXY"] = own["HTTP_PROXY"] = proxy
    return own


def main() -> None:
    """Renew every list, and tell what changed in each."""
    bootstrap.prepare(UV, share=True)
    for group in GROUPS:
        path = HERE / f"{group.name}.txt"
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        text = renew(group)
        path.write_text(text, encoding="utf-8", newline="\n")
        versions, known = _versions(text), _versions(before)
        print(f"{path.name}: {', '.join(sorted(versions - known)) or 'nothing new'}")


def _versions(text: str) -> set[str]:
    return {line.partition(" ")[0] for line in text.splitlines() if "==" in line}


if __name__ == "__main__":
    main()
