"""What the review says about one decision: the lines of its panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.coach.explanation import shares
from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.table.pictures.hint import choice_words
from euchre.ui.words import reasons
from euchre.ui.words.numbers import tenths

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from euchre.coach.review.decisions import Decision, Reviewed
    from euchre.play.record import Player
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.ui.draw.fonts import Weight

MOST = 5
"""So many choices are listed with their worths."""


class Remark(NamedTuple):
    """A paragraph of the panel, and what stands at its right end."""

    words: str
    colour: theme.Colour = theme.IVORY
    size: float = theme.SMALL
    weight: Weight = "regular"
    figure: str = ""
    apart: bool = False
    """Whether it stands a little apart from what is above it."""
    cards: tuple[Card, ...] = ()
    """Small cards below the words."""


def verdict(
    decision: Decision, reviewed: Reviewed | None, players: Mapping[Seat, Player]
) -> Iterator[Remark]:
    """The lines about one decision that has been judged."""
    view, done = decision.view, choice_words(decision.view, decision.action)
    if reviewed is None:
        yield Remark(_("You chose: {choice}").format(choice=done), weight="bold")
        yield Remark(_("All choices were equally good."))
        return
    judged = reviewed.judgement
    best = choice_words(view, judged.best)
    yield Remark(_("You chose: {choice}").format(choice=done), weight="bold")
    if judged.best == judged.action or not judged.loss:
        yield Remark(_("The expert would do the same.") if best == done else _as_good(best))
    else:
        better = _("Better: {choice}").format(choice=best)
        yield Remark(better, theme.BRASS, weight="bold", apart=True)
    for fact in reviewed.reasons:
        yield Remark(reasons.reason(fact, players))
    found = shares(view, judged.best)
    if found:
        yield Remark(reasons.shares(found))
    yield Remark(_("Average points for your side"), theme.BRASS, apart=True)
    for worth in judged.worths[:MOST]:
        weight: Weight = "bold" if worth.action == judged.action else "regular"
        yield Remark(
            choice_words(view, worth.action),
            weight=weight,
            figure=tenths(worth.points, plus=True),
        )


def _as_good(best: str) -> str:
    return _("As good as the expert's choice: {choice}").format(choice=best)
