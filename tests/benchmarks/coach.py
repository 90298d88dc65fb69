"""How long the review of a deal, its first judgement and the look at open cards take."""

from __future__ import annotations

import time
from itertools import islice, pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from euchre.coach.open_cards import open_deal
from euchre.coach.review.decisions import reviewed
from euchre.play.replay import steps
from euchre.rules.actions import Shuffle
from euchre.storage import notation

if TYPE_CHECKING:
    from euchre.play.record import Record

GOALS = {
    "review_seconds_per_deal": "<= 3",
    "first_judgement_ms": "<= 300",
    "could_have_made_ms": "<= 50",
}
"""Every decision of all four players of a deal of five cards."""
GAME = Path(__file__).parents[1] / "storage" / "golden" / "classic.euchre"
DEALS = 6


def measure() -> dict[str, float]:
    """Return the means over some deals; the slowest deal for the open cards."""
    record, _ = notation.read(GAME.read_text(encoding="utf-8"))
    next(reviewed(record))  # The tables are loaded once.
    begun = time.perf_counter()
    decisions = reviewed(record)
    next(decisions)
    first = time.perf_counter() - begun
    deals = next(decision.deal for decision in decisions if decision.deal == DEALS)
    review = (time.perf_counter() - begun) / deals
    return {
        "review_seconds_per_deal": review,
        "first_judgement_ms": 1000 * first,
        "could_have_made_ms": 1000 * max(_seconds_with_open_cards(record)),
    }


def _seconds_with_open_cards(record: Record) -> list[float]:
    whole = list(steps(record))
    begins = [n for n, step in enumerate(whole) if isinstance(step.action, Shuffle)]
    seconds = []
    for begin, end in islice(pairwise(begins), DEALS):
        begun = time.perf_counter()
        open_deal(whole[begin:end])
        seconds.append(time.perf_counter() - begun)
    return seconds
