"""The rules of a game in a few sentences, and its points as a table, asked of the rules themselves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from euchre.i18n import N_, _
from euchre.rules.events import Result
from euchre.rules.options import DEFAULTS, in_force
from euchre.ui.rules_in_words import (
    OFFERED,
    euchre_points,
    pack_size,
    rule_line,
    rule_name,
    value_label,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.options import Options
    from euchre.rules.scoring import EuchrePoints

TRICKS = 5

_SITUATIONS: Mapping[Result, str] = {
    Result.MADE: N_("The makers take three or four tricks"),
    Result.MARCH: N_("The makers take all five: a march"),
    Result.LONE_MADE: N_("The maker, alone, takes three or four"),
    Result.LONE_MARCH: N_("The maker, alone, takes all five"),
    Result.LONE_SHORT: N_("The maker, alone, takes three or four"),
    Result.EUCHRED: N_("The makers take fewer than three: euchred"),
    Result.LONE_EUCHRED: N_("The maker, alone, takes fewer than three"),
    Result.SUPER_EUCHRE: N_("The makers take no trick at all: super euchre"),
    Result.LONE_DEFENCE: N_("A lone defender euchres the lone maker"),
}


class PointsRow(NamedTuple):
    """One line of the table of points."""

    result: Result
    makers: int
    defenders: int

    @property
    def situation(self) -> str:
        """What happened, in words."""
        return _(_SITUATIONS[self.result])


def points_table(options: Options) -> tuple[PointsRow, ...]:
    """Everything a deal can be worth by these rules, each outcome once, the usual ones first."""
    options = in_force(options)
    scoring = euchre_points(options)
    rows: dict[PointsRow, None] = {}
    for alone, lone_defender in ((False, False), (True, False), (True, True)):
        if lone_defender and not options.defend_alone:
            continue
        for row in _rows(scoring, alone=alone, lone_defender=lone_defender):
            rows.setdefault(row)
    return tuple(rows)


def _rows(scoring: EuchrePoints, *, alone: bool, lone_defender: bool) -> list[PointsRow]:
    # From three tricks up, then down from two: the order in which people tell it.
    order = [3, 4, 5, 2, 1, 0]
    scores = [scoring.score(n, alone=alone, lone_defender=lone_defender) for n in order]
    return [PointsRow(score.result, score.makers, score.defenders) for score in scores]


def in_short(options: Options) -> tuple[str, ...]:
    """The rules in a few sentences: the game first, then what differs from the classic rules."""
    options = in_force(options)
    return (*_game(options), *departures(options))


def _game(options: Options) -> tuple[str, ...]:
    scoring = euchre_points(options)
    return (
        _("Two teams of two, five cards each, {count} cards in the pack.").format(
            count=pack_size(options)
        ),
        _(
            "Make trump and take three tricks: {made}. All five: {march}. Alone, all five: {lone}."
        ).format(
            made=scoring.score(3, alone=False).makers,
            march=scoring.score(TRICKS, alone=False).makers,
            lone=scoring.score(TRICKS, alone=True).makers,
        ),
        _("Fall short, and the others score {euchre}.").format(
            euchre=scoring.score(2, alone=False).defenders
        ),
        _("The first side to reach {target} wins.").format(target=options.target),
    )


def departures(options: Options) -> tuple[str, ...]:
    """One sentence for every house rule that differs from the classic game."""
    usual = in_force(replace(DEFAULTS, variant=options.variant))
    # Said already in the sentences about the game itself.
    silent = {"target", "deck", "lone_march_points"}
    return tuple(
        _told(key, options)
        for key in OFFERED
        if key not in silent and getattr(options, key) != getattr(usual, key)
    )


def _told(key: str, options: Options) -> str:
    value = getattr(options, key)
    if isinstance(value, bool) and not value:
        return _("{rule}: no.").format(rule=rule_name(key))
    if isinstance(value, int) and not isinstance(value, bool):
        return _("{rule}: {value}.").format(
            rule=rule_name(key), value=value_label(key, value, options)
        )
    return rule_line(key, options)
