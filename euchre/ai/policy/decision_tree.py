"""Trees of questions about a place in the play, whose leaves say which kind of card has paid."""

from __future__ import annotations

from operator import add, sub
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Facts: TypeAlias = tuple[int, ...]
"""What is known of a place in the play, as numbers."""
Kind: TypeAlias = int
"""A kind of card, such as the highest trump; 0 is what the maxims say."""
Tree = Kind | tuple[int, int, "Tree", "Tree"]
"""A leaf is a kind of card; a question has the number of a fact, a limit, and two more trees:
the first for facts up to the limit, the second for those above it."""

FEWEST = 1500
"""So many cases are wanted for an answer of its own."""
_DEEPEST = 12
"""So many questions lead to an answer at most."""
_SURE = 3.0
"""By how many standard errors a kind must be better than the maxims."""
_APART = 0.2
"""The weight of how differently the kinds pay on both sides of a question, beside what it gains."""


class Case:
    """How much more or less than the maxims each kind of card has brought where facts were the same."""

    __slots__ = ("count", "squares", "sums")

    def __init__(self, kinds: int) -> None:
        self.count = 0
        self.sums = [0.0] * kinds
        self.squares = [0.0] * kinds

    def add(self, gains: Sequence[float]) -> None:
        """One more deal; gains are by kind, in points."""
        self.count += 1
        for kind, gain in enumerate(gains):
            if gain:
                self.sums[kind] += gain
                self.squares[kind] += gain * gain

    def include(self, other: Case) -> None:
        """All that *other* knows."""
        self.count += other.count
        self.sums = list(map(add, self.sums, other.sums))
        self.squares = list(map(add, self.squares, other.squares))

    def without(self, part: Case) -> Case:
        """What is left when *part* of it is taken out."""
        rest = Case(len(self.sums))
        rest.count = self.count - part.count
        rest.sums = list(map(sub, self.sums, part.sums))
        rest.squares = list(map(sub, self.squares, part.squares))
        return rest

    @property
    def most(self) -> float:
        """What the best kind brings in all; 0 where none is better than the maxims, kind 0."""
        return max(0.0, *self.sums)

    def answer(self) -> Kind:
        """The kind that pays best; 0 unless that is beyond chance."""
        kind = max(range(len(self.sums)), key=self.sums.__getitem__)
        gain = self.sums[kind]
        return kind if gain > _SURE * self.squares[kind] ** 0.5 else 0


def decide(tree: Tree, facts: Facts) -> Kind:
    """The kind of card that has paid where these are the facts."""
    while not isinstance(tree, int):
        fact, limit, low, high = tree
        tree = low if facts[fact] <= limit else high
    return tree


def grown(cases: Mapping[Facts, Case], fewest: int = FEWEST, depth: int = _DEEPEST) -> Tree:
    """The tree that makes the most of *cases*; the maxims always where there are none.

    No answer rests on less than the *fewest* deals, and none takes more than *depth* questions.
    """
    if not cases:
        return 0
    whole = _total(list(cases.values()))
    question = _best_question(cases, whole, fewest) if depth else None
    if question is None:
        return whole.answer()
    fact, limit = question
    low = {facts: case for facts, case in cases.items() if facts[fact] <= limit}
    high = {facts: case for facts, case in cases.items() if facts[fact] > limit}
    trees = grown(low, fewest, depth - 1), grown(high, fewest, depth - 1)
    return trees[0] if trees[0] == trees[1] else (fact, limit, *trees)


def parsed(written: int | Sequence[object]) -> Tree:
    """A tree from the lists it becomes in a file."""
    if isinstance(written, int):
        return written
    fact, limit, low, high = written
    assert isinstance(fact, int)
    assert isinstance(limit, int)
    assert isinstance(low, (int, list))
    assert isinstance(high, (int, list))
    return fact, limit, parsed(low), parsed(high)


def _total(cases: Sequence[Case]) -> Case:
    total = Case(len(cases[0].sums))
    for case in cases:
        total.include(case)
    return total


def _best_question(
    cases: Mapping[Facts, Case], whole: Case, fewest: int
) -> tuple[int, int] | None:
    """The fact and the limit that tell *cases* apart best; None where nothing is gained."""
    best, most = None, 0.0
    for fact in range(len(next(iter(cases)))):
        by_value: dict[int, list[Case]] = {}
        for facts, case in cases.items():
            by_value.setdefault(facts[fact], []).append(case)
        below = Case(len(whole.sums))
        for limit in sorted(by_value)[:-1]:
            below.include(_total(by_value[limit]))
            above = whole.without(below)
            enough = min(below.count, above.count) >= fewest
            if enough and (worth := _worth(below, above, whole)) > most:
                best, most = (fact, int(limit)), worth
    return best


def _worth(below: Case, above: Case, whole: Case) -> float:
    """What telling the two parts apart gains, and promises for further questions."""
    gained = below.most + above.most - whole.most
    apart = sum(
        (low / below.count - high / above.count) ** 2
        for low, high in zip(below.sums, above.sums, strict=True)
    )
    return gained + _APART * apart * below.count * above.count / whole.count
