"""Turns events into beats: the only place that decides how something that happens looks.

Who holds which sprite is changed at once, when an event is staged; the beats only move sprites
and show the board. So the picture is right as soon as the timeline is empty.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

from euchre.rules.actions import Decide, Defend, Name
from euchre.rules.events import (
    Called,
    CardPlayed,
    CardsThrownIn,
    DealScored,
    Dealt,
    Discarded,
    Event,
    GameWon,
    HandSeen,
    PickedUp,
    Result,
    SatOut,
    TrickWon,
    TrumpMade,
    TurnedDown,
    WentUnder,
)
from euchre.rules.state import Spoken
from euchre.ui import phrases, theme
from euchre.ui.animation import Beat, Pose, Tween, ease_in_out, settle
from euchre.ui.table.board import Board, board_of
from euchre.ui.table.dealing import Deal, deal_beats
from euchre.ui.table.sorting import sorted_hand
from euchre.ui.table.sprites import CardSprite, Sprites, hand_pose, sprites_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from euchre.play.record import Player
    from euchre.rules.cards import Card, Suit
    from euchre.rules.seats import Seat, Side
    from euchre.rules.view import PlayerView
    from euchre.ui.animation import Timeline
    from euchre.ui.table.layout import Layout

PULSE = 1.12
"""How much larger the card that takes the trick becomes for a moment."""
NOTICE_RESTS = 1.4
"""Seconds to read why a deal was thrown in."""


@dataclass(eq=False)
class Banner:
    """The word that celebrates a march or a euchre; drawn while its pose can be seen."""

    text: str = ""
    below: str = ""
    pose: Pose = field(default_factory=lambda: Pose(alpha=0.0))


class Director:
    """Stages events, as one viewer sees them, on one timeline."""

    def __init__(
        self,
        timeline: Timeline,
        layout: Layout,
        view: PlayerView,
        players: Mapping[Seat, Player],
        *,
        order: str,
        sound: Callable[[str], None],
    ) -> None:
        """Begin with the picture of *view* at rest; *order* sorts the viewer's hand."""
        self._timeline = timeline
        self._layout = layout
        self._setup = view.setup
        self._viewer = view.seat
        self._players = players
        self._order = order
        self._sound = sound
        self.sprites: Sprites = sprites_of(view, layout, order)
        self.board: Board = board_of(view)
        """What the picture has told so far."""
        self.notice = ""
        """A sentence for the message line that lasts until the next deal."""
        self.banner = Banner()
        self.captions: dict[CardSprite, str] = {}
        """Whose card it is, written below it, during a draw."""
        self._staged = self.board
        self.winning = self._best_of_trick()
        """The card that would take the trick if it ended now."""

    def stage(self, events: Iterable[Event]) -> None:
        """Queue what has happened; each event is reduced to what the viewer may see of it."""
        # While cards move it is nobody's turn.
        self.board = replace(self.board, turn=None)
        self._staged = replace(self._staged, turn=None)
        for event in events:
            self._timeline.add(*self._beats(event.seen_by(self._viewer)))

    def catch_up(self, view: PlayerView) -> None:
        """Take the board from *view*, which the picture has reached: whose turn it is."""
        self.board = self._staged = board_of(view)

    def _beats(self, event: Event) -> Iterator[Beat]:
        match event:
            case Dealt():
                yield from self._dealt(event)
            case Called() | TurnedDown() | TrumpMade() | HandSeen() | PickedUp():
                yield from self._bid(event)
            case Discarded() | WentUnder() | SatOut():
                yield from self._exchanged(event)
            case CardPlayed(seat, card):
                yield self._played(seat, card)
            case TrickWon(seat):
                yield from self._won(seat)
            case CardsThrownIn() | DealScored() | GameWon():
                yield from self._ended(event)

    def _bid(self, event: Event) -> Iterator[Beat]:
        match event:
            case Called():
                yield Beat(hold=theme.CALL_RESTS, on_start=self._called(event))
            case TurnedDown():
                yield self._turned_down()
            case TrumpMade(maker, suit):
                yield self._trump_made(maker, suit)
            case HandSeen(seat, hand):
                yield self._hand_seen(seat, hand)
            case PickedUp(seat, card):
                yield self._picked_up(seat, card)

    def _exchanged(self, event: Event) -> Iterator[Beat]:
        match event:
            case Discarded(seat, card):
                yield self._discarded(seat, card)
            case WentUnder(seat, given, received):
                yield from self._went_under(seat, given, received)
            case SatOut(seat):
                show = self._show(sitting_out=self._staged.sitting_out | {seat})
                yield Beat(self._arranged(seat), on_start=show)

    def _ended(self, event: Event) -> Iterator[Beat]:
        match event:
            case CardsThrownIn(reason, dealer):
                words = phrases.thrown_in(reason, self._players[dealer].name)
                yield Beat(hold=NOTICE_RESTS, on_start=partial(self._notify, words), click=True)
                yield self._cleared(dealer)
            case DealScored():
                yield from self._scored(event)
            case GameWon(side):
                yield from self._celebrated(phrases.won(self._side_name(side)), "", "win")

    def _show(self, **facts: object) -> Callable[[], None]:
        """Change the board as staged; return what shows it as it is now."""
        self._staged = replace(self._staged, **facts)  # type: ignore[arg-type]
        return partial(setattr, self, "board", self._staged)

    def _notify(self, words: str) -> None:
        self.notice = words

    def _dealt(self, event: Dealt) -> Iterator[Beat]:
        dealt = {
            seat: tuple(CardSprite(card, shown=False) for card in hand)
            for seat, hand in event.hands.items()
        }
        self.sprites = Sprites({seat: list(hand) for seat, hand in dealt.items()})
        scores, seats = self._staged.scores, self._setup.table.seats
        self._staged = Board(event.dealer, scores, dict.fromkeys(seats, 0))
        goals = {sprite: pose for seat in seats for sprite, pose in self._poses(seat).items()}
        yield Beat(on_start=self._show(), on_end=partial(self._notify, ""))
        deal = Deal(event, self.sprites, dealt, goals)
        yield from deal_beats(deal, self._setup, self._layout, self._sound)
        proposed = event.upcard.suit if event.upcard else None
        yield Beat(on_start=self._show(upcard=event.upcard, proposed=proposed))

    def _called(self, event: Called) -> Callable[[], None]:
        spoken = Spoken(event.phase, event.seat, event.call)
        facts: dict[str, object] = {"calls": (*self._staged.calls, spoken)}
        match event.call:
            case Name(suit):
                facts["proposed"] = suit
            case Decide(alone):
                facts["alone"] = alone
            case Defend():
                facts["lone_defender"] = event.seat
        return self._show(**facts)

    def _turned_down(self) -> Beat:
        sprite = self.sprites.upcard
        assert sprite is not None
        flip = Tween(sprite, self._layout.turned.but(face=0.0), theme.FLIP, rise=0.4)
        sound = partial(self._sound, "turn")
        return Beat([flip], on_start=sound, on_end=self._show(turned_down=True))

    def _trump_made(self, maker: Seat, suit: Suit | None) -> Beat:
        call = self._staged.calls[-1].call
        alone = None if isinstance(call, Name) else getattr(call, "alone", False)
        show = self._show(maker=maker, trump=suit, alone=alone)
        going = self.sprites.kitty
        self.sprites.kitty = []
        if self._staged.turned_down and self.sprites.upcard is not None:
            going.append(self.sprites.upcard)
            self.sprites.upcard = None
        tweens = self._leaving(going)
        if self._viewer is not None:
            tweens += self._arranged(self._viewer)
        return Beat(tweens, on_start=show, on_end=partial(self._drop, going))

    def _hand_seen(self, seat: Seat, hand: tuple[Card | None, ...]) -> Beat:
        for sprite, card in zip(self.sprites.hands[seat], hand, strict=True):
            sprite.card = card
        return Beat(self._arranged(seat, theme.FLIP), on_start=partial(self._sound, "turn"))

    def _picked_up(self, seat: Seat, card: Card) -> Beat:
        sprite = self.sprites.upcard or CardSprite(card, self._layout.turned)
        self.sprites.upcard = None
        hand = self.sprites.hands[seat]
        hand.append(sprite)
        known = seat is self._viewer and all(held.card is not None for held in hand)
        tweens = self._arranged(seat, theme.FLIGHT)
        on_end = None
        if not known:
            # Everybody sees the card go; in the hand it is one of several backs.
            for tween in tweens:
                if tween.sprite is sprite:
                    tween.to = tween.to.but(face=0.0)
            on_end = partial(setattr, sprite, "card", None)
        return Beat(tweens, on_start=partial(self._sound, "play"), on_end=on_end)

    def _discarded(self, seat: Seat, card: Card | None) -> Beat:
        sprite = self._taken_out(seat, card)
        away = self._layout.turned.but(face=0.0, alpha=0.0)
        self.sprites.loose.append(sprite)
        tweens = [Tween(sprite, away, theme.FLIGHT * 1.5, rise=0.2), *self._arranged(seat)]
        drop = partial(self._drop, [sprite])
        return Beat(tweens, on_start=partial(self._sound, "play"), on_end=drop)

    def _went_under(
        self, seat: Seat, given: tuple[Card, ...], received: tuple[Card | None, ...]
    ) -> Iterator[Beat]:
        going = [self._taken_out(seat, card) for card in given]
        for sprite, card in zip(going, given, strict=True):
            sprite.card = card
        self.sprites.loose += going
        shown = [
            Tween(sprite, self._beside_kitty(place), theme.FLIGHT, rise=0.4)
            for place, sprite in enumerate(going)
        ]
        play = partial(self._sound, "play")
        yield Beat(shown, hold=theme.TRICK_RESTS, on_start=play, click=True)
        under = self._layout.kitty(0)
        self.sprites.hands[seat] += [CardSprite(card, under) for card in received]
        back = [Tween(sprite, under.but(alpha=0.0), theme.FLIGHT) for sprite in going]
        yield Beat(back + self._arranged(seat, theme.FLIGHT), on_end=partial(self._drop, going))

    def _beside_kitty(self, place: int) -> Pose:
        turned = self._layout.turned
        shift = self._layout.u * (150 + 64 * place)
        return turned.but(x=turned.x + shift, angle=0.0)

    def _played(self, seat: Seat, card: Card) -> Beat:
        sprite = self._taken_out(seat, card)
        sprite.card = card
        self.sprites.trick[seat] = sprite
        fly = Tween(
            sprite,
            self._layout.trick(seat),
            theme.FLIGHT,
            ease=settle,
            rise=0.35,
            on_start=partial(self._sound, "play"),
        )
        best = partial(setattr, self, "winning", self._best_of_trick())
        return Beat(
            [fly, *self._arranged(seat)], on_start=self._show(playing=True), on_end=best
        )

    def _won(self, seat: Seat) -> Iterator[Beat]:
        trick = self.sprites.trick
        self.sprites.trick = {}
        self.sprites.loose += trick.values()
        rest = self._layout.trick(seat)
        grown = rest.but(scale=rest.scale * PULSE, lift=0.5)
        yield Beat([Tween(trick[seat], grown, theme.LIFT)])
        back = Tween(trick[seat], rest, theme.GLIDE)
        yield Beat([back], hold=theme.TRICK_RESTS, click=True)
        taken = self._staged.taken
        goal = self._layout.pile(seat, taken[seat])
        sweep = [Tween(card, goal, theme.SWEEP, ease=ease_in_out) for card in trick.values()]
        swept = self._show(taken={**taken, seat: taken[seat] + 1})
        gone = partial(self._swept, [*trick.values()], swept)
        yield Beat(sweep, on_start=self._sweep, on_end=gone)

    def _sweep(self) -> None:
        self.winning = None
        self._sound("sweep")

    def _swept(self, gone: list[CardSprite], show: Callable[[], None]) -> None:
        self._drop(gone)
        show()

    def _scored(self, event: DealScored) -> Iterator[Beat]:
        words = phrases.flourish(event.result)
        side = max(event.points, key=event.points.__getitem__)
        below = phrases.side_points(self._side_name(side), event.points[side])
        if words:
            yield from self._celebrated(words, below, _SOUNDS.get(event.result, "win"))
        yield Beat(hold=theme.RESULT_RESTS, on_start=self._show(scores=event.scores))
        yield self._cleared(event.next_dealer)

    def _side_name(self, side: Side) -> str:
        return phrases.side_name(side, self._players, self._viewer)

    def _celebrated(self, words: str, below: str, sound: str) -> Iterator[Beat]:
        banner = Banner(words, below)
        seen = Pose(alpha=1.0)
        yield Beat(
            [Tween(banner, seen, theme.FADE)],
            hold=theme.FLOURISH,
            on_start=partial(self._celebrate, banner, sound),
            click=True,
        )
        yield Beat([Tween(banner, seen.but(alpha=0.0), theme.FADE)])

    def _celebrate(self, banner: Banner, sound: str) -> None:
        self.banner = banner
        self._sound(sound)

    def _cleared(self, dealer: Seat) -> Beat:
        """Every card goes to the next dealer; the board is as before a deal."""
        loose = self.sprites.loose
        going = [sprite for sprite in self.sprites.all() if sprite not in loose]
        goal = self._layout.pack(dealer).but(alpha=0.0)
        self.sprites.clear()
        self.sprites.loose = loose + going
        seats = self._setup.table.seats
        self._staged = Board(dealer, self._staged.scores, dict.fromkeys(seats, 0))
        tweens = [Tween(sprite, goal, theme.GLIDE, ease=ease_in_out) for sprite in going]
        return Beat(tweens, on_end=partial(self._swept, going, self._show()))

    def _leaving(self, going: list[CardSprite]) -> list[Tween]:
        """Cards that leave the table for good, to the dealer's side."""
        self.sprites.loose += going
        goal = self._layout.pack(self._dealer).but(alpha=0.0)
        return [Tween(sprite, goal, theme.GLIDE, ease=ease_in_out) for sprite in going]

    @property
    def _dealer(self) -> Seat:
        return self._staged.dealer or self._setup.table.seats[0]

    def _drop(self, gone: list[CardSprite]) -> None:
        self.sprites.loose = [sprite for sprite in self.sprites.loose if sprite not in gone]

    def _taken_out(self, seat: Seat, card: Card | None) -> CardSprite:
        """Take a card out of a hand: the known one, or any of the backs."""
        hand = self.sprites.hands[seat]
        known = self.sprites.held(seat, card) if card is not None else None
        sprite = known or hand[len(hand) // 2]
        hand.remove(sprite)
        return sprite

    def _arranged(self, seat: Seat, seconds: float = theme.GLIDE) -> list[Tween]:
        """Bring the hand of a seat into order: it closes up, opens, is sorted."""
        return [Tween(sprite, pose, seconds) for sprite, pose in self._poses(seat).items()]

    def _poses(self, seat: Seat) -> dict[CardSprite, Pose]:
        """Sort a hand and return where its cards lie."""
        hand = self.sprites.hands[seat]
        cards = [sprite.card for sprite in hand if sprite.card is not None]
        if seat is self._viewer and len(cards) == len(hand):
            ranking, trump = self._setup.ranking, self._staged.trump
            order = sorted_hand(cards, self._order, ranking, trump)
            hand.sort(key=lambda sprite: order.index(sprite.card) if sprite.card else 0)
        resting = seat in self._staged.sitting_out
        return {
            sprite: hand_pose(
                self._layout, seat, index, len(hand), sprite.card, resting=resting
            )
            for index, sprite in enumerate(hand)
        }

    def _best_of_trick(self) -> CardSprite | None:
        """The card of the trick in progress that would take it now."""
        trick = self.sprites.trick
        if not trick:
            return None
        trump, ranking = self._staged.trump, self._setup.ranking
        cards = {sprite: sprite.card for sprite in trick.values() if sprite.card is not None}
        led = ranking.suit_of(next(iter(cards.values())), trump)
        return max(cards, key=lambda sprite: ranking.strength(cards[sprite], trump, led))


_SOUNDS = {
    Result.EUCHRED: "euchre",
    Result.LONE_EUCHRED: "euchre",
    Result.SUPER_EUCHRE: "euchre",
    Result.LONE_DEFENCE: "euchre",
}
