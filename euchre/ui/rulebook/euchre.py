"""How to play, page by page, told from the options of a game so that it cannot disagree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.cards import JOKER, Card, Rank, Suit
from euchre.rules.house_rules import build, in_force
from euchre.rules.scoring import needed
from euchre.ui.rulebook.advice import advice_on_bids, advice_on_euchre
from euchre.ui.rulebook.auction_games import pages_of_bids
from euchre.ui.rulebook.common import (
    TRUMP,
    card_caption,
    example_trick,
    house_rules,
    lines_of,
    plain_order,
    trump_order,
)
from euchre.ui.rulebook.computer import computer_players
from euchre.ui.rulebook.page import Block, Cards, Heading, Page, Paragraph, Rows
from euchre.ui.rulebook.summary import points_table
from euchre.ui.rulebook.switches import euchre_points, pack_size, rule_line
from euchre.ui.words.phrases import number_word, points, trick_words

if TYPE_CHECKING:
    from euchre.rules.options import Options
    from euchre.rules.state import Setup

__all__ = ["EXAMPLE", "TRUMP", "pages", "plain_order", "trump_order"]


def pages(options: Options) -> tuple[Page, ...]:
    """All pages about the game that *options* describe."""
    options = in_force(options)
    setup = build(options).setup
    if not setup.turn_up:
        return (
            *pages_of_bids(options),
            house_rules(options),
            advice_on_bids(options),
            computer_players(setup),
        )
    return (
        _aim(options, setup),
        _cards(options, setup),
        _bidding(options, setup),
        *((_alone(options),) if setup.table.partnerships else ()),
        _tricks(options, setup),
        _points(options, setup),
        house_rules(options),
        advice_on_euchre(options, setup),
        computer_players(setup),
    )


def _aim(options: Options, setup: Setup) -> Page:
    bowers = (Card.of(Rank.JACK, TRUMP), Card.of(Rank.JACK, TRUMP.twin))
    stars = _(
        "The two highest trumps are jacks, called bowers: the jack of trump (right) and the other "
        "jack of its color (left). The first side to reach {target} points wins the game."
    )
    if options.joker:
        stars = _(
            "The three highest trumps are the Benny and two jacks, called bowers: the jack of "
            "trump (right) and the other jack of its color (left). The first side to reach "
            "{target} points wins the game."
        )
    return Page(
        "aim",
        _("The goal"),
        (
            Paragraph(_who_plays(setup)),
            Cards(
                (JOKER, *bowers) if options.joker else bowers,
                beside=stars.format(target=options.target),
            ),
            Heading(_("A hand, step by step")),
            Paragraph("\n".join(_steps(setup))),
        ),
    )


def _who_plays(setup: Setup) -> str:
    numbers = trick_words(setup.hand_size)
    if setup.table.partnerships:
        return _(
            "Four play, two against two; partners sit across from each other. Everyone gets "
            "{all} cards. One side makes a suit trump and has to take at least {least} of the "
            "{all} tricks."
        ).format(**numbers)
    told = {
        2: _(
            "Two play, with {all} cards each. One of them makes a suit trump and has to take "
            "at least {least} of the {all} tricks."
        ),
    }
    return told.get(
        len(setup.table.seats),
        _(
            "Three play cutthroat, everyone for themselves, with {all} cards each. One of them "
            "makes a suit trump and has to take at least {least} of the {all} tricks; for that "
            "hand, the other two play as a team."
        ),
    ).format(**numbers)


def _steps(setup: Setup) -> tuple[str, ...]:
    numbers = trick_words(setup.hand_size)
    makers = (
        _("3. The {all} tricks are played. The makers need {least} of them.")
        if setup.table.partnerships
        else _("3. The {all} tricks are played. The maker needs {least} of them.")
    )
    return (
        _("1. Everyone gets {all} cards, and the next card is turned up.").format(**numbers),
        _("2. In one or two rounds of bidding, someone makes a suit trump."),
        makers.format(**numbers),
        _("4. The hand is scored, and the deal passes left."),
    )


def _cards(options: Options, setup: Setup) -> Page:
    trumps = trump_order(setup)
    twin = plain_order(setup, TRUMP.twin)
    blocks: list[Block] = [
        Paragraph(
            _(
                "The deck has {count} cards. When hearts are trump, the trumps rank like this, "
                "highest first:"
            ).format(count=pack_size(options))
        ),
        Cards(trumps, tuple(card_caption(card, setup.ranking) for card in trumps)),
        Paragraph(
            _(
                "The jack of trump is the right bower. The other jack of the same color is the "
                "left bower: it is a trump now and no longer belongs to its own suit. That "
                "leaves its suit a card short:"
            )
        ),
        Cards(twin),
        Paragraph(_("In the other suits the jack ranks below the queen:")),
        Cards(plain_order(setup, Suit.SPADES)),
    ]
    if options.joker:
        blocks.insert(
            2,
            Paragraph(
                _("The Benny, a joker, is always a trump. It beats even the right bower.")
            ),
        )
    return Page("cards", _("The cards"), tuple(blocks))


def _bidding(options: Options, setup: Setup) -> Page:
    first, second = _first_round(options), _second_round(options, setup)
    also = _also(options)
    upcard = Card.of(Rank.TEN, TRUMP)
    blocks: list[Block] = [
        Heading(_("First round")),
        Cards((upcard,), (_("upcard"),), beside=" ".join(first)),
        Heading(_("Second round")),
        Paragraph(" ".join(second)),
    ]
    if also:
        blocks += [Heading(_("At this table")), Paragraph(" ".join(also))]
    return Page("bidding", _("Making trump"), tuple(blocks))


def _first_round(options: Options) -> list[str]:
    told = [
        _(
            "After the deal, the next card is turned up. Starting left of the dealer, each "
            "player passes or orders it up. If it is ordered up, its suit is trump; the dealer "
            "picks it up and discards a card face down."
        )
    ]
    if options.optional_pickup:
        told.append(rule_line("optional_pickup", options))
    if options.dealer_partner_orders != "free":
        told.append(rule_line("dealer_partner_orders", options))
    if not options.may_discard_upcard:
        told.append(_("The dealer may not discard the upcard."))
    return told


def _second_round(options: Options, setup: Setup) -> list[str]:
    told = [_passed(len(setup.table.seats))]
    told += lines_of(options, "stuck_any_suit", "no_trump", "stick_the_dealer")
    if not options.stick_the_dealer:
        told.append(_passed_again(options))
    return told


def _passed_again(options: Options) -> str:
    if options.redeal_dealer == "same":
        return _(
            "If everyone passes again, the hand is thrown in and the same player deals again."
        )
    return _("If everyone passes again, the hand is thrown in and the deal passes left.")


def _passed(players: int) -> str:
    sentences = {
        2: _(
            "If both pass, the card is turned down. In the second round, each player names "
            "another suit as trump or passes again."
        ),
        3: _(
            "If all three pass, the card is turned down. In the second round, each player "
            "names another suit as trump or passes again."
        ),
    }
    return sentences.get(
        players,
        _(
            "If all four pass, the card is turned down. In the second round, each player names "
            "another suit as trump or passes again."
        ),
    )


def _also(options: Options) -> list[str]:
    """What holds in both rounds, where it does."""
    told = lines_of(options, "natural_trump")
    if options.joker:
        told.append(rule_line("benny_turned", options))
    if options.farmers_hand != "off":
        told.append(rule_line("farmers_hand", options))
    return told


def _alone(options: Options) -> Page:
    scoring, tricks = euchre_points(options), build(options).setup.hand_size
    text = _(
        "Whoever makes trump may go alone: the partner puts the cards down and sits out. "
        "Taking all {all} tricks then scores {lone} instead of {march}; getting euchred gives "
        "the others {euchred}."
    ).format(
        lone=points(scoring.score(tricks, tricks, alone=True).makers),
        march=scoring.score(tricks, tricks, alone=False).makers,
        euchred=points(scoring.score(needed(tricks) - 1, tricks, alone=True).defenders),
        all=number_word(tricks),
    )
    keys = ["alone_timing", "loner_lead"]
    if options.dealer_partner_orders == "must_go_alone":
        keys.append("dealer_partner_orders")
    rules = lines_of(options, *keys, "defend_alone", "alone_must_take_5", "partners_best")
    if options.partners_best:
        rules.append(rule_line("best_order", options))
    rules += lines_of(options, "jambone", "jamboree")
    best = ("JH", "JD", "AH", "KH", "QH", "TH")[: tricks - 1]
    hand = tuple(map(Card.parse, (*best, "AS")))
    if options.joker:
        hand = (JOKER, *hand[:-2], hand[-1])
    praise = _("With hearts as trump, this hand takes every trick nearly every time.")
    blocks = (Paragraph(text), Cards(hand, beside=praise), Paragraph(" ".join(rules)))
    return Page("alone", _("Going alone"), blocks)


EXAMPLE = ("TD", "AD", "JD", "KD")
"""A trick to which diamonds were led while hearts are trump, in the order played."""


def _tricks(options: Options, setup: Setup) -> Page:
    follow = _(
        "Everyone plays one card; the cards together are a trick. If you hold a card of the "
        "suit led, you must follow suit. If you don't, play anything: you never have to trump "
        "and you never have to win."
    )
    win = _(
        "The highest trump takes the trick. If nobody trumped, the highest card of the suit "
        "led takes it. The winner leads any card to the next trick."
    )
    bower = _(
        "The left bower is a trump: it doesn't have to be played when its printed suit is led, "
        "but it must follow when trump is led."
    )
    lead = _first_lead(options, setup)
    example = Paragraph(_("Hearts are trump and a diamond is led:"))
    blocks = (
        Paragraph(follow),
        Paragraph(win),
        example,
        _example(setup),
        Paragraph(bower),
        Paragraph(lead),
    )
    return Page("tricks", _("The tricks"), blocks)


def _first_lead(options: Options, setup: Setup) -> str:
    if len(setup.table.seats) == 2:  # noqa: PLR2004 - the other one is left of the dealer
        return _("The player who didn't deal always leads to the first trick.")
    lead = _("The player left of the dealer leads to the first trick.")
    if setup.table.partnerships:
        lead += " " + rule_line("loner_lead", options)
    return lead


def _example(setup: Setup) -> Cards:
    told = _(
        "The jack of diamonds is the left bower, so it is a heart for this hand. Its player "
        "had no diamonds, was free to play it, and wins."
    )
    return example_trick(setup, EXAMPLE, told)


def _points(options: Options, setup: Setup) -> Page:
    rows = [
        (row.situation, _who_scores(row.makers, row.defenders, setup))
        for row in points_table(options)
    ]
    return Page(
        "points",
        _("The points"),
        (
            Paragraph(_("After the last trick the hand is scored. Only one side gets points.")),
            Rows(tuple(rows)),
            Paragraph(" ".join(_ending(options))),
        ),
    )


def _who_scores(makers: int, defenders: int, setup: Setup) -> str:
    if not makers and not defenders:
        return _("nobody scores")
    players = len(setup.table.seats)
    if makers:
        told = _("makers {points}") if setup.table.partnerships else _("maker {points}")
    elif setup.table.partnerships:
        told = _("others {points}")
    else:
        both = players > 2  # noqa: PLR2004 - more than one opponent
        told = _("both others {points} each") if both else _("the other {points}")
    return told.format(points=makers or defenders)


def _ending(options: Options) -> list[str]:
    reached = _("The first side to reach {target} wins.").format(target=options.target)
    moves = _("After every hand, the deal passes left.")
    if options.match_games == 1:
        return [reached, moves]
    lines = lines_of(options, "laps", "slam")
    return [reached, rule_line("match_games", options), *lines, moves]
