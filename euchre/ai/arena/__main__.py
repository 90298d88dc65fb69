"""Measures players against each other in duplicate deals and games.

    python -m euchre.ai.arena expert normal --deals 400 --seed 1 [--rules british] [--jobs 2] [--json]

A player is a level, `all-seeing` (the limit: it sees all cards) or `package.module:Class`, a
class of your own with `choose(view) -> Action`.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from euchre.ai.arena.duplicate import player
from euchre.ai.arena.match import measure
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.options import check, choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.rules.options import Options


def _options(preset: str, settings: Sequence[str]) -> Options:
    """The house rules of *preset* with settings such as "stick_the_dealer=true"."""
    values = {}
    for setting in settings:
        name, _, text = setting.partition("=")
        known = {str(value).lower(): value for value in choices(name)} if _ else {}
        values[name] = known.get(text.lower(), text)
    options = check(values, PRESETS[preset])
    build(options)
    return options


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m euchre.ai.arena",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("first", help="the player that is measured")
    parser.add_argument("second", help="the player it is measured against")
    parser.add_argument("--deals", type=int, default=400, help="every deal is played twice")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rules", choices=list(PRESETS), default="classic")
    parser.add_argument(
        "--house",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule, as stick_the_dealer=true",
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes at work")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def _text(first: str, second: str, figures: dict[str, float]) -> str:
    return (
        f"{first} against {second}, {figures['deals']} deals twice, {figures['games']} games\n"
        f"points a deal  {figures['points_per_deal']:+.3f} ± {figures['ci95']:.3f} (95 %)\n"
        f"games won      {100 * figures['games_share']:.1f} %\n"
        f"a decision     {figures['decision_ms_p50']:.2f} ms median, "
        f"{figures['decision_ms_p99']:.1f} ms p99, {figures['decision_ms_max']:.1f} ms at most"
    )


def main(words: Sequence[str] | None = None) -> int:
    """Run the arena as the command line says; the exit status."""
    parser = _parser()
    arguments = parser.parse_args(words)
    if arguments.deals < 1 or arguments.jobs < 1:
        parser.error("--deals and --jobs must be at least 1")
    try:
        options = _options(arguments.rules, arguments.house)
        for name in (arguments.first, arguments.second):
            # Made once to see whether it can be; the seed of the match would tell it the packs.
            player(name, "")
    except (KeyError, ValueError) as error:
        parser.error(str(error))
    figures = measure(
        arguments.first,
        arguments.second,
        options,
        deals=arguments.deals,
        seed=arguments.seed,
        jobs=arguments.jobs,
    )
    if arguments.json:
        print(json.dumps(figures))  # noqa: T201 - a program that reports
    else:
        print(_text(arguments.first, arguments.second, figures))  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
