"""Advice for beginners: the last page about a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.house_rules import build
from euchre.rules.scoring import BidPoints, needed
from euchre.ui.rulebook.page import Page, Paragraph
from euchre.ui.words.phrases import number_word

if TYPE_CHECKING:
    from euchre.rules.options import Options
    from euchre.rules.state import Setup


def advice_on_euchre(options: Options, setup: Setup) -> Page:
    """What to think of where a card is turned up."""
    least = number_word(needed(setup.hand_size))
    advice = _with_a_partner(least) if setup.table.partnerships else _for_oneself(least)
    if options.stick_the_dealer:
        advice.append(
            _(
                "When the dealer can be stuck, it is safer to pass a middling hand: the dealer "
                "has to call something."
            )
        )
    if options.partners_best:
        advice.append(
            _(
                "Calling for your partner's best card makes a loner stronger by one card: "
                "{fewer} sure tricks are enough to try one."
            ).format(fewer=number_word(setup.hand_size - 1))
        )
    if options.joker:
        advice.append(_("The Benny always takes a trick. Count it first."))
    return _page(advice)


def advice_on_bids(options: Options) -> Page:
    """What to think of where tricks are bid."""
    if isinstance(build(options).scoring, BidPoints):
        return _page(_on_widows())
    return _page(_on_naps())


def _page(advice: list[str]) -> Page:
    return Page("advice", _("For beginners"), tuple(map(Paragraph, advice)))


def _with_a_partner(least: str) -> list[str]:
    return [
        _("Count your tricks before you bid. A bower or the ace of trump is one, and so is an ace in "
          "another suit if you hold few cards of that suit. Call with {least} sure or likely tricks: "
          "your partner is usually good for one more.").format(least=least),
        _("The upcard goes to the dealer. Order it up more readily when your partner deals: for an "
          "opponent, it only makes the other side stronger."),
        _("When a suit is turned down, think of “next”, the other suit of the same color. It is "
          "often good for you if you sit left of the dealer, and seldom if your partner turned the "
          "card down."),
        _("Made trump? Lead trump early to draw out the others' trump."),
        _("Defending? Lead your aces early, before someone runs out of the suit."),
        _("Don't trump a trick your partner is winning anyway. Playing third or fourth, win as "
          "cheaply as you can."),
        _("When you have to throw something off, throw your last card of a plain suit: next time you "
          "can trump it."),
        _("Go alone when your hand can take every trick, or nearly, without help: the extra points "
          "are worth more than your partner."),
    ]  # fmt: skip


def _for_oneself(least: str) -> list[str]:
    return [
        _("Count your tricks before you bid. A bower or the ace of trump is one, and so is an ace in "
          "another suit if you hold few cards of that suit. Nobody helps you, so call with {least} "
          "tricks of your own.").format(least=least),
        _("The upcard makes the dealer's hand stronger. Order it up only if your hand can take that."),
        _("When a suit is turned down, think of “next”, the other suit of the same color: both of "
          "its bowers may still be around."),
        _("Many cards are not in play: an ace is often the highest card of its suit in anyone's "
          "hand, and so is a lone king."),
        _("Made trump? Lead trump early to draw out the others' trump."),
        _("Defending? Lead your aces early, before someone runs out of the suit."),
        _("When you have to throw something off, throw your last card of a plain suit: next time you "
          "can trump it."),
    ]  # fmt: skip


def _on_widows() -> list[str]:
    return [
        _("Count the sure tricks in your best suit: the Benny, the bowers, the ace of trump, and "
          "every trump from the fourth on. Add one for your partner, and bid that."),
        _(
            "The widow is one unknown card out of twenty-five. It seldom helps, so don't bid "
            "on it."
        ),
        _("Discard a singleton: the next time that suit is led, you can trump."),
        _("If you won the bid, lead trump until the others have none left."),
        _("A bid that fails costs as much as you bid, and the other side scores its tricks on top. "
          "When they are far behind, let them bid too high."),
        _("Nothing but the Benny? If everyone passes, you must play for three, so bid two before it "
          "comes to that."),
    ]  # fmt: skip


def _on_naps() -> list[str]:
    return [
        _("The first card led makes trump. Bid on one long suit with its ace: three high cards in "
          "one suit and an ace in another are worth three tricks."),
        _(
            "Only some of the cards are dealt. With few players, a king is often as good as an "
            "ace."
        ),
        _("Lead trump, highest first, until the others run out."),
        _("Misère needs low cards in every suit. One middling card in a suit is safer than two: lead "
          "it first."),
        _("Everyone else plays together against the bidder. Playing right after the bidder? Save "
          "your high card for the trick that decides the bid."),
        _("Watch the score: a small bid you make is worth more than a big one you don't."),
    ]  # fmt: skip
