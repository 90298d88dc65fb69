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
        "Four play, two against two; partners sit across from each other. Everyone gets six "
        "cards. The sides bid on how many of the six tricks they will take. The high bidder "
        "names trump and has to make the bid."
    )
    stars = _(
        "The three highest trumps are the Benny and two jacks, called bowers: the jack of "
        "trump (right) and the other jack of its color (left). The first side to reach "
        "{target} points wins the game."
    ).format(target=options.target)
    steps = (
        _("1. Everyone gets six cards. The last card of the deck, the widow, lies face down."),
        _("2. Everyone bids a number of tricks, or passes. The highest bid stands."),
        _("3. The high bidder names trump."),
        _("4. Six tricks are played, the hand is scored, and the deal passes left."),
    )
    bowers = (Card.of(Rank.JACK, TRUMP), Card.of(Rank.JACK, TRUMP.twin))
    blocks = (
        Paragraph(said),
        Cards((JOKER, *bowers), beside=stars),
        Heading(_("A hand, step by step")),
        Paragraph("\n".join(steps)),
    )
    return Page("aim", _("The goal"), blocks)


def _cards(options: Options, setup: Setup) -> Page:
    trumps = trump_order(setup)
    blocks = (
        Paragraph(
            _(
                "The deck has {count} cards. When hearts are trump, the trumps rank like this, "
                "highest first:"
            ).format(count=pack_size(options))
        ),
        Cards(trumps, tuple(card_caption(card, setup.ranking) for card in trumps)),
        Paragraph(_("The Benny, a joker, is always a trump. It beats even the right bower.")),
        Paragraph(
            _(
                "The jack of trump is the right bower. The other jack of the same color is the "
                "left bower: it is a trump now and no longer belongs to its own suit. That "
                "leaves its suit a card short:"
            )
        ),
        Cards(plain_order(setup, TRUMP.twin)),
        Paragraph(_("In the other suits the jack ranks below the queen:")),
        Cards(plain_order(setup, Suit.SPADES)),
    )
    return Page("cards", _("The cards"), blocks)


def _bidding(options: Options) -> Page:
    hand = tuple(map(Card.parse, ("JH", "JD", "AH", "9H", "AS", "9C")))
    said = _(
        "Starting left of the dealer, everyone passes or bids from one to six: the number of "
        "tricks the bidder and partner will take. Every bid must be higher than the last. A "
        "bid of six ends the bidding."
    )
    worth = _("With hearts as trump, this hand is good for about four tricks: bid four.")
    forced = _(
        "If everyone passes, whoever holds the Benny must play for three tricks. If the Benny is "
        "the widow, the hand is thrown in and the deal passes left."
    )
    if options.redeal_dealer == "same":
        forced = _(
            "If everyone passes, whoever holds the Benny must play for three tricks. If the Benny "
            "is the widow, the hand is thrown in and the same player deals again."
        )
    blocks: tuple[Block, ...] = (
        Paragraph(said),
        Paragraph(rule_line("bid_rounds", options)),
        Cards(hand, beside=worth),
        Heading(_("When everyone passes")),
        Paragraph(forced),
    )
    return Page("bidding", _("The bidding"), blocks)


def _widow(options: Options) -> Page:
    said = _("The high bidder names trump. Nobody goes alone.")
    blocks = (Paragraph(said), Paragraph(rule_line("widow", options)))
    return Page("widow", _("Trump and the widow"), blocks)


def _tricks(setup: Setup) -> Page:
    bower = _(
        "The left bower is a trump: it doesn't have to be played when its printed suit is led, "
        "but it must follow when trump is led. The Benny is a trump like any other."
    )
    lead = _("The high bidder leads to the first trick.")
    told = _(
        "The jack of diamonds is the left bower, so it is a heart for this hand. Its player "
        "had no diamonds, was free to play it, and wins."
    )
    blocks = (
        *_following(),
        Paragraph(_("Hearts are trump and a diamond is led:")),
        example_trick(setup, WITH_BOWER, told),
        Paragraph(bower),
        Paragraph(lead),
    )
    return Page("tricks", _("The tricks"), blocks)


def _following() -> tuple[Paragraph, Paragraph]:
    return (
        Paragraph(
            _(
                "Everyone plays one card; the cards together are a trick. If you hold a card "
                "of the suit led, you must follow suit. If you don't, play anything: you never "
                "have to trump and you never have to win."
            )
        ),
        Paragraph(
            _(
                "The highest trump takes the trick. If nobody trumped, the highest card of the "
                "suit led takes it. The winner leads any card to the next trick."
            )
        ),
    )


