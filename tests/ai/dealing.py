"""Random games by random house rules, for the tests of the computer players."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from euchre.rules.actions import Shuffle
from euchre.rules.game import Game, apply, new_game
from euchre.rules.games import GAMES
from euchre.rules.house_rules import build, offered
from euchre.rules.options import Options
from euchre.rules.state import Deal, Hidden, Phase
from euchre.rules.view import PlayerView, view

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

    from euchre.rules.actions import Action
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat

FOUR_HANDED = ("british", "canadian", "classic", "us")
RAILROAD = ("partners_best", "best_order", "jambone", "jamboree", "laps", "slam", "match_games")
"""Switches that belong to railroad Euchre."""
OTHERS = tuple(sorted(set(GAMES) - set(FOUR_HANDED)))
"""The rest of the family."""


def random_options(rng: Random) -> Options:
    """One of the four-handed games with any house rules, about half of them as usual."""
    return _any_values(rng.choice(FOUR_HANDED), rng, RAILROAD)


def any_rules(variant: str, rng: Random) -> Options:
    """A game with any house rules, about half of them as usual, and cards enough for all."""
    while True:
        options = _any_values(variant, rng)
        setup = build(options).setup
        if len(setup.pack) > len(setup.table.seats) * setup.hand_size:
            return options


def _any_values(variant: str, rng: Random, usual: Sequence[str] = ()) -> Options:
    values: dict[str, Any] = {}
    for field in fields(Options):
        if field.name not in ("variant", *usual):
            choices = offered(variant, field.name)
            likely = field.default if field.default in choices else choices[0]
            values[field.name] = rng.choice((likely, rng.choice(choices)))
    return Options(variant=variant, **values)


def dealt(options: Options, rng: Random) -> Game:
    """A game at any score with the cards dealt by any dealer."""
    game = new_game(options)
    variant = game.variant
    scores = {side: rng.randrange(options.target) for side in game.scores}
    game = replace(game, scores=scores, dealer=rng.choice(variant.setup.table.seats))
    cards = list(variant.setup.pack)
    rng.shuffle(cards)
    return apply(game, Shuffle(tuple(cards))).game


def played(
    game: Game, choose: Callable[[PlayerView], Action]
) -> Iterator[tuple[Game, PlayerView]]:
    """Every decision of a deal in which *choose* decides for everybody."""
    while game.turn is not None:
        seen = view(game, game.turn)
        yield game, seen
        game = apply(game, choose(seen)).game


def with_hidden(game: Game, hidden: Hidden) -> Game:
    """The same game with other cards face down."""
    assert game.deal is not None
    return replace(game, deal=Deal(game.variant.setup, game.deal.shown, hidden))


def seen_anew(game: Game, seat: Seat, hidden: Hidden) -> PlayerView:
    """What *seat* sees when the hidden cards are others."""
    return view(with_hidden(game, hidden), seat)


def any_legal(rng: Random) -> Callable[[PlayerView], Action]:
    """Somebody who does anything that is allowed."""
    return lambda seen: rng.choice(seen.legal)


def all_cards(game: Game, hidden: Hidden) -> list[Card]:
    """Every card of the deal, wherever it is."""
    assert game.deal is not None
    shown = game.deal.shown
    lying = [p.card for trick in shown.tricks for p in trick]
    turned = [shown.upcard] if shown.upcard and not shown.picked_up else []
    held = [card for hand in hidden.hands.values() for card in hand]
    away = [card for cards in hidden.discards.values() for card in cards]
    return sorted([*lying, *turned, *held, *away, *hidden.kitty])


def check_record(game: Game, hidden: Hidden) -> None:
    """Follow the tricks with the imagined hands: everybody followed suit when he could."""
    deal = game.deal
    assert deal is not None
    shown, ranking = deal.shown, deal.setup.ranking
    hands = {seat: list(hand) for seat, hand in hidden.hands.items()}
    for trick in reversed(shown.tricks):
        led = ranking.suit_of(trick[0].card, shown.trump)
        for done in reversed(trick):
            if ranking.suit_of(done.card, shown.trump) is not led:
                assert not ranking.followers(hands[done.seat], led, shown.trump)
            hands[done.seat].append(done.card)
    if shown.picked_up and shown.upcard is not None:
        homes = {shown.dealer}
        # A dealer may give it to his lone partner who calls for the best.
        homes |= {seat for phase, seat in shown.exchanges if phase is Phase.BEST_GIVE}
        lying = [(*hands[seat], *hidden.discards.get(seat, ())) for seat in homes]
        assert any(shown.upcard in cards for cards in lying), "the turned card has gone"
