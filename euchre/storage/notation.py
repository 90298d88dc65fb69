"""A game as readable text: one line of JSON for what was agreed, then one action a line.

    {"format": "euchre", "version": 1, "options": {"variant": "classic", ...}, "dealer": "E", ...}
    shuffle 9D KH JS ...
    pass
    order alone
    undo 2

Hands, turn and score are not written: they follow. `undo N` takes the last N actions back.
The first line may also hold a "name", the chosen numbers of the first "deals", the "salt" of the
promises about coming deals, the secret of the computer players' "thoughts", when the game has
"begun", how many actions were "taken_over", the points of the sides in a position that was "set_up"
by hand, and that it is "foreign": a game from elsewhere. Both count for nobody here.
A rule whose change would make old games read differently raises VERSION. A game is written in the
first version that can tell it, so that older programs read what they can: seeds of 2**64 and more
came with version 2, games that were set up with version 3.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from euchre.ai.roster import USUAL_LEVEL, is_known
from euchre.play import dealing
from euchre.play.dealing import spelled
from euchre.play.names import clean_name
from euchre.play.record import NARROW, Player, Record
from euchre.rules.actions import Action, parse_action
from euchre.rules.game import IllegalAction, apply, new_game
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.options import Options, check
from euchre.rules.seats import Seat
from euchre.storage import times
from euchre.storage.plain_text import parts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.game import Game
    from euchre.rules.state import Setup
    from euchre.storage.plain_text import Line

FORMAT = "euchre"
VERSION = 3

_LARGEST_SEED = {1: NARROW - 1, 2: 2**256 - 1, 3: 2**256 - 1}
_LONGEST_NAME = 200
_NAMELESS = "?"
"""Stands for a player whose name in the file shows nothing."""
_CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_MOST_DEALS = 1000
_MOST_ACTIONS = 1_000_000
_MOST_POINTS = 1000
_PORTRAIT = re.compile(r"[a-z][a-z_]{0,39}")
_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
_AGREED_LATER: Mapping[str, Any] = {"nap_limit": 0}
"""House rules younger than the first files: a file that says nothing of one was played so."""


class SaveError(ValueError):
    """A text that is no game of this program."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        """The line of the text, from 1."""
        self.why = why


class NewerFormat(SaveError):  # noqa: N818 - named for what is there
    """A game written by a newer version of the program."""


def header(record: Record) -> str:
    """The first line of the text of a game."""
    options = record.options.as_dict()
    usual = _unsaid(record.options.variant).as_dict()
    departures = {name: value for name, value in options.items() if usual[name] != value}
    values: dict[str, Any] = {
        "format": FORMAT,
        "version": _version(record),
        "options": {"variant": record.options.variant, **departures},
        "dealer": record.dealer.value,
        "seed": record.seed,
        "players": {seat.value: _player(player) for seat, player in record.players.items()},
    }
    setup = build(record.options).setup
    beside = {
        "name": record.name,
        "deals": [spelled(number, setup) for number in record.deals],
        "salt": record.salt,
        "thoughts": record.thoughts,
        "begun": record.begun,
        "taken_over": record.taken_over,
        "set_up": list(record.set_up),
        "foreign": record.foreign,
    }
    values |= {name: value for name, value in beside.items() if value}
    return json.dumps(values, ensure_ascii=False)


def _version(record: Record) -> int:
    """The first version that can tell a game."""
    return 3 if record.set_up else 2 if record.is_wide else 1


def write(record: Record) -> str:
    """The whole text of a game. Undos that were made before it was written are only counted."""
    undone = ["undo 0"] * record.undos
    return "\n".join([header(record), *map(str, record.actions), *undone]) + "\n"


def read(text: str) -> tuple[Record, Game]:
    """The game that *text* tells and the state it is in; SaveError if it breaks the rules.

    A last line without its end that is no action was torn off by a crash, and is left out.
    """
    record, game, error = beginning(text)
    if error is not None:
        raise error
    return record, game


def beginning(text: str) -> tuple[Record, Game, SaveError | None]:
    """The game that *text* tells up to what is wrong in it, the state it is in, and what is wrong.

    SaveError if not even its first line can be read.
    """
    told_ = _told(text)
    game = told_.record.new_game()
    for place, (line, action) in enumerate(told_.done):
        try:
            game = apply(game, action).game
        except IllegalAction as error:
            good = told_.up_to(place)
            return good.record, game, SaveError(line.number, str(error)) if line.whole else None
    return told_.record, game, told_.error


def certain(text: str) -> str:
    """*text* without a last line that may be the beginning of another one.

    In a file of the program's own every line has its end, unless the program died while it was
    written: "order" may be what is left of "order alone", and nobody may be told to have said it.
    """
    _, lines = parts(text)
    if not lines or lines[-1].whole:
        return text
    last = lines[-1]
    text_before = "".join(text.splitlines(keepends=True)[: last.number - 1])
    record, game, error = beginning(text_before)
    if error is not None or not _may_go_on(last.text, len(record.actions), game):
        return text
    return text_before


def _may_go_on(line: str, done: int, game: Game) -> bool:
    """Whether there is more that could be written in a line that begins like this one."""
    word, _, count = line.partition(" ")
    if word == "undo":
        whole = count.isascii() and count.isdigit()
        return not whole or int(f"{count:.8}0") <= done
    others = (str(action) for action in game.legal_actions)
    return any(other != line and other.startswith(line) for other in others)


def agreed(text: str) -> Record:
    """What was agreed for the game that *text* tells, without what was done; SaveError."""
    return _read_header(parts(text).first)


def told(text: str) -> tuple[Record, list[int]]:
    """What *text* says was done, and in which line each action stands; SaveError if unreadable.

    Whether the rules allow it is not looked at.
    """
    found = _told(text)
    if found.error is not None:
        raise found.error
    return found.record, [line.number for line, _ in found.done]


class _Told(NamedTuple):
    """What a text says was done, as far as it can be read."""

    agreed: Record
    undos: int
    done: list[tuple[Line, Action]]
    error: SaveError | None

    @property
    def record(self) -> Record:
        """The game as it was told."""
        actions = tuple([action for _, action in self.done])
        taken_over = min(self.agreed.taken_over, len(actions))
        return replace(self.agreed, actions=actions, undos=self.undos, taken_over=taken_over)

    def up_to(self, place: int) -> _Told:
        """What was told before an action."""
        return self._replace(done=self.done[:place])


def _told(text: str) -> _Told:
    first, lines = parts(text)
    agreed = _read_header(first)
    done: list[tuple[Line, Action]] = []
    undos = 0
    for line in lines:
        word, _, count = line.text.partition(" ")
        try:
            if word == "undo":
                del done[len(done) - _whole(count, line.number, len(done)) :]
                undos += 1
            else:
                done.append((line, _action(line.text, line.number)))
        except SaveError as error:
            return _Told(agreed, undos, done, error if line.whole else None)
    return _Told(agreed, undos, done, None)


def _action(line: str, number: int) -> Action:
    try:
        # Most of a game is said in fifty ways; the same shuffle hardly ever comes twice.
        return parse_action(line) if line.startswith("shuffle") else _usual_action(line)
    except ValueError as error:
        raise SaveError(number, f"{error!s:.200}") from error


@lru_cache(maxsize=1000)
def _usual_action(line: str) -> Action:
    return parse_action(line)


def _whole(text: str, line: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9) or int(text) > most:  # noqa: PLR2004
        raise SaveError(line, "not a number of actions to take back")
    return int(text)


def _player(player: Player) -> dict[str, str]:
    beside = {"level": player.level, "portrait": player.portrait}
    return {"name": player.name, **{key: value for key, value in beside.items() if value}}


def _read_header(line: Line) -> Record:
    number = line.number
    try:
        values = json.loads(line.text)
    except (ValueError, RecursionError) as error:
        raise SaveError(number, "the first line is not readable") from error
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        raise SaveError(number, "not a game of this program")
    version = values.get("version")
    if type(version) is int and version > VERSION:
        raise NewerFormat(number, f"written in format {version}, newer than {VERSION}")
    if type(version) is not int or version < 1:
        raise SaveError(number, "not a version of this format")
    try:
        return _agreed(values, _LARGEST_SEED[version])
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise SaveError(number, f"not what a game needs: {error}") from error


def _agreed(values: Mapping[str, Any], largest_seed: int) -> Record:
    options = _options(values["options"])
    seats = build(options).setup.table.seats
    players = {seat: _read_player(values["players"][seat.value]) for seat in seats}
    dealer, seed = Seat(values["dealer"]), values["seed"]
    if dealer not in seats or len(values["players"]) != len(seats):
        message = "a seat that is not at this table"
        raise ValueError(message)
    if type(seed) is not int or not 0 <= seed <= largest_seed:
        message = "the seed is not a number"
        raise ValueError(message)
    set_up = _set_up(values.get("set_up", []))
    new_game(options, dealer, set_up)
    return Record(
        options,
        players,
        dealer,
        seed,
        set_up=set_up,
        name=_short(values.get("name", "")),
        deals=_deals(values.get("deals", []), build(options).setup),
        salt=_short(values.get("salt", "")),
        thoughts=_short(values.get("thoughts", "")),
        begun=_time(values.get("begun", "")),
        taken_over=_count(values.get("taken_over", 0)),
        foreign=values.get("foreign") is True,
    )


def _deals(numbers: Any, setup: Setup) -> tuple[int, ...]:
    if not isinstance(numbers, list) or len(numbers) > _MOST_DEALS:
        message = "the deals are no list of numbers"
        raise ValueError(message)
    return tuple(dealing.read(number, setup) for number in numbers)


def _set_up(scores: Any) -> tuple[int, ...]:
    if not isinstance(scores, list) or any(
        type(points) is not int or not -_MOST_POINTS <= points <= _MOST_POINTS
        for points in scores
    ):
        message = "the scores are no list of points"
        raise ValueError(message)
    return tuple(scores)


def _time(text: Any) -> str:
    if text != "" and not (isinstance(text, str) and _TIME.fullmatch(text)):
        message = "the time is none"
        raise ValueError(message)
    # A day that no calendar has is no reason to lose a game.
    return text if times.told(text) else ""


def _count(value: Any) -> int:
    if type(value) is not int or not 0 <= value < _MOST_ACTIONS:
        message = "not a number of actions"
        raise ValueError(message)
    return value


def _options(values: Mapping[str, Any]) -> Options:
    departures = dict(values)
    return check(departures, _unsaid(departures.pop("variant")))


def _unsaid(variant: str) -> Options:
    """The house rules of a file that names the game alone."""
    return replace(PRESETS[variant], **_AGREED_LATER)


def _read_player(values: Mapping[str, Any]) -> Player:
    return Player(
        _short(values["name"]) or _NAMELESS,
        usable_level(values.get("level")),
        usable_portrait(values.get("portrait")),
    )


def usable_level(value: Any) -> str | None:
    """*value* as the level or the character of a computer player, or None for a person.

    One that is unknown here, as a character of a later version would be, plays as usual.
    """
    return value if value is None or is_known(value) else USUAL_LEVEL


def usable_portrait(value: Any) -> str:
    """*value* as the name of a picture, known here or not; empty if it can be none."""
    return value if isinstance(value, str) and _PORTRAIT.fullmatch(value) else ""


def usable_name(text: str) -> str:
    """*text* as a name that a game may have: on one line, and not too long."""
    return clean_name(text, _LONGEST_NAME)[:_LONGEST_NAME]


def _short(text: Any) -> str:
    if not isinstance(text, str) or len(text) > _LONGEST_NAME or _CONTROLS.search(text):
        message = "a name that is no name"
        raise ValueError(message)
    return usable_name(text)
