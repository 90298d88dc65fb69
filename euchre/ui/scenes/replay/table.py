"""A game on file at the table: every position at rest, every step in motion."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from euchre.rules.events import CardPlayed, DealScored, TrickWon
from euchre.ui.draw import theme
from euchre.ui.draw.animation import Glides, Timeline
from euchre.ui.draw.motion import motion
from euchre.ui.draw.style import Style
from euchre.ui.scenes.results.open_tricks import OpenTricks
from euchre.ui.table.ending.told import told
from euchre.ui.table.hand import OwnHand
from euchre.ui.table.layout import Layout
from euchre.ui.table.left_handed import layout_for
from euchre.ui.table.moves.director import Director
from euchre.ui.table.pictures.hud import Hud
from euchre.ui.table.pictures.painting import draw_table
from euchre.ui.table.recap import since_last_turn
from euchre.ui.table.seat_places import SeatPlace
from euchre.ui.table.summary import summary_of
from euchre.ui.widgets import Form
from euchre.ui.words import phrases

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from euchre.play.replay import Replay, ReplayStep
    from euchre.rules.cards import Card
    from euchre.rules.events import Event
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView
    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.pose import Pose
    from euchre.ui.table.bidding.offers import PanelOffer
    from euchre.ui.table.summary import DealSummary

SHEET_WIDE, SHEET_HIGH = 0.36, 0.76
"""The part of the table that the open tricks of a finished deal take."""


class OpenLayout(Layout):
    """The same table, where everybody's cards lie upright and can be read."""

    def hand(self, seat: Seat, index: int, count: int, *, resting: bool = False) -> Pose:
        """A card of a hand; those of the others lie beside their plaques."""
        if self.place(seat) is SeatPlace.BOTTOM:
            return super().hand(seat, index, count, resting=resting)
        return self.open_hand(seat, index, count)


class OpenDirector(Director):
    """Stages a game with all cards open."""

    def stage(self, events: Iterable[Event]) -> None:
        """Queue what has happened, whoever may have seen it."""
        for event in events:
            # Whoever gets a card is the one who sees it.
            seats = (getattr(event, name, None) for name in ("receiver", "seat"))
            self._card_moves.viewer = next((seat for seat in seats if seat), None)
            self._timeline.add(*self._beats(event))


class NoControls:
    """Stands for the controls of a table at which nobody plays."""

    offers: tuple[PanelOffer, ...] = ()
    situation = ""
    chooses_cards = False

    def __init__(self) -> None:
        self.form = Form()

    def seated(self) -> None:
        """Nothing is asked."""

    def is_dimmed(self, card: Card) -> bool:  # noqa: ARG002
        """No card is refused."""
        return False


def _seen(replay: Replay, position: int, viewer: Seat | None) -> PlayerView:
    """A position from one seat, or with all hands open."""
    view = replay.view(position, viewer)
    return view if viewer else replace(view, open_hands=replay.hands(position))


