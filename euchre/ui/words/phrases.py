"""What happens at the table in words: suits, cards, sides, events, refusals and results.

Whole sentences, one for each suit: languages differ in what they do with a suit in a sentence.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from euchre.ai.roster import level_of
from euchre.i18n import N_, _, ngettext, pgettext
from euchre.play.names import letters
from euchre.rules.cards import Rank, Suit
from euchre.rules.events import Result
from euchre.rules.scoring import needed
from euchre.rules.state import ThrownIn
from euchre.ui.words import numbers
from euchre.ui.words.addressed import about, within

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.play.record import Player
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat, Side

SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
"""The suit signs, which `Text` draws as pictures."""


def suit_title(suit: Suit | None) -> str:
    """A suit as a heading or on a button; None is no-trump."""
    return {
        Suit.CLUBS: _("Clubs"),
        Suit.DIAMONDS: _("Diamonds"),
        Suit.HEARTS: _("Hearts"),
        Suit.SPADES: _("Spades"),
        None: _("No trump"),
    }[suit]


def is_trump(suit: Suit | None) -> str:
    """What naming a suit means, as a clause without its full stop; None is no-trump."""
    return {
        Suit.CLUBS: _("Clubs are trump"),
        Suit.DIAMONDS: _("Diamonds are trump"),
        Suit.HEARTS: _("Hearts are trump"),
        Suit.SPADES: _("Spades are trump"),
        None: _("No trump: aces are high"),
    }[suit]


def was_turned_down(suit: Suit | None) -> str:
    """Which suit was offered in the first round of bidding."""
    return {
        Suit.CLUBS: _("Clubs were turned down."),
        Suit.DIAMONDS: _("Diamonds were turned down."),
        Suit.HEARTS: _("Hearts were turned down."),
        Suit.SPADES: _("Spades were turned down."),
        None: "",
    }[suit]


def rank_word(rank: Rank) -> str:
    """A rank as part of a card's name."""
    return {
        Rank.TWO: pgettext("rank", "two"),
        Rank.THREE: pgettext("rank", "three"),
        Rank.FOUR: pgettext("rank", "four"),
        Rank.FIVE: pgettext("rank", "five"),
        Rank.SIX: pgettext("rank", "six"),
        Rank.SEVEN: pgettext("rank", "seven"),
        Rank.EIGHT: pgettext("rank", "eight"),
        Rank.NINE: pgettext("rank", "nine"),
        Rank.TEN: pgettext("rank", "ten"),
        Rank.JACK: pgettext("rank", "jack"),
        Rank.QUEEN: pgettext("rank", "queen"),
        Rank.KING: pgettext("rank", "king"),
        Rank.ACE: pgettext("rank", "ace"),
    }[rank]


def rank_title(rank: Rank) -> str:
    """A rank at the beginning of a card's name."""
    return {
        Rank.TWO: pgettext("rank", "Two"),
        Rank.THREE: pgettext("rank", "Three"),
        Rank.FOUR: pgettext("rank", "Four"),
        Rank.FIVE: pgettext("rank", "Five"),
        Rank.SIX: pgettext("rank", "Six"),
        Rank.SEVEN: pgettext("rank", "Seven"),
        Rank.EIGHT: pgettext("rank", "Eight"),
        Rank.NINE: pgettext("rank", "Nine"),
        Rank.TEN: pgettext("rank", "Ten"),
        Rank.JACK: pgettext("rank", "Jack"),
        Rank.QUEEN: pgettext("rank", "Queen"),
        Rank.KING: pgettext("rank", "King"),
        Rank.ACE: pgettext("rank", "Ace"),
    }[rank]


def card_name(card: Card) -> str:
    """A card inside a sentence: "the jack of spades", "the Benny"."""
    if card.rank is None or card.suit is None:
        return _("the Benny")
    template = {
        Suit.CLUBS: _("the {rank} of clubs"),
        Suit.DIAMONDS: _("the {rank} of diamonds"),
        Suit.HEARTS: _("the {rank} of hearts"),
        Suit.SPADES: _("the {rank} of spades"),
    }[card.suit]
    return template.format(rank=rank_word(card.rank))


def card_title(card: Card) -> str:
    """A card by itself, as in a list: "Jack of spades", "Benny"."""
    if card.rank is None or card.suit is None:
        return _("Benny")
    template = {
        Suit.CLUBS: _("{rank} of clubs"),
        Suit.DIAMONDS: _("{rank} of diamonds"),
        Suit.HEARTS: _("{rank} of hearts"),
        Suit.SPADES: _("{rank} of spades"),
    }[card.suit]
    return template.format(rank=rank_title(card.rank))


