from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.window.person import Facts, Person

FIELD = "name 0"


def writing(start: Callable[..., Person]) -> Person:
    """Somebody who has emptied the first name of a new game and is about to write another."""
    person = start("--speed", "instant")
    person.click(person.at("TitleScene")["buttons"]["new"])
    person.click(person.at("NewGameScene")["buttons"][FIELD])
    person.keys("ctrl+a", "BackSpace")
    person.until("an empty field", written(""))
    return person


def written(name: str) -> Callable[[Facts], bool]:
    return lambda facts: facts["values"].get(FIELD) == name


def test_backspace_deletes_as_long_as_it_is_held(start: Callable[..., Person]) -> None:
    person = writing(start)
    person.write("Maximilian")
    person.until("the name", written("Maximilian"))
    person.do("keydown", "BackSpace")
    person.until("an empty field", written(""))
    person.do("keyup", "BackSpace")
    person.write("Max")
    person.until("the next name", written("Max"))


def test_names_are_written_with_the_keyboards_of_other_countries(
    start: Callable[..., Person],
) -> None:
    person = writing(start)
    try:
        for layout, key, name in (
            ("ru", "Cyrillic_zhe", "ж"),
            ("gr", "Greek_lambda", "λ"),
            ("il", "hebrew_shin", "ש"),
            ("pl", "ISO_Level3_Shift+a", "ą"),
        ):
            subprocess.run(["setxkbmap", layout], env=person.environment, check=True)
            person.keys(key)
            person.until(f"a letter of {layout}", written(name))
            person.keys("BackSpace")
            person.until("an empty field", written(""))
    finally:
        subprocess.run(["setxkbmap", "us"], env=person.environment, check=True)


def test_after_writing_keys_give_commands_again(start: Callable[..., Person]) -> None:
    person = writing(start)
    person.write("Max")
    person.until("the name", written("Max"))
    person.keys("Escape")
    person.at("TitleScene")
    person.keys("Tab")
    while person.until("the focus")["focus"] != "how":
        person.keys("Tab")
    person.keys("Return")
    person.at("HowToPlayScene")