class ReplayTable:
    """The picture of a position, from one seat or with all hands open."""

    message = warning = ""

    def __init__(self, context: Context, replay: Replay) -> None:
        """Begin before the first deal, all hands open, the first person at the bottom."""
        self.context = context
        self.replay = replay
        self.position = 0
        self.open = True
        players = replay.record.players
        people = [seat for seat, player in players.items() if player.is_person]
        self.bottom = people[0] if people else next(iter(players))
        self.timeline, self.glides = Timeline(), Glides()
        self.controls = NoControls()
        self.sheet: OpenTricks | None = None
        """The tricks of the deal that has just ended."""
        self._seen = lru_cache(maxsize=1)(_seen)
        self._area = theme.REFERENCE
        self.style = Style(self._area)
        self.show(0)

    @property
    def viewer(self) -> Seat | None:
        """Whose cards are seen; None: everybody's."""
        return None if self.open else self.bottom

    @property
    def view(self) -> PlayerView:
        """The position as it is seen; every card that is drawn asks for it."""
        return self._seen(self.replay, self.position, self.viewer)

    @property
    def deal_number(self) -> int:
        """Which deal it is, from 1; 0 before the first."""
        deal = self.replay.deal_at(self.position)
        return 0 if deal is None else deal + 1

    def fit(self, area: tuple[int, int]) -> None:
        """Lie in an area of the window's upper left corner, in the colours of the settings."""
        settings = self.context.settings
        self._area = area
        self.style = Style(area, settings.table_colour, four_colour=settings.four_colour)
        self.show(self.position)

    def sit(self, seat: Seat | None) -> None:
        """Look with the eyes of a seat; None: see all cards."""
        self.open = seat is None
        self.bottom = seat or self.bottom
        self.show(self.position)

    def show(self, position: int) -> None:
        """Show a position at rest."""
        self.position = max(0, min(self.replay.last, position))
        view, players = self.view, self.replay.record.players
        seats = view.setup.table.clockwise_from(self.bottom)
        self.layout: Layout = (
            OpenLayout(self._area, seats) if self.open else layout_for(self._area, seats)
        )
        self.timeline.skip()
        direct = OpenDirector if self.open else Director
        self.director = direct(
            self.timeline,
            self.layout,
            view,
            players,
            order=self.context.settings.sort_order,
            sound=self.context.audio.play,
        )
        self.hud = Hud(self.layout, view, players, self.context.pictures)
        self.hand = OwnHand(self.layout, self.bottom, self.glides)
        self.settled()

    def forward(self) -> None:
        """Set the next step in motion; nothing at the end."""
        if not self.timeline.idle:
            self.show(self.position)
        if self.position < self.replay.last:
            self.position += 1
            self.sheet = None
            step = self.replay.step(self.position)
            assert step is not None
            summary = self._summary(step)
            self.director.told = told(summary) if summary is not None else None
            self.director.stage(step.events)

    def update(self, seconds: float) -> None:
        """Let what moves move on."""
        settings = self.context.settings
        self.timeline.motion = motion("normal", reduced=settings.reduced_motion)
        moving = not self.timeline.idle
        self.timeline.update(seconds)
        if moving and self.timeline.idle:
            self.show(self.position)

    def settled(self) -> None:
        """Nothing moves: whose turn is it, and has a deal just ended?"""
        self.director.catch_up(self.view)
        self.message = self._words()
        step = self.replay.step(self.position)
        summary = self._summary(step) if step is not None else None
        self.sheet = None
        if summary is not None:
            self.sheet = OpenTricks(self.context, summary)
            wide, high = (
                round(side * part)
                for side, part in zip(self._area, (SHEET_WIDE, SHEET_HIGH), strict=True)
            )
            self.sheet.rect.size = (wide, high)
            x, y = self.layout.middle
            self.sheet.rect.center = (round(x * self.layout.u), round(y * self.layout.u))
            self.sheet.rect.top = max(self.sheet.rect.top, self.style.px(40))

    def _summary(self, step: ReplayStep) -> DealSummary | None:
        """What there is to tell of the hand that a step ends; None if it ends none."""
        scored = next((e for e in step.events if isinstance(e, DealScored)), None)
        if scored is None:
            return None
        return summary_of(
            self.replay.view(self.position, self.viewer),
            scored,
            self.replay.record.players,
            self.deal_number,
            unplayed=self.replay.hands(self.position),
            open_kitty=self.open,
        )

    def _words(self) -> str:
        """What the last step was."""
        step = self.replay.step(self.position)
        if step is None or step.seat is None:
            return ""
        players = self.replay.record.players
        for event in step.events:
            if isinstance(event, DealScored):
                return phrases.flourish(event.result) or phrases.reason_of(event.result)
            if isinstance(event, TrickWon):
                return phrases.took_trick(players[event.seat].name)
            if isinstance(event, CardPlayed):
                shown = self.view.shown
                led = shown is None or len(shown.tricks[-1]) == 1
                return phrases.played(players[event.seat].name, event.card, led=led)
        view = self.replay.view(self.position, None)
        others = (seat for seat in players if seat is not step.seat)
        told = since_last_turn(view, next(others), players)
        return told[-1] if told else ""

    def draw(self, canvas: Canvas) -> None:
        """Put the table on the canvas."""
        draw_table(self, canvas, self.style)
        if self.sheet is not None:
            canvas.dim(theme.DIMMING)
            style, pad = self.style, self.style.px(28)
            panel = style.shapes.panel(
                self.sheet.rect.inflate(2 * pad, 2 * pad).size,
                style.px(theme.PANEL_RADIUS),
                style.felt.plaque,
                line=style.felt.line,
                width=style.line,
            )
            canvas.put(panel, (self.sheet.rect.x - pad, self.sheet.rect.y - pad))
            self.sheet.draw(canvas, style)

    def cards_seen(self) -> Iterator[Card]:
        """Every card whose face can be seen, for those who check that no hidden one is."""
        for sprite in self.director.sprites.all():
            if sprite.card is not None and sprite.shown and sprite.pose.face > 1 / 2:
                yield sprite.card
