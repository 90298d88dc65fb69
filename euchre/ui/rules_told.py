"""How to play, page by page, told from the options of a game so that it cannot disagree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.cards import JOKER, Card, Rank, Suit
from euchre.rules.options import conflicts, in_force
from euchre.rules.variants import build
from euchre.ui.leaflet import Block, Cards, Heading, Page, Rows, Words
from euchre.ui.phrases import game_name, points
from euchre.ui.rules_in_short import points_table
from euchre.ui.rules_in_words import (
    GROUPS,
    euchre_points,
    pack_size,
    rule_line,
    rule_name,
    value_label,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.rules.options import Options
    from euchre.rules.ranking import Ranking
    from euchre.rules.state import Setup


TRUMP = Suit.HEARTS
"""The suit that is trump in all examples."""


def pages(options: Options) -> tuple[Page, ...]:
    """All pages about the game that *options* describe."""
    options = in_force(options)
    setup = build(options).setup
    return (
        _aim(options),
        _cards(options, setup),
        _bidding(options),
        _alone(options),
        _tricks(options, setup),
        _points(options),
        _house_rules(options),
        _advice(options),
    )


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


def _aim(options: Options) -> Page:
    bowers = (Card.of(Rank.JACK, TRUMP), Card.of(Rank.JACK, TRUMP.twin))
    return Page(
        "aim",
        _("The aim"),
        (
            Words(
                _(
                    "Four play, two against two: those who sit opposite each other are partners. "
                    "Everybody gets five cards. One side chooses a suit to be trump and promises "
                    "to take at least three of the five tricks."
                )
            ),
            Cards(
                (JOKER, *bowers) if options.joker else bowers,
                beside=_(
                    "The stars are the jacks of the trump colour, called bowers after the German "
                    "word for farmer. The first side to reach {target} points wins the game."
                ).format(target=options.target),
            ),
            Heading(_("A deal, step by step")),
            Words("\n".join(_steps())),
        ),
    )


def _steps() -> tuple[str, ...]:
    return (
        _("1. Everybody gets five cards, and the next card is turned up."),
        _("2. In one or two rounds of bidding somebody makes a suit trump."),
        _("3. Five tricks are played. The makers need three of them."),
        _("4. The points are counted, and the next player deals."),
    )


def _cards(options: Options, setup: Setup) -> Page:
    trumps = trump_order(setup)
    twin = plain_order(setup, TRUMP.twin)
    blocks: list[Block] = [
        Words(
            _("The pack has {count} cards. When hearts are trump, this is the order:").format(
                count=pack_size(options)
            )
        ),
        Cards(trumps, tuple(card_caption(card, setup.ranking) for card in trumps)),
        Words(
            _(
                "The jack of trump is the right bower. The other jack of the same colour becomes "
                "a trump, too: it is the left bower and no longer belongs to its own suit. So "
                "that suit is a card short:"
            )
        ),
        Cards(twin),
        Words(_("In the other suits the jack stays below the queen:")),
        Cards(plain_order(setup, Suit.SPADES)),
    ]
    if options.joker:
        blocks.insert(
            2, Words(_("The Benny, a joker, is always a trump and beats even the right bower."))
        )
    return Page("cards", _("The cards"), tuple(blocks))


def _bidding(options: Options) -> Page:
    first, second, also = _first_round(options), _second_round(options), _also(options)
    upcard = Card.of(Rank.TEN, TRUMP)
    blocks: list[Block] = [
        Heading(_("First round")),
        Cards((upcard,), (_("turned up"),), beside=" ".join(first)),
        Heading(_("Second round")),
        Words(" ".join(second)),
    ]
    if also:
        blocks += [Heading(_("At this table")), Words(" ".join(also))]
    return Page("bidding", _("Making trump"), tuple(blocks))


def _first_round(options: Options) -> list[str]:
    told = [
        _(
            "After the deal the next card is turned up. Beginning left of the dealer, everybody "
            "may pass or order it up: then its suit is trump, the dealer takes the card and lays "
            "another one away face down."
        )
    ]
    if options.dealer_partner_orders != "free":
        told.append(rule_line("dealer_partner_orders", options))
    if not options.may_discard_upcard:
        told.append(_("The dealer has to keep the turned card."))
    return told


def _second_round(options: Options) -> list[str]:
    told = [
        _(
            "When all four pass, the card is turned down. In a second round everybody may name "
            "one of the other suits as trump, or pass again."
        )
    ]
    told += _lines_of(options, "stuck_any_suit", "no_trump", "stick_the_dealer")
    if not options.stick_the_dealer:
        told += [_("If everybody passes again:"), rule_line("redeal_dealer", options)]
    return told


def _also(options: Options) -> list[str]:
    """What holds in both rounds, where it does."""
    told = _lines_of(options, "natural_trump")
    if options.joker:
        told += [_("If the Benny is turned up:"), rule_line("benny_turned", options)]
    if options.farmers_hand != "off":
        told.append(rule_line("farmers_hand", options))
    return told


def _lines_of(options: Options, *keys: str) -> list[str]:
    """The lines of those house rules that are on."""
    return [rule_line(key, options) for key in keys if getattr(options, key)]


def _alone(options: Options) -> Page:
    scoring = euchre_points(options)
    text = _(
        "Whoever makes trump may play alone. The partner lays the cards down and sits out. All "
        "five tricks are then worth {lone} instead of {march}; falling short brings the "
        "others {euchred}."
    ).format(
        lone=points(scoring.score(5, alone=True).makers),
        march=scoring.score(5, alone=False).makers,
        euchred=points(scoring.score(2, alone=True).defenders),
    )
    keys = ["alone_timing", "loner_lead"]
    if options.dealer_partner_orders == "must_go_alone":
        keys.append("dealer_partner_orders")
    rules = _lines_of(options, *keys, "defend_alone", "alone_must_take_5")
    hand = tuple(map(Card.parse, ("JH", "JD", "AH", "KH", "AS")))
    if options.joker:
        hand = (JOKER, *hand[:3], hand[4])
    praise = _("With hearts as trump this hand takes all five tricks nearly every time.")
    blocks = (Words(text), Cards(hand, beside=praise), Words(" ".join(rules)))
    return Page("alone", _("Going alone"), blocks)


EXAMPLE = ("TD", "AD", "JD", "KD")
"""A trick to which diamonds were led while hearts are trump, in the order played."""


def winner_of(cards: Sequence[Card], ranking: Ranking, trump: Suit = TRUMP) -> int:
    """The place of the card that takes a trick."""
    led = ranking.suit_of(cards[0], trump)
    return max(range(len(cards)), key=lambda place: ranking.strength(cards[place], trump, led))


def _tricks(options: Options, setup: Setup) -> Page:
    follow = _(
        "One card from everybody makes a trick. You must play a card of the suit that was led if "
        "you hold one. If not, play what you like: nobody has to trump and nobody has to win."
    )
    win = _(
        "The highest trump takes the trick; without a trump, the highest card of the suit led. "
        "Whoever takes it leads to the next one, with any card."
    )
    bower = _(
        "Whoever holds the left bower need not play it when its printed suit is led, but must "
        "follow with it when trump is led."
    )
    lead = _("The player left of the dealer leads to the first trick.")
    lead += " " + rule_line("loner_lead", options)
    example = Words(_("Hearts are trump, and a diamond is led:"))
    blocks = (Words(follow), Words(win), example, _example(setup), Words(bower), Words(lead))
    return Page("tricks", _("The tricks"), blocks)


def _example(setup: Setup) -> Cards:
    trick = tuple(map(Card.parse, EXAMPLE))
    best = winner_of(trick, setup.ranking)
    captions = [""] * len(trick)
    captions[0], captions[best] = _("led"), _("takes the trick")
    told = _(
        "The jack of diamonds is the left bower, a heart for this deal. Its holder had no "
        "diamond, was free to play it, and wins."
    )
    return Cards(trick, tuple(captions), marked=best, beside=told)


def _points(options: Options) -> Page:
    rows = [
        (
            row.situation,
            _("makers {points}").format(points=row.makers)
            if row.makers
            else _("others {points}").format(points=row.defenders)
            if row.defenders
            else _("nobody scores"),
        )
        for row in points_table(options)
    ]
    return Page(
        "points",
        _("The points"),
        (
            Words(_("After five tricks the deal is scored; only one side gets points.")),
            Rows(tuple(rows)),
            Words(
                _(
                    "The first side to reach {target} wins. Points beyond it do not matter. The "
                    "deal moves on to the left after every deal."
                ).format(target=options.target)
            ),
        ),
    )


def _house_rules(options: Options) -> Page:
    greyed = conflicts(options)
    blocks: list[Block] = [
        Words(
            _("Everything that was agreed for this game, “{game}”:").format(
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
    return Page("house_rules", _("This table's rules"), tuple(blocks))


def _advice(options: Options) -> Page:
    advice = [
        _("Count your tricks before you bid: a bower or the ace of trump is one, so is the ace of "
          "another suit that is short in your hand. Three sure or likely ones are enough to call, "
          "for your partner usually brings one more."),
        _("The turned card goes to the dealer. Order it up for your partner more readily than for "
          "an opponent, whom it makes stronger."),
        _("If the dealer turned a suit down, the other suit of the same colour is often good for "
          "you when you sit left of the dealer, and rarely when your partner turned it down."),
        _("Made trump? Lead trump early, to draw the others' trumps out."),
        _("Defending? Cash your aces early, before somebody runs out of that suit."),
        _("Do not trump a trick your partner is winning anyway. Third and fourth to play, win as "
          "cheaply as you can."),
        _("When you must throw something away, throw the last card of a plain suit: next time you "
          "can trump it."),
        _("Go alone when your hand takes all five tricks without help, or nearly: your partner's "
          "help is worth less than the extra points."),
    ]  # fmt: skip
    if options.stick_the_dealer:
        advice.append(
            _(
                "With the dealer stuck, passing a middling hand is safer: the dealer has to choose."
            )
        )
    if options.joker:
        advice.append(_("The Benny takes a trick whatever happens. Count it first."))
    return Page("advice", _("For beginners"), tuple(map(Words, advice)))
