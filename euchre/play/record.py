"""A game as it can be written down: what was agreed, who plays, and everything that was done.

Hands, turn, score and tricks are not part of it: they follow.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from euchre.rules.actions import Play, Shuffle
from euchre.rules.game import new_game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.actions import Action
    from euchre.rules.game import Game
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat


@dataclass(frozen=True)
class Player:
    """Who sits in a seat: a person, or a computer player."""

    name: str
    level: str | None = None
    """A level or a character of `ai.roster`; None is a person."""
    portrait: str = ""
    """Which picture stands for the player; empty: the screen chooses one."""

    @property
    def is_person(self) -> bool:
        """Whether a person decides for this seat."""
        return self.level is None

    def shown_by(self, portrait: str) -> Player:
        """The same player with another portrait."""
        return replace(self, portrait=portrait)


NARROW = 2**64
"""Seeds below are typed, those of a day, or of older games: others may know or guess them."""


@dataclass(frozen=True)
class Record:
    """Everything a game follows from."""

    options: Options
    players: Mapping[Seat, Player]
    dealer: Seat
    """Who deals first."""
    seed: int
    """What the shuffles follow from: at least 128 bits of chance, or a number below `NARROW`."""
    actions: tuple[Action, ...] = ()
    undos: int = 0
    """How often something was taken back; statistics tell such games apart."""
    name: str = ""
    """What the game is called in the list of games; empty until it is named."""
    deals: tuple[int, ...] = ()
    """The numbers of the first deals, where they were chosen; the seed gives the others."""
    salt: str = ""
    """What the promises about coming deals are salted with (see `honest`); a secret until then."""
    thoughts: str = ""
    """A secret that the computer players' choices follow from, beside what they know. It has
    nothing to do with the cards; empty where the seed is narrow: such a game can be had again."""
    begun: str = ""
    """When the game began, in UTC ("2026-11-30T09:15:00Z"); empty where nobody knows."""
    taken_over: int = 0
    """How many of the actions come from another game that is played on from there."""
    set_up: tuple[int, ...] = ()
    """The points the sides began with, where the game was set up by hand: it counts for nobody.
    In the order of the table; empty for usual games."""
    foreign: bool = field(default=False, compare=False)
    """Whether this copy came from elsewhere: it counts for nobody here, whatever the names."""

    @property
    def is_wide(self) -> bool:
        """Whether nobody can know or guess the seed."""
        return self.seed >= NARROW

    @property
    def is_unplayed(self) -> bool:
        """Whether its first hand is still bid for, and nothing was taken back, named or set up."""
        kept = self.undos or self.taken_over or self.name or self.set_up
        hands = sum(isinstance(action, Shuffle) for action in self.actions)
        played = any(isinstance(action, Play) for action in self.actions)
        return not kept and not played and hands <= 1

    @property
    def is_apart(self) -> bool:
        """Whether it was not played straight through from unknown cards: a fact for statistics."""
        return bool(self.undos or self.deals or self.taken_over or self.set_up)

    def new_game(self) -> Game:
        """The game before its first deal."""
        return new_game(self.options, self.dealer, self.set_up)

    @property
    def identity(self) -> tuple[object, ...]:
        """What every copy of this very game has in common, and no other game has."""
        names = tuple(player.name for player in self.players.values())
        variant = self.options.variant
        return (self.seed, self.salt, self.begun, self.taken_over, variant, names)
