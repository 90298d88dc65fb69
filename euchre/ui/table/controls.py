"""Mouse, finger and keys at the table: each alone is enough for everything."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pygame

from euchre.ui.draw.card_art import width_of
from euchre.ui.table.bidding.discard_check import KEEP
from euchre.ui.table.bidding.offers import CARD_PHASES, PanelOffer
from euchre.ui.table.bidding.panel import BiddingPanel
from euchre.ui.table.card_choice import card_action, first_choice
from euchre.ui.table.choosing import Choosing
from euchre.ui.table.commands import command_of, icon_buttons, obey
from euchre.ui.table.described import touchable
from euchre.ui.table.ending.hand_end import NEXT
from euchre.ui.table.rest import KEYS, Rest
from euchre.ui.widgets import Form, Pressed
from euchre.ui.widgets.widget import is_enter, is_press
from euchre.ui.window.keys import WITH_COMMAND, number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.rules.cards import Card
    from euchre.ui.scene import Change
    from euchre.ui.table.dragging import Point
    from euchre.ui.table.pictures.sprites import CardSprite
    from euchre.ui.table.table_protocols import PlayedTable

SIDEWAYS = (pygame.K_LEFT, pygame.K_RIGHT)
_LEFT_BUTTON = 1
SAME_SPOT = 10
"""Two presses closer than so many units are at the same spot."""


class Controls:
    """What the player touches, for one table."""

    def __init__(self, table: PlayedTable) -> None:
        """Answer for *table*."""
        self._table = table
        self.form = Form()
        self._panel = BiddingPanel(table)
        self._choosing = Choosing(table, self._panel, self._refresh)
        self._rest = Rest(table, self._compose)
        self._last_press: Point | None = None
        """Where the mouse went down last, unless a key was pressed since."""
        self._wish: CardSprite | pygame.Event | None = None
        """The one thing the player clearly wanted before it was his turn: a card, or a key."""

    @property
    def moving(self) -> bool:
        """Whether a dragged card still swings."""
        drag = self._table.hand.drag
        return drag is not None and drag.moving

    @property
    def chooses_cards(self) -> bool:
        """Whether a card is what is asked for; also while there is doubt about one of them."""
        return self._table.asked and (not self.offers or self._panel.doubted is not None)

    @property
    def claims(self) -> bool:
        """Whether cards are chosen to go under."""
        return self._panel.claims

    @property
    def offers(self) -> tuple[PanelOffer, ...]:
        """What the bidding panel offers now; empty while it is not shown."""
        return self._panel.offers

    @property
    def situation(self) -> str:
        """One sentence about what is decided there, while no offer is pointed at."""
        return self._panel.situation

    def draw_ahead(self) -> Iterator[None]:
        """Draw the panel of the viewer's next turn, part by part."""
        if self._viewers_turn_next:
            yield from self._panel.draw_ahead()

    def seated(self) -> None:
        """Follow the table: other sprites, another view, another size."""
        table = self._table
        hand = table.hand
        hand.sprites = table.director.sprites.hands.get(table.layout.seats[0], [])
        hand.resting = table.layout.seats[0] in table.director.board.sitting_out
        self._refresh()

    def asked(self) -> None:
        """It has become the viewer's turn: grant the wish he had before."""
        hand = self._table.hand
        self._panel.alone = False
        hand.raised = self._panel.only_claim()
        self.seated()
        self._rest.look_ahead()
        wish, laid = self._wish, hand.laid
        self.forget()
        if isinstance(wish, pygame.Event):
            # Never a bid: the panel was not there to be seen.
            if self.chooses_cards:
                self._key(wish)
        elif wish is not None and wish in hand.sprites:
            if self.chooses_cards or self.claims:
                self._choosing.choose(wish)
            elif laid is not None and wish.card is not None:
                self._choosing.play(wish.card)
        self._rearrange()

    def forget(self) -> None:
        """What was wished for is no longer to be had, or has been granted."""
        self._wish = self._table.hand.laid = None

    def acted(self) -> None:
        """The viewer has decided: the panel goes, and so does everything half done."""
        hand = self._table.hand
        hand.raised, hand.focus, hand.drag = [], None, None
        self._panel.alone, self._panel.doubted = False, None
        self.forget()
        self._compose()

    def handle(self, event: pygame.Event) -> Change | None:
        """Answer one event."""
        if event.type == pygame.KEYDOWN:
            self._last_press = None
            return self._key(event)
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            if event.button != _LEFT_BUTTON:
                return None
            down = event.type == pygame.MOUSEBUTTONDOWN
            return self._pressed(event) if down else self._released(event)
        if event.type in {pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST}:
            self._table.hand.let_go()
            self._rearrange()
        return self._answer(self.form.handle(event))

    def update(self, seconds: float) -> None:
        """Let a dragged card swing."""
        if self._table.hand.drag is not None:
            self._table.hand.drag.update(seconds)

    def describe(self) -> dict[str, Any]:
        """Where everything is that can be touched, in pixels."""
        return touchable(self._table, self.form)

    def _compose(self) -> None:
        """Make the buttons for what is asked now; the keyboard's focus stays if it can."""
        table = self._table
        focus, shown = self.form.focus, self.form.shows_focus
        default = NEXT if table.ended else ""
        before = self.form
        buttons = (*self._panel.compose(), *self._rest.buttons, *icon_buttons(table))
        self.form = Form(*buttons, default=default)
        self.form.point_as(before)
        keys = {widget.key for widget in self.form.widgets}
        if focus is not None and focus.key in keys:
            self.form.focus_on(focus.key, show=shown)

    def _answer(self, outcome: object) -> Change | None:
        if not isinstance(outcome, Pressed):
            return None
        offer = next((offer for offer in self.offers if offer.key == outcome.key), None)
        if offer is None:
            return self._obey(outcome.key)
        if offer.key == KEEP:
            self._choosing.ask_about()
        elif self._panel.turn(offer.key):
            self._compose()
        elif offer.action is not None:
            self._table.choose(offer.action)
        return None

    def _obey(self, command: str) -> Change | None:
        return self._rest.obey(command) if command in KEYS else obey(self._table, command)

    def _key(self, event: pygame.Event) -> Change | None:
        if self._panel.doubted is not None and event.key == pygame.K_ESCAPE:
            self._choosing.ask_about()
            return None
        command = command_of(event)
        if command is not None:
            return self._obey(command)
        if event.mod & WITH_COMMAND:
            return None
        if self._table.ended:
            return self._answer(self.form.handle(event))
        if not self._table.asked:
            return self._key_in_motion(event)
        if self.offers:
            return self._key_for_panel(event)
        return self._key_for_cards(event)

    def _key_in_motion(self, event: pygame.Event) -> Change | None:
        table = self._table
        if event.key == pygame.K_SPACE or (table.timeline.waiting and is_enter(event)):
            table.hurry()
        elif event.key == pygame.K_TAB or self.form.shows_focus:
            return self._answer(self.form.handle(event))
        elif self._viewers_turn_next:
            self._wish = event
        return None

    @property
    def _viewers_turn_next(self) -> bool:
        """Whether the viewer is asked as soon as the picture has caught up."""
        table = self._table
        return table.viewer is not None and table.session.awaiting_person is table.viewer

    def _key_for_panel(self, event: pygame.Event) -> Change | None:
        place = number(event)
        if place is not None:
            if self.claims:
                self._toggle_nth(place)
            elif (offer := self._panel.numbered(place)) is not None:
                return self._answer(Pressed(offer.key))
            return None
        return self._answer(self.form.handle(event))

    def _toggle_nth(self, place: int) -> None:
        sprites = self._table.hand.sprites
        if place < len(sprites) and sprites[place].card is not None:
            self._choosing.toggle(sprites[place])

    def _key_for_cards(self, event: pygame.Event) -> Change | None:
        table, hand = self._table, self._table.hand
        place = number(event)
        if place is not None and place < len(hand.sprites):
            hand.focus = place
            self._choosing.choose(hand.sprites[place])
            return None
        if self.form.shows_focus:
            return self._key_for_buttons(event)
        if event.key in SIDEWAYS:
            hand.key(event.key, first_choice(table.view, hand.cards))
            table.warning = ""
            self._rearrange()
        elif is_press(event):
            if (card := hand.focused_card) is not None:
                self._choosing.play(card)
        elif event.key != pygame.K_DOWN:
            return self._key_for_buttons(event)
        return None

    def _key_for_buttons(self, event: pygame.Event) -> Change | None:
        """Go from the cards to the buttons with Tab or up, and from the lowest one back down."""
        table, hand, form = self._table, self._table.hand, self.form
        before, change = form.focus, self._answer(form.handle(event))
        if event.key == pygame.K_DOWN and form.focus is before:
            form.shows_focus, hand.focus = False, first_choice(table.view, hand.cards)
        elif event.key in {pygame.K_TAB, pygame.K_UP}:
            hand.focus = None
        self._rearrange()
        return change

    def _moved(self, event: pygame.Event) -> Change | None:
        hand = self._table.hand
        before = hand.at(hand.pointer)
        hand.hover(event.pos)
        if hand.drag is not None:
            hand.move(event.pos)
        elif hand.at(event.pos) is not before:
            self._rearrange()
        return self._answer(self.form.handle(event))

    def _refresh(self) -> None:
        self._compose()
        self._rearrange()

    def _rearrange(self) -> None:
        if self._table.timeline.idle:
            self._table.hand.arrange(open_to_mouse=self.chooses_cards or self.claims)

    def _pressed(self, event: pygame.Event) -> Change | None:
        table, hand = self._table, self._table.hand
        hand.hover(event.pos)
        if any(widget.covers(event.pos) for widget in self.form.widgets):
            self._last_press = event.pos
            return self._answer(self.form.handle(event))
        self.form.handle(event)
        repeats = self._repeats(event.pos)
        if table.asked and not repeats:
            self._last_press = event.pos
        takes = not repeats and self._may_take(event.pos) and hand.press(event.pos)
        if not takes:
            hand.focus = None
            if not table.asked:
                table.hurry()
        self._rearrange()
        return None

    def _may_take(self, point: Point) -> bool:
        """Whether a card can be taken: when one is asked for, and to wait for one's turn."""
        table = self._table
        if table.asked:
            return self.chooses_cards or self.claims
        sprite = table.hand.at(point)
        if sprite is None or sprite.card is None:
            return False
        high = table.layout.card
        return sprite.pose.holds(point, width_of(high), high)

    def _repeats(self, point: Point) -> bool:
        """Whether a press is the second half of a double click whose first half acted."""
        last = self._last_press
        near = last is not None and math.dist(point, last) < SAME_SPOT * self._table.layout.u
        return near and self._table.just_acted

    def _wait(self, sprite: CardSprite, *, laid: bool, dragged: bool) -> None:
        """A card was let go before the viewer's turn: it is played when that comes."""
        table, hand = self._table, self._table.hand
        if laid:
            self._wish = hand.laid = sprite
        elif dragged:
            self.forget()
            hand.send_home(sprite)
        else:
            if self._viewers_turn_next:
                self.forget()
                self._wish = sprite
            table.hurry()

    def _released(self, event: pygame.Event) -> Change | None:
        table = self._table
        released = table.hand.release()
        if released is None:
            return self._answer(self.form.handle(event))
        sprite, dragged = released
        table.hand.hover(event.pos)
        laid = dragged and table.hand.in_ring(sprite)
        if sprite not in table.hand.sprites:
            return None
        if not table.asked:
            self._wait(sprite, laid=laid, dragged=dragged)
        elif not dragged:
            self._choosing.choose(sprite)
        elif self.claims:
            self._choosing.toggle(sprite)
        elif sprite.card is not None and laid:
            self._choosing.play(sprite.card)
        self._rearrange()
        return None

    def is_dimmed(self, card: Card) -> bool:
        """Whether a card of the viewer's hand may not be chosen now."""
        table = self._table
        view = table.view
        if not self.chooses_cards or view.phase not in CARD_PHASES:
            return False
        return card_action(view, card) is None
