"""A game in progress as a value: actions go in, the next game and what happened come out."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, get_args

from euchre.rules.actions import Action, Shuffle
from euchre.rules.cards import JOKER
from euchre.rules.events import CardsThrownIn, DealScored, Dealt, Event, GameWon, MatchGameWon
from euchre.rules.goals import Standing
from euchre.rules.house_rules import build
from euchre.rules.scoring import of_deal
from euchre.rules.stages.tricks import TrickPlay
from euchre.rules.state import Deal, Hidden, Phase, Shown, ThrownIn

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from euchre.rules.actions import Play
    from euchre.rules.cards import Card
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat, Side
    from euchre.rules.stages import Stage, Step
    from euchre.rules.state import Setup
    from euchre.rules.variant import Variant


# Something that merely compares equal to an action is none.
_ACTIONS = frozenset(get_args(Action))


class IllegalAction(ValueError):  # noqa: N818 - named for the mistake, like the others
    """Something was done that the rules do not allow now; nothing has changed."""

    def __init__(self, action: object, phase: Phase) -> None:
        # repr and not str: a malformed action has no notation.
        super().__init__(f"not allowed in phase {phase.name}: {action!r:.200}")


@dataclass(frozen=True)
class Game:
    """The complete state of a game, everybody's cards included."""

    variant: Variant
    dealer: Seat
    """Who deals next, or has dealt the deal in progress."""
    scores: Mapping[Side, int]
    deal: Deal | None = None
    """The deal in progress, or the last one while the next is not dealt."""
    games: Mapping[Side, int] = field(default_factory=dict)
    """Games won in a match; empty where every game stands alone."""
    deals: int = 0
    """How many deals have been scored."""

    @cached_property
    def stage(self) -> Stage | None:
        """The first stage that still wants a player to act; None between deals."""
        return self.stage_and_turn[0]

    @cached_property
    def turn(self) -> Seat | None:
        """Who has to act; None when the next deal is to be dealt or the game is over."""
        return self.stage_and_turn[1]

    @cached_property
    def stage_and_turn(self) -> tuple[Stage | None, Seat | None]:
        """Stage and turn, which are found together."""
        deal = self.deal
        if deal is None or deal.shown.thrown_in or deal.finished:
            return None, None
        for stage in self.variant.stages:
            seat = stage.actor(deal)
            if seat is not None:
                return stage, seat
        return None, None

    @property
    def phase(self) -> Phase:
        """What the table is waiting for."""
        stage = self.stage
        if stage is not None:
            return stage.phase
        return Phase.OVER if self.winner else Phase.DEAL

    @cached_property
    def winner(self) -> Side | None:
        """The side that has won the game or the match, if one has."""
        deal = self.deal
        maker = deal.shown.maker if deal else None
        bidders = self.variant.setup.table.side_of(maker) if maker else None
        return self.variant.goal.winner(self.standing, bidders)

    @property
    def standing(self) -> Standing:
        """Scores, games of a match, and deals scored."""
        return Standing(self.scores, self.games, self.deals)

    def with_deal(self, deal: Deal) -> Game:
        """This game with its deal in another state."""
        return Game(self.variant, self.dealer, self.scores, deal, self.games, self.deals)

    @cached_property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat whose turn it is may do; empty between deals, when chance is to act."""
        stage, seat = self.stage_and_turn
        if stage is None or seat is None or self.deal is None:
            return ()
        return stage.legal(self.deal, seat)


class Outcome(NamedTuple):
    """What an action led to."""

    game: Game
    events: tuple[Event, ...]


def new_game(options: Options, dealer: Seat | None = None, scores: Sequence[int] = ()) -> Game:
    """A game before its first deal; *dealer* (the first seat unless given) deals first.

    *scores* are the points the sides begin with, in the order of the table, where the game was set
    up by hand. ValueError if there is no such game, if nobody sits where the dealer should, or if
    it cannot stand so.
    """
    variant = build(options)
    table = variant.setup.table
    if dealer is not None and dealer not in table.seats:
        message = f"nobody sits there: {dealer!r}"
        raise ValueError(message)
    if scores and len(scores) != len(table.sides):
        message = f"not a score for each side: {scores!r}"
        raise ValueError(message)
    begun = dict(zip(table.sides, scores, strict=True)) if scores else {}
    game = Game(variant, dealer or table.seats[0], {**dict.fromkeys(table.sides, 0), **begun})
    if game.winner:
        message = f"the game is over: {scores!r}"
        raise ValueError(message)
    return game


def apply(game: Game, action: Action) -> Outcome:
    """The game after *action*, done by whoever's turn it is; IllegalAction if it may not be."""
    stage, seat = game.stage_and_turn
    deal = game.deal
    if type(action) not in _ACTIONS:
        raise IllegalAction(action, game.phase)
    if stage is None or seat is None or deal is None:
        return _dealt(game, action)
    legal = game.legal_actions
    if action not in legal:
        legal = stage.unlisted(deal, seat)
        if action not in legal:
            raise IllegalAction(action, stage.phase)
    # An action from elsewhere may be equal without being of the very same parts (1 == True).
    step = stage.apply(deal, seat, legal[legal.index(action)])
    return _settled(game, step)


