"""Turns events into beats: the only place that decides how something that happens looks.

Who holds which sprite is changed at once, when an event is staged; the beats only move sprites
and show the board. So the picture is right as soon as the timeline is empty.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.actions import Decide, Defend, Leave, Name
from euchre.rules.events import (
    Called,
    CardPlayed,
    CardsThrownIn,
    DealScored,
    Dealt,
    Discarded,
    Event,
    GameWon,
    Given,
    HandShown,
    MatchGameWon,
    SatOut,
    TookWidow,
    TrickWon,
    TrumpMade,
    TurnedDown,
)
from euchre.rules.state import Phase, Spoken
from euchre.ui.draw import theme
from euchre.ui.draw.animation import Beat, Tween, settle
from euchre.ui.table.board import Board, board_of
from euchre.ui.table.moves import jingles
from euchre.ui.table.moves.card_moves import CardMoves
from euchre.ui.table.moves.celebration import Banner, lowered, raised
from euchre.ui.table.moves.dealing import CardsToDeal, deal_beats
from euchre.ui.table.moves.exchanges import EXCHANGES, exchange_beats
from euchre.ui.table.moves.faces import after_game, after_hand
from euchre.ui.table.moves.kitty import put_aside, turn_over
from euchre.ui.table.moves.scoring import score_beats, steps
from euchre.ui.table.moves.tricks import won_beats
from euchre.ui.table.moves.trump import trump_beats
from euchre.ui.table.pictures.glint import Glint
from euchre.ui.table.pictures.score_cards import Tally
from euchre.ui.table.pictures.sprites import CardSprite, Sprites
from euchre.ui.table.pictures.trump_sign import TrumpSign, TrumpWords
from euchre.ui.words import phrases, trump

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from typing_extensions import Unpack

    from euchre.play.record import Player
    from euchre.rules.cards import Card, Suit
    from euchre.rules.seats import Seat, Side
    from euchre.rules.view import PlayerView
    from euchre.ui.draw.animation import Timeline
    from euchre.ui.draw.pose import Pose
    from euchre.ui.table.board import BoardFacts
    from euchre.ui.table.ending.told import HandTold
    from euchre.ui.table.layout import Layout

NOTICE_RESTS = 1.4
"""Seconds to read why a deal was thrown in."""


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
        self._sound = sound
        self._card_moves = CardMoves(view, layout, order)
        self.board: Board = board_of(view)
        """What the picture has told so far."""
        self._staged = self.board
        """What it will have told when the timeline is empty."""
        self.notice = ""
        """A sentence for the message line that lasts until the next deal."""
        self.told: HandTold | None = None
        """What is to be said of the hand whose end is staged next."""
        self.banner = Banner()
        self.glint = Glint()
        self.trump_sign = TrumpSign()
        self.tally = Tally()
        self.captions: dict[CardSprite, str] = {}
        """Whose card it is, written below it, during a draw."""
        self.winning = self._card_moves.best_of_trick(self.board)
        """The card that would take the trick if it ended now."""

    @property
    def sprites(self) -> Sprites:
        """All cards on the table."""
        return self._card_moves.sprites

    def stage(self, events: Iterable[Event]) -> None:
        """Queue what has happened; each event is reduced to what the viewer may see of it."""
        # While cards move it is nobody's turn.
        self.board = replace(self.board, turn=None)
        self._staged = replace(self._staged, turn=None)
        for event in events:
            self._timeline.add(*self._beats(event.seen_by(self._viewer)))

    def catch_up(self, view: PlayerView) -> None:
        """Take the board from *view*, which the picture has reached: whose turn it is."""
        # The end of a hand stays on the faces until the next one is dealt.
        faces = self._staged.faces if view.phase is Phase.DEAL else {}
        board = board_of(view)
        self.board = self._staged = replace(board, faces={**faces, **board.faces})

    def _beats(self, event: Event) -> Iterator[Beat]:
        if isinstance(event, EXCHANGES):
            if isinstance(event, HandShown):
                self._show(open_hands=self._staged.open_hands | {event.seat})
            yield from exchange_beats(event, self._card_moves, self._staged, self._sound)
            yield Beat(on_start=self._show(), on_end=partial(self._caption, event))
            return
        match event:
            case Dealt():
                yield from self._dealt(event)
            case Called() | TurnedDown() | TrumpMade() | SatOut():
                yield from self._bid(event)
            case CardPlayed(seat, card):
                yield self._played(seat, card)
            case TrickWon(seat):
                yield from self._won(seat)
            case CardsThrownIn() | DealScored() | MatchGameWon() | GameWon():
                yield from self._ended(event)

    def _caption(self, event: Event) -> None:
        """Mark what the viewer was given until he has laid a card away."""
        came: tuple[Card | None, ...] = ()
        match event:
            case TookWidow(seat, cards) if seat is self._viewer:
                came, words = cards, _("widow")
            case Given(_giver, receiver, card) if receiver is self._viewer:
                came, words = (card,), _("from your partner")
            case Discarded():
                self.captions.clear()
        for card in came:
            sprite = self._viewer and card and self.sprites.held(self._viewer, card)
            if sprite:
                self.captions[sprite] = words

    def _bid(self, event: Event) -> Iterator[Beat]:
        match event:
            case TurnedDown():
                yield self._turned_down()
            case TrumpMade(maker, suit):
                yield from self._trump_made(maker, suit)
            case SatOut(seat):
                show = self._show(sitting_out=self._staged.sitting_out | {seat})
                yield Beat(self._arranged(seat), on_start=show)
            case Called():
                tweens = self._aside(upcard=True) if event.call == Leave() else []
                yield Beat(
                    tweens,
                    hold=theme.CALL_RESTS,
                    on_start=self._called(event),
                    on_end=partial(turn_over, self._card_moves),
                )
                if event.call == Decide(alone=True):
                    yield from self._trump_told([], self._show(), self._show())

    def _ended(self, event: Event) -> Iterator[Beat]:
        match event:
            case CardsThrownIn(reason, dealer):
                words = phrases.thrown_in(reason, self._players[dealer].name)
                yield Beat(hold=NOTICE_RESTS, on_start=partial(self._notify, words), click=True)
                yield self._cleared(dealer)
            case DealScored():
                yield from self._scored(event)
            case MatchGameWon(side, games, scores):
                sound = partial(self._sound, jingles.of_game(side, self._viewer))
                yield Beat(on_start=sound, on_end=self._show(games=games))
                yield from self._counted(scores, at_once=True)
            case GameWon(side):
                show = self._show(faces=after_game(side, self._setup.table))
                yield Beat(on_start=show, hold=theme.FLOURISH)

    def _show(self, **facts: Unpack[BoardFacts]) -> Callable[[], None]:
        """Change the board as staged; return what shows it as it is now."""
        self._staged = replace(self._staged, **facts)
        return partial(setattr, self, "board", self._staged)

    def _notify(self, words: str) -> None:
        self.notice = words

    def _begin(self) -> None:
        """Nothing is left of the hand before."""
        self.notice, self.banner = "", Banner()

    def _dealt(self, event: Dealt) -> Iterator[Beat]:
        dealt = {
            seat: tuple(CardSprite(card, shown=False) for card in hand)
            for seat, hand in event.hands.items()
        }
        sprites = Sprites({seat: list(hand) for seat, hand in dealt.items()})
        self._card_moves.sprites = sprites
        self._staged = replace(self._fresh(event.dealer), faces={})
        goals: dict[CardSprite, Pose] = {}
        for seat in self._setup.table.seats:
            goals |= self._card_moves.poses(seat, self._staged)
        yield Beat(on_start=self._show(), on_end=self._begin)
        deal = CardsToDeal(event, sprites, dealt, goals)
        yield from deal_beats(deal, self._setup, self._layout, self._sound)
        proposed = event.upcard.suit if event.upcard else None
        yield Beat(on_start=self._show(upcard=event.upcard, proposed=proposed))

    def _fresh(self, dealer: Seat) -> Board:
        """The board between two deals."""
        before, seats = self._staged, self._setup.table.seats
        nothing = dict.fromkeys(seats, 0)
        return Board(dealer, before.scores, nothing, games=before.games, faces=before.faces)

    def _called(self, event: Called) -> Callable[[], None]:
        spoken = Spoken(event.phase, event.seat, event.call)
        facts: BoardFacts = {"calls": (*self._staged.calls, spoken)}
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

    def _trump_made(self, maker: Seat, suit: Suit | None) -> Iterator[Beat]:
        call = self._staged.calls[-1].call
        alone = None if isinstance(call, Name) else getattr(call, "alone", False)
        show = self._show(maker=maker, trump=suit, alone=alone)
        # A widow stays in the middle until it is taken, or the first card is led.
        turned_down = self._staged.turned_down
        tweens = self._aside(upcard=turned_down) if self._setup.turn_up else []
        for seat in {self._viewer, *self._staged.open_hands} - {None}:
            tweens += self._arranged(seat) if seat else []

        def made() -> None:
            show()
            self._sound("trump")

        return self._trump_told(tweens, made, partial(turn_over, self._card_moves))

    def _trump_told(
        self, tweens: list[Tween], on_start: Callable[[], None], on_end: Callable[[], None]
    ) -> Iterator[Beat]:
        """The beats that tell what is trump and who made it, and whether alone."""
        board = self._staged
        assert board.maker is not None
        maker, dealer = board.maker, board.maker is board.dealer
        name = _("You") if maker is self._viewer else self._players[maker].name
        below = trump.made_by(name, board.calls[-1], dealer=dealer)
        words = TrumpWords(
            board.trump,
            phrases.suit_title(board.trump),
            trump.goes_alone(name) if board.alone else below,
            bool(board.alone),
        )
        self.trump_sign.coming = words
        return trump_beats(self.trump_sign, words, self._layout, tweens, on_start, on_end)

    def _aside(self, *, upcard: bool = False) -> list[Tween]:
        dealer = self._staged.dealer
        return put_aside(self._card_moves, dealer, upcard=upcard) if dealer else []

    def _played(self, seat: Seat, card: Card) -> Beat:
        card_moves = self._card_moves
        self.captions.clear()
        sprite = card_moves.take_out(seat, card)
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
        # Where nobody turned a card up, the kitty has been in the middle until the first lead.
        kept = not (self._setup.turn_up or self._staged.playing)
        show = self._show(playing=True, maker=self._staged.maker or seat)
        best = card_moves.best_of_trick(self._staged)
        return Beat(
            [fly, *self._arranged(seat), *(self._aside() if kept else [])],
            on_start=show,
            on_end=partial(setattr, self, "winning", best),
        )

    def _won(self, seat: Seat) -> Iterator[Beat]:
        taken, cards = self._staged.taken, [*self.sprites.trick.values()]
        show = self._show(taken={**taken, seat: taken[seat] + 1})
        swept = partial(self._swept, cards, show)
        return won_beats(seat, taken[seat], self._card_moves, self.glint, self._sweep, swept)

    def _sweep(self) -> None:
        self.winning = None
        self._sound("sweep")

    def _swept(self, gone: list[CardSprite], show: Callable[[], None]) -> None:
        self._card_moves.drop(gone)
        show()

    def _scored(self, event: DealScored) -> Iterator[Beat]:
        yield Beat(on_start=self._show(faces=after_hand(event, self._setup.table)))
        makers = self._setup.table.side_of(event.maker)
        sound = jingles.of_hand(event.result, makers, self._viewer)
        banner = Banner(self.told)
        yield raised(banner, partial(self._raise, banner, sound))
        yield from self._counted(event.scores)
        yield Beat(hold=theme.RESULT_RESTS)
        yield self._cleared(event.next_dealer)

    def _counted(self, scores: Mapping[Side, int], *, at_once: bool = False) -> Iterator[Beat]:
        """The score cards go on to *scores*, point by point, or at once to the next game."""
        before = self._staged.scores
        counted = [dict(scores)] if at_once else steps(before, scores)
        shows = [self._show(scores=score) for score in counted]
        yield from score_beats(self.tally, before, counted, shows)

    def _raise(self, banner: Banner, sound: str) -> None:
        self.banner = banner
        self._sound(sound)

    def lower_banner(self) -> None:
        """The next hand is wanted."""
        self._timeline.add(lowered(self.banner))

    def _cleared(self, dealer: Seat) -> Beat:
        """Every card goes to the next dealer; the board is as before a deal."""
        loose = self.sprites.loose
        going = [sprite for sprite in self.sprites.all() if sprite not in loose]
        self.sprites.clear()
        self.sprites.loose = loose
        self._staged = self._fresh(dealer)
        tweens = self._card_moves.leaving(going, dealer)
        return Beat(tweens, on_end=partial(self._swept, going, self._show()))

    def _arranged(self, seat: Seat) -> list[Tween]:
        return self._card_moves.arranged(seat, self._staged)
