"""The rules of a game in a few sentences, and its points as a table, asked of the rules themselves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from euchre.i18n import N_, _
from euchre.rules.events import Result
from euchre.rules.house_rules import build, in_force, offered
from euchre.rules.options import DEFAULTS
from euchre.rules.scoring import BidPoints, EuchrePoints, NapPoints, needed
from euchre.ui.rulebook.switch_texts import OFFERED
from euchre.ui.rulebook.switches import (
    euchre_points,
    pack_size,
    rule_line,
    rule_name,
    value_label,
)
from euchre.ui.words.calls import bid_word
from euchre.ui.words.phrases import number_word, trick_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from euchre.rules.options import Options

_SITUATIONS: Mapping[Result, str] = {
    Result.MADE: N_("The makers take {enough} tricks"),
    Result.MARCH: N_("The makers take all {all}: a march, or sweep"),
    Result.LONE_MADE: N_("A loner takes {enough}"),
    Result.LONE_MARCH: N_("A loner takes all {all}"),
    Result.LONE_SHORT: N_("A loner takes {enough}"),
    Result.EUCHRED: N_("The makers take fewer than {least}: euchred"),
    Result.LONE_EUCHRED: N_("A loner takes fewer than {least}: euchred"),
    Result.SUPER_EUCHRE: N_("The makers take no tricks: super euchre"),
    Result.LONE_DEFENCE: N_("A lone defender euchres a loner"),
    Result.JAMBONE: N_("A loner with the cards on the table takes all {all}: jambone"),
    Result.JAMBOREE: N_("The maker shows the top {all} trumps: jamboree"),
}
_FOR_HIMSELF: Mapping[Result, str] = {
    Result.MADE: N_("The maker takes {enough} tricks"),
    Result.MARCH: N_("The maker takes all {all}: a march, or sweep"),
    Result.EUCHRED: N_("The maker takes fewer than {least}: euchred"),
    Result.SUPER_EUCHRE: N_("The maker takes no tricks: super euchre"),
}


class PointsRow(NamedTuple):
    """One line of the table of points of a game of Euchre."""

    result: Result
    makers: int
    defenders: int
    tricks: int
    """How many tricks there are in a deal."""
    partners: bool = True

    @property
    def situation(self) -> str:
        """What happened, in words."""
        words = _((_SITUATIONS if self.partners else _FOR_HIMSELF)[self.result])
        return words.format(**trick_words(self.tricks))


def points_table(options: Options) -> tuple[PointsRow, ...]:
    """Everything a deal can be worth by these rules, each outcome once, the usual ones first.

    Empty for the games of bids, whose points depend on the bid.
    """
    options = in_force(options)
    variant = build(options)
    scoring, partners = variant.scoring, variant.setup.table.partnerships
    if not isinstance(scoring, EuchrePoints):
        return ()
    rows: dict[PointsRow, None] = {}
    ways = ((False, False), (True, False), (True, True)) if partners else ((False, False),)
    tricks = variant.setup.hand_size
    for alone, lone_defender in ways:
        if lone_defender and not options.defend_alone:
            continue
        for row in _rows(scoring, tricks, alone=alone, lone_defender=lone_defender):
            rows.setdefault(row._replace(partners=partners))
    return (*rows, *_great_hands(scoring, tricks, options))


def _rows(
    scoring: EuchrePoints, tricks: int, *, alone: bool, lone_defender: bool
) -> list[PointsRow]:
    # From just enough up to all, then down to none: the order in which people tell it.
    order = [*range(needed(tricks), tricks + 1), *range(needed(tricks) - 1, -1, -1)]
    scores = [scoring.score(n, tricks, alone=alone, lone_defender=lone_defender) for n in order]
    return [PointsRow(s.result, s.makers, s.defenders, tricks) for s in scores]


def _great_hands(scoring: EuchrePoints, tricks: int, options: Options) -> Iterator[PointsRow]:
    if options.jambone:
        yield PointsRow(Result.JAMBONE, scoring.jambone, 0, tricks)
    if options.jamboree:
        yield PointsRow(Result.JAMBOREE, scoring.jamboree, 0, tricks)


def in_short(options: Options) -> tuple[str, ...]:
    """The rules in a few sentences: the game first, then what differs from the usual rules."""
    options = in_force(options)
    scoring = build(options).scoring
    if isinstance(scoring, NapPoints):
        return (*_napoleon(options, scoring), *departures(options))
    if isinstance(scoring, BidPoints):
        return (*_bids(options), *departures(options))
    return (*_euchre(options), *departures(options))


def _euchre(options: Options) -> tuple[str, ...]:
    scoring, setup = euchre_points(options), build(options).setup
    table, tricks = setup.table, setup.hand_size
    made, march = (
        scoring.score(n, tricks, alone=False).makers for n in (needed(tricks), tricks)
    )
    lone = scoring.score(tricks, tricks, alone=True).makers
    euchre = scoring.score(needed(tricks) - 1, tricks, alone=False)
    if table.partnerships:
        aim = _(
            "Make trump and take {least} tricks: {made}. All {all}: {march}. All {all} alone: "
            "{lone}."
        ).format(made=made, march=march, lone=lone, **trick_words(tricks))
        missed = _("Get euchred, and the others score {euchre}.")
        wins = _("The first side to reach {target} wins.")
    else:
        aim = _("Make trump and take {least} tricks: {made}. All {all}: {march}.").format(
            made=made, march=march, **trick_words(tricks)
        )
        several = len(table.seats) > 2  # noqa: PLR2004 - more than one opponent
        missed = (
            _("Get euchred, and both others score {euchre}.")
            if several
            else _("Get euchred, and the other player scores {euchre}.")
        )
        wins = _("The first player to reach {target} wins.")
    return (
        _who_plays(options),
        aim,
        missed.format(euchre=euchre.defenders),
        wins.format(target=options.target),
    )


def _who_plays(options: Options) -> str:
    setup, count = build(options).setup, pack_size(options)
    table, each = setup.table, number_word(setup.hand_size)
    if table.partnerships:
        told = _("Two teams of two, {each} cards each, {count} cards in the deck.")
        return told.format(count=count, each=each)
    told = {
        2: _("Two players, {each} cards each, {count} cards in the deck."),
        3: _("Three players, two against the maker, {count} cards in the deck."),
    }.get(len(table.seats), _("Everyone for themselves, {count} cards in the deck."))
    return told.format(count=count, each=each)


def _bids(options: Options) -> tuple[str, ...]:
    return (
        _who_plays(options),
        _(
            "Bid how many of the {all} tricks your side will take. The high bidder names trump."
        ).format(all=number_word(build(options).setup.hand_size)),
        rule_line("widow", options),
        _("Make your bid and score 1 point a trick; fall short and lose what you bid."),
        _("The other side always scores 1 point a trick."),
        _("The first side to reach {target} wins.").format(target=options.target),
    )


def _napoleon(options: Options, scoring: NapPoints) -> tuple[str, ...]:
    bids = ", ".join(bid_word(name) for name in scoring.stakes)
    wins = _("Most chips after {deals} hands wins.").format(deals=options.nap_deals)
    return (
        _("{players} players, everyone for themselves, {count} cards in the deck.").format(
            players=options.players, count=pack_size(options)
        ),
        _("Everyone bids once on how many of the {all} tricks to take: {bids}.").format(
            bids=bids, all=number_word(build(options).setup.hand_size)
        ),
        _("The high bidder leads, and that card's suit is trump. There are no bowers."),
        rule_line("nap_score", options),
        rule_line("nap_scale", options),
        wins if scoring.chips else rule_line("nap_limit", options),
    )


_SILENT = {"target", "deck", "lone_march_points", "players", "nap_scale", "nap_score"}
_SILENT |= {"nap_deals", "nap_limit", "widow"}
"""House rules the sentences about the game itself tell of already."""


def departures(options: Options) -> tuple[str, ...]:
    """One sentence for every house rule that differs from the plainest form of the game."""
    fixed = {
        key: values[0] for key in OFFERED if len(values := offered(options.variant, key)) == 1
    }
    usual = in_force(replace(DEFAULTS, variant=options.variant, **fixed))
    return tuple(
        _told(key, options)
        for key in OFFERED
        if key not in _SILENT and getattr(options, key) != getattr(usual, key)
    )


def _told(key: str, options: Options) -> str:
    value = getattr(options, key)
    if isinstance(value, bool) and not value:
        return _("{rule}: no.").format(rule=rule_name(key))
    if isinstance(value, int) and not isinstance(value, bool) and key != "match_games":
        return _("{rule}: {value}.").format(
            rule=rule_name(key), value=value_label(key, value, options)
        )
    return rule_line(key, options)
