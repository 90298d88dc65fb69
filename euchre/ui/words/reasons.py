"""What the coach has to say: kinds of decisions, and the reasons for a better choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.coach.kinds import Kind, Theme
from euchre.coach.reasons import Why
from euchre.i18n import _, ngettext
from euchre.ui.words import phrases
from euchre.ui.words.addressed import about

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.coach.explanation import Shares
    from euchre.coach.reasons import Fact
    from euchre.play.record import Player
    from euchre.rules.seats import Seat


def kind_word(kind: Kind) -> str:
    """How good a decision was, as a heading."""
    return {
        Kind.BEST: _("Best"),
        Kind.FINE: _("Fine"),
        Kind.DOUBTFUL: _("Doubtful"),
        Kind.MISTAKE: _("Mistake"),
        Kind.BLUNDER: _("Blunder"),
    }[kind]


def theme_word(theme: Theme) -> str:
    """What a decision was about, in a list."""
    return {
        Theme.BIDDING: _("Bidding"),
        Theme.ALONE: _("Going alone"),
        Theme.DISCARDING: _("Discarding"),
        Theme.LEADING: _("Leading"),
        Theme.FOLLOWING: _("Following"),
    }[theme]


def shares(found: Shares) -> str:
    """How hands end after a call, as the expert's tables have it."""
    return _(
        "Out of 100 hands like this, {made} make the point, {march} sweep and {euchred} get "
        "euchred."
    ).format(made=found.made, march=found.march, euchred=found.euchred)


def reason(fact: Fact, players: Mapping[Seat, Player]) -> str:
    """Why a choice is better: one whole sentence."""
    name = players[fact.seat].name if fact.seat else ""
    if fact.why in _COUNTED:
        return _counted(fact)
    cards = _("{cards} and {last}")
    names = [phrases.card_name(card) for card in fact.cards]
    told = names[-1] if names else ""
    if len(names) > 1:
        told = cards.format(cards=", ".join(names[:-1]), last=names[-1])
    if fact.why in (Why.CARD_TO_US, Why.CARD_TO_THEM):
        return _turned_card(fact.why, name, told)
    return _sentences()[fact.why].format(cards=told, name=name)


def _turned_card(why: Why, name: str, card: str) -> str:
    if why is Why.CARD_TO_US:
        return about(
            name,
            _("Your side gets {card}: {name} picks it up."),
            _("You pick up {card} yourself."),
            card=card,
        )
    return _("Ordering it up would give {name} {card}.").format(card=card, name=name)


_COUNTED = (Why.TRUMPS_HELD, Why.VOIDS, Why.FEW_TRUMPS, Why.ALL_TRICKS)


def _counted(fact: Fact) -> str:
    """The sentences that count something."""
    number = fact.number
    if fact.why is Why.ALL_TRICKS:
        return _("Alone, it takes every trick in {number} of 100 hands.").format(number=number)
    if fact.why is Why.VOIDS:
        return ngettext(
            "One suit is missing: you can trump it right away.",
            "{number} suits are missing: you can trump them right away.",
            number,
        ).format(number=number)
    if fact.why is Why.FEW_TRUMPS:
        if not number:
            return _("You would have no trump.")
        return ngettext(
            "You would have only one trump.", "You would have only {number} trumps.", number
        ).format(number=number)
    high = ", ".join(phrases.card_name(card) for card in fact.cards)
    if high:
        return _("You have {number} trumps, with {cards}.").format(number=number, cards=high)
    return _("You have {number} trumps.").format(number=number)


def _sentences() -> dict[Why, str]:
    """The other sentences; `{cards}` are the cards, `{name}` is the player they speak of."""
    return {
        Why.CANNOT_WIN: _("You can't take this trick, so give up the card you need least."),
        Why.PARTNER_HAS_IT: _("Your partner has the trick: leave it to them."),
        Why.LAST_TO_PLAY: _("You play last, and this is the lowest card that takes the trick."),
        Why.CANNOT_BE_BEATEN: _("Nothing that is still out beats it."),
        Why.TRUMPS_IN: _("You have none of the suit led, and this trump takes the trick."),
        Why.TAKES_IT: _("It takes the trick as it stands."),
        Why.SAVES_TRUMP: _("It saves your trump for a better moment."),
        Why.LOWEST_OF_SUIT: _("It's the lowest you have in that suit."),
        Why.DRAWS_TRUMP: _("You made trump: leading it draws theirs."),
        Why.LEADS_TO_MAKER: _("Your partner made trump: lead it to them."),
        Why.LEFT_TRUMP_TO_MAKERS: _("They made trump: keep yours, and don't lead it for them."),
        Why.BEST_OF_SUIT: _("It's the best card left in its suit: only a trump takes it."),
        Why.SHORTENS_SUIT: _("It's your only card in that suit: you can trump the next one."),
        Why.MAKES_VOID: _("It leaves you with none of that suit, so you can trump it."),
        Why.KEEPS_ACE: _("It keeps {cards}."),
        Why.KEEPS_TRUMPS: _("It keeps all your trumps."),
        Why.SIDE_ACES: _("You have {cards} on the side."),
        Why.DECIDES_EUCHRE: _("This trick decides between the point and the euchre."),
        Why.DECIDES_MARCH: _("The march is still possible."),
    }
