"""Puts the table on the canvas: cloth, plaques, cards with their marks, panel and banner."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.rules.state import Phase
from euchre.ui.draw import theme
from euchre.ui.draw.card_art import width_of
from euchre.ui.draw.shapes import clear
from euchre.ui.table.bidding.row import draw_row
from euchre.ui.table.card_choice import just_picked_up
from euchre.ui.table.ending import banner
from euchre.ui.table.layout import OWN_STEP
from euchre.ui.table.pictures.glint import draw_glint
from euchre.ui.table.pictures.scores import for_chips
from euchre.ui.table.pictures.tags import small_tag
from euchre.ui.table.pictures.trump_sign import draw_trump_sign

if TYPE_CHECKING:
    from euchre.rules.cards import Card
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.pose import Pose
    from euchre.ui.draw.style import Style
    from euchre.ui.table.layout import Layout
    from euchre.ui.table.pictures.sprites import CardSprite
    from euchre.ui.table.table_protocols import PaintedTable

RING_GAP, RING_WIDTH = 3.0, 3.5
RING_LIT, RING_FILL = 220, 34
"""How opaque the ring of the table is while a card is dragged, and what fills it."""
TAG_RISE, TAG_FOOT = 20, 4
TAG_WIDEST = 140
RING_STEP = 1.04
"""The ring of a card that rises grows in steps of this factor."""
FINE_RING = 3
LARGE_RING = 300
"""The ring is drawn so many times too large, and only twice for cards from so many pixels on."""
SHADE_OF_A_TRICK = 0.4


def draw_table(table: PaintedTable, canvas: Canvas, style: Style) -> None:
    """Put the whole picture of a table on the canvas."""
    hud, board = table.hud, table.director.board
    hud.draw_ground(canvas, style)
    hud.draw(canvas, style, board, table.director.tally, _deal_number(table))
    if table.hand.lifted is not None:
        # It fills when the card would be taken.
        over = table.hand.in_ring(table.hand.lifted)
        canvas.put(lit_ring(table.layout, style, over=over), table.layout.ring.topleft)
    _draw_cards(table, canvas, style, own=False)
    _draw_swept_trick(table, canvas)
    hud.draw_seats(canvas, style, board)
    hud.draw_message(canvas, style, table.message, warning=bool(table.warning))
    hud.draw_bubbles(canvas, style, board)
    if table.controls.offers:
        draw_row(table, canvas, style)
    _draw_cards(table, canvas, style, own=True)
    draw_trump_sign(canvas, style, table.layout, table.director.trump_sign)
    _draw_banner(table, canvas, style)
    if table.timeline.waiting:
        _draw_go_on(table, canvas, style)
    table.controls.form.draw(canvas, style)
    _draw_lifted(table, canvas)


def _deal_number(table: PaintedTable) -> int:
    """Which deal it is; where deals are counted, those that were thrown in are left out."""
    view = table.view
    if not (for_chips(view.options) or view.options.nap_limit):
        return table.deal_number
    return view.deals + (view.phase not in {Phase.DEAL, Phase.OVER})


def _draw_cards(table: PaintedTable, canvas: Canvas, style: Style, *, own: bool) -> None:
    """Put the cards on the canvas: those of the others below the plaques, then one's own."""
    sprites = table.director.sprites
    bottom = table.layout.seats[0]
    lifted = table.hand.lifted
    hand = sprites.hands[bottom]
    shown = hand if own else [s for s in sprites.all() if s not in hand]
    for sprite in shown:
        if sprite.shown and sprite is not lifted:
            _draw_card(table, canvas, style, sprite, own=own)
    for sprite in shown:
        if sprite.shown and sprite is not lifted:
            _draw_tag(table, canvas, style, sprite, own=own)
    if own and hand:
        _draw_focus(table, canvas, style)
    playing = table.director.board.playing
    if not (own or playing or table.view.setup.turn_up) and len(sprites.kitty) == 1:
        _draw_widow_tag(sprites.kitty[0], table, canvas, style)


def _draw_card(
    table: PaintedTable, canvas: Canvas, style: Style, sprite: CardSprite, *, own: bool
) -> None:
    pictures, high = table.context.pictures, table.layout.card
    dimmed = own and sprite.card is not None and table.controls.is_dimmed(sprite.card)
    resting = table.director.board.sitting_out
    # A partner who sits out may still choose a card to give.
    gives = own and table.controls.chooses_cards
    if (
        resting
        and not gives
        and any(sprite in table.director.sprites.hands[seat] for seat in resting)
    ):
        dimmed = True
    if sprite is table.director.winning:
        # As large as the card, but for a moment while that rises: a ring costs as much.
        step = round(math.log(sprite.pose.scale / table.layout.trick_scale, RING_STEP))
        scale = table.layout.trick_scale * RING_STEP**step
        draw_ring(canvas, style, sprite.pose.but(scale=scale), high, theme.BRASS)
    elif own and _is_picked_up(table, sprite):
        draw_ring(canvas, style, sprite.pose, high, theme.BRASS)
    pictures.lay(canvas, sprite.card, high, sprite.pose, dimmed=dimmed)
    if sprite is table.director.glint.sprite:
        draw_glint(canvas, style, table.director.glint, high)


def _is_picked_up(table: PaintedTable, sprite: CardSprite) -> bool:
    """Whether it is the upcard, which the one at the bottom has just taken."""
    return (
        table.timeline.idle
        and sprite.card is not None
        and sprite.card is just_picked_up(table.view)
    )


def _tag_of(table: PaintedTable, card: Card) -> str:
    """What a card is called that counts to another suit than the one printed on it."""
    if not table.context.settings.show_bower_tag:
        return ""
    board, setup = table.director.board, table.view.setup
    if board.maker is None:
        return ""
    if setup.ranking.is_left_bower(card, board.trump):
        return _("left bower")
    return _("Benny") if card is setup.ranking.best else ""


