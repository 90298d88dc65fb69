"""A corner of a table that shows what the settings do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.cards import Card
from euchre.rules.ranking import Ranking
from euchre.ui.draw import theme
from euchre.ui.draw.animation import Beat, Timeline, Tween, settle
from euchre.ui.draw.canvas import Canvas
from euchre.ui.draw.card_art import width_of
from euchre.ui.draw.pose import Pose
from euchre.ui.draw.tabletop.table_top import small_table
from euchre.ui.table.pictures.tags import small_tag
from euchre.ui.table.sorting import sorted_hand
from euchre.ui.widgets import Widget

if TYPE_CHECKING:
    from euchre.storage.settings import Settings
    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.widgets.widget import Sheet

HAND = ("9S", "JD", "AC", "QH", "JH")
"""As dealt; hearts are trump, so that the left bower is among them."""
FLYING = "KD"
INSIDE = 24
"""Units from the edge of the table to the cards on it."""
TAG_RISE = 20
"""Units from the foot of a card to the middle of the tag on it."""


class _Sprite:
    """A card that moves."""

    def __init__(self, pose: Pose) -> None:
        self.pose = pose


class Preview(Widget):
    """A hand, a face-down card and one that flies, drawn as the settings say."""

    focusable = False

    def __init__(self, context: Context) -> None:
        """Show the settings of a context."""
        super().__init__("", "")
        self._context = context
        self._timeline = Timeline()
        self._flying = _Sprite(Pose())
        self._home: Pose | None = None

    @property
    def wake(self) -> float | None:
        """When to update next."""
        return self._timeline.wake

    def update(self, seconds: float) -> None:
        """Let the card fly on."""
        self._timeline.motion = self._context.motion
        self._timeline.update(seconds)

    def show_off(self, key: str, before: Settings) -> None:  # noqa: ARG002
        """Show what a changed setting does: a card flies, or a sound is heard."""
        if key in {"pace", "reduced_motion"}:
            self._fly()
        elif key in {"volume", "muted"}:
            self._context.audio.play("play")

    def _fly(self) -> None:
        self._timeline.skip()
        self._timeline.motion = self._context.motion
        away, home = self._places()
        self._flying.pose = away
        self._home = None
        flight = Tween(self._flying, home, theme.FLIGHT, ease=settle, rise=0.6)
        self._timeline.add(
            Beat(hold=0.25),
            Beat([flight], on_end=lambda: self._context.audio.play("play")),
        )

    def _places(self) -> tuple[Pose, Pose]:
        """Where the flying card begins, and where it comes to rest."""
        area = self.rect
        height = self._height()
        middle = (area.x + area.width * 0.66, area.y + height * 0.62)
        start = Pose(area.x + area.width * 0.16, area.bottom - height * 0.55, -14)
        return start, Pose(*middle, 6)

    def _height(self) -> int:
        area = self.rect
        return max(8, min(round(area.height * 0.44), round(area.width * 0.46)))

    def draw(self, canvas: Sheet, style: Style) -> None:
        """Draw the corner of the table on its panel."""
        # It lies on the window itself, in no area that is scrolled: cards can fade.
        assert isinstance(canvas, Canvas)
        size = self.rect.size
        table = style.kept(
            ("small table", size), lambda: small_table(size, style.felt, style.u)
        )
        canvas.put(table, self.rect.topleft)
        pictures, height = self._context.pictures, self._height()
        back = Pose(
            self.rect.x + self.rect.width * 0.3, self.rect.y + height * 0.62, -5, face=0
        )
        pictures.lay(canvas, None, height, back)
        if self._timeline.idle:
            self._flying.pose = self._places()[1]
        self._draw_hand(canvas, style)
        pictures.lay(canvas, Card.parse(FLYING), height, self._flying.pose)

    def _draw_hand(self, canvas: Canvas, style: Style) -> None:
        pictures, height = self._context.pictures, self._height()
        wide = width_of(height)
        cards = self._sorted()
        step = (self.rect.width - wide - 2 * style.px(INSIDE)) / (len(cards) - 1)
        left, y = (
            self.rect.x + style.px(INSIDE),
            round(self.rect.bottom - height / 2 - style.px(INSIDE)),
        )
        for number, card in enumerate(cards):
            pictures.lay(canvas, card, height, Pose(left + wide / 2 + number * step, y))
        if self._context.settings.show_bower_tag:
            bower = left + round(cards.index(Card.parse("JD")) * step)
            self._draw_tag(canvas, style, bower, y + height // 2)

    def _draw_tag(self, canvas: Canvas, style: Style, left: int, foot: int) -> None:
        """Name a card of the hand at its foot, as at the table: no corner is hidden there."""
        words, widest = _("left bower"), self.rect.width
        tag = style.kept(
            ("preview tag", words, widest), lambda: small_tag(style, words, widest)
        )
        place = tag.get_rect(midleft=(left + style.px(4), foot - style.px(TAG_RISE)))
        canvas.put(tag, place.clamp(self.rect).topleft)

    def _sorted(self) -> tuple[Card, ...]:
        cards = map(Card.parse, HAND)
        order = self._context.settings.sort_order
        return sorted_hand(cards, order, Ranking(), Card.parse("JH").suit)
