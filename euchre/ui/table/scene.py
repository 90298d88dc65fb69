"""The table as a screen: it shows one viewer's game, and turns what he does into actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euchre.rules.events import DealScored, Dealt
from euchre.rules.game import IllegalAction
from euchre.ui import navigation
from euchre.ui.draw import theme
from euchre.ui.draw.animation import Glides, Timeline
from euchre.ui.draw.pose import Pose
from euchre.ui.draw.style import style_for
from euchre.ui.scene import Push, Replace
from euchre.ui.table import overlays, prefetch
from euchre.ui.table.card_choice import card_action, refusal
from euchre.ui.table.controls import Controls
from euchre.ui.table.described import described
from euchre.ui.table.hand import OwnHand
from euchre.ui.table.left_handed import layout_for, places
from euchre.ui.table.moves import dealer_draw as opening_picture
from euchre.ui.table.moves.celebration import Banner
from euchre.ui.table.moves.director import Director
from euchre.ui.table.moves.haste import Haste
from euchre.ui.table.moves.pauses import pause_before_acting
from euchre.ui.table.pictures.hud import Hud
from euchre.ui.table.pictures.messages import message_of
from euchre.ui.table.pictures.painting import draw_table
from euchre.ui.table.touch import TableTouch

if TYPE_CHECKING:
    import pygame

    from euchre.play.seating import Seating
    from euchre.play.session import Session
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card
    from euchre.rules.events import Event
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView
    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.scene import Change
    from euchre.ui.table.ending.hand_end import HandEnd
    from euchre.ui.table.layout import Layout

POLL = 0.008
"""Seconds between two looks whether a computer player has decided."""
MOST_AT_ONCE = 400
"""How many things may happen within one frame when there is no motion at all."""
DOUBLE_CLICK = 0.3
"""For so many seconds after an action a further press only speeds things up."""


class TableScene:
    """The table of one session. It only ever shows what `viewer` may see."""

    _pause: float | None
    _told_turn: Seat | None

    def __init__(
        self, context: Context, session: Session, opening: Seating | None = None
    ) -> None:
        """Sit down; *opening* is shown first (the draw for teams and for the first dealer)."""
        self.context = context
        self.session = session
        self._size = theme.REFERENCE
        self._opening = opening
        self._view: PlayerView | None = None
        self.deal_number = 0
        self.timeline = Timeline()
        self.glides = Glides()
        self.controls = Controls(self)
        self._since_action = DOUBLE_CLICK
        self._haste = Haste()
        self.ending: HandEnd | None = None
        """The hand that is over, until the next one is wanted."""
        self._promised = -1
        """Before which deal the promise about its pack was shown last."""
        self._settings = context.settings
        self.warning = ""
        """Why the last thing the player tried cannot be done."""
        people = session.people
        self.viewer = people[0] if len(people) == 1 else None
        self._bottom: Seat | None = None
        self._sit_again()

    def sit(self, viewer: Seat | None, bottom: Seat | None = None) -> None:
        """Show the game as *viewer* sees it, everything at rest; None: nobody's cards.

        *bottom* is who sits at the bottom; else the viewer, or the first seat. Used at the
        start, at a hand-over, after a resize, undo or resume: the picture follows from the view.
        """
        self.viewer = viewer
        self._view = None
        self.deal_number = self.session.deals
        seats = self.session.view(None).setup.table
        first = viewer or bottom or seats.seats[0]
        self._bottom = first
        left, around = self.context.settings.left_handed, seats.clockwise_from(first)
        self.layout: Layout = layout_for(self._size, around, left_handed=left)
        view = self.view
        self.timeline.skip()
        self._caught_up = True
        """Whether the board shows what was staged last; a click may end its last pause."""
        self.glides = Glides(self.context.motion)
        self.director = Director(
            self.timeline,
            self.layout,
            view,
            self.session.players,
            order=self.context.settings.sort_order,
            sound=self.context.audio.play,
        )
        if self.ending is not None:
            self.director.banner = Banner(self.ending.told, Pose(alpha=1.0))
        self.hud = Hud(self.layout, view, self.session.players, self.context.pictures)
        self.hand = OwnHand(self.layout, first, self.glides)
        self.warning = ""
        self._since_action = DOUBLE_CLICK
        self.controls.seated()
        prefetch.draw_cards(self)

    @property
    def view(self) -> PlayerView:
        """The game as the viewer sees it; kept until something happens."""
        if self._view is None:
            self._view = self.session.view(self.viewer)
        return self._view

    @property
    def touch(self) -> TableTouch:
        """What can be hit at the table now."""
        return TableTouch(self)

    @property
    def asked(self) -> bool:
        """Whether the viewer is asked for something, and the picture has caught up."""
        return (
            self.timeline.idle
            and self.viewer is not None
            and self.session.awaiting_person is self.viewer
        )

    @property
    def ended(self) -> bool:
        """Whether it is told how a hand ended, and the next one is waited for."""
        return self.timeline.idle and self.ending is not None and self.ending.over is None

    @property
    def message(self) -> str:
        """What the message line says."""
        return self.warning or self.director.notice or message_of(self)

    @property
    def wake(self) -> float | None:
        """When the next update is wanted; None: not before the player does something."""
        if self.glides.moving or self.controls.moving:
            return 0.0
        if not self.timeline.idle:
            wake = self.timeline.wake
            return None if wake is None else wake / self._haste.factor
        if self.asked or self._over:
            return None
        if self.ended and self.ending is not None:
            return self.ending.wake
        return POLL if self._pause is None else max(0.001, self._pause)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay the table out for a window of this size."""
        if size != self._size:
            self._size = size
            self.sit(self.viewer, self._bottom)

    def close(self) -> None:
        """Leave the game, whose file others may open now."""
        self.session.close()
        overlays.tell_trouble(self)

    def handle(self, event: pygame.Event) -> Change | None:
        """Answer mouse, finger and keys."""
        return self.controls.handle(event)

    def update(self, seconds: float) -> Change | None:
        """Let time pass; when the picture has caught up, let the game go on."""
        self._follow_settings()
        overlays.tell_trouble(self)
        self._since_action += seconds
        self.timeline.motion = self.glides.motion = self._haste.of(self.context.motion)
        self.timeline.update(seconds * self._haste.factor)
        self.glides.update(seconds)
        # What is held in the hand goes where the hand is, whatever else would move it.
        self.controls.update(seconds)
        if not self.timeline.idle:
            return None
        if not self._caught_up:
            self._settled()
        return self._go_on(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Lay the whole table on the canvas."""
        draw_table(self, canvas, style_for(canvas.size, self.context.settings))

    def choose(self, action: Action) -> None:
        """Do what the viewer decided; nothing happens if it may not be done (any more)."""
        if not self.asked or self.viewer is None:
            return
        try:
            events = self.session.submit(self.viewer, action)
        except IllegalAction:
            return
        self._acted(events)

    def play_rest(self, claimer: Seat | None) -> None:
        """Play the rest of the hand at once, which *claimer* takes, or which changes no points."""
        self._acted(self.session.play_rest(claimer))
        self._haste.rush()

    def _acted(self, events: tuple[Event, ...]) -> None:
        self._since_action = 0.0
        self.warning = ""
        self._told_turn = None
        self._stage(events)
        self.controls.acted()

    def choose_card(self, card: Card) -> bool:
        """Play or lay away a card; False, with the reason in `warning`, if it may not be."""
        view = self.view
        action = card_action(view, card) if self.asked else None
        if action is None:
            self.warning = refusal(view, card)
            self.context.audio.play("illegal")
            return False
        self.choose(action)
        return True

    def hurry(self) -> None:
        """Go on at once where a click is waited for, else play what moves faster."""
        if not self.timeline.go_on():
            self._haste.hurried = not self.timeline.idle
        self._pause = None if self._pause is None else 0.0

    @property
    def just_acted(self) -> bool:
        """Whether a press may be the second half of a double click that acted already."""
        return self._since_action < DOUBLE_CLICK

    @property
    def several(self) -> bool:
        """Whether several people share the screen, so that it is passed on under a curtain."""
        return len(self.session.people) > 1

    def undo(self) -> None:
        """Go back to before the last decision of a person."""
        self.session.undo()
        self._sit_again()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.session.can_redo:
            self.session.redo()
            self._sit_again()

    def _sit_again(self) -> None:
        """The game is at another point: nothing of before is still on its way."""
        self._over = False
        self._pause = self._told_turn = None
        # Where several people play, it may be another one's turn now: the curtain decides.
        self.ending = None
        self.sit(None if self.several else self.viewer, self._bottom)
        # A game may have been left after a hand, before anything else was done.
        self.ending = overlays.ended(self, self.session.scored)
        if self.ending is not None:
            self.sit(self.viewer, self._bottom)

    def describe(self) -> dict[str, Any]:
        """What a program that tests this one wants to know; only what the viewer may see."""
        return described(self, self.controls.describe())

    def _follow_settings(self) -> None:
        """A changed sort order or card size shows at once."""
        self.session.plays_last_cards = self.context.settings.play_last_card
        if self.context.settings is not self._settings and self.timeline.idle:
            before, self._settings = self._settings, self.context.settings
            if places(before) != places(self._settings):
                self.sit(self.viewer, self._bottom)
            # The language may be another one now.
            self.controls.seated()

    def _settled(self) -> None:
        """The picture has caught up: the board shows whose turn it is."""
        self._caught_up = True
        self._haste.over()
        self.director.catch_up(self.view)
        self.controls.seated()

    def _stage(self, events: tuple[Event, ...]) -> None:
        self._view = None
        self._caught_up = False
        if self.deal_number != self.session.deals:
            self.controls.forget()
        self.deal_number = self.session.deals
        for event in events:
            if isinstance(event, DealScored):
                self.ending = overlays.ended(self, event)
                prefetch.draw_end(self)
            elif isinstance(event, Dealt):
                prefetch.draw_cards(self)
        for sprite in self.director.sprites.all():
            self.glides.stop(sprite)
        self.director.told = self.ending.told if self.ending is not None else None
        self.director.stage(events)
        self._pause = None
        prefetch.draw_words(self, self.controls.draw_ahead())

    def _go_on(self, seconds: float) -> Change | None:
        """The picture is at rest: what comes next?"""
        if self._opening is not None:
            shown, self._opening = self._opening, None
            opening_picture.stage(shown, self)
            self._caught_up = False
            return None
        for _ in range(MOST_AT_ONCE):
            if self._over:
                return Replace(navigation.title(self.context), everything=True)
            if self.ending is not None:
                return self._rest(self.ending, seconds)
            person = self.session.awaiting_person
            if person is not None:
                return self._ask(person)
            self._cover()
            promise = self._promise()
            if promise is not None or not self._let_others_act(seconds):
                return promise
            self.timeline.update(0.0)
            if not self.timeline.idle:
                return None
            self._settled()
        return None

    def _ask(self, person: Seat) -> Change | None:
        """It is a person's turn: the viewer's, or one the screen must be passed to."""
        if person is self.viewer:
            if self._told_turn is not person:
                self._told_turn = person
                self.context.audio.play("own-turn")
                self.controls.asked()
            return None
        self.sit(None, person)
        return Push(overlays.curtain(self, person))

    def _let_others_act(self, seconds: float) -> bool:
        """Deal, or let a computer player act; False while there is nothing to show yet."""
        if self._pause is None:
            self._pause = 0.0 if self._haste.hurried else pause_before_acting(self)
        if self._pause > 0:
            self._pause -= seconds
            if self._pause > 0:
                return False
        before = self.session.awaiting
        done = self.session.done
        events = self.session.advance()
        self._view = None
        if not events:
            self._pause = 0.0
            # A weak hand that is kept silently is an action without an event.
            return before is not None and self.session.done > done
        self._told_turn = None
        self._stage(events)
        return True

    def _rest(self, ending: HandEnd, seconds: float) -> Change | None:
        """Let the end of a hand be looked at by everybody, or show that of the game."""
        self._cover()
        if ending.over is None:
            ending.pass_time(seconds)
            return None
        self.ending, self._over = None, True
        self._since_action = DOUBLE_CLICK
        return Push(ending.over)

    def next_hand(self) -> None:
        """Go on after the end of a hand; nothing happens if that was done already."""
        if self.ending is not None:
            self.ending = None
            self._since_action = 0.0
            self._caught_up = False
            self.director.lower_banner()
            self.controls.acted()

    def _promise(self) -> Change | None:
        """Show what is promised of the pack of the coming deal, once."""
        promise = None if self._promised == self.session.deals else overlays.promise(self)
        self._promised = self._promised if promise is None else self.session.deals
        return None if promise is None else Push(promise)

    def _cover(self) -> None:
        """Between two deals nobody is looked for: the next cards are not for the last viewer."""
        if self.several and self.viewer is not None and self.session.awaiting is None:
            self.sit(None, self._bottom)
