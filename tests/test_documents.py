"""The documents keep to the truth: examples run, links and citations lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    "README.md",
    "CONTRIBUTING.md",
    *sorted(str(p.relative_to(ROOT)) for p in ROOT.glob("docs/*.md")),
]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def text(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def test_the_documents_are_found() -> None:
    assert {"README.md", "docs/rules.md"} <= set(DOCUMENTS)


def test_there_are_examples() -> None:
    assert ">>> " in README


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_example_says_what_happens(document: str) -> None:
    result = doctest.testfile(str(ROOT / document), module_relative=False)
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS)
def test_python_programs_in_documents_can_be_read(document: str) -> None:
    for block in re.findall(r"```python\n(.*?)```", text(document), re.DOTALL):
        if ">>> " not in block:
            compile(block, document, "exec")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_and_folder_it_names_is_there(document: str) -> None:
    told = text(document)
    marked = set(re.findall(r"`((?:euchre|tests|assets|docs|\.ci)/[\w./]*)`", told))
    marked |= set(re.findall(r"`([\w-]+\.(?:md|toml))`", told))
    linked = set(re.findall(r"\]\((?!https?:)([^)#]+)\)", told))
    beside = (ROOT / document).parent
    wrong = [name for name in sorted(marked) if not (ROOT / name).exists()]
    assert not wrong + [name for name in sorted(linked) if not (beside / name).exists()]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_program_it_tells_to_run_is_there(document: str) -> None:
    programs = set(re.findall(r"(?:python3|bash) ([\w./]+)", text(document)))
    modules = re.findall(r"python3 -m (euchre[\w.]*)", text(document))
    for program in programs | {module.replace(".", "/") for module in modules}:
        path = ROOT / program
        found = path.is_file() or (path / "__main__.py").is_file()
        assert found or path.with_suffix(".py").is_file(), program


def test_the_read_me_tells_the_two_commands_first() -> None:
    programs = re.findall(r"(?:python3|bash) ([\w./]+)", README)
    assert programs[:2] == ["main.py", "tests"]
    assert {"tests/torture", ".ci/run"} <= set(programs)


LABEL = r"[ABCDLS]\d+[A-Z]?(?:\.\d+)?|[ABCD](?![A-Za-z])|0\.1"


def labels() -> set[str]:
    """What the specification can be cited by: its parts, numbered points and sources."""
    found, part = set(), ""
    for line in text("docs/rules.md").splitlines():
        if heading := re.match(r"#+ ([A-D]\d*|0\.1)\b", line):
            part = heading[1]
            found.add(part)
        elif point := re.match(r"(\d+)\. ", line):
            found.add(f"{part}.{point[1]}")
        elif rule := re.match(r"([CDL]\d+)\. ", line):
            found.add(rule[1])
        elif source := re.match(r"\| (S\d\w*) ", line):
            found.add(source[1])
    return found


def citations() -> list[tuple[str, str]]:
    found = []
    for path in (*ROOT.glob("euchre/**/*.py"), *ROOT.glob("tests/**/*.py")):
        code = path.read_text(encoding="utf-8")
        cited = re.findall(rf"rules\.md((?:,? (?:part )?(?:{LABEL})(?:-(?:{LABEL}))?)+)", code)
        cited += re.findall(rf"\(((?:{LABEL})(?:[,-] ?(?:{LABEL}))*)\)", code)
        found += [(path.name, label) for c in cited for label in re.findall(LABEL, c)]
    return found


def test_every_citation_of_the_rules_leads_somewhere() -> None:
    known, cited = labels(), citations()
    assert {"A7.6", "C6", "L4", "D5", "B2", "0.1", "S4"} <= known
    assert len(cited) > 60
    assert sorted({(file, label) for file, label in cited if label not in known}) == []
