"""Could it be made? The answer in words, and the best line trick by trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.scenes.review.verdict import Remark
from euchre.ui.words import phrases
from euchre.ui.words.addressed import about, within

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from euchre.coach.open_cards import OpenDeal
    from euchre.play.record import Player
    from euchre.rules.seats import Seat


def open_lines(deal: OpenDeal | None, players: Mapping[Seat, Player]) -> Iterator[Remark]:
    """What perfect play makes of a deal, where it was lost, and how it goes."""
    if deal is None:
        yield Remark(_("No card was played in this hand."))
        return
    makers = within([players[seat].name for seat in players if seat in deal.makers])
    yield Remark(_("With all cards on the table"), theme.BRASS, weight="bold")
    yield Remark(
        _(
            "The makers ({makers}) took {made}. With best play by both sides, they take "
            "{possible}."
        ).format(makers=makers, made=phrases.tricks(deal.made), possible=deal.possible)
    )
    if deal.turning_point is not None:
        card = deal.cards[deal.turning_point]
        yield Remark(
            _("The turning point: {card}, trick {number}, played by {name}.").format(
                card=phrases.card_name(card.card),
                number=deal.turning_point // _per_trick(deal) + 1,
                name=players[card.seat].name,
            )
        )
    yield Remark(_("Nobody could have known that."))
    yield Remark(_("The best line"), theme.BRASS, weight="bold", apart=True)
    size = _per_trick(deal)
    for start in range(0, len(deal.line), size):
        trick = deal.line[start : start + size]
        leads = about(players[trick[0][0]].name, _("{name} leads"), _("You lead"))
        yield Remark(leads, cards=tuple(card for _seat, card in trick))


def _per_trick(deal: OpenDeal) -> int:
    """How many cards make a trick."""
    return len({seat for seat, _card in deal.line})
