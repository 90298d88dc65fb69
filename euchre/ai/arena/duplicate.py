"""Duplicate play: the same cards at several tables, with the players' seats exchanged.

A block of deals is played at as many tables as there are sides: at each of them the first
player is another side, and the second player is all others. The deals of a table make up games,
one after the other, so the players meet every score; the last game is played to its end.
"""

from __future__ import annotations

import hashlib
import importlib
import inspect
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.agent import agent, guarded
from euchre.ai.levels import LEVELS
from euchre.ai.players.open_cards import OpenCards
from euchre.ai.roster import CHARACTERS
from euchre.rules.actions import Shuffle
from euchre.rules.game import apply, new_game
from euchre.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from types import ModuleType

    from euchre.ai.agent import Agent
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card
    from euchre.rules.game import Game
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat, Side

_LONGEST = 100
"""A game of more deals than this counts for nobody."""
ALL_SEEING = "all-seeing"
"""The player who sees all cards: no level, but the limit to measure levels by."""


class Block(NamedTuple):
    """A piece of a match that can be played by itself."""

    first: str
    second: str
    options: Options
    seed: str
    deals: int
    games: int = 0
    """Whole games besides, each played twice."""
    number: int = 0
    """Which block of its match it is."""


class BlockResult(NamedTuple):
    """What came of a block, as the first player sees it."""

    differences: list[float]
    """For every deal what the first player gained against the others on average, at each table
    alike: half the difference of the points at the two tables where two sides play."""
    won: int
    games: int
    milliseconds: list[float]
    """How long each decision took."""


def player(name: str, seed: str) -> Agent | OpenCards:
    """The player called *name*: a level, a character, or `package.module:Class` for one of the user's own.

    The class is called with the seed, or without anything if it takes no argument. ValueError
    says what is wrong with a name.
    """
    if name in LEVELS or name in CHARACTERS:
        return agent(name, seed)
    if name == ALL_SEEING:
        return OpenCards(seed)
    module, _, attribute = name.partition(":")
    if not attribute:
        message = (
            f"no such level: {name} (there are {', '.join(LEVELS)} and package.module:Class)"
        )
        raise ValueError(message)
    try:
        made = getattr(_imported(module), attribute)
    except (ImportError, AttributeError) as error:
        message = f"cannot load the player {name}: {error}"
        raise ValueError(message) from error
    own: Agent = made(seed) if inspect.signature(made).parameters else made()
    return own


def _imported(module: str) -> ModuleType:
    """Import a module, which may lie in the current folder: nothing else is looked for there."""
    path = list(sys.path)
    sys.path.append(str(Path.cwd()))
    try:
        return importlib.import_module(module)
    finally:
        sys.path[:] = path


def play(block: Block) -> BlockResult:
    """Play all deals and games of *block* at every table."""
    sides = new_game(block.options).variant.setup.table.sides
    tables = [_Table(block, side) for side in sides]
    packs = _packs(block)
    differences = []
    for number in range(block.deals):
        cards = next(packs)
        differences.append(sum(table.single(cards, number) for table in tables) / len(tables))
    for _ in range(block.games):
        game = list(islice(packs, _LONGEST))
        for table in tables:
            table.game(game)
    return BlockResult(
        differences,
        sum(table.won for table in tables),
        sum(table.games for table in tables),
        [time for table in tables for time in table.milliseconds],
    )


def _packs(block: Block) -> Iterator[tuple[Card, ...]]:
    """Shuffled packs without end."""
    rng = Random(block.seed)  # noqa: S311 - a game, not a secret
    cards = list(new_game(block.options).variant.setup.pack)
    while True:
        rng.shuffle(cards)
        yield tuple(cards)


def _seed_of_player(number: int, seat: Seat) -> str:
    """A seed that has nothing to do with the packs: no player can work out from it who has what."""
    name = f"euchre arena player {number} {seat.value}"
    return hashlib.sha256(name.encode()).hexdigest()[:32]


class _Table:
    """One of the tables; the first player has the seats of one side."""

    def __init__(self, block: Block, first: Side) -> None:
        self._new = new_game(block.options)
        self._sides = self._new.variant.setup.table.sides
        self._seats = self._new.variant.setup.table.seats
        self._first = first
        self._agents: Mapping[Seat, Agent | OpenCards] = {
            seat: player(
                block.first if seat in self._first else block.second,
                _seed_of_player(block.number, seat),
            )
            for seat in self._seats
        }
        self.won = 0
        self.games = 0
        self.milliseconds: list[float] = []

    def single(self, cards: tuple[Card, ...], number: int) -> float:
        """Play a deal at love all; the first side's points, less those of an average other."""
        scores, others = self._deal(self._new, cards, number).scores, len(self._sides) - 1
        return sum(p if side == self._first else -p / others for side, p in scores.items())

    def game(self, packs: list[tuple[Card, ...]]) -> None:
        """Play a game with these packs; one that does not end in so many deals counts for nobody."""
        game = self._new
        for number, cards in enumerate(packs):
            game = self._deal(game, cards, number)
            if game.winner:
                self.games += 1
                self.won += game.winner == self._first
                return

    def _deal(self, game: Game, cards: tuple[Card, ...], number: int) -> Game:
        # Both tables have the same dealer, whatever was thrown in before.
        game = replace(game, dealer=self._seats[number % len(self._seats)])
        game = apply(game, Shuffle(cards)).game
        while game.turn is not None:
            game = apply(game, self._choose(game, game.turn)).game
        return game

    def _choose(self, game: Game, seat: Seat) -> Action:
        who = self._agents[seat]
        begin = perf_counter()
        action = (
            who.choose_knowing(game)
            if isinstance(who, OpenCards)
            else guarded(who, view(game, seat))
        )
        if seat in self._first:
            self.milliseconds.append(1000 * (perf_counter() - begin))
        return action
