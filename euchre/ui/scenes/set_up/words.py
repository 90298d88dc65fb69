"""What a position lacks, or why it cannot be, as sentences that a person can act on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _, ngettext
from euchre.play.diagrams.diagram import DiagramFault
from euchre.play.diagrams.editing import DISCARD, PLAYED, UPCARD
from euchre.play.diagrams.line import NotALineError, NotRulesError
from euchre.play.rules_line import RulesFault
from euchre.rules.seats import Seat
from euchre.ui.rulebook.regional import fault_words as rules_fault_words
from euchre.ui.words import phrases
from euchre.ui.words.addressed import about

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.play.diagrams.diagram import Diagram, ImpossibleError
    from euchre.play.record import Player


def fault_words(
    error: ImpossibleError, diagram: Diagram, players: Mapping[Seat, Player]
) -> str:
    """What is to be done about a position that cannot be."""
    name = players[error.seat].name if error.seat is not None else ""
    if error.fault is DiagramFault.OWN_CARDS:
        return _own_cards(len(diagram.hand(diagram.me)), error.number)
    if error.fault is DiagramFault.MAKER:
        return about(
            name,
            _("By these rules {name} can't have made that trump."),
            _("By these rules you can't have made that trump."),
        )
    if error.fault is DiagramFault.TOO_MANY_CARDS:
        words = ngettext(
            "{name} holds only {count} card now.",
            "{name} holds only {count} cards now.",
            error.number,
        )
        return words.format(name=name, count=error.number)
    if error.fault is DiagramFault.REVOKE:
        return about(
            name,
            _("{name} must follow suit: the {card} can't have been played there."),
            _("You must follow suit: the {card} can't have been played there."),
            card=phrases.card_name(error.card) if error.card else "",
        )
    card = phrases.card_title(error.card) if error.card else ""
    return _sentences()[error.fault].format(card=card, target=error.number)


def _own_cards(there: int, wanted: int) -> str:
    if there < wanted:
        words = ngettext(
            "Pick {count} more card for your hand.",
            "Pick {count} more cards for your hand.",
            wanted - there,
        )
        return words.format(count=wanted - there)
    words = ngettext(
        "You hold only {count} card now: take {more} out.",
        "You hold only {count} cards now: take {more} out.",
        wanted,
    )
    return words.format(count=wanted, more=there - wanted)


def _sentences() -> dict[DiagramFault, str]:
    return {
        DiagramFault.NO_UPCARD: _("Pick the upcard."),
        DiagramFault.BENNY_TURNED: _("The Benny can't be the upcard here."),
        DiagramFault.NO_TURNED_CARD: _("A game without an upcard can't be set up here."),
        DiagramFault.NOT_IN_PACK: _("{card} isn't in this deck."),
        DiagramFault.TWICE: _("{card} is in two places."),
        DiagramFault.SCORE: _("At {target} points the game is over."),
        DiagramFault.UPCARD: _(
            "{card} was picked up: put it in your hand, or make it your discard."
        ),
        DiagramFault.NO_DISCARD: _("Pick your discard."),
        DiagramFault.DISCARD_TOO_MUCH: _("Nobody discards here: take {card} out."),
        DiagramFault.BIDDING: _(
            "By these rules it can't be your turn in that round of bidding."
        ),
        DiagramFault.EXCHANGE: _("A card from a loner's partner can't be set up."),
        DiagramFault.TOO_MANY_PLAYED: _("More cards were played than the hand has."),
        DiagramFault.NO_DEAL: _("The other cards can't be dealt to fit all this."),
    }


def line_fault_words(error: ValueError) -> str:
    """Why a text is no line of a position."""
    if isinstance(error, NotRulesError):
        return rules_fault_words(error)
    if isinstance(error, NotALineError):
        name = error.fault.name
        if name != "NONE":
            return rules_fault_words(NotRulesError(RulesFault[name]))
        return _("There is no set-up hand in this text. One begins with “euchre-position”.")
    return _("Part of this line makes no sense here. Copy it again.")


def place_name(place: str, players: Mapping[Seat, Player]) -> str:
    """What lies at a place."""
    fixed = {UPCARD: _("Upcard"), DISCARD: _("Discard"), PLAYED: _("Played")}
    return fixed.get(place) or players[Seat(place)].name
