from __future__ import annotations

from random import Random

from euchre.ai.search.racing import lead, race


def test_a_race_drops_what_falls_behind_and_keeps_what_is_close() -> None:
    rng = Random(4)
    looks: dict[str, int] = {"good": 0, "close": 0, "bad": 0}

    def worth(world: float, choice: str) -> float:
        looks[choice] += 1
        return {"good": 1.0, "close": 0.99, "bad": -1.0}[choice] + world * (choice == "close")

    found = race(list(looks), lambda: rng.gauss(0, 1), worth, 160)
    assert set(found) == {"good", "close"}
    assert looks["bad"] < looks["good"] == 160


def test_a_race_among_equals_ends_early() -> None:
    found = race(["one", "other"], lambda: None, lambda _world, _choice: 1.0, 400)
    assert len(found["one"]) < 100


def test_a_lead_is_counted_in_standard_errors() -> None:
    assert lead([1.0, 1.0], [0.0, 0.0]) > 10
    assert lead([0.0, 0.0], [1.0, 1.0]) == 0
    assert 0 < lead([1.0, 0.0, 1.0], [0.0, 1.0, 0.0]) < 1
