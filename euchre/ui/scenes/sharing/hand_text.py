"""A finished hand as text that can be read in any mail or chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.house_rules import build
from euchre.ui.rulebook.summary import departures
from euchre.ui.scenes.results.scoreboard import points_words
from euchre.ui.table.sorting import sorted_hand
from euchre.ui.words import phrases
from euchre.ui.words.calls import said
from euchre.ui.words.card_signs import card_sign
from euchre.ui.words.numbers import whole

if TYPE_CHECKING:
    from euchre.rules.cards import Card
    from euchre.rules.options import Options
    from euchre.rules.seats import Side
    from euchre.ui.scenes.sharing.shared_hand import SharedHand


def hand_text(hand: SharedHand) -> str:
    """Everything about a hand, a line for each thing."""
    parts = (_head(hand), _cards(hand), call_lines(hand), _tricks(hand), _points(hand))
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def title_words(hand: SharedHand) -> str:
    """Which game it is, and which hand of it: "Classic to 10, hand 3"."""
    return _("{game} to {target} · hand {number}").format(
        game=phrases.game_name(hand.summary.options.variant),
        target=hand.summary.options.target,
        number=hand.summary.number,
    )


def rules_words(options: Options) -> str:
    """The house rules that are other than in the plainest game; empty if there are none."""
    return " ".join(departures(options))


def _head(hand: SharedHand) -> list[str]:
    lines = [f"Euchre: {title_words(hand)}", hand.deal.text]
    rules = rules_words(hand.summary.options)
    return [*lines, rules] if rules else lines


def _cards(hand: SharedHand) -> list[str]:
    summary = hand.summary
    ranking = build(summary.options).setup.ranking
    lines = [
        _("{name}: {cards}").format(
            name=summary.players[seat].name,
            cards=signs(sorted_hand(cards, "by_suit", ranking, None)),
        )
        for seat, cards in hand.dealt.items()
    ]
    return [*lines, dealt_words(hand)]


def dealt_words(hand: SharedHand) -> str:
    """Who dealt, and what was turned up."""
    summary = hand.summary
    dealer = summary.players[summary.dealer].name
    if summary.upcard is None:
        return _("{name} dealt").format(name=dealer)
    return _("{name} dealt, {card} turned up").format(
        name=dealer, card=card_sign(summary.upcard)
    )


def signs(cards: tuple[Card, ...]) -> str:
    """Cards beside each other."""
    return " ".join(map(card_sign, cards))


def call_lines(hand: SharedHand) -> list[str]:
    """Everything said, in order."""
    summary = hand.summary
    proposed = summary.upcard.suit if summary.upcard is not None else summary.trump
    return [
        said(
            summary.players[spoken.seat].name,
            spoken,
            proposed or summary.trump,
            dealer=spoken.seat is summary.dealer,
        )
        for spoken in summary.calls
    ]


def _tricks(hand: SharedHand) -> list[str]:
    players = hand.summary.players
    return [
        _("{number}. {cards}: {name} took it").format(
            number=number,
            cards=", ".join(f"{players[p.seat].name} {card_sign(p.card)}" for p in trick),
            name=players[winner].name,
        )
        for number, (trick, winner) in enumerate(
            zip(hand.tricks, hand.summary.winners, strict=True), 1
        )
    ]


def _points(hand: SharedHand) -> list[str]:
    return [side_words(hand, side) for side in hand.summary.sides]


def side_words(hand: SharedHand, side: Side) -> str:
    """What a side took and got, and its score: "Ben & Dan: 4 tricks, made it +1, 7 points"."""
    summary = hand.summary
    got = points_words(summary, side) if summary.points[side] else ""
    told = [phrases.tricks(summary.tricks[side]), *filter(None, (got,))]
    return _("{side}: {told}. Score: {score}.").format(
        side=phrases.side_name(side, summary.players, None),
        told=", ".join(told),
        score=whole(summary.scores[side]),
    )
