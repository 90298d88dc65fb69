"""What one player may know: all that is shown, and one hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.actions import Action
    from euchre.rules.cards import Card
    from euchre.rules.game import Game
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat, Side
    from euchre.rules.stages import Stage
    from euchre.rules.state import Deal, Phase, Setup, Shown, Trick


@dataclass(frozen=True)
class PlayerView:
    """The game as one seat sees it. It holds no reference to a Game, a Deal or a Hidden."""

    seat: Seat | None
    """The viewer; None is a spectator, who sees no hand at all."""
    options: Options
    setup: Setup
    scores: Mapping[Side, int]
    dealer: Seat
    """Who deals next, or has dealt the deal in progress."""
    phase: Phase
    turn: Seat | None
    """Whose turn it is as far as the viewer can tell: a secret question shows to its seat only."""
    shown: Shown | None
    hand: tuple[Card, ...]
    """The viewer's cards; empty while he may not look at them."""
    discards: tuple[Card, ...]
    """What the viewer laid away himself."""
    hand_sizes: Mapping[Seat, int]
    legal: tuple[Action, ...]
    """What the viewer may do; empty when it is not his turn."""
    unlisted: tuple[Action, ...] = ()
    """What the viewer may do besides, though `legal` does not list it: deciding later on alone."""
    winner: Side | None = None
    games: Mapping[Side, int] = field(default_factory=dict)
    """Games won in a match; empty where every game stands alone."""
    open_hands: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """Hands that lie face up for everybody (jambone, jamboree)."""
    deals: int = 0
    """How many deals have been scored, which ends games of so many deals."""

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that take part in the tricks, in table order."""
        table = self.setup.table
        return self.shown.active(table) if self.shown else table.seats

    @property
    def trick(self) -> Trick:
        """The cards of the trick in progress; empty when a player is to lead."""
        return self.shown.trick(self.setup.table) if self.shown else ()

    @property
    def taken(self) -> tuple[Trick, ...]:
        """The finished tricks, in order."""
        return self.shown.taken(self.setup.table) if self.shown else ()

    @property
    def turned_down(self) -> bool:
        """Whether the turned card was turned down: the whole first round passed."""
        return self.shown is not None and self.shown.turned_down(self.setup.table)

    def trick_winner(self, trick: Trick) -> Seat:
        """Who takes *trick*, or would if it ended now; there must have been a deal."""
        assert self.shown is not None
        return self.shown.trick_winner(trick, self.setup.ranking)


def view(game: Game, seat: Seat | None) -> PlayerView:
    """What *seat* may know of *game*."""
    deal, variant = game.deal, game.variant
    stage, turn = _seen_stage(game, seat)
    own = deal is not None and seat is not None
    blind = stage is not None and stage.blind and turn is seat
    mine = deal is not None and seat is not None and turn is seat and stage is not None
    return PlayerView(
        seat=seat,
        options=variant.options,
        setup=variant.setup,
        scores=game.scores,
        dealer=game.dealer,
        phase=stage.phase if stage else game.phase,
        turn=turn,
        shown=deal.shown if deal else None,
        hand=deal.hidden.hands[seat] if deal and seat and not blind else (),
        discards=deal.hidden.discards.get(seat, ()) if deal and seat and own else (),
        hand_sizes={s: len(hand) for s, hand in deal.hidden.hands.items()} if deal else {},
        legal=stage.legal(deal, seat) if mine and stage and deal and seat else (),
        unlisted=stage.unlisted(deal, seat) if mine and stage and deal and seat else (),
        winner=game.winner,
        games=game.games,
        open_hands=_open_hands(deal) if deal else {},
        deals=game.deals,
    )


def _open_hands(deal: Deal) -> Mapping[Seat, tuple[Card, ...]]:
    shown = deal.shown
    if shown.maker is None or not (shown.jambone or shown.jamboree):
        return {}
    return {shown.maker: deal.hand(shown.maker)}


def _seen_stage(game: Game, seat: Seat | None) -> tuple[Stage | None, Seat | None]:
    """Stage and turn as *seat* sees them: past every secret question put to another player."""
    stage, turn = game.stage_and_turn
    if stage is None or not stage.secret or turn is seat or game.deal is None:
        return stage, turn
    for later in game.variant.stages:
        actor = None if later.secret else later.actor(game.deal)
        if actor is not None:
            return later, actor
    return None, None
