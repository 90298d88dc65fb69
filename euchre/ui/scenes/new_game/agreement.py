"""What is agreed before a game, house rules and players, and how it is kept until the next one."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any

from euchre.ai.roster import CHARACTERS, USUAL_LEVEL
from euchre.i18n import _
from euchre.play.names import clean_name
from euchre.play.record import Player
from euchre.rules.games import GAMES, PRESETS
from euchre.rules.house_rules import build, offered
from euchre.rules.options import DEFAULTS, Options, check
from euchre.storage.notation import usable_level, usable_portrait
from euchre.ui.draw import portraits, theme
from euchre.ui.rulebook.switch_texts import OFFERED
from euchre.ui.words.phrases import side_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.seats import Table

LONGEST_NAME = 14
"""The most letters of a name; as many fit on a plaque."""
ROOM_FOR_NAMES = 24
"""The letters of all names that have room on one line."""
MOST_SEATS = 6
USUAL_GAME = "classic"


def _usual_players() -> tuple[Player, ...]:
    computers = (Player("", USUAL_LEVEL) for _seat in range(MOST_SEATS - 1))
    return (Player(""), *computers)


@dataclass(frozen=True)
class Agreement:
    """The game, its house rules, and who plays, from the first seat clockwise.

    There are always players for the largest table; `sitting` are those this game has seats for.
    """

    options: Options = PRESETS[USUAL_GAME]
    players: tuple[Player, ...] = field(default_factory=_usual_players)
    """With the names people wrote; an empty one stands for the usual name of the seat."""
    others: Mapping[str, Options] = field(default_factory=dict)
    """The house rules last chosen for the other games, by game."""

    def __post_init__(self) -> None:
        """Fill up the seats that nobody was named for."""
        missing = _usual_players()[len(self.players) :]
        object.__setattr__(self, "players", (*self.players, *missing))

    @property
    def table(self) -> Table:
        """The seats of this game."""
        return build(self.options).setup.table

    @property
    def sitting(self) -> tuple[Player, ...]:
        """The players this game has seats for."""
        return self.players[: len(self.table.seats)]

    @property
    def usual(self) -> bool:
        """Whether the house rules are the usual ones of the game."""
        return self.options == PRESETS[self.options.variant]

    @property
    def people(self) -> int:
        """How many of the players are people."""
        return sum(player.is_person for player in self.sitting)

    def for_game(self, variant: str) -> Agreement:
        """The same players at another game, with the house rules last chosen for it."""
        others = {**self.others, self.options.variant: self.options}
        return replace(self, options=others.get(variant, PRESETS[variant]), others=others)

    def with_rule(self, key: str, value: Any) -> Agreement:
        """The same with another value of a house rule; ValueError if there is none such."""
        return replace(self, options=check({key: value}, self.options))

    def with_usual_rules(self) -> Agreement:
        """The same with the usual house rules of the game."""
        return replace(self, options=PRESETS[self.options.variant])

    def with_player(self, place: int, player: Player) -> Agreement:
        """The same with another player in a seat."""
        players = (*self.players[:place], player, *self.players[place + 1 :])
        return replace(self, players=players)

    def with_portrait(self, place: int, portrait: str) -> Agreement:
        """The same with another portrait in a seat; who had it gets the one that was there."""
        shown = portraits.seated(self.sitting)
        wanted = [shown[place] if name == portrait else name for name in shown]
        wanted[place] = portrait
        players = [
            replace(player, portrait=name) if name != before else player
            for player, name, before in zip(self.sitting, wanted, shown, strict=True)
        ]
        return replace(self, players=(*players, *self.players[len(players) :]))

    def with_character(self, place: int, name: str) -> Agreement:
        """The same with the character *name* in a seat; who was that character trades places.

        The seat has no name or portrait of its own then: it shows those of the character.
        """
        before = self.players[place]
        traded = self.with_portrait(place, portraits.OF_CHARACTERS[name])
        players = [
            replace(player, level=before.level or USUAL_LEVEL)
            if player.level == name
            else player
            for player in traded.players
        ]
        players[place] = Player("", name)
        return replace(self, players=tuple(players))

    def seated(self) -> tuple[Player, ...]:
        """The players as they sit down: everybody with a name and a portrait, no name twice."""
        names: list[str] = []
        for place, player in enumerate(self.sitting):
            wish = clean_name(player.name, LONGEST_NAME) or self.usual_name(place)
            names.append(_unlike(wish, names))
        shown = portraits.seated(self.sitting)
        return tuple(
            replace(player, name=name, portrait=portrait)
            for player, name, portrait in zip(self.sitting, names, shown, strict=True)
        )

    def who_plays(self) -> str:
        """Who plays against whom, in a line: long names are shortened where there are many."""
        table, seated = self.table, self.seated()
        players = dict(zip(table.seats, seated, strict=True))
        whole = sum(len(player.name) for player in seated) <= ROOM_FOR_NAMES
        longest = LONGEST_NAME if whole else ROOM_FOR_NAMES // len(seated)
        sides = [side_name(side, players, None, longest) for side in table.sides]
        if len(sides) > len(theme.SIDES):
            return ", ".join(sides)
        return _("{one} vs. {other}").format(one=sides[0], other=sides[1])

    def usual_name(self, place: int) -> str:
        """What a player is called who wrote no name: a character has one of its own."""
        level = self.players[place].level
        if level is not None and level in CHARACTERS:
            return level
        if self.people == 1 and self.players[place].is_person:
            return _("You")
        return (_("Anna"), _("Ben"), _("Carla"), _("Dan"), _("Emma"), _("Finn"))[place]


def _unlike(wish: str, names: list[str]) -> str:
    """A name that nobody else has: the one wished for, or with a number."""
    taken = {name.casefold() for name in names}
    name, number = wish, 2
    while name.casefold() in taken:
        name, number = f"{wish} {number}", number + 1
    return name


def as_kept(agreement: Agreement) -> dict[str, Any]:
    """The agreement in plain values, for the settings file."""
    games = {**agreement.others, agreement.options.variant: agreement.options}
    return {
        "variant": agreement.options.variant,
        "options": {
            variant: departures
            for variant, options in games.items()
            if (departures := _departures(options))
        },
        "players": [asdict(player) for player in agreement.players],
    }


def from_kept(kept: Mapping[str, Any]) -> Agreement:
    """The agreement in these values; whatever is damaged is as usual."""
    chosen = kept.get("variant")
    options = kept.get("options")
    games = {
        variant: _with_departures(PRESETS[variant], options.get(variant))
        for variant in GAMES
        if isinstance(options, dict)
    }
    variant = chosen if isinstance(chosen, str) and chosen in GAMES else USUAL_GAME
    return Agreement(games.pop(variant, PRESETS[variant]), _players(kept.get("players")), games)


def _departures(options: Options) -> dict[str, Any]:
    usual = PRESETS[options.variant]
    return {
        key: getattr(options, key)
        for key in OFFERED
        if getattr(options, key) != getattr(usual, key)
    }


def _with_departures(usual: Options, values: Any) -> Options:
    options = usual
    for key, value in values.items() if isinstance(values, dict) else ():
        try:
            checked = check({key: value}, DEFAULTS)
        except ValueError:
            continue
        if key in OFFERED and getattr(checked, key) in offered(usual.variant, key):
            options = replace(options, **{key: value})
    return options


def _players(values: Any) -> tuple[Player, ...]:
    usual = _usual_players()
    if not isinstance(values, list):
        return usual
    return tuple(_player(value, other) for value, other in zip(values, usual, strict=False))


def _player(value: Any, usual: Player) -> Player:
    if not isinstance(value, dict):
        return usual
    return Player(
        clean_name(value.get("name"), LONGEST_NAME),
        usable_level(value.get("level", usual.level)),
        usable_portrait(value.get("portrait")),
    )
