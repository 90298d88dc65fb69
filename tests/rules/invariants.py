"""What must be true of every game at every moment, whatever the house rules are."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from euchre.rules import (
    GAMES,
    JOKER,
    Claim,
    Game,
    Options,
    Pass,
    Phase,
    Shuffle,
    Suit,
    apply,
    parse_action,
    replay,
)
from euchre.rules.game import deal_out
from euchre.rules.house_rules import offered
from euchre.rules.state import Deal
from euchre.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from random import Random

    from euchre.rules import Action, Card, Seat


def random_options(rng: Random, variant: str = "") -> Options:
    """Any value of every switch a game offers, about half of them at their defaults.

    The game is *variant*, or any if that is empty.
    """
    variant = variant or rng.choice(sorted(GAMES))
    values: dict[str, Any] = {}
    for field in fields(Options):
        if field.name == "variant":
            continue
        choices = offered(variant, field.name)
        default = field.default if field.default in choices else choices[0]
        values[field.name] = rng.choice((default, rng.choice(choices)))
    return Options(variant=variant, **values)


def shuffled(game: Game, rng: Random) -> Shuffle:
    """The pack of this game in a new order."""
    pack = list(game.variant.setup.pack)
    rng.shuffle(pack)
    return Shuffle(tuple(pack))


def shuffled_for_somebody(game: Game, rng: Random) -> Shuffle:
    """A pack that gives somebody what is hardly ever dealt: the five highest trumps or the lowest.

    Now and then the joker, where there is one, is turned up or lies in the kitty.
    """
    setup, dealer = game.variant.setup, game.dealer
    trump = rng.choice(tuple(Suit))
    strengths = setup.ranking.strengths(trump, trump)
    order = sorted(setup.pack, key=strengths.__getitem__, reverse=rng.random() < 0.7)
    rest = order[5:]
    rng.shuffle(rest)
    joker = JOKER in rest and rng.random() < 0.5
    if joker:
        rest.remove(JOKER)
        rest.insert(0, JOKER)
    seat = rng.choice(setup.table.seats)
    plan = deal_out(setup.pack, setup, dealer)
    places = list(plan.hand(seat)[:5])
    others = [card for card in setup.pack if card not in places]
    if joker:
        # The first card below the hands is turned up, or begins the kitty.
        first = (plan.shown.upcard, *plan.hidden.kitty)
        others.sort(key=lambda card: card not in first[:2])
    goes_to = dict(zip((*places, *others), (*order[:5], *rest), strict=True))
    return Shuffle(tuple(goes_to[card] for card in setup.pack))


def any_action(game: Game, rng: Random, pass_chance: float = 0.0) -> Action:
    """Something the seat on turn may do, now and then what is allowed but not listed."""
    legal = game.legal_actions
    if game.stage and game.turn and game.deal and rng.random() < 0.2:
        legal = game.stage.unlisted(game.deal, game.turn) or legal
    if Pass() in legal and rng.random() < pass_chance:
        return Pass()
    return rng.choice(legal)


def cards_of(deal: Deal) -> Iterator[Card]:
    """Every card of the deal, wherever it is."""
    shown, hidden = deal.shown, deal.hidden
    for hand in hidden.hands.values():
        yield from hand
    for away in hidden.discards.values():
        yield from away
    yield from hidden.kitty
    for trick in shown.tricks:
        for played in trick:
            yield played.card
    if shown.upcard is not None and not shown.picked_up:
        yield shown.upcard


def check_cards(deal: Deal) -> None:
    """No card is lost and none is doubled, and nobody holds too many."""
    cards = list(cards_of(deal))
    assert len(cards) == len(deal.setup.pack), "a card is lost or doubled"
    assert set(cards) == set(deal.setup.pack), "a card is doubled"
    # One card too many: the dealer's or bidder's before the discard, a lone player's who received.
    most = deal.setup.hand_size + (deal.shown.picked_up or bool(deal.shown.exchanges))
    assert all(len(hand) <= most for hand in deal.hidden.hands.values())


def check_game(game: Game) -> None:
    """Cards are all there, and somebody can act unless nothing is left to do."""
    deal = game.deal
    if game.turn is None:
        assert game.legal_actions == ()
        assert game.phase is (Phase.OVER if game.winner else Phase.DEAL)
    else:
        assert game.legal_actions, f"{game.turn} can do nothing in {game.phase}"
        assert len(set(game.legal_actions)) == len(game.legal_actions)
        assert deal is not None
        gives = game.phase is Phase.BEST_GIVE
        assert gives == (game.turn in deal.shown.sitting_out), "who sits out is on turn"
        assert not game.winner, "the game goes on after it is won"
    if deal is not None:
        check_cards(deal)
        if deal.finished and not deal.shown.thrown_in and not deal.shown.jamboree:
            sides = deal.setup.table.sides
            assert sum(deal.tricks_of(side) for side in sides) == deal.setup.hand_size


def check_step(before: Game, after: Game) -> None:
    """The score never falls within a game, and moves only when a deal is finished."""
    minus = before.variant.options.variant in {"hasenpfeffer", "napoleon"}
    for side, score in before.scores.items():
        assert minus or before.games != after.games or after.scores[side] >= score, (
            "it has fallen"
        )
    scored = after.scores != before.scores
    assert not scored or (after.deal is not None and after.deal.finished)
    if after.dealer is not before.dealer:
        assert after.turn is None, "the dealer changed in the middle of a deal"


def check_replay(options: Options, log: Iterable[Action], dealer: Seat, game: Game) -> None:
    """The log, written down and read back, gives the equal game."""
    written = [str(action) for action in log]
    assert replay(options, map(parse_action, written), dealer) == game


def known_cards(game: Game, seat: Seat | None) -> set[Card]:
    """The cards whose place *seat* knows: shown, played, his own, what he laid away."""
    deal = game.deal
    assert deal is not None
    known = {played.card for trick in deal.shown.tricks for played in trick}
    if deal.shown.upcard is not None and not deal.shown.picked_up:
        known.add(deal.shown.upcard)
    for hand in view(game, seat).open_hands.values():
        known |= set(hand)
    for spoken in deal.shown.calls:
        # What went under was shown, and lies in the kitty.
        known |= set(spoken.call.cards) if isinstance(spoken.call, Claim) else set()
    if seat is not None:
        known |= set(deal.hidden.discards.get(seat, ()))
        if not (game.phase is Phase.BENNY and game.turn is seat):
            known |= set(deal.hand(seat))
    return known


def reshuffled(game: Game, seat: Seat | None, rng: Random) -> Game | None:
    """Another game that looks the same to *seat*; None if this attempt contradicts what he knows.

    Every card whose place he does not know changes places with the others, hand sizes stay. Who
    else was secretly asked, about a weak hand or a jamboree, is drawn anew as well.
    """
    deal = game.deal
    if deal is None:
        return None
    known = known_cards(game, seat)
    hidden = deal.hidden
    unknown = [card for card in cards_of(deal) if card not in known]
    mixed = unknown[:]
    rng.shuffle(mixed)
    moved = dict(zip(unknown, mixed, strict=True))

    def other(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(moved.get(card, card) for card in cards)

    secret = game.stage is not None and game.stage.secret and game.turn is seat
    kept = {s for s in hidden.hands if s is not seat and rng.random() < 0.5}
    if secret:
        kept = set(hidden.hands)
    kept -= {seat} if seat else set()
    kept |= hidden.kept_weak_hand & {seat}
    mine = deal.shown.maker is seat
    imagined = Deal(
        deal.setup,
        deal.shown,
        replace(
            hidden,
            hands={s: other(hand) for s, hand in hidden.hands.items()},
            kitty=other(hidden.kitty),
            discards={s: other(away) for s, away in hidden.discards.items()},
            kept_weak_hand=frozenset(kept),
            kept_jamboree=hidden.kept_jamboree if mine else rng.random() < 0.5,
        ),
    )
    result = replace(game, deal=imagined)
    asked_too = result.stage is not None and result.stage.secret and result.turn is seat
    return result if secret == asked_too else None


def check_nothing_leaks(
    game: Game,
    seat: Seat | None,
    rng: Random,
    look: Callable[[Game, Seat | None], object] = view,
) -> None:
    """What *seat* is shown is the same whatever lies where he cannot look."""
    imagined = reshuffled(game, seat, rng)
    if imagined is not None:
        assert look(imagined, seat) == look(game, seat), f"{seat} is told too much"


def check_views(game: Game, rng: Random) -> None:
    """Every seat and a spectator see what they may, and only the seat on turn may act."""
    secret = game.stage is not None and game.stage.secret
    for seat in (*game.variant.setup.table.seats, None):
        seen = view(game, seat)
        if seat is not None and seat is game.turn:
            assert seen.legal == game.legal_actions
            assert seen.turn is seat
        elif not secret:
            assert seen.legal == ()
        check_nothing_leaks(game, seat, rng)


def play_on(game: Game, action: Action) -> Game:
    """The game after *action*, checked."""
    after = apply(game, action).game
    check_step(game, after)
    check_game(after)
    return after
