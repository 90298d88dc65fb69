"""What the pages about every game share: the order of the cards, and the house rules agreed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.cards import JOKER, Card, Rank, Suit
from euchre.rules.house_rules import conflicts
from euchre.ui.rulebook.page import Block, Cards, Heading, Page, Paragraph, Rows
from euchre.ui.rulebook.switch_texts import GROUPS
from euchre.ui.rulebook.switches import rule_line, rule_name, value_label
from euchre.ui.words.phrases import game_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.rules.options import Options
    from euchre.rules.ranking import Ranking
    from euchre.rules.state import Setup

TRUMP = Suit.HEARTS
"""The suit that is trump in all examples."""


def trump_order(setup: Setup, trump: Suit = TRUMP) -> tuple[Card, ...]:
    """All trumps, the strongest first."""
    return _ordered(setup, trump, trump)


def plain_order(setup: Setup, suit: Suit, trump: Suit = TRUMP) -> tuple[Card, ...]:
    """The cards of a suit that is not trump, the strongest first."""
    return _ordered(setup, suit, trump)


def _ordered(setup: Setup, suit: Suit, trump: Suit) -> tuple[Card, ...]:
    ranking = setup.ranking
    cards = [card for card in setup.pack if ranking.suit_of(card, trump) is suit]
    return tuple(
        sorted(cards, key=lambda card: ranking.strength(card, trump, suit), reverse=True)
    )


def card_caption(card: Card, ranking: Ranking, trump: Suit = TRUMP) -> str:
    """The name a trump has at the table, if it has one."""
    if card is JOKER:
        return _("Benny")
    if ranking.is_left_bower(card, trump):
        return _("left bower")
    if ranking.bowers and card.rank is Rank.JACK and card.suit is trump:
        return _("right bower")
    return ""


def winner_of(cards: Sequence[Card], ranking: Ranking, trump: Suit = TRUMP) -> int:
    """The place of the card that takes a trick."""
    led = ranking.suit_of(cards[0], trump)
    return max(range(len(cards)), key=lambda place: ranking.strength(cards[place], trump, led))


def example_trick(setup: Setup, names: Sequence[str], beside: str) -> Cards:
    """A trick of as many cards as there are players, four at most, with its winner marked.

    *names* are four cards in the order played.
    """
    cards = [Card.parse(name) for name in names]
    best = winner_of(cards, setup.ranking)
    while len(cards) > len(setup.table.seats):
        # The one led and the one that wins are what the example is about.
        del cards[next(place for place in (3, 2, 1) if place < len(cards) and place != best)]
        best = winner_of(cards, setup.ranking)
    captions = [""] * len(cards)
    captions[0], captions[best] = _("led"), _("takes the trick")
    return Cards(tuple(cards), tuple(captions), marked=best, beside=beside)


def lines_of(options: Options, *keys: str) -> list[str]:
    """The lines of those house rules that are on."""
    return [rule_line(key, options) for key in keys if getattr(options, key)]


def house_rules(options: Options) -> Page:
    """The page of everything that was agreed."""
    greyed = conflicts(options)
    blocks: list[Block] = [
        Paragraph(
            _("Everything you agreed on for this game ({game}):").format(
                game=game_name(options.variant)
            )
        )
    ]
    for group in GROUPS:
        rows = tuple(
            (rule_name(key), value_label(key, getattr(options, key), options))
            for key in group.keys
            if key not in greyed
        )
        if rows:
            blocks += [Heading(_(group.title)), Rows(rows)]
    return Page("house_rules", _("The rules at this table"), tuple(blocks))
