"""Draws every widget in every state, to be looked at.

    python3 tests/screenshots/gallery.py OUT [--table claret]

writes one picture per window size to the folder OUT.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).parents[2]))

import pygame

from euchre.ui.draw import theme
from euchre.ui.draw.canvas import Canvas
from euchre.ui.draw.style import Style
from euchre.ui.widgets import (
    ICONS,
    Button,
    DropDown,
    Form,
    IconButton,
    Label,
    Option,
    Panel,
    ScrollArea,
    Segmented,
    Slider,
    TextField,
    Toggle,
    Widget,
)

SIZES = ((960, 600), (1280, 720), (1920, 1080))
LEVELS = [
    Option("human", "human"),
    Option("beginner", "computer, beginner"),
    Option("normal", "computer, normal"),
    Option("expert", "computer, expert", "needs four players"),
]


def place(style: Style, widget: Widget, *units: float) -> Widget:
    """Give a widget its place: left, top, width and height in units."""
    widget.rect = pygame.Rect(tuple(map(style.px, units)))
    return widget


def buttons(style: Style) -> list[Widget]:
    """Return buttons of every kind, resting, under the mouse, held and disabled."""
    made: list[Widget] = []
    for column, kind in enumerate(("primary", "secondary", "accent", "quiet")):
        for row, state in enumerate(("rest", "hover", "held", "off")):
            label = {"primary": "Order it up ♠", "accent": "Go alone ♥"}.get(kind, "Pass")
            button = Button(f"{kind}{row}", label, kind=kind)  # type: ignore[arg-type]
            button.hovered = state in {"hover", "held"}
            button.held = state == "held"
            button.reason = "The dealer must name trump." if state == "off" else ""
            button.radius = -1
            made.append(place(style, button, 40 + 172 * column, 96 + 58 * row, 160, 46))
    tiles = (
        ("Classic", "4 players, 24 cards, to 10", "", True),
        ("British", "Benny joker, to 11", "", False),
        ("Railroad", "joker, bigger lone bids", "Comes with a later version.", False),
    )
    for row, (label, detail, reason, selected) in enumerate(tiles):
        tile = Button(label, label, detail=detail, kind="tile", align="left", reason=reason)
        tile.selected = selected
        made.append(place(style, tile, 40, 340 + 70 * row, 300, 60))
    long = Button(
        "long",
        "Order it up ♦",
        detail="Diamonds become trump, Carla takes the jack into her hand and throws one away.",
        kind="primary",
    )
    made.append(place(style, long, 360, 340, 340, 84))
    cramped = Button("cramped", "Eine sehr lange deutsche Aufschrift auf dem Knopf")
    made.append(place(style, cramped, 360, 436, 200, 46))
    signed = Button("signed", "Last trick", sign="back")
    made.append(place(style, signed, 572, 436, 128, 46))
    return made


def signs(style: Style) -> list[Widget]:
    """Return one round button for every sign."""
    made: list[Widget] = []
    for index, sign in enumerate(ICONS):
        button = IconButton(sign, sign, sign)
        button.reason = "Nothing to take back." if sign == "redo" else ""
        button.hovered = sign == "help"
        button.selected = sign == "hint"
        made.append(
            place(style, button, 40 + 50 * (index % 13), 570 + 52 * (index // 13), 44, 44)
        )
    return made


def panel(style: Style) -> list[Widget]:
    """Return a panel with rows of everything that holds a value."""
    made: list[Widget] = [place(style, Panel("Players"), 736, 40, 504, 640)]
    for row, name in enumerate(("Anna", "Ben ♥ Carla", "")):
        field = TextField(f"name{row}", "Name", name, placeholder="Name of the player")
        if row == 0:
            field.enter(by_key=True)
        made.append(place(style, field, 760, 96 + 56 * row, 190, 46))
    for row, reason in enumerate(("", "", "Only with four players.")):
        drop = DropDown(f"level{row}", "Level", LEVELS, "normal", reason=reason)
        drop.hovered = row == 1
        made.append(place(style, drop, 966, 96 + 56 * row, 250, 46))
    kinds = [
        Option("calm", "calm"),
        Option("normal", "normal"),
        Option("quick", "quick"),
        Option("instant", "instant", "not here"),
    ]
    made.append(place(style, Segmented("s", "Motion", kinds, "normal"), 760, 270, 456, 46))
    off = Segmented("so", "Motion", kinds, "normal", reason="No motion at all.")
    made.append(place(style, off, 760, 326, 456, 46))
    made.append(place(style, Slider("v", "Volume", 0.6), 760, 382, 220, 46))
    made.append(
        place(style, Slider("v0", "Volume", 0.3, reason="No sound."), 990, 382, 226, 46)
    )
    toggles = (
        (
            "Stick the dealer",
            True,
            "After everybody has passed twice the dealer must name trump.",
            "",
        ),
        ("Defend alone", False, "", ""),
        ("7s and 8s (32 cards)", True, "", "Railroad Euchre is always played with 32 cards."),
    )
    for row, (label, value, detail, reason) in enumerate(toggles):
        toggle = Toggle(f"t{row}", label, value=value, detail=detail, reason=reason)
        toggle.hovered = row == 1
        made.append(place(style, toggle, 750, 434 + 62 * row, 300, 58))
    area = ScrollArea("area", "The rules in short")
    area.fill(
        [
            place(style, Button(f"in{row}", f"Game {row + 1}"), 4, 4 + 54 * row, 130, 46)
            for row in range(8)
        ]
    )
    made.append(place(style, area, 1064, 434, 156, 180))
    area.scroll_to(style.px(70))
    return made


def gallery(size: tuple[int, int], table: str, *, opened: bool) -> pygame.Surface:
    """Return the picture of all widgets in a window of a size."""
    style = Style(size, table)
    canvas = Canvas(size)
    heading = Label("Widgets", size=theme.TITLE, colour=theme.BRASS, weight="serif")
    second = Label("Second text ♠ ♥ ♦ ♣ on the felt, as long as it likes to be.")
    form = Form(
        place(style, heading, 40, 20, 300, 60),
        place(style, second, 300, 30, 420, 50),
        *buttons(style),
        *signs(style),
        *panel(style),
    )
    form.focus_on("level1" if opened else "secondary3")
    if opened:
        form.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    canvas.backdrop(style.backdrop())
    form.draw(canvas, style)
    screen = pygame.Surface(size)
    canvas.show(screen)
    return screen


def main() -> None:
    """Write the pictures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("out", type=Path)
    arguments.add_argument("--table", default="green", choices=sorted(theme.FELTS))
    chosen = arguments.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    for size in SIZES:
        pygame.display.set_mode(size)
        for opened in (False, True):
            name = f"{size[0]}x{size[1]}-{chosen.table}{'-open' if opened else ''}.png"
            pygame.image.save(gallery(size, chosen.table, opened=opened), chosen.out / name)


if __name__ == "__main__":
    main()
