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
                "With the dealer stuck, passing a middling hand is safer: the dealer has to choose."
            )
        )
    if options.partners_best:
        advice.append(
            _(
                "Calling for your partner's best makes a lone hand stronger by one card: "
                "{fewer} sure tricks are enough to try it."
            ).format(fewer=number_word(setup.hand_size - 1))
        )
    if options.joker:
        advice.append(_("The Benny takes a trick whatever happens. Count it first."))
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
        _("Count your tricks before you bid: a bower or the ace of trump is one, so is the ace of "
          "another suit that is short in your hand. Call with {least} sure or likely ones: your "
          "partner usually brings one more.").format(least=least),
        _("The turned card goes to the dealer. Order it up for your partner more readily than for "
          "an opponent, whom it makes stronger."),
        _("If the dealer turned a suit down, the other suit of the same colour is often good for "
          "you when you sit left of the dealer, and rarely when your partner turned it down."),
        _("Made trump? Lead trump early, to draw the others' trumps out."),
        _("Defending? Cash your aces early, before another player runs out of that suit."),
        _("Do not trump a trick your partner is winning anyway. Third and fourth to play, win as "
          "cheaply as you can."),
        _("When you must throw something away, throw the last card of a plain suit: next time you "
          "can trump it."),
        _("Go alone when your hand takes every trick without help, or nearly: your partner's "
          "help is worth less than the extra points."),
    ]  # fmt: skip


def _for_oneself(least: str) -> list[str]:
    return [
        _("Count your tricks before you bid: a bower or the ace of trump is one, so is the ace of "
          "another suit that is short in your hand. Nobody helps you: call with {least} of them.").format(least=least),
        _("The turned card makes the dealer's hand stronger. Order it up only with a hand that "
          "does not mind."),
        _("If the dealer turned a suit down, the other suit of the same colour is often good for "
          "you: both its bowers may still be about."),
        _("Many cards are not in play: an ace may well be the highest card of its suit that "
          "anybody holds, and a single king, too."),
        _("Made trump? Lead trump early, to draw the others' trumps out."),
        _("Defending? Cash your aces early, before another player runs out of that suit."),
        _("When you must throw something away, throw the last card of a plain suit: next time you "
          "can trump it."),
    ]  # fmt: skip


def _on_widows() -> list[str]:
    return [
        _("Count sure tricks in your best suit: Benny, bowers, ace of trump, and every trump from "
          "the fourth on. Add one for what your partner brings, and bid that."),
        _("The widow is one unknown card of twenty-five. It seldom helps; do not bid for it."),
        _("Lay away a card of a suit that you hold only once: next time it is led, you can trump."),
        _("Lead trump while you are the bidder, until the others have none left."),
        _("A failed bid costs as much as it promised, and the others score their tricks on top: "
          "when they are far behind, let them bid too high."),
        _("Hold the Benny and nothing else? If everybody passes, you must play for three: bid two "
          "before it comes to that."),
    ]  # fmt: skip


def _on_naps() -> list[str]:
    return [
        _("The first card makes trump. Bid on one long suit with its ace: three high cards of one "
          "suit and an ace beside them are worth three tricks."),
        _("Only some of the cards are dealt. With few players a king is often as good as an ace."),
        _("Lead trump, highest first, until the others have run out."),
        _("Misère wants low cards in every suit. A single middle card is safer than two: lead it "
          "first."),
        _("The others play together against the bidder. Sit behind the bidder? Save your high "
          "card for the trick that decides the bid."),
        _("Watch the score: a small bid that is safe brings more than a big one that fails."),
    ]  # fmt: skip
