"""A position as a line of text that can be sent and read back.

"euchre-position 1: classic dealer=east score=3-4 up=TS made=west:S south=JS,JC,AS,KH,QD played=9H
[abcde]": the game and its house rules as in `rules_line`, then what is known of the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euchre.play.checked_line import NotALineError, line, told_in
from euchre.play.diagrams.diagram import FIRST, SECOND, Diagram
from euchre.play.rules_line import NotRulesError, read_words, words_of
from euchre.rules.cards import Card, Suit
from euchre.rules.house_rules import build

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from euchre.rules.options import Options
    from euchre.rules.seats import Seat

__all__ = ["NotALineError", "NotRulesError", "line_of", "read_line"]

_WORD, _VERSION = "euchre-position", 1
_NO_TRUMP = "none"


def line_of(diagram: Diagram) -> str:
    """The position as a line, the same in every language; `read_line` reads it back."""
    words = [*words_of(diagram.options), f"dealer={_seat_word(diagram.dealer)}"]
    if diagram.scores:
        words.append(f"score={'-'.join(map(str, diagram.scores))}")
    if diagram.upcard is not None:
        words.append(f"up={diagram.upcard}")
    if diagram.maker is not None:
        trump = diagram.trump.value if diagram.trump is not None else _NO_TRUMP
        alone = ":alone" if diagram.alone else ""
        words.append(f"made={_seat_word(diagram.maker)}:{trump}{alone}")
    elif diagram.bidding != FIRST:
        words.append(f"bidding={diagram.bidding}")
    words += [
        f"{_seat_word(seat)}={_cards_word(cards)}"
        for seat in diagram.setup.table.seats
        if (cards := diagram.hand(seat))
    ]
    if diagram.discard is not None:
        words.append(f"discard={diagram.discard}")
    if diagram.played:
        words.append(f"played={_cards_word(diagram.played)}")
    return line(_WORD, _VERSION, " ".join(words))


def read_line(text: str) -> Diagram:
    """The position in the first line of one within *text*.

    NotALineError if there is no whole line, NotRulesError for a wrong game or house rule, and
    ValueError if another word says nothing. Whether the position can be is another matter.
    """
    words = told_in(_WORD, _VERSION, text).split()
    at = next((n for n, word in enumerate(words) if word.startswith("dealer=")), len(words))
    options = read_words(words[:at])
    return _diagram(options, words[at:])


def _diagram(options: Options, words: Sequence[str]) -> Diagram:
    table = build(options).setup.table
    seats = {_seat_word(seat): seat for seat in table.seats}
    facts: dict[str, Any] = {"hands": {}}
    for word in words:
        name, _, told = word.partition("=")
        try:
            _read(name, told, seats, facts)
        except (KeyError, ValueError) as error:
            message = f"this says nothing: {word!r:.60}"
            raise ValueError(message) from error
    scores = facts.get("scores", ())
    if "dealer" not in facts or len(scores) not in (0, len(table.sides)):
        message = "the dealer or a score is missing"
        raise ValueError(message)
    return Diagram(options, **facts)


def _read(name: str, told: str, seats: dict[str, Seat], facts: dict[str, Any]) -> None:
    """Put what a word tells into *facts*; KeyError, ValueError if it tells nothing."""
    if name in seats:
        facts["hands"][seats[name]] = _cards(told)
    elif name == "dealer":
        facts["dealer"] = seats[told]
    elif name == "made":
        maker, trump, *alone = told.split(":")
        facts["maker"] = seats[maker]
        facts["trump"] = None if trump == _NO_TRUMP else Suit(trump.upper())
        facts["alone"] = {(): False, ("alone",): True}[tuple(alone)]
    else:
        fact, read = _FACTS[name]
        facts[fact] = read(told)


def _points(told: str) -> int:
    if not (told.isascii() and told.isdigit() and len(told) <= 3):  # noqa: PLR2004 - digits
        raise ValueError(told)
    return int(told)


def _cards(told: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word.upper()) for word in told.split(","))


def _cards_word(cards: Sequence[Card]) -> str:
    return ",".join(map(str, cards))


def _seat_word(seat: Seat) -> str:
    return seat.name.lower()


_FACTS: Mapping[str, tuple[str, Callable[[str], Any]]] = {
    "score": ("scores", lambda told: tuple(map(_points, told.split("-")))),
    "up": ("upcard", lambda told: Card.parse(told.upper())),
    "bidding": ("bidding", lambda told: {"1": FIRST, "2": SECOND}[told]),
    "discard": ("discard", lambda told: Card.parse(told.upper())),
    "played": ("played", _cards),
}
"""What the other words tell: which fact of a diagram, and how it is read."""
