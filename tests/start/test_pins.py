"""The lists of exact versions fit the limits of the project, for every Python it promises."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from euchre.start import bootstrap
from euchre.start.bootstrap import LibraryGroup
from euchre.start.installer import pins
from tests.pythons.machine import PROMISED, text

ROOT = Path(__file__).parents[2]
GROUPS = [group for group in vars(bootstrap).values() if isinstance(group, LibraryGroup)]
PYTHONS = [text(version) for version in PROMISED]
SYSTEMS = ("linux", "darwin", "win32")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def pinned(group: LibraryGroup) -> dict[str, list[str]]:
    """Return the hashes of each line of a list, such as "pygame-ce==2.5.8"."""
    listed = pins(group).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in listed.splitlines() if line and not line.startswith("#")]
    return {line.partition("--hash")[0].strip(): HASH.findall(line) for line in lines}


def names(group: LibraryGroup) -> list[str]:
    return [f"{library.distribution}" for library in group.libraries]


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.name)
def test_each_library_has_one_version_within_the_limits_on_every_python(
    group: LibraryGroup,
) -> None:
    found = [Requirement(line) for line in pinned(group)]
    for library in group.libraries:
        limits = Requirement(str(library)).specifier
        for python in PYTHONS:
            for system in SYSTEMS:
                here = {"python_full_version": f"{python}.0", "python_version": python}
                here["sys_platform"] = system
                fitting = [
                    pin
                    for pin in found
                    if pin.name == library.distribution
                    and (pin.marker is None or pin.marker.evaluate(here))
                ]
                assert len(fitting) == 1, (library, python, system)
                (version,) = fitting[0].specifier
                assert version.operator == "=="
                assert version.version in limits


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.name)
def test_every_line_names_an_exact_version_and_its_files(group: LibraryGroup) -> None:
    for line, hashes in pinned(group).items():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+(?: ; .+)?", line), line
        assert hashes, line


def test_there_are_files_for_every_kind_of_computer() -> None:
    # Windows with three processors, macOS with two and Linux with two, for six Pythons.
    (pygame,) = [hashes for line, hashes in pinned(bootstrap.GAME).items() if "pygame" in line]
    assert len(pygame) > 6 * 6


def test_the_limits_are_those_of_the_project_file() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for group in (bootstrap.TESTS, bootstrap.LINTERS):
        for library in group.libraries:
            wanted = re.search(rf'"{library.distribution}>=([\d.]+)"', project)
            assert wanted, library
            told = wanted[1].split(".")
            assert library.lowest.split(".")[: len(told)] == told, library
