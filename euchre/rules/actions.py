"""Everything that can be done at the table, and how it is written down.

An action carries no seat: it is always done by whoever's turn it is.
`parse_action(str(action)) == action` for every action.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from euchre.rules.cards import Card, Suit, parse_cards

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class Shuffle:
    """Chance: the shuffled pack, the card dealt first in front."""

    pack: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(["shuffle", *map(str, self.pack)])


@dataclass(frozen=True)
class Claim:
    """A weak hand is claimed: *cards* go under, or none when the deal is thrown in (rules.md B)."""

    cards: tuple[Card, ...] = ()

    def __str__(self) -> str:
        return " ".join(["claim", *map(str, self.cards)])


@dataclass(frozen=True)
class Pass:
    """Nothing is bid, named, claimed or defended; the dealer's pass turns the card down."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Name:
    """The dealer names a suit for the turned Benny, his hand unseen (rules.md A3.5)."""

    suit: Suit

    def __str__(self) -> str:
        return f"name {self.suit.value}"


@dataclass(frozen=True)
class OrderUp:
    """The turned suit becomes trump; said by the dealer it means taking the card up.

    *alone* None puts the question off until the discard (rules.md A1, note a).
    """

    alone: bool | None = False

    def __str__(self) -> str:
        return "order" + _ALONE_TEXT[self.alone]


@dataclass(frozen=True)
class Call:
    """A suit is named in the second round; None is no-trump. *alone* as for OrderUp."""

    suit: Suit | None
    alone: bool | None = False

    def __str__(self) -> str:
        return f"call {self.suit.value if self.suit else 'N'}{_ALONE_TEXT[self.alone]}"


@dataclass(frozen=True)
class Decide:
    """The maker says, before the first card, whether he plays alone."""

    alone: bool

    def __str__(self) -> str:
        return "alone" if self.alone else "together"


@dataclass(frozen=True)
class Defend:
    """An opponent of a lone maker defends alone."""

    def __str__(self) -> str:
        return "defend"


@dataclass(frozen=True)
class PickUp:
    """The ordered dealer takes the turned card, where he may leave it (rules.md A5.4)."""

    def __str__(self) -> str:
        return "pick up"


@dataclass(frozen=True)
class Leave:
    """The ordered dealer leaves the turned card, which stays out of play (rules.md A5.4)."""

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True)
class Bid:
    """A bid in an auction, by its name on the game's ladder: "3", "misere", "nap"."""

    name: str

    def __str__(self) -> str:
        return f"bid {self.name}"


@dataclass(frozen=True)
class PutAway:
    """A lone player makes room for his partner's best card (rules.md A7.3)."""

    card: Card

    def __str__(self) -> str:
        return f"away {self.card}"


@dataclass(frozen=True)
class Give:
    """The partner of a lone player passes him a card, face down (rules.md A7.3)."""

    card: Card

    def __str__(self) -> str:
        return f"give {self.card}"


@dataclass(frozen=True)
class Expose:
    """A lone maker plays with his cards on the table: a jambone (rules.md A7.6)."""

    def __str__(self) -> str:
        return "jambone"


@dataclass(frozen=True)
class ShowTrumps:
    """The maker shows the five highest trumps: a jamboree (rules.md A7.6)."""

    def __str__(self) -> str:
        return "jamboree"


@dataclass(frozen=True)
class Discard:
    """A card is laid away face down."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True)
class Play:
    """A card is led or played to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Action = (
    Shuffle
    | Claim
    | Pass
    | Name
    | OrderUp
    | Call
    | PickUp
    | Leave
    | Bid
    | Decide
    | Defend
    | PutAway
    | Give
    | Expose
    | ShowTrumps
    | Discard
    | Play
)

BIDS = (
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "one",
    "two",
    "three",
    "misere",
    "four",
    "nap",
    "wellington",
    "blucher",
)
"""Every name of a bid that is on some game's ladder."""

_ALONE_TEXT = {False: "", True: " alone", None: " later"}
_ALONE = {"": False, "alone": True, "later": None}
_SUITS = {suit.value: suit for suit in Suit}
_FIXED: tuple[Action, ...] = (
    Pass(),
    PickUp(),
    Leave(),
    Decide(alone=True),
    Decide(alone=False),
    Defend(),
    Expose(),
    ShowTrumps(),
    *map(Bid, BIDS),
)
_WORDS = {str(action): action for action in _FIXED}
_WITH_A_CARD: dict[str, Callable[[Card], Action]] = {
    "discard": Discard,
    "play": Play,
    "away": PutAway,
    "give": Give,
}


def parse_action(text: str) -> Action:
    """The action written as *text*; ValueError if that is none."""
    if text in _WORDS:
        return _WORDS[text]
    word, _, rest = text.partition(" ")
    try:
        return _parse_phrase(word, rest)
    except (KeyError, ValueError) as error:
        message = f"not an action: {text!r}"
        raise ValueError(message) from error


def _parse_phrase(word: str, rest: str) -> Action:
    first, _, alone = rest.partition(" ")
    if word == "shuffle":
        return Shuffle(parse_cards(rest))
    if word == "claim":
        return Claim(parse_cards(rest))
    if word == "name":
        return Name(_SUITS[rest])
    if word == "order":
        return OrderUp(_ALONE[rest])
    if word == "call":
        return Call(None if first == "N" else _SUITS[first], _ALONE[alone])
    return _WITH_A_CARD[word](Card.parse(rest))