def _draw_tag(
    table: PaintedTable, canvas: Canvas, style: Style, sprite: CardSprite, *, own: bool
) -> None:
    """Put the name of a bower or of the Benny on a card, above all cards of its hand."""
    pose, high = sprite.pose, table.layout.card
    if sprite.card is None or pose.face <= 1 / 2:
        return
    caption = table.director.captions.get(sprite, "")
    if own and _is_picked_up(table, sprite):
        caption = _("picked up")
    words = caption or _tag_of(table, sprite.card)
    hands = table.director.sprites.hands.values()
    others = not own and any(sprite in hand for hand in hands)
    if not words or (others and not caption):
        return
    key = ("tag", words)
    tag = style.kept(key, lambda: small_tag(style, words, style.px(TAG_WIDEST)))
    tall = high * pose.scale
    # The window's edge may cut off the foot of the card.
    foot = min(pose.y + tall / 2, table.layout.size[1] + style.px(TAG_FOOT))
    x, y = pose.x, foot - style.px(TAG_RISE)
    if own:
        # The next card of the fan covers the right part.
        x -= (width_of(high) - style.px(OWN_STEP)) / 2
        x += max(0, tag.get_width() - style.px(OWN_STEP - 6)) / 2
        if caption:
            # Where it came from may be longer than the card is wide: above the bower beside it.
            y -= tag.get_height()
    else:
        y += style.px(TAG_RISE - 4)
    canvas.put(tag, tag.get_rect(center=(round(x), round(y))).topleft)


def _draw_widow_tag(
    widow: CardSprite, table: PaintedTable, canvas: Canvas, style: Style
) -> None:
    """Name the one card that is left over, until a player takes it."""
    if not widow.shown:
        return
    words, pose = _("widow"), widow.pose
    tag = style.kept(("tag", words), lambda: small_tag(style, words, style.px(TAG_WIDEST)))
    y = pose.y + table.layout.card * pose.scale / 2
    canvas.put(tag, tag.get_rect(center=(round(pose.x), round(y))).topleft)


def draw_ring(
    canvas: Canvas, style: Style, pose: Pose, high: int, colour: theme.Colour
) -> None:
    """Put a frame around a card, turned as the card is."""
    tall, angle = round(high * pose.scale), round(pose.angle)
    key = ("card ring", tall, angle, colour)
    ring = style.kept(key, lambda: _ring(style, tall, angle, colour))
    canvas.put(ring, ring.get_rect(center=(round(pose.x), round(pose.y))).topleft)


def _ring(style: Style, tall: int, angle: int, colour: theme.Colour) -> pygame.Surface:
    times = FINE_RING if tall < LARGE_RING else 2
    gap, width = style.u * RING_GAP, style.u * RING_WIDTH
    grow = round(2 * (gap + width)) * times
    size = (width_of(tall) * times + grow, tall * times + grow)
    fine = clear((size[0] + 6 * times, size[1] + 6 * times), colour)
    radius = round(tall * theme.CARD_RADIUS * times + grow / 2)
    inner = fine.get_rect().inflate(-6 * times, -6 * times)
    pygame.draw.rect(fine, (*colour, 255), inner, round(width * times), border_radius=radius)
    return pygame.transform.rotozoom(fine, -angle, 1 / times)


def _draw_swept_trick(table: PaintedTable, canvas: Canvas) -> None:
    """Without motion a full trick is gone at once: leave its shade until the next lead."""
    board, shown = table.director.board, table.view.shown
    still = table.context.motion.pace <= 0 and table.timeline.idle
    if (
        not still
        or shown is None
        or table.director.sprites.trick
        or not any(board.taken.values())
    ):
        return
    for played in shown.tricks[-1]:
        pose = table.layout.trick(played.seat).but(alpha=SHADE_OF_A_TRICK)
        table.context.pictures.lay(canvas, played.card, table.layout.card, pose)


def _draw_focus(table: PaintedTable, canvas: Canvas, style: Style) -> None:
    hand = table.hand
    if hand.focus is None or not hand.sprites or not table.timeline.idle:
        return
    sprite = hand.sprites[min(hand.focus, len(hand.sprites) - 1)]
    draw_ring(canvas, style, sprite.pose, table.layout.card, theme.FOCUS)


def lit_ring(layout: Layout, style: Style, *, over: bool) -> pygame.Surface:
    """The ring while a card is dragged, and when it is *over* the ring."""
    width = style.edge(theme.RING if over else theme.TABLE_RING_LINE)
    inside = RING_FILL if over else 0
    return style.shapes.ellipse(layout.ring.size, theme.BRASS, width, RING_LIT, inside)


def _draw_lifted(table: PaintedTable, canvas: Canvas) -> None:
    sprite = table.hand.lifted
    if sprite is not None:
        high = table.layout.card
        table.context.pictures.lay(canvas, sprite.card, high, sprite.pose)


def _draw_banner(table: PaintedTable, canvas: Canvas, style: Style) -> None:
    shown = table.director.banner
    if shown.told is not None and shown.pose.alpha > 0:
        rect = banner.place(table.layout, shown.told)
        picture = banner.picture(style, shown.told, rect.size)
        canvas.put(picture, rect.topleft, alpha=shown.pose.alpha)


def _draw_go_on(table: PaintedTable, canvas: Canvas, style: Style) -> None:
    words = _("Click to continue")
    tag = style.kept(("go on", words), lambda: small_tag(style, words, style.px(280)))
    canvas.put(tag, table.layout.go_on(tag.get_size()).topleft)
