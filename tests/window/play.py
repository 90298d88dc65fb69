"""How a person answers what the table asks: by mouse, or by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.window.person import Facts, Person

MOST = 400
"""No game takes so many decisions."""
OFF_CENTRE = 24
"""A card is clicked this much above or below its middle in turn, and a button half as much: two
clicks at one spot in a moment are a double click, which plays one card or says one thing."""
CHOOSING = ("play", "discard", "away", "give")
"""What begins the actions that are done with a card."""


def play_until(
    person: Person,
    move: Callable[[Person, Facts, int], None],
    found: Callable[[Facts], bool],
) -> list[Facts]:
    """Answer everything with `move` until the picture is as wanted; return what was seen."""
    seen = [person.until("the table")]
    for number in range(MOST):
        if found(seen[-1]):
            return seen
        move(person, seen[-1], number)
        seen.append(person.until(f"an answer to decision {number}, {seen[-1]}"))
    message = f"still not there after {MOST} decisions: {seen[-1]}"
    raise AssertionError(message)


def over(facts: Facts) -> bool:
    """Return whether the game has been won."""
    return bool(facts["scene"] == "GameOverScene")


def by_mouse(person: Person, facts: Facts, number: int) -> None:
    """Click and drag cards in turn; pass, as far as one may."""
    card = playable(facts)
    if card is None:
        x, y = facts["buttons"][answer(facts)]
        person.click((x, y + (OFF_CENTRE if number % 2 else -OFF_CENTRE) / 2))
        return
    x, y = facts["hand"][card]
    if number % 2:
        person.drag((x, y), facts["middle"])
    else:
        person.click((x, y + (OFF_CENTRE if number % 4 else -OFF_CENTRE)))


def by_keys(person: Person, facts: Facts, number: int) -> None:
    """Choose cards by number and by arrow in turn; pass, as far as one may."""
    card = playable(facts)
    if card is None:
        keys = {"pass": "p", "discard": "d"}
        usual = next((key for button, key in keys.items() if button in facts["buttons"]), "1")
        panel = facts["scene"] == "table" and not facts["ended"]
        person.keys(usual if panel else "Return")
        return
    digit = str(list(facts["hand"]).index(card) + 1)
    # The key that has just answered something would be taken for its second stroke.
    if person.struck == "Return" or (number % 2 and digit != person.struck):
        person.keys(digit)
    else:
        # The first arrow goes to the first card that may be played, which is this one.
        person.keys("Right", "Return")


def playable(facts: Facts) -> str | None:
    """Return the first card of the hand that may be played or laid away now, if any.

    None while it is asked whether a bower is to go.
    """
    if "discard" in facts["buttons"]:
        return None
    words = [action.split() for action in facts.get("legal", ())]
    wanted = {word[-1] for word in words if word[0] in CHOOSING}
    return next((card for card in facts.get("hand", ()) if card in wanted), None)


def answer(facts: Facts) -> str:
    """Return the key of the button that costs least: on, pass, or the first call there is."""
    buttons = facts["buttons"]
    usual = [key for key in ("next", "open", "pass", "together", "discard") if key in buttons]
    calls = [key for key in buttons if key.startswith(("call", "order"))]
    return str((usual + calls)[0])
