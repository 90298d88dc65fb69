"""How to play the games in which tricks are bid: with a widow, and for everybody himself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.cards import JOKER, Card, Rank, Suit
from euchre.rules.house_rules import build
from euchre.rules.scoring import NapPoints
from euchre.ui.rulebook.common import (
    TRUMP,
    card_caption,
    example_trick,
    plain_order,
    trump_order,
)
from euchre.ui.rulebook.page import Block, Cards, Heading, Page, Paragraph, Rows
from euchre.ui.rulebook.switches import pack_size, rule_line
from euchre.ui.words.calls import bid_word
from euchre.ui.words.phrases import number_word, points, tricks

if TYPE_CHECKING:
    from euchre.rules.options import Options
    from euchre.rules.state import Setup

WELL_KNOWN = ("5S", "KS", "9S", "2H")
"""A trick of Napoleon to which spades were led while hearts are trump, in the order played."""
WITH_BOWER = ("TD", "AD", "JD", "KD")
"""The same with bowers, a diamond led."""


def pages_of_bids(options: Options) -> tuple[Page, ...]:
    """The pages about a game of bids, up to its points."""
    variant = build(options)
    setup, scoring = variant.setup, variant.scoring
    if isinstance(scoring, NapPoints):
        return (
            _aim_of_napoleon(options, scoring),
            _cards_of_napoleon(options, setup),
            _bids_of_napoleon(options, scoring),
            _tricks_of_napoleon(setup),
            _points_of_napoleon(options, scoring),
        )
    return (
        _aim(options),
        _cards(options, setup),
        _bidding(options),
        _widow(options),
        _tricks(setup),
        _points(options),
    )


def _aim(options: Options) -> Page:
    said = _(
        "Four play, two against two: those who sit opposite each other are partners. Everybody "
        "gets six cards. The sides bid how many of the six tricks they will take; the highest "
        "bidder names trump and has to keep the promise."
    )
    stars = _(
        "The Benny and the two jacks of the trump colour, called bowers, are the highest cards. "
        "The first side to reach {target} points wins the game."
    ).format(target=options.target)
    steps = (
        _("1. Everybody gets six cards. The last card of the pack, the widow, lies face down."),
        _("2. Everybody bids a number of tricks, or passes. The highest bid stands."),
        _("3. The highest bidder names trump."),
        _("4. Six tricks are played, the points are counted, and the next player deals."),
    )
    bowers = (Card.of(Rank.JACK, TRUMP), Card.of(Rank.JACK, TRUMP.twin))
    blocks = (
        Paragraph(said),
        Cards((JOKER, *bowers), beside=stars),
        Heading(_("A deal, step by step")),
        Paragraph("\n".join(steps)),
    )
    return Page("aim", _("The aim"), blocks)


def _cards(options: Options, setup: Setup) -> Page:
    trumps = trump_order(setup)
    blocks = (
        Paragraph(
            _("The pack has {count} cards. When hearts are trump, this is the order:").format(
                count=pack_size(options)
            )
        ),
        Cards(trumps, tuple(card_caption(card, setup.ranking) for card in trumps)),
        Paragraph(_("The Benny, a joker, is always a trump and beats even the right bower.")),
        Paragraph(
            _(
                "The jack of trump is the right bower. The other jack of the same colour becomes "
                "a trump, too: it is the left bower and no longer belongs to its own suit. So "
                "that suit is a card short:"
            )
        ),
        Cards(plain_order(setup, TRUMP.twin)),
        Paragraph(_("In the other suits the jack stays below the queen:")),
        Cards(plain_order(setup, Suit.SPADES)),
    )
    return Page("cards", _("The cards"), blocks)


def _bidding(options: Options) -> Page:
    hand = tuple(map(Card.parse, ("JH", "JD", "AH", "9H", "AS", "9C")))
    said = _(
        "Beginning left of the dealer everybody passes or bids a number from one to six: so many "
        "tricks the bidder and the partner mean to take. Every bid must be higher than the last. "
        "Six ends the bidding."
    )
    worth = _("With hearts as trump this hand takes four tricks or so: it can bid four.")
    forced = _(
        "If everybody passes, whoever holds the Benny must play for three tricks. If the Benny is "
        "the widow, the cards are thrown in."
    )
    blocks: tuple[Block, ...] = (
        Paragraph(said),
        Paragraph(rule_line("bid_rounds", options)),
        Cards(hand, beside=worth),
        Heading(_("When everybody passes")),
        Paragraph(forced + " " + rule_line("redeal_dealer", options)),
    )
    return Page("bidding", _("The auction"), blocks)


def _widow(options: Options) -> Page:
    said = _("The highest bidder names the suit that is trump. There is no playing alone.")
    blocks = (Paragraph(said), Paragraph(rule_line("widow", options)))
    return Page("widow", _("Trump and the widow"), blocks)


def _tricks(setup: Setup) -> Page:
    bower = _(
        "Whoever holds the left bower need not play it when its printed suit is led, but must "
        "follow with it when trump is led. The Benny is a trump like any other."
    )
    lead = _("The highest bidder leads to the first trick.")
    told = _(
        "The jack of diamonds is the left bower, a heart for this deal. Its holder had no "
        "diamond, was free to play it, and wins."
    )
    blocks = (
        *_following(),
        Paragraph(_("Hearts are trump, and a diamond is led:")),
        example_trick(setup, WITH_BOWER, told),
        Paragraph(bower),
        Paragraph(lead),
    )
    return Page("tricks", _("The tricks"), blocks)


def _following() -> tuple[Paragraph, Paragraph]:
    return (
        Paragraph(
            _(
                "One card from everybody makes a trick. You must play a card of the suit that was "
                "led if you hold one. If not, play what you like: nobody has to trump and nobody "
                "has to win."
            )
        ),
        Paragraph(
            _(
                "The highest trump takes the trick; without a trump, the highest card of the suit "
                "led. Whoever takes it leads to the next one, with any card."
            )
        ),
    )


def _points(options: Options) -> Page:
    rows = (
        (
            _("The bidders take as many tricks as they bid, or more"),
            _("a point for each trick"),
        ),
        (_("The bidders take fewer"), _("minus the bid")),
        (_("The others, in either case"), _("a point for each trick")),
    )
    example = _(
        "Bid four, taken five: five points, and one for the others. Bid four, taken three: four "
        "points less, and three for the others. A score may fall below zero."
    )
    ending = _(
        "The first side to reach {target} wins. If both get there in one deal, the bidders win."
    ).format(target=options.target)
    return Page("points", _("The points"), (Rows(rows), Paragraph(example), Paragraph(ending)))


def _aim_of_napoleon(options: Options, scoring: NapPoints) -> Page:
    each = number_word(build(options).setup.hand_size)
    said = _(
        "Two to six play, everybody for himself; at this table {players}. Everybody gets {all} "
        "cards and says how many tricks to take. The highest bidder plays against all others "
        "together."
    ).format(players=options.players, all=each)
    wins = _("The first player to reach {target} points wins the game.").format(
        target=options.target
    )
    if options.nap_limit:
        wins = _(
            "The first player to reach {target} points wins the game, or whoever is ahead after "
            "{deals} deals."
        ).format(target=options.target, deals=options.nap_limit)
    if scoring.chips:
        wins = _("Whoever has most chips after {deals} deals wins.").format(
            deals=options.nap_deals
        )
    steps = (
        _("1. Everybody gets {all} cards; the rest of the pack stays face down.").format(
            all=each
        ),
        _("2. Everybody passes or bids, once."),
        _("3. The highest bidder leads a card, and its suit is trump."),
        _(
            "4. Then {all} tricks are played, the bid is paid, and the next player deals."
        ).format(all=each),
    )
    bold = tuple(map(Card.parse, ("AH", "KH", "QH", "JH", "AS")))
    blocks = (
        Paragraph(said),
        Cards(bold, beside=wins),
        Heading(_("A deal, step by step")),
        Paragraph("\n".join(steps)),
    )
    return Page("aim", _("The aim"), blocks)


def _cards_of_napoleon(options: Options, setup: Setup) -> Page:
    blocks: list[Block] = [
        Paragraph(
            _(
                "The pack has {count} cards. Every suit has the same order, trump or not:"
            ).format(count=pack_size(options))
        ),
        Cards(plain_order(setup, Suit.SPADES)),
        Paragraph(_("There are no bowers: the jack stays below the queen in every suit.")),
    ]
    if options.joker:
        blocks.append(
            Cards((JOKER,), beside=_("The Benny, a joker, is the highest trump of all."))
        )
    return Page("cards", _("The cards"), tuple(blocks))


def _bids_of_napoleon(options: Options, scoring: NapPoints) -> Page:
    rows = tuple(
        (bid_word(name), tricks(stake.tricks) if stake.tricks else _("no trick at all"))
        for name, stake in scoring.stakes.items()
    )
    said = _(
        "Beginning left of the dealer everybody passes or bids, once. Every bid must be higher "
        "than the last; this is their order, with what each one needs:"
    )
    only = _(
        "Wellington may only be bid over Nap, Blücher only over Wellington: as many tricks, for "
        "more. Misère is played without trump."
    )
    passed = _("If everybody passes: {rule}").format(rule=rule_line("redeal_dealer", options))
    return Page(
        "bidding",
        _("The bids"),
        (Paragraph(said), Rows(rows), Paragraph(only), Paragraph(passed)),
    )


def _tricks_of_napoleon(setup: Setup) -> Page:
    lead = _("The highest bidder leads to the first trick, and the suit of that card is trump.")
    told = _("The two of hearts is a trump, and a trump beats every card of another suit.")
    present = {str(card) for card in setup.pack}
    names = WELL_KNOWN if set(WELL_KNOWN) <= present else ("TS", "KS", "QS", "9H")
    if "2H" not in names:
        told = _("The nine of hearts is a trump, and a trump beats every card of another suit.")
    blocks = (
        Paragraph(lead),
        *_following(),
        Paragraph(_("Hearts are trump, and a spade is led:")),
        example_trick(setup, names, told),
    )
    return Page("tricks", _("The tricks"), blocks)


def _points_of_napoleon(options: Options, scoring: NapPoints) -> Page:
    rows = tuple(
        (
            bid_word(name),
            _("wins {wins}, loses {loses}").format(wins=stake.wins, loses=stake.loses),
        )
        for name, stake in scoring.stakes.items()
    )
    ends = _("The first to reach {target} wins.").format(target=options.target)
    if options.nap_limit:
        ends = _(
            "The first to reach {target} wins; after {deals} deals it is whoever is ahead, and "
            "equals play on."
        ).format(target=options.target, deals=options.nap_limit)
    if scoring.chips:
        ends = _("Whoever has most chips after {deals} deals wins; equals play on.").format(
            deals=options.nap_deals
        )
    told = _("Tricks beyond the bid bring nothing. A score may fall below zero.")
    example = _("Nap made brings {points} from every opponent.")
    if not scoring.chips:
        example = _("Nap made brings {points}.")
    example = example.format(points=points(scoring.stakes["nap"].wins))
    blocks = (Paragraph(rule_line("nap_score", options)), Rows(rows))
    return Page(
        "points", _("The points"), (*blocks, Paragraph(example), Paragraph(f"{told} {ends}"))
    )
