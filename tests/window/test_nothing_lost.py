"""The program is killed at the real window, started again, and everything can be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.window.play import by_keys, by_mouse, play_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.window.person import Facts, Person

START = ("--start", "classic", "--seed", "3", "--speed", "instant")
STAY = ("phase", "turn", "legal", "scores", "deal", "hand", "viewer")
"""What must be the same at the table after a new start."""


def stays(facts: Facts) -> dict[str, object]:
    """What is told of a table that must not change."""
    return {name: facts[name] for name in STAY}


def in_trick(number: int) -> Callable[[Facts], bool]:
    """Whether so few cards are left in the hand that it must be this trick."""
    return lambda facts: facts.get("phase") == "play" and len(facts["hand"]) == 6 - number


def in_auction(facts: Facts) -> bool:
    """Whether tricks are bid for the second deal."""
    return bool(facts.get("phase") == "auction" and facts["deal"] == 2)


@pytest.mark.parametrize(
    ("game", "found"),
    [("classic", in_trick(3)), ("hasenpfeffer", in_auction)],
    ids=["classic, in a trick", "hasenpfeffer, in an auction"],
)
def test_a_killed_program_goes_on_with_the_same_cards_trump_trick_and_score(
    start: Callable[..., Person], game: str, found: Callable[[Facts], bool]
) -> None:
    person = start("--start", game, *START[2:])
    before = play_until(person, by_mouse, found)[-1]
    person.program.kill()
    person.program.wait()
    again = start("--speed", "instant")
    title = again.until("the offer", lambda facts: "go on" in facts.get("buttons", {}))
    again.click(title["buttons"]["go on"])
    after = again.until("the table", lambda facts: facts["scene"] == "table" and facts["asked"])
    assert stays(after) == stays(before)
    by_mouse(again, after, 0)
    assert again.until("the game to go on", lambda facts: facts != after)


def test_what_was_taken_back_with_keys_is_done_again_with_keys(
    start: Callable[..., Person],
) -> None:
    person = start(*START)
    before = play_until(person, by_keys, in_trick(2))[-1]
    person.keys("ctrl+z")
    back = person.until("the undo", lambda facts: stays(facts) != stays(before))
    assert len(back["hand"]) == len(before["hand"]) + 1
    person.keys("ctrl+y")
    forward = person.until("the redo", lambda facts: len(facts["hand"]) == len(before["hand"]))
    assert stays(forward) == stays(before)


def test_a_bid_is_taken_back(start: Callable[..., Person]) -> None:
    person = start("--start", "hasenpfeffer", *START[2:])
    before = play_until(person, by_keys, lambda facts: "bid 6" in facts["buttons"])[-1]
    person.click(before["buttons"]["bid 6"])
    person.until("the question for trump", lambda facts: facts["phase"] == "declare")
    person.keys("ctrl+z")
    back = person.until("the undo", lambda facts: facts["phase"] == "auction")
    assert stays(back) == stays(before)


def test_a_game_is_left_found_renamed_looked_at_deleted_and_brought_back(
    start: Callable[..., Person],
) -> None:
    person = start("--start", "napoleon", *START[2:])
    leave_in_the_second_deal(person)
    person.click(person.at("TitleScene")["buttons"]["saved"])
    saved = person.until("the list", lambda facts: "rename" in facts["buttons"])
    person.click(saved["buttons"]["rename"])
    person.at("Ask")
    person.keys("ctrl+a")
    person.write("Rainy day")
    person.keys("Return")
    named = person.at("SavedGamesScene")
    person.click(named["buttons"]["replay"])
    first = person.until("the replay", lambda facts: facts["scene"] == "replay")
    person.keys("End")
    last = person.until("its end", lambda facts: facts["position"] > first["position"])
    person.keys("Home")
    person.until("its beginning", lambda facts: facts["position"] < last["position"])
    person.keys("Escape")
    delete_and_bring_back(person)


def leave_in_the_second_deal(person: Person) -> None:
    """Play a deal, and leave the game by the menu."""
    play_until(person, by_keys, lambda facts: bool(facts.get("ended")))
    person.keys("Return")
    table = person.until("the next deal", lambda facts: facts.get("deal", 0) > 1)
    assert table["scene"] == "table"
    person.keys("Escape")
    person.click(person.at("Dialog")["buttons"]["leave"])


def delete_and_bring_back(person: Person) -> None:
    """Delete the one game in the list, and think again."""
    person.click(person.at("SavedGamesScene")["buttons"]["delete"])
    gone = person.until("no game", lambda facts: "rename" not in facts["buttons"])
    assert gone["scene"] == "SavedGamesScene"
    person.keys("ctrl+z")
    person.until("the game again", lambda facts: "rename" in facts["buttons"])
