"""How a deal looks: the pack is shuffled and cut, the packets go round, a card is turned up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from euchre.ui.draw import theme
from euchre.ui.draw.animation import Beat, Tween, ease_in_out
from euchre.ui.table.pictures.sprites import CardSprite, kitty_backs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from euchre.rules.events import Dealt
    from euchre.rules.seats import Seat
    from euchre.rules.state import Setup
    from euchre.ui.draw.pose import Pose
    from euchre.ui.table.layout import Layout
    from euchre.ui.table.pictures.sprites import Sprites

RIFFLE = 0.13
"""Seconds for each of the moves of shuffling and cutting."""
APART = 34
"""Units between the two halves while the pack is shuffled."""
PACK_BACKS = 2


@dataclass(frozen=True)
class CardsToDeal:
    """What there is to deal: the sprites, in the order dealt, and where they go."""

    event: Dealt
    sprites: Sprites
    dealt: Mapping[Seat, tuple[CardSprite, ...]]
    """The cards of every hand in the order dealt."""
    goals: Mapping[CardSprite, Pose]
    """The pose of every card of a hand."""


def deal_beats(
    deal: CardsToDeal, setup: Setup, layout: Layout, sound: Callable[[str], None]
) -> Iterator[Beat]:
    """The beats of a whole deal; the sprites of the hands begin in the pack, not shown."""
    home = layout.pack(deal.event.dealer)
    pack = [CardSprite(None, home) for _ in range(PACK_BACKS)]
    deal.sprites.loose += pack
    for hand in deal.dealt.values():
        for sprite in hand:
            sprite.pose = home
    yield from _shuffled(pack, home, layout, sound)
    yield from _cut(pack, deal.event.dealer, home, layout, setup)
    yield Beat(list(_packets(deal, setup, sound)))
    yield from _turned_up(deal, pack, layout, sound, kitty_backs(setup))


def _shuffled(
    pack: list[CardSprite], home: Pose, layout: Layout, sound: Callable[[str], None]
) -> Iterator[Beat]:
    apart = APART * layout.u
    left = Tween(pack[0], home.but(x=home.x - apart, angle=-7), RIFFLE)
    right = Tween(pack[1], home.but(x=home.x + apart, angle=7), RIFFLE)
    yield Beat([left, right], on_start=partial(sound, "shuffle"))
    yield Beat([Tween(half, home, RIFFLE, ease=ease_in_out) for half in pack])


def _cut(
    pack: list[CardSprite], dealer: Seat, home: Pose, layout: Layout, setup: Setup
) -> Iterator[Beat]:
    """The dealer's right neighbour lifts the upper half and puts it below (rules.md D3)."""
    cutter = setup.table.clockwise_from(dealer)[-1]
    towards = layout.pack(cutter)
    aside = home.blend(towards, 0.22).but(angle=5)
    yield Beat([Tween(pack[1], aside, RIFFLE, rise=0.5)])
    yield Beat([Tween(pack[0], home.blend(aside, 0.9), RIFFLE, rise=0.5)])
    yield Beat([Tween(half, home, RIFFLE) for half in pack])


def _packets(deal: CardsToDeal, setup: Setup, sound: Callable[[str], None]) -> Iterator[Tween]:
    table = setup.table
    order = table.clockwise_from(table.left_of(deal.event.dealer))
    coming = {seat: iter(hand) for seat, hand in deal.dealt.items()}
    delay = 0.0
    for sizes in setup.packets:
        for place, seat in enumerate(order):
            for number in range(sizes[place % len(sizes)]):
                sprite = next(coming[seat])
                yield Tween(
                    sprite,
                    deal.goals[sprite],
                    theme.PACKET,
                    delay + 0.012 * number,
                    on_start=partial(_leave_pack, sprite, sound, quiet=number > 0),
                )
            delay += theme.NEXT_PACKET


def _leave_pack(sprite: CardSprite, sound: Callable[[str], None], *, quiet: bool) -> None:
    sprite.shown = True
    if not quiet:
        sound("deal")


def _turned_up(
    deal: CardsToDeal,
    pack: list[CardSprite],
    layout: Layout,
    sound: Callable[[str], None],
    backs: int,
) -> Iterator[Beat]:
    """What is left of the pack goes to the middle; its top card is turned."""
    sprites, upcard = deal.sprites, deal.event.upcard
    goals = [layout.kitty(min(index, backs - 1)) for index in range(PACK_BACKS)]
    sprites.kitty = [CardSprite(None, goal, shown=False) for goal in goals[:backs]]
    turned = layout.turned
    if upcard is not None:
        sprites.upcard = CardSprite(upcard, turned.but(face=0.0), shown=False)
    slide = [Tween(half, goal, theme.FLIGHT) for half, goal in zip(pack, goals, strict=True)]
    if upcard is not None:
        # The upper half carries the card that is turned next.
        slide[-1].to = turned.but(face=0.0)
    laid = [*sprites.kitty, *([sprites.upcard] if sprites.upcard else [])]
    yield Beat(slide, on_end=partial(_lay_kitty, sprites, pack, laid))
    if sprites.upcard is not None:
        flip = Tween(sprites.upcard, turned, theme.FLIP, rise=0.5)
        yield Beat([flip], hold=theme.CALL_RESTS, on_start=partial(sound, "turn"))


def _lay_kitty(sprites: Sprites, pack: list[CardSprite], laid: list[CardSprite]) -> None:
    sprites.loose = [sprite for sprite in sprites.loose if sprite not in pack]
    for sprite in laid:
        sprite.shown = True
