"""A whole game is reviewed: every decision once, the sums, and the program that prints it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from euchre.coach.kinds import Kind
from euchre.coach.review import __main__ as program
from euchre.coach.review.decisions import reviewed, sums
from euchre.play.record import Record
from euchre.play.replay import Replay
from euchre.storage import notation

if TYPE_CHECKING:
    from euchre.coach.review.decisions import Reviewed

GOLDEN = Path(__file__).parents[1] / "storage" / "golden"
GAME = GOLDEN / "three-handed.euchre"
DEALS = 2


@pytest.fixture(scope="module")
def record() -> Record:
    """The first deals of a game on file."""
    whole, _ = notation.read(GAME.read_text(encoding="utf-8"))
    end = Replay(whole).deal_end(DEALS - 1)
    return Record(**{**whole.__dict__, "actions": whole.actions[:end]})


@pytest.fixture(scope="module")
def found(record: Record) -> list[Reviewed]:
    """All decisions of it."""
    return list(reviewed(record))


def test_every_decision_is_judged_where_it_was_made(
    record: Record, found: list[Reviewed]
) -> None:
    replay = Replay(record)
    assert {decision.deal for decision in found} == set(range(DEALS))
    for decision in found:
        step = replay.step(decision.place + 1)
        assert step is not None
        assert (step.seat, step.action) == (decision.seat, decision.judgement.action)
        assert len(step.before.legal_actions) > 1


def test_a_review_of_one_seat_is_that_part_of_the_whole(
    record: Record, found: list[Reviewed]
) -> None:
    seat = found[0].seat
    assert list(reviewed(record, {seat})) == [d for d in found if d.seat is seat]


def test_the_sums_add_up(found: list[Reviewed]) -> None:
    for seat, summed in sums(found).items():
        own = [decision.judgement for decision in found if decision.seat is seat]
        assert summed.loss == pytest.approx(sum(judgement.loss for judgement in own))
        assert sum(summed.kinds.values()) == summed.decisions == len(own)
        assert (summed.loss > 0) is any(j.kind is not Kind.BEST for j in own)


def test_the_program_prints_the_review_as_data(
    record: Record, found: list[Reviewed], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.euchre"
    file.write_bytes(notation.write(record).encode())

    assert program.main([str(file), "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert [line["loss"] for line in told["decisions"]] == [
        round(decision.judgement.loss, 4) for decision in found
    ]
    assert len(told["open_cards"]) == DEALS
    assert set(told["decisions"][0]) >= {
        "deal", "seat", "phase", "action", "best", "loss", "doubt", "kind", "reasons",
    }  # fmt: skip


def test_a_file_that_is_no_game_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(b"Dear Carla,\n")
    assert program.main([str(file)]) == 1
    assert program.main([str(tmp_path / "missing")]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2