def _points(options: Options) -> Page:
    rows = (
        (
            _("Bidders make their bid"),
            _("1 point a trick"),
        ),
        (_("Bidders fall short"), _("lose the bid")),
        (_("The other side, either way"), _("1 point a trick")),
    )
    example = _(
        "Bid four and take five: five points for you, one for the others. Bid four and take "
        "three: you lose four points, and the others score three. A score can go below zero."
    )
    ending = _(
        "The first side to reach {target} wins. If both sides get there in the same hand, the "
        "bidders win."
    ).format(target=options.target)
    return Page("points", _("The points"), (Rows(rows), Paragraph(example), Paragraph(ending)))


def _aim_of_napoleon(options: Options, scoring: NapPoints) -> Page:
    each = number_word(build(options).setup.hand_size)
    said = _(
        "Two to six can play, everyone for themselves; this table has {players}. Everyone gets "
        "{all} cards and bids on how many tricks to take. The high bidder plays against all "
        "the others together."
    ).format(players=options.players, all=each)
    wins = _("The first player to reach {target} points wins the game.").format(
        target=options.target
    )
    if options.nap_limit:
        wins = _(
            "The first player to reach {target} points wins the game, or whoever is ahead "
            "after {deals} hands."
        ).format(target=options.target, deals=options.nap_limit)
    if scoring.chips:
        wins = _("Whoever has the most chips after {deals} hands wins.").format(
            deals=options.nap_deals
        )
    steps = (
        _("1. Everyone gets {all} cards; the rest of the deck stays face down.").format(
            all=each
        ),
        _("2. Everyone passes or bids, once."),
        _("3. The high bidder leads a card, and its suit is trump."),
        _("4. Then {all} tricks are played, the bid is paid, and the deal passes left.").format(
            all=each
        ),
    )
    bold = tuple(map(Card.parse, ("AH", "KH", "QH", "JH", "AS")))
    blocks = (
        Paragraph(said),
        Cards(bold, beside=wins),
        Heading(_("A hand, step by step")),
        Paragraph("\n".join(steps)),
    )
    return Page("aim", _("The goal"), blocks)


def _cards_of_napoleon(options: Options, setup: Setup) -> Page:
    blocks: list[Block] = [
        Paragraph(
            _("The deck has {count} cards. Every suit ranks the same, trump or not:").format(
                count=pack_size(options)
            )
        ),
        Cards(plain_order(setup, Suit.SPADES)),
        Paragraph(_("There are no bowers: the jack ranks below the queen in every suit.")),
    ]
    if options.joker:
        blocks.append(Cards((JOKER,), beside=_("The Benny, a joker, is the highest trump.")))
    return Page("cards", _("The cards"), tuple(blocks))


def _bids_of_napoleon(options: Options, scoring: NapPoints) -> Page:
    rows = tuple(
        (bid_word(name), tricks(stake.tricks) if stake.tricks else _("no tricks"))
        for name, stake in scoring.stakes.items()
    )
    said = _(
        "Starting left of the dealer, everyone passes or bids, once. Every bid must be higher "
        "than the last. The bids in order, and what each one needs:"
    )
    only = _(
        "Wellington can only be bid over Nap, and Blücher only over Wellington: the same "
        "tricks at higher stakes. Misère is played without trump."
    )
    passed = rule_line("redeal_dealer", options)
    return Page(
        "bidding",
        _("The bids"),
        (Paragraph(said), Rows(rows), Paragraph(only), Paragraph(passed)),
    )


def _tricks_of_napoleon(setup: Setup) -> Page:
    lead = _("The high bidder leads to the first trick, and the suit of that card is trump.")
    told = _("The two of hearts is a trump, and any trump beats any card of another suit.")
    present = {str(card) for card in setup.pack}
    names = WELL_KNOWN if set(WELL_KNOWN) <= present else ("TS", "KS", "QS", "9H")
    if "2H" not in names:
        told = _("The nine of hearts is a trump, and any trump beats any card of another suit.")
    blocks = (
        Paragraph(lead),
        *_following(),
        Paragraph(_("Hearts are trump and a spade is led:")),
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
            "The first to reach {target} wins. After {deals} hands, whoever is ahead wins; a "
            "tie plays on."
        ).format(target=options.target, deals=options.nap_limit)
    if scoring.chips:
        ends = _("Whoever has the most chips after {deals} hands wins; a tie plays on.").format(
            deals=options.nap_deals
        )
    told = _("Tricks beyond the bid score nothing. A score can go below zero.")
    example = _("A Nap you make brings {points} from every opponent.")
    if not scoring.chips:
        example = _("A Nap you make brings {points}.")
    example = example.format(points=points(scoring.stakes["nap"].wins))
    blocks = (Paragraph(rule_line("nap_score", options)), Rows(rows))
    return Page(
        "points", _("The points"), (*blocks, Paragraph(example), Paragraph(f"{told} {ends}"))
    )
