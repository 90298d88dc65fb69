"""Why one choice is better than another: facts about a position, without a language.

A reason carries cards, seats and numbers; `ui/words` says it. Each `Why` states when it holds, and
is given only where it holds for the better choice and not for the other one.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat

MOST = 2
"""So many reasons are given at most: nobody reads more."""


class Why(Enum):
    """The closed list of reasons, those that explain most first."""

    # A card to a trick.
    CANNOT_WIN = auto()
    """No card that may be played takes the trick as it lies; this is the least of them."""
    PARTNER_HAS_IT = auto()
    """The trick is the partner's as it lies, and this card leaves it to them."""
    LAST_TO_PLAY = auto()
    """Nobody plays after this card, and it takes the trick with the lowest card that can."""
    CANNOT_BE_BEATEN = auto()
    """No card that may be in another hand beats this one, which takes the trick as it lies."""
    TRUMPS_IN = auto()
    """No card of the suit led is held, and this trump takes the trick as it lies."""
    TAKES_IT = auto()
    """This card takes the trick as it lies."""
    SAVES_TRUMP = auto()
    """A trump could be played; this is none."""
    LOWEST_OF_SUIT = auto()
    """Of the cards held of its suit this is the lowest, and it does not take the trick."""
    # A lead.
    DRAWS_TRUMP = auto()
    """A trump is led by the side that made it, while others may hold trumps."""
    LEADS_TO_MAKER = auto()
    """A trump is led to the partner, who made trump."""
    LEFT_TRUMP_TO_MAKERS = auto()
    """The other side made trump; trumps are held, and none is led."""
    BEST_OF_SUIT = auto()
    """The card led, no trump, is the best of its suit that is left."""
    SHORTENS_SUIT = auto()
    """The only card of its suit is led, no trump, and a trump is held to trump in with later."""
    # Laying away.
    MAKES_VOID = auto()
    """The only card of its suit, no trump, goes: that suit can be trumped."""
    KEEPS_ACE = auto()
    """An ace that is no trump stays in the hand."""
    KEEPS_TRUMPS = auto()
    """All trumps stay in the hand."""
    # Making trump, or leaving it.
    TRUMPS_HELD = auto()
    """So many trumps, the bowers and the Benny among them being the cards."""
    SIDE_ACES = auto()
    """Aces outside the trump suit."""
    VOIDS = auto()
    """So many suits that can be trumped from the first trick on."""
    CARD_TO_US = auto()
    """The turned card goes to oneself or the partner."""
    CARD_TO_THEM = auto()
    """The turned card goes to the other side."""
    FEW_TRUMPS = auto()
    """So few trumps are held: fewer than a maker's share of the pack, two of a hand of five."""
    ALL_TRICKS = auto()
    """Alone: so many of a hundred such hands take all tricks, as the outcome tables have it."""
    # Anything.
    DECIDES_EUCHRE = auto()
    """The trick decides whether the makers are euchred: they, or the others, need just this one."""
    DECIDES_MARCH = auto()
    """The makers have all tricks so far, and this is the last but one or the last."""


class Fact(NamedTuple):
    """One fact that speaks for a choice."""

    why: Why
    cards: tuple[Card, ...] = ()
    seat: Seat | None = None
    number: int = 0


def difference(better: list[Fact], other: list[Fact]) -> tuple[Fact, ...]:
    """The reasons that hold for the *better* choice alone, what explains most first."""
    told = set(other)
    found = [fact for fact in better if fact not in told]
    if any(fact.why in _SAY_MORE for fact in found):
        found = [fact for fact in found if fact.why is not Why.TAKES_IT]
    return tuple(sorted(found, key=lambda fact: fact.why.value)[:MOST])


_SAY_MORE = (Why.LAST_TO_PLAY, Why.CANNOT_BE_BEATEN)
"""Reasons that say as well that the card takes the trick."""
