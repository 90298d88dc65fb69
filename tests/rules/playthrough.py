"""Readable records of a few deals: every action, who did it when, out of what, at which score.

`python -m tests.rules.playthrough` plays and writes the file of every game that has none;
`python -m tests.rules.playthrough classic 7` writes that of one game anew, with another seed.
A file that is there is only ever read: its actions are done again, and everything else is compared.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from euchre.rules import (
    GAMES,
    PRESETS,
    Action,
    Game,
    Options,
    Pass,
    Phase,
    apply,
    new_game,
    parse_action,
)
from tests.rules.invariants import shuffled

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parent / "playthroughs"
_DEALS, _ACTIONS = 4, 80
"""So many deals and actions at least."""
_MARK = "> "


def path_of(name: str) -> Path:
    """Where the playthrough of a game is kept."""
    return FOLDER / f"{name}.txt"


def _legal(game: Game) -> str:
    # In a deal of cards alone the words would only repeat themselves.
    texts = [str(action) for action in game.legal_actions]
    word = texts[0].partition(" ")[0] if texts else ""
    if word in ("play", "discard") and all(text.startswith(f"{word} ") for text in texts):
        return f"{word} " + " ".join(text.removeprefix(f"{word} ") for text in texts)
    return " | ".join(texts) or "-"


def _moment(game: Game) -> str:
    turn = game.turn.name.lower() if game.turn else "-"
    score = ":".join(str(points) for points in game.scores.values())
    return f"{score:7} {game.phase.name.lower():8} {turn:6} {_legal(game)}"


def _hands(game: Game) -> Iterator[str]:
    assert game.deal is not None
    for seat, hand in game.deal.hidden.hands.items():
        yield f"        {seat.name.lower():6} {' '.join(map(str, hand))}"
    yield f"        turned {game.deal.shown.upcard}, {game.dealer.name.lower()} deals"


def render(options: Options, actions: list[Action]) -> str:
    """The record of *actions* by these house rules, one moment and one action at a time."""
    usual = Options().as_dict()
    usual["variant"] = options.variant
    odd = [f"{k}={v}" for k, v in options.as_dict().items() if v != usual[k]]
    game = new_game(options)
    lines = [f"{options.variant}: {', '.join(odd) or 'every switch at its default'}", ""]
    lines += ["score   phase    turn   legal", _moment(game)]
    for action in actions:
        dealing = game.turn is None
        game = apply(game, action).game
        lines.append(f"{_MARK}{action}")
        if dealing and game.phase is not Phase.DEAL:
            lines += ["", *_hands(game)]
        lines.append(_moment(game))
        if game.turn is None:
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def actions_in(text: str) -> list[Action]:
    """The actions of a record."""
    lines = text.splitlines()
    return [parse_action(x.removeprefix(_MARK)) for x in lines if x.startswith(_MARK)]


def played(options: Options, seed: int) -> list[Action]:
    """What a few random deals consist of, players who pass more often than not."""
    rng = Random(seed)
    game = new_game(options)
    actions: list[Action] = []
    deals = 0
    while game.phase is not Phase.OVER and (
        game.turn is not None or deals < _DEALS or len(actions) < _ACTIONS
    ):
        if game.turn is None:
            action: Action = shuffled(game, rng)
            deals += 1
        elif Pass() in game.legal_actions and rng.random() < 0.7:
            action = Pass()
        else:
            action = rng.choice(game.legal_actions)
        actions.append(action)
        game = apply(game, action).game
    return actions


def write(name: str, seed: int) -> None:
    """Play a game and write its file."""
    options = PRESETS[name]
    path_of(name).write_text(
        render(options, played(options, seed)), encoding="utf-8", newline="\n"
    )


def main(words: list[str]) -> None:
    """Write one file anew, or those that are missing."""
    if words:
        write(words[0], int(words[1]))
        return
    for name in sorted(GAMES):
        if not path_of(name).exists():
            write(name, 1)


if __name__ == "__main__":
    main(sys.argv[1:])
