"""Judges every decision of a game on file: python3 -m euchre.coach.review GAME_FILE [--json].

GAME_FILE is a saved game or an exported text. For each decision: deal, seat, phase, what was done,
the best choice, the loss in points with its doubt, the kind, and the reasons; then the sums.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from euchre.coach.open_cards import open_deal
from euchre.coach.review.decisions import SEED, reviewed, sums
from euchre.play.replay import steps
from euchre.rules.actions import Shuffle

# A program stands above all layers: it reads a file for the coach, who knows none.
from euchre.storage import notation, saves
from euchre.storage.notation import SaveError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from euchre.coach.open_cards import OpenDeal
    from euchre.coach.reasons import Fact
    from euchre.coach.review.decisions import Reviewed, Sums
    from euchre.play.record import Record
    from euchre.play.replay import ReplayStep


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the review; 1 if the file cannot be read."""
    said = _parser().parse_args(arguments)
    try:
        record, _ = notation.read(saves.text_of(said.game_file))
    except (OSError, SaveError) as error:
        print(f"{said.game_file}: {error}", file=sys.stderr)
        return 1
    if said.json:
        print(json.dumps(_as_data(record, said.seed), indent=1))
    else:
        _print(record, said.seed)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python3 -m euchre.coach.review",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game_file", type=Path, metavar="GAME_FILE")
    parser.add_argument("--json", action="store_true", help="print it as data")
    parser.add_argument("--seed", default=SEED, help="what the imagined deals follow from")
    return parser


def _print(record: Record, seed: str) -> None:
    found = []
    for decision in reviewed(record, seed=seed):
        found.append(decision)
        judged = decision.judgement
        why = ", ".join(map(_reason_in_words, decision.reasons))
        print(
            f"deal {decision.deal + 1}  {decision.seat.value}  {decision.phase.name:8}"
            f"  {judged.action!s:14} best {judged.best!s:14}"
            f"  {judged.loss:5.2f} +-{judged.doubt:5.2f}  {judged.kind.value:8}  {why}",
            flush=True,
        )
    for seat, summed in sums(found).items():
        kinds = ", ".join(
            f"{count} {kind.value}" for kind, count in summed.kinds.items() if count
        )
        print(
            f"{seat.value}: {summed.loss:.2f} points in {summed.decisions} decisions ({kinds})"
        )
    for number, deal in enumerate(_open_deals(record)):
        if deal:
            print(
                f"deal {number + 1}: {deal.made} tricks made, {deal.possible} with open cards"
            )


def _as_data(record: Record, seed: str) -> dict[str, Any]:
    found = list(reviewed(record, seed=seed))
    return {
        "decisions": [_decision(decision) for decision in found],
        "sums": {seat.value: _sum(summed) for seat, summed in sums(found).items()},
        "open_cards": [_open(deal) for deal in _open_deals(record)],
    }


def _decision(decision: Reviewed) -> dict[str, Any]:
    judged = decision.judgement
    return {
        "deal": decision.deal,
        "place": decision.place,
        "seat": decision.seat.value,
        "phase": decision.phase.name,
        "action": str(judged.action),
        "best": str(judged.best),
        "loss": round(judged.loss, 4),
        "doubt": round(judged.doubt, 4),
        "kind": judged.kind.value,
        "theme": judged.theme.value,
        "worths": {str(worth.action): round(worth.points, 4) for worth in judged.worths},
        "reasons": [_reason(reason) for reason in decision.reasons],
    }


def _reason(reason: Fact) -> dict[str, Any]:
    return {
        "why": reason.why.name,
        "cards": [str(card) for card in reason.cards],
        "seat": reason.seat.value if reason.seat else None,
        "number": reason.number,
    }


def _reason_in_words(reason: Fact) -> str:
    return " ".join([reason.why.name, *map(str, reason.cards)])


def _sum(summed: Sums) -> dict[str, Any]:
    return {
        "loss": round(summed.loss, 4),
        "decisions": summed.decisions,
        "by_theme": {theme.value: round(loss, 4) for theme, loss in summed.by_theme.items()},
        "kinds": {kind.value: count for kind, count in summed.kinds.items()},
    }


def _open(deal: OpenDeal | None) -> dict[str, Any] | None:
    if deal is None:
        return None
    return {
        "made": deal.made,
        "possible": deal.possible,
        "turning_point": deal.turning_point,
        "line": [f"{seat.value} {card}" for seat, card in deal.line],
    }


def _open_deals(record: Record) -> Iterator[OpenDeal | None]:
    """Every finished deal with open cards; None for one that was thrown in."""
    number = 0

    def count(step: ReplayStep) -> int:
        nonlocal number
        number += isinstance(step.action, Shuffle)
        return number

    for _, of_deal in groupby(steps(record), key=count):
        found = list(of_deal)
        if found[-1].after.turn is None:
            yield open_deal(found)


if __name__ == "__main__":
    sys.exit(main())
