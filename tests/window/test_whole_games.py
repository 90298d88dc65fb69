from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from tests.window.play import by_keys, by_mouse, over, play_until, playable

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.window.person import Facts, Person

AT_ONCE = ("--speed", "instant")
OTHER_SIZE = (1100, 800)


def test_a_whole_game_is_played_by_mouse_alone(start: Callable[..., Person]) -> None:
    person = start("--start", "classic", "--seed", "7", *AT_ONCE)
    seen = play_until(person, by_mouse, over)
    assert max(seen[-1]["scores"].values()) >= 10
    assert all(max(facts["scores"].values()) < 10 for facts in seen[:-1])
    assert {"order", "name", "play"} <= {facts.get("phase") for facts in seen}


def test_a_whole_game_is_played_by_keyboard_alone(start: Callable[..., Person]) -> None:
    person = start("--start", "us", "--seed", "11", *AT_ONCE)
    seen = play_until(person, by_keys, over)
    assert {"order", "name", "play"} <= {facts.get("phase") for facts in seen}
    person.keys("Return")
    assert person.at("table")["deal"] == 1


def test_the_benny_is_played_in_a_british_game_to_eleven(start: Callable[..., Person]) -> None:
    person = start("--start", "british", "--seed", "1", *AT_ONCE)
    seen = play_until(person, by_mouse, is_deal_result)
    assert "XX" in seen[0]["hand"]
    assert seen[-1]["target"] == 11


def test_another_size_and_full_screen_in_the_middle_of_a_trick_change_nothing_else(
    start: Callable[..., Person],
) -> None:
    person = start("--start", "classic", "--seed", "3", "--speed", "quick")
    before = play_until(person, by_mouse, lambda facts: playable(facts) is not None)[-1]
    same = ("viewer", "phase", "turn", "legal", "scores", "deal")

    person.do("windowsize", person.window, *map(str, OTHER_SIZE))
    smaller = person.until("the other size", lambda facts: facts["size"] == list(OTHER_SIZE))
    person.keys("F11")
    full = person.until("full screen", lambda facts: facts["size"] == [2000, 1200])
    person.keys("F11")
    again = person.until("a window", lambda facts: facts["size"] == list(OTHER_SIZE))
    for facts in (smaller, full, again):
        assert {key: facts[key] for key in same} == {key: before[key] for key in same}
        assert list(facts["hand"]) == list(before["hand"])
    assert full["full_screen"]
    assert not again["full_screen"]

    by_mouse(person, again, 1)
    fewer = len(before["hand"]) - 1
    person.until("the trick after", lambda facts: len(facts.get("hand", ())) == fewer)


def test_several_people_pass_the_screen_on_under_a_curtain(
    start: Callable[..., Person],
) -> None:
    players = "human,normal,human,normal"
    person = start("--start", "classic", "--seed", "2", "--players", players, *AT_ONCE)
    seen = play_until(person, by_mouse, is_deal_result)
    curtains = [at for at, facts in enumerate(seen) if facts["scene"] == "handover"]
    assert len({seen[at]["name"] for at in curtains}) == 2
    assert all("hand" not in seen[at] for at in curtains)
    for before, after in pairwise(seen):
        if is_table(before) and is_table(after) and not after["ended"]:
            assert before["viewer"] == after["viewer"], "no curtain between two people"


def is_deal_result(facts: Facts) -> bool:
    return "next" in facts["buttons"]


def is_table(facts: Facts) -> bool:
    return bool(facts["scene"] == "table")