def side_name(
    side: Side, players: Mapping[Seat, Player], viewer: Seat | None, longest: int = 99
) -> str:
    """Who scores together: "You & Ben" at the viewer's own table, else by their names.

    Names longer than *longest* letters are shortened, each for itself, so that all are told.
    """
    order = sorted(side, key=lambda seat: seat is not viewer)
    names = [_("You") if seat is viewer else players[seat].name for seat in order]
    return " & ".join(_shortened(name, longest) for name in names)


def _shortened(name: str, longest: int) -> str:
    signs = letters(name)
    return name if len(signs) <= longest else f"{''.join(signs[: longest - 1]).rstrip()}\u2026"


def level_name(level: str | None) -> str:
    """What kind of player it is, of a character its level; None is a person."""
    level = level and level_of(level)
    known = {
        None: _("human"),
        "beginner": _("beginner"),
        "normal": _("normal"),
        "strong": _("strong"),
        "expert": _("expert"),
    }
    return known.get(level) or str(level)


GAME_NAMES = {
    "classic": N_("Classic"),
    "us": N_("US"),
    "canadian": N_("Canadian"),
    "british": N_("British"),
    "railroad": N_("Railroad"),
    "two_handed": N_("Two-handed"),
    "three_handed": N_("Three-handed"),
    "hasenpfeffer": N_("Hasenpfeffer"),
    "napoleon": N_("Napoleon"),
}
"""What the games are called, by the keys of `rules.games.GAMES`."""


def game_name(variant: str) -> str:
    """The name of a game by its key; a game that is not known here is called by its key."""
    return _(GAME_NAMES[variant]) if variant in GAME_NAMES else variant.title()


def played(name: str, card: Card, *, led: bool) -> str:
    """A card told afterwards: "Carla led the ace of hearts"."""
    sentence = _("{name} led {card}") if led else _("{name} played {card}")
    return sentence.format(name=name, card=card_name(card))


def took_trick(name: str) -> str:
    """Who took a trick, told afterwards."""
    return _("{name} took the trick").format(name=name)


def follow(suit: Suit | None) -> str:
    """What has to be done when a suit was led."""
    return {
        Suit.CLUBS: _("Follow suit: clubs were led"),
        Suit.DIAMONDS: _("Follow suit: diamonds were led"),
        Suit.HEARTS: _("Follow suit: hearts were led"),
        Suit.SPADES: _("Follow suit: spades were led"),
        None: _("Follow suit"),
    }[suit]


def turn_to_follow(suit: Suit | None) -> str:
    """The viewer's turn, and the suit that must be followed."""
    return {
        Suit.CLUBS: _("Your turn: follow clubs"),
        Suit.DIAMONDS: _("Your turn: follow diamonds"),
        Suit.HEARTS: _("Your turn: follow hearts"),
        Suit.SPADES: _("Your turn: follow spades"),
        None: _("Your turn: follow suit"),
    }[suit]


def turn_without(suit: Suit | None) -> str:
    """The viewer's turn, who has none of the suit that was led."""
    return {
        Suit.CLUBS: _("You have no clubs: play any card"),
        Suit.DIAMONDS: _("You have no diamonds: play any card"),
        Suit.HEARTS: _("You have no hearts: play any card"),
        Suit.SPADES: _("You have no spades: play any card"),
        None: _("Your turn: play any card"),
    }[suit]


def left_bower_follows(trump: Suit, led: Suit | None) -> str:
    """Why the left bower may not be played to a suit that was led: it is a trump now."""
    now = {
        Suit.CLUBS: _("The jack of spades is a club now"),
        Suit.DIAMONDS: _("The jack of hearts is a diamond now"),
        Suit.HEARTS: _("The jack of diamonds is a heart now"),
        Suit.SPADES: _("The jack of clubs is a spade now"),
    }[trump]
    return {
        Suit.CLUBS: _("{reason}: follow clubs"),
        Suit.DIAMONDS: _("{reason}: follow diamonds"),
        Suit.HEARTS: _("{reason}: follow hearts"),
        Suit.SPADES: _("{reason}: follow spades"),
        None: _("{reason}: follow suit"),
    }[led].format(reason=now)


def thrown_in(reason: ThrownIn, dealer: str) -> str:
    """Why there were no points for a deal, and who deals next."""
    sentence = {
        ThrownIn.PASSED_OUT: _("Everyone passed. {name} deals next."),
        ThrownIn.WEAK_HAND: _("A farmer's hand: {name} deals again."),
        ThrownIn.JOKER_IN_WIDOW: _(
            "Everyone passed, and the Benny is in the widow. {name} deals next."
        ),
        ThrownIn.BENNY_TURNED: _("The Benny was turned up. {name} deals next."),
    }[reason]
    to_you = {
        ThrownIn.PASSED_OUT: _("Everyone passed. You deal next."),
        ThrownIn.WEAK_HAND: _("A farmer's hand: you deal again."),
        ThrownIn.JOKER_IN_WIDOW: _(
            "Everyone passed, and the Benny is in the widow. You deal next."
        ),
        ThrownIn.BENNY_TURNED: _("The Benny was turned up. You deal next."),
    }[reason]
    return about(dealer, sentence, to_you)


