"""Trees are grown from what paid, and asked."""

from __future__ import annotations

import json

from euchre.ai.policy.decision_tree import Case, Tree, decide, grown, parsed


def noted(pays: dict[tuple[int, int], int], *, times: int) -> dict[tuple[int, ...], Case]:
    """DisjointUnion of two facts in which one of two kinds mostly brings a point more than the maxims."""
    cases: dict[tuple[int, ...], Case] = {}
    for facts, kind in pays.items():
        case = cases[facts] = Case(3)
        for number in range(times):
            # As often a point less, but for every fourth time.
            gain = -1.0 if number % 4 == 1 else 1.0
            case.add([gain if kind == k else 0.0 for k in range(3)])
    return cases


def test_a_tree_asks_for_the_fact_that_matters() -> None:
    cases = noted({(0, 0): 1, (1, 0): 1, (0, 1): 2, (1, 1): 2}, times=100)
    tree = grown(cases, fewest=20)
    assert tree == (1, 0, 1, 2)
    assert [decide(tree, facts) for facts in cases] == [1, 1, 2, 2]


def test_too_few_cases_get_no_answer_of_their_own() -> None:
    cases = noted({(0, 0): 1, (1, 0): 2}, times=100)
    assert isinstance(grown(cases, fewest=101), int)


def test_what_may_be_chance_is_left_to_the_maxims() -> None:
    case = Case(2)
    for number in range(100):
        case.add([0.0, 1.0 if number % 2 else -0.9])
    assert case.most > 0
    assert grown({(0,): case}) == 0


def test_no_cases_teach_nothing() -> None:
    assert grown({}) == 0


def test_a_tree_asks_first_for_what_gains_only_together_with_another_fact() -> None:
    cases = noted({(0, 0): 1, (1, 0): 2, (0, 1): 2, (1, 1): 1}, times=100)
    del cases[1, 1]
    tree = grown(cases, fewest=20)
    assert [decide(tree, facts) for facts in cases] == [1, 2, 2]
    assert isinstance(grown(cases, fewest=20, depth=0), int)


def test_a_question_whose_answers_are_the_same_is_not_asked() -> None:
    assert grown(noted({(0, 0): 1, (1, 0): 1}, times=100), fewest=20) == 1


def test_a_tree_is_read_as_it_was_written() -> None:
    tree: Tree = (1, 3, (0, -1, 2, 0), 5)
    assert parsed(json.loads(json.dumps(tree))) == tree
