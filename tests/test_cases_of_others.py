"""`python3 tests --vectors FOLDER` runs cases from anywhere, and says when one does not hold."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_cases_in_a_folder_outside_the_project_are_run(tmp_path: Path) -> None:
    text = (ROOT / "tests" / "rules" / "vectors" / "classic.json").read_text(encoding="utf-8")
    usual = json.loads(text)
    trick = next(case for case in usual["vectors"] if case["id"] == "TRK-SEED-2")
    right, wrong = (
        {**trick, "id": f"FROM-ELSEWHERE-{winner}", "expect": {"winner": winner}}
        for winner in (3, 1)
    )
    folder = tmp_path / "cases"
    folder.mkdir()
    (folder / "more.json").write_text(
        json.dumps({**usual, "vectors": [right, wrong]}), encoding="utf-8", newline="\n"
    )
    program = [sys.executable, str(ROOT / "tests"), "--vectors", str(folder), "-n", "0", "-q"]
    # Without the name of a file all tests of the project would be collected first.
    cases = ROOT / "tests" / "rules" / "test_vectors.py"
    run = subprocess.run(
        [*program, "-k", "FROM-ELSEWHERE", str(cases)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1, run.stdout + run.stderr
    assert "1 failed, 1 passed" in run.stdout
    assert re.search(r"FAILED .*FROM-ELSEWHERE-1", run.stdout)
