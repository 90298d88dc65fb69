"""The house rules in words: name, explanation and values of every switch, reasons, warnings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euchre.i18n import _
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build, conflicts, offered
from euchre.rules.options import check
from euchre.rules.scoring import EuchrePoints, needed
from euchre.ui.rulebook.switch_texts import (
    LINES,
    NAMES,
    REASONS,
    VALUES,
    WARNINGS,
)
from euchre.ui.words.phrases import trick_words

if TYPE_CHECKING:
    from euchre.rules.house_rules import Reason, Warn
    from euchre.rules.options import Options


def game_detail(variant: str) -> str:
    """The usual rules of a game in half a line."""
    options = PRESETS[variant]
    target = _("to {target}").format(target=options.target)
    return f"{_particular(options)}, {target}"


def _particular(options: Options) -> str:
    """What makes a game unlike the others, in two or three words."""
    setup, counts = build(options).setup, offered(options.variant, "players")
    if len(counts) > 1:
        return _("{least} to {most} players").format(least=counts[0], most=counts[-1])
    if not setup.turn_up:
        return _("with a widow")
    if not setup.table.partnerships:
        return _("{count} players").format(count=len(setup.table.seats))
    if options.partners_best:
        return _("partner's best")
    if options.stick_the_dealer:
        return _("stick the dealer")
    if options.joker:
        return _("with the Benny")
    if options.dealer_partner_orders == "must_go_alone":
        return _("partner goes alone")
    return _("{count} cards").format(count=pack_size(options))


def rule_name(key: str) -> str:
    """What a house rule is called."""
    return _(NAMES[key])


def rule_line(key: str, options: Options) -> str:
    """One line that explains a house rule, or what it means as it is set now."""
    if key in VALUES:
        line = _(VALUES[key][getattr(options, key)][1])
        return line.format(low=_low_cards(options), target=options.target)
    return _(LINES[key]).format(
        points=_points_in_line(key, options),
        **trick_words(build(options).setup.hand_size),
    )


def _low_cards(options: Options) -> str:
    """The ranks that make a weak hand, which begin with the lowest of the pack."""
    return {"28": _("8s, 9s and 10s"), "32": _("7s to 10s")}.get(options.deck, _("9s and 10s"))


def value_label(key: str, value: Any, options: Options) -> str:
    """What one value of a house rule is called on a button."""
    if key == "deck":
        return str(int(value) + options.joker)
    if key in VALUES:
        return _(VALUES[key][value][0])
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    return str(value)


def value_reason(key: str, value: Any, options: Options) -> str:
    """Why one value of a house rule cannot be had beside the others; empty if it can."""
    reason = conflicts(check({key: value}, options)).get(key)
    return reason_words(reason) if reason else ""


def reason_words(reason: Reason) -> str:
    """Why a house rule is greyed out."""
    return _(REASONS[reason])


def warning_words(warn: Warn) -> str:
    """What is worth knowing about a combination that is allowed."""
    return _(WARNINGS[warn])


def pack_size(options: Options) -> int:
    """How many cards are in the pack."""
    return len(build(options).setup.pack)


def _points_in_line(key: str, options: Options) -> int:
    """The points an explanation speaks of, asked of the scoring itself."""
    wanted, tricks = euchre_points(_switched_on(key, options)), build(options).setup.hand_size
    if key in {"jambone", "jamboree"}:
        return int(getattr(wanted, key))
    if key == "defend_alone":
        return wanted.score(
            needed(tricks) - 1, tricks, alone=True, lone_defender=True
        ).defenders
    return wanted.score(0, tricks, alone=False).defenders


def _switched_on(key: str, options: Options) -> Options:
    """*options* with a switch turned on, as its explanation supposes."""
    switch = isinstance(getattr(options, key), bool)
    possible = switch and True in offered(options.variant, key)
    return check({key: True}, options) if possible else options


def euchre_points(options: Options) -> EuchrePoints:
    """What deals are worth by these rules, or by the usual ones where nobody can be euchred."""
    scoring = build(options).scoring
    return scoring if isinstance(scoring, EuchrePoints) else EuchrePoints()