def reason_of(result: Result) -> str:
    """Why a deal brought its points: "March", "Euchre"."""
    return {
        Result.MADE: _("Made it"),
        Result.MARCH: pgettext("result", "March"),
        Result.LONE_MADE: _("Made it alone"),
        Result.LONE_MARCH: _("Loner"),
        Result.LONE_SHORT: _("Loner fell short"),
        Result.EUCHRED: _("Euchre"),
        Result.LONE_EUCHRED: _("Euchre of a loner"),
        Result.SUPER_EUCHRE: _("Super euchre"),
        Result.LONE_DEFENCE: _("Euchre by a lone defender"),
        Result.JAMBONE: _("Jambone"),
        Result.JAMBOREE: _("Jamboree"),
        Result.BID_MADE: _("Bid made"),
        Result.BID_FAILED: _("Bid failed"),
    }[result]


def flourish(result: Result) -> str:
    """The word that celebrates the end of a deal; empty where there is nothing to celebrate."""
    return {
        Result.MARCH: _("March!"),
        Result.LONE_MADE: _("Made it alone!"),
        Result.LONE_MARCH: _("Loner! Every trick"),
        Result.EUCHRED: _("Euchred!"),
        Result.LONE_EUCHRED: _("Euchred!"),
        Result.SUPER_EUCHRE: _("Super euchre!"),
        Result.LONE_DEFENCE: _("Euchred by a lone defender!"),
        Result.JAMBONE: _("Jambone!"),
        Result.JAMBOREE: _("Jamboree!"),
        Result.BID_FAILED: _("Set!"),
    }.get(result, "")


def side_within(side: Side, players: Mapping[Seat, Player], viewer: Seat | None) -> str:
    """The same inside a sentence: "you and Ben"."""
    return within([_("You") if seat is viewer else players[seat].name for seat in side])


def won_game_of_match(side: str, games: int) -> str:
    """A game of a match is won by *side* (as `side_within` says), and the match goes on."""
    return ngettext("First game for {side}", "{games} games for {side} so far", games).format(
        side=side, games=games
    )


def side_points(side: str, number: int) -> str:
    """What a deal brought to a side."""
    return ngettext("{side}: {number} point", "{side}: {number} points", abs(number)).format(
        side=side, number=numbers.whole(number)
    )


def points(number: int) -> str:
    """A number of points."""
    return ngettext("{number} point", "{number} points", abs(number)).format(
        number=numbers.whole(number)
    )


def chips(number: int) -> str:
    """A number of chips."""
    return ngettext("{number} chip", "{number} chips", number).format(
        number=numbers.whole(number)
    )


_NUMBERS = (
    N_("none"),
    N_("one"),
    N_("two"),
    N_("three"),
    N_("four"),
    N_("five"),
    N_("six"),
    N_("seven"),
    N_("eight"),
)


def number_word(number: int) -> str:
    """A small number as sentences have it: "five"; digits from nine on."""
    return _(_NUMBERS[number]) if number < len(_NUMBERS) else str(number)


def trick_words(tricks: int) -> dict[str, str]:
    """The numbers in sentences about a deal of so many tricks, by their placeholders.

    `all` there are, the `least` that makers need, and what is `enough` without being all.
    """
    least = needed(tricks)
    enough = number_word(least)
    if least + 1 < tricks:
        one_or_more = _("{one} or {other}") if least + 2 == tricks else _("{one} to {other}")
        enough = one_or_more.format(one=enough, other=number_word(tricks - 1))
    return {"all": number_word(tricks), "least": number_word(least), "enough": enough}


def tricks(number: int) -> str:
    """A number of tricks."""
    return ngettext("{number} trick", "{number} tricks", number).format(number=number)


def called_by(name: str, *, alone: bool | None) -> str:
    """Who made trump, below the trump suit."""
    if alone:
        return about(name, _("called by {name}, alone"), _("called by you, alone"))
    return about(name, _("called by {name}"), _("called by you"))


def short_card(card: Card) -> str:
    """A card whose suit is known from the rest of the sentence: "the jack"."""
    if card.rank is None:
        return _("the Benny")
    return _("the {rank}").format(rank=rank_word(card.rank))


def in_lines(spelled: str, lines: int) -> str:
    """A deal number in so many lines, the longer ones below.

    Packs of 52 cards have numbers of up to seven groups of signs.
    """
    groups = spelled.split("-")
    ends = [len(groups) * line // lines for line in range(lines + 1)]
    return "-\n".join("-".join(groups[start:end]) for start, end in pairwise(ends))
