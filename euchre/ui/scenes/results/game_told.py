"""A game that is over, in words: who won, how, and what is worth reading about it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from euchre.i18n import _, ngettext
from euchre.rules.events import Result
from euchre.ui.table.ending.told import told
from euchre.ui.words.addressed import about, you_first

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.play.game_stats import GameStats, ScoredHand
    from euchre.rules.seats import Side
    from euchre.ui.table.summary import DealSummary

MADE, MARCHES, LONERS, EUCHRES = "made", "marches", "loners", "euchres"
KINDS = {
    Result.MADE: MADE,
    Result.LONE_MADE: MADE,
    Result.MARCH: MARCHES,
    Result.LONE_MARCH: LONERS,
    Result.JAMBONE: LONERS,
    Result.JAMBOREE: LONERS,
    Result.EUCHRED: EUCHRES,
    Result.LONE_EUCHRED: EUCHRES,
    Result.SUPER_EUCHRE: EUCHRES,
    Result.LONE_DEFENCE: EUCHRES,
}
"""What points are for. In an auction every trick counts, and nothing is told apart."""


def headline(summary: DealSummary) -> str:
    """Who won, said to whoever sits at the screen."""
    winner = summary.winner or summary.sides[0]
    if len(winner) == 1:
        if summary.viewer in winner:
            return _("You win!")
        return about(summary.players[winner[0]].name, _("{name} wins"), _("You win!"))
    if summary.viewer in winner:
        partner = next(seat for seat in winner if seat is not summary.viewer)
        return _("You and {name} win!").format(name=summary.players[partner].name)
    one, other = you_first([summary.players[seat].name for seat in winner])
    return _("{one} and {other} win").format(one=one, other=other)


def lost(summary: DealSummary) -> bool:
    """Whether whoever sits at the screen has lost; of several people, all of them."""
    people = [seat for seat, player in summary.players.items() if player.is_person]
    mine = people if summary.viewer is None else [summary.viewer]
    return bool(mine) and not set(mine) & set(summary.winner or ())


def line(summary: DealSummary) -> str:
    """What was played for, how long it took, and how it ended."""
    options = summary.options
    if options.nap_score == "chips":
        words = _("For chips, {number} hands.")
    elif summary.games:
        words = ngettext(
            "A match to {games} games, in a single hand.",
            "A match to {games} games, in {number} hands.",
            summary.number,
        )
    elif options.nap_limit and max(summary.scores.values()) < options.target:
        words = _("Ahead after {number} hands, as agreed.")
    else:
        words = ngettext(
            "First to {target}, in a single hand.",
            "First to {target}, in {number} hands.",
            summary.number,
        )
    sentence = words.format(
        target=options.target, games=options.match_games, number=summary.number
    )
    return f"{sentence} {_last(summary)}{_short(summary)}"


def _last(summary: DealSummary) -> str:
    """How the last hand ended."""
    return _("Last hand: {told}.").format(told=told(summary).in_short)


def _short(summary: DealSummary) -> str:
    """How near the viewer came who has lost."""
    mine = next((side for side in summary.sides if summary.viewer in side), None)
    chips = summary.options.nap_score == "chips"
    if mine is None or not lost(summary) or summary.games or chips:
        return ""
    missing = summary.options.target - summary.scores.get(mine, 0)
    reached = max(summary.scores.values()) >= summary.options.target
    if not reached or missing <= 0:
        return ""
    words = ngettext(
        "You were {number} point short.", "You were {number} points short.", missing
    )
    return " " + words.format(number=missing)


def points_by_kind(stats: GameStats, side: Side) -> Mapping[str, int]:
    """The points a side got for each kind of success, in the order of `KINDS`."""
    points: Counter[str] = Counter()
    for hand in stats.hands:
        kind, got = KINDS.get(hand.scored.result), hand.scored.points[side]
        if kind is not None and got > 0:
            points[kind] += got
    return {kind: points[kind] for kind in dict.fromkeys(KINDS.values()) if points[kind]}


def kinds_line(stats: GameStats, side: Side) -> str:
    """The same in words: "Made +4 · Marches +2 · Euchres +2"; empty where there is none."""
    words = {
        MADE: _("Made +{points}"),
        MARCHES: _("Marches +{points}"),
        LONERS: _("Loners +{points}"),
        EUCHRES: _("Euchres +{points}"),
    }
    kinds = points_by_kind(stats, side)
    return " · ".join(words[kind].format(points=points) for kind, points in kinds.items())


def calls_line(stats: GameStats, side: Side, *, bids: bool) -> str:
    """How often a side called trump, or bid, and what came of it."""
    tallies = [stats.seats[seat] for seat in side]
    calls = sum(tally["calls"] for tally in tallies)
    made = sum(tally["made"] for tally in tallies)
    euchred = sum(tally["euchred"] for tally in tallies)
    if made == calls:
        return _all_made(calls, bids=bids)
    if bids:
        words = ngettext(
            "{calls} bid: {made} made, {euchred} set",
            "{calls} bids: {made} made, {euchred} set",
            calls,
        )
    else:
        words = ngettext(
            "{calls} call: {made} made, {euchred} euchred",
            "{calls} calls: {made} made, {euchred} euchred",
            calls,
        )
    return words.format(calls=calls, made=made, euchred=euchred)


def calls_in_short(stats: GameStats, side: Side) -> str:
    """The same where many sides must find room."""
    tallies = [stats.seats[seat] for seat in side]
    calls, made = (sum(tally[name] for tally in tallies) for name in ("calls", "made"))
    return _("made {made} of {calls}").format(made=made, calls=calls)


def _all_made(calls: int, *, bids: bool) -> str:
    if bids:
        words = ngettext("{calls} bid, made", "{calls} bids, all made", calls)
        return words.format(calls=calls) if calls else _("No bids")
    words = ngettext("{calls} call, made", "{calls} calls, all made", calls)
    return words.format(calls=calls) if calls else _("No calls")


def best_hand(stats: GameStats, summary: DealSummary) -> str:
    """The hand that brought the most points to whoever won; the first one of equals."""
    winner = summary.winner or summary.sides[0]
    hands = [hand for hand in stats.hands if hand.scored.points[winner] > 0]
    if not hands:
        return ""
    best = max(hands, key=lambda hand: hand.scored.points[winner])
    end = told(_as_summary(best, summary))
    words = _("The best hand was number {number}: {told}")
    return words.format(number=best.number, told=end.in_short)


def _as_summary(hand: ScoredHand, summary: DealSummary) -> DealSummary:
    """A hand of the same game, as far as its headline needs it."""
    scored = hand.scored
    return replace(
        summary,
        result=scored.result,
        maker=scored.maker,
        lone_defender=hand.lone_defender,
        tricks=scored.tricks,
        points=scored.points,
        scores=scored.scores,
    )