def run_of_cards(game: Game, plays: Sequence[Play]) -> tuple[Game, Sequence[Seat]]:
    """The game after several cards, and who took the tricks they ended; IllegalAction.

    The same as `apply` for each of them, but a few times quicker. Neither the lead that makes trump
    nor the last card of a deal may be among them.
    """
    stage, seat = game.stage_and_turn
    deal = game.deal
    if not isinstance(stage, TrickPlay) or seat is None or deal is None:
        raise IllegalAction(plays[0], game.phase)
    try:
        after, winners = stage.run(deal, seat, plays)
    except (ValueError, KeyError) as error:
        raise IllegalAction(plays[-1], stage.phase) from error
    return game.with_deal(after), winners


def replay(options: Options, actions: Iterable[Action], dealer: Seat | None = None) -> Game:
    """The game after all *actions*; IllegalAction at the first that may not be done."""
    game = new_game(options, dealer)
    for action in actions:
        game = apply(game, action).game
    return game


def deal_out(pack: tuple[Card, ...], setup: Setup, dealer: Seat) -> Deal:
    """The deal of a shuffled *pack*, first card first, in the setup's packets (D4, D5)."""
    order = setup.table.clockwise_from(setup.table.left_of(dealer))
    hands: dict[Seat, list[Card]] = {seat: [] for seat in order}
    top = 0
    for sizes in setup.packets:
        for place, seat in enumerate(order):
            size = sizes[place % len(sizes)]
            hands[seat] += pack[top : top + size]
            top += size
    upcard = pack[top] if setup.turn_up else None
    kitty = pack[top + 1 :] if setup.turn_up else pack[top:]
    in_order = {seat: tuple(hands[seat]) for seat in setup.table.seats}
    shown = Shown(dealer, upcard, proposed=upcard.suit if upcard else None)
    return Deal(setup, shown, Hidden(in_order, kitty))


def _dealt(game: Game, action: Action) -> Outcome:
    setup, variant = game.variant.setup, game.variant
    if game.winner or not isinstance(action, Shuffle) or not _is_whole(action.pack, setup.pack):
        raise IllegalAction(action, game.phase)
    deal = deal_out(action.pack, setup, game.dealer)
    if deal.shown.upcard is JOKER:
        thrown = ThrownIn.BENNY_TURNED if variant.joker_redeals else None
        deal = deal.with_facts(proposed=variant.turned_joker, thrown_in=thrown)
    after = game.with_deal(deal)
    blind = game.dealer if after.stage and after.stage.blind else None
    dealt = Dealt(game.dealer, deal.hidden.hands, deal.shown.upcard, blind)
    settled, events = _thrown_in(after) if deal.shown.thrown_in else Outcome(after, ())
    return Outcome(settled, (dealt, *events))


def _is_whole(pack: object, whole: tuple[Card, ...]) -> bool:
    if not isinstance(pack, tuple) or len(pack) != len(whole):
        return False
    # There is one object for every card.
    return set(map(id, pack)) == set(map(id, whole))


def _settled(game: Game, step: Step) -> Outcome:
    deal = step.deal
    after = game.with_deal(deal)
    if deal.shown.thrown_in:
        after, events = _thrown_in(after)
    elif deal.finished:
        after, events = _scored(after, deal)
    else:
        return Outcome(after, step.events)
    return Outcome(after, step.events + events)


def _thrown_in(game: Game) -> Outcome:
    assert game.deal is not None
    reason = game.deal.shown.thrown_in
    assert reason is not None
    same = reason is ThrownIn.WEAK_HAND or game.variant.same_dealer_after_redeal
    dealer = game.dealer if same else game.variant.setup.table.left_of(game.dealer)
    return Outcome(replace(game, dealer=dealer), (CardsThrownIn(reason, dealer),))


def _scored(game: Game, deal: Deal) -> Outcome:
    table, variant = deal.setup.table, game.variant
    points, result = of_deal(variant.scoring, deal)
    scores = {side: game.scores[side] + points[side] for side in table.sides}
    dealer = table.left_of(game.dealer)
    tricks = {side: deal.tricks_of(side) for side in table.sides}
    assert deal.shown.maker is not None
    scored = DealScored(result, deal.shown.maker, tricks, points, scores, dealer)
    standing = variant.goal.settled(Standing(scores, game.games, game.deals + 1))
    after = Game(variant, dealer, standing.scores, deal, standing.games, standing.deals)
    return Outcome(after, (scored, *_won(game, after)))


def _won(before: Game, after: Game) -> tuple[Event, ...]:
    won = tuple(
        MatchGameWon(side, after.games, after.scores)
        for side in after.games
        if after.games[side] != before.games.get(side, 0)
    )
    return (*won, GameWon(after.winner)) if after.winner else won
