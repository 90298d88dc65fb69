"""docs/computer.md says what is so: its examples run, its numbers are those of the code."""

from __future__ import annotations

import ast
import importlib
import json
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from euchre.ai.players.monte_carlo import EXPERT, STRONG
from euchre.ai.search.budget import SearchBudget

ROOT = Path(__file__).parents[2]
AI = ROOT / "euchre" / "ai"
PAGE = (ROOT / "docs" / "computer.md").read_text(encoding="utf-8")
ROWS = re.findall(
    r"^\| `([\w/]+)\.(\w+)` \| `(.*?)` \| (.+?) \| (.+?) \| (\w+) \|$", PAGE, re.MULTILINE
)
SEATS = {"_OPPONENTS", "_IN_PAIRS"}
"""Tables of seats, which are no parameters."""


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_examples_run() -> None:
    assert blocks("python")
    for block in blocks("python"):
        exec(compile(block, "docs/computer.md", "exec"), {})  # noqa: S102 - our own page


def test_the_commands_run() -> None:
    commands = [line.split() for block in blocks("sh") for line in block.splitlines()]
    assert commands
    for _python, *words in commands:
        done = subprocess.run(
            [sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=True
        )
        assert json.loads(done.stdout)["deals"] == 10


def number(node: ast.expr) -> bool:
    """Whether an expression is a number, or numbers."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, (int, float)) and not isinstance(node.value, bool)
    if isinstance(node, ast.UnaryOp):
        return number(node.operand)
    if isinstance(node, ast.Dict):
        return bool(node.values) and all(map(number, node.values))
    return isinstance(node, ast.Tuple) and bool(node.elts) and all(map(number, node.elts))


def constants() -> set[tuple[str, str]]:
    """Module and name of every numeric constant of the computer players."""
    found = set()
    for path in AI.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and number(node.value):
                names = {
                    n.id for t in node.targets for n in ast.walk(t) if isinstance(n, ast.Name)
                }
                module = path.relative_to(AI).with_suffix("").as_posix()
                found |= {(module, name) for name in names - SEATS}
    return found


def test_every_number_has_a_word_a_unit_and_a_source() -> None:
    assert len(constants()) > 90
    told = {(module, name) for module, name, *_ in ROWS}
    assert constants() - told == set()
    for module, name, _value, unit, word, source in ROWS:
        assert len(word) > 10, (module, name)
        assert unit.strip(), (module, name)
        assert f"* **{source}**:" in PAGE, (module, name)


@pytest.mark.parametrize(("module", "name", "value"), [row[:3] for row in ROWS])
def test_the_numbers_are_those_of_the_code(module: str, name: str, value: str) -> None:
    told = importlib.import_module(f"euchre.ai.{module.replace('/', '.')}")
    assert str(getattr(told, name)).startswith(value.partition("(")[0])
    if not value.startswith("Rejection"):
        assert getattr(told, name) == ast.literal_eval(value)


def test_the_budgets_are_those_of_the_levels() -> None:
    budgets = (STRONG.pairs, STRONG.others, EXPERT.pairs, EXPERT.others)
    for field in fields(SearchBudget):
        told = re.search(
            rf"^\| `{field.name}` \|[^|]*\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|",
            PAGE,
            re.MULTILINE,
        )
        assert told, field.name
        values = [getattr(budget, field.name) for budget in budgets]
        words = [
            {True: "yes", False: "no"}[v] if isinstance(v, bool) else str(v) for v in values
        ]
        assert [word.strip() for word in told.groups()] == words


def test_every_place_it_names_is_there() -> None:
    named = set(
        re.findall(
            r"`((?:players|calls|search|sampling|evaluate|policy|cards|training)/\w+)`", PAGE
        )
    )
    assert len(named) > 20
    for place in named:
        assert (AI / f"{place}.py").exists(), place
