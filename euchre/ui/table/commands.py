"""The round buttons of the table and their keys: menu, rules, hint, last trick, undo."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui import navigation
from euchre.ui.common_keys import asks_for_help, switch_full_screen, switch_sound
from euchre.ui.scene import Push
from euchre.ui.table.ending.hand_end import NEXT, TRICKS
from euchre.ui.table.pictures.hint import HintScene
from euchre.ui.widgets import IconButton
from euchre.ui.window.keys import WITH_COMMAND, commanded, plain_letter

if TYPE_CHECKING:
    from euchre.ui.scene import Change, Scene
    from euchre.ui.table.table_protocols import PlayedTable
    from euchre.ui.widgets import Icon, Widget

LETTERS = {
    pygame.K_h: "hint",
    pygame.K_l: "last",
    pygame.K_m: "mute",
    pygame.K_c: "claim",
    pygame.K_e: "finish",
}
SWITCHES = {"mute": switch_sound, "full": switch_full_screen}
KEY_NAMES = {
    "menu": "Esc",
    "hint": "H",
    "last": "L",
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Y",
    "mute": "M",
    "full": "F11",
}
"""The keys that do the same as a round button, as they are written on it."""


AFTER_HAND = (NEXT, TRICKS, "last")
"""What means something else when a hand is over: its last trick is seen among all of them."""


def icon_buttons(table: PlayedTable) -> list[Widget]:
    """The round buttons from left to right, those without use now with the reason."""
    settings = table.context.settings
    upper: list[tuple[str, Icon, str]] = [
        ("menu", "menu", _("Menu")),
        ("help", "help", _("How to play")),
        ("hint", "hint", _("Hint")),
        ("last", "cards", _("Last trick")),
        ("undo", "undo", _("Undo")),
    ]
    if table.session.can_redo:
        upper.append(("redo", "redo", _("Redo")))
    lower: list[tuple[str, Icon, str]] = [
        ("mute", "mute", _("Sound on"))
        if settings.muted
        else ("mute", "sound", _("Sound off")),
        ("full", "window", _("Window"))
        if settings.full_screen
        else ("full", "fullscreen", _("Full screen")),
    ]
    made: list[Widget] = []
    for row, names in enumerate((upper, lower)):
        for index, (key, sign, name) in reversed([*enumerate(names)]):
            reason = of_no_use(table, key)
            button = IconButton(key, sign, name, reason=reason, keys=KEY_NAMES.get(key, ""))
            button.rect = table.layout.icon(index, row)
            made.append(button)
    return made


def no_last_trick(table: PlayedTable) -> str:
    """Why there is no last trick to be shown; empty if there is one."""
    taken = table.director.board.taken.values()
    return "" if any(taken) else _("No trick has been taken yet")


def command_of(event: pygame.Event) -> str | None:
    """What a key means at any moment, whatever is asked."""
    command = commanded(event)
    if command in {pygame.K_z, pygame.K_y}:
        again = command == pygame.K_y or event.mod & pygame.KMOD_SHIFT
        return "redo" if again else "undo"
    if asks_for_help(event):
        return "keys"
    if event.key == pygame.K_ESCAPE and not event.mod & WITH_COMMAND:
        return "menu"
    return LETTERS.get(plain_letter(event))


def obey(table: PlayedTable, command: str) -> Change | None:
    """Do what a button or its key stands for; where it has no use now, say why."""
    if table.ended and table.ending is not None and command in AFTER_HAND:
        return table.ending.answer(command)
    return _obeyed(table, command)


def _obeyed(table: PlayedTable, command: str) -> Change | None:
    match command:
        case "menu":
            return Push(navigation.menu(table))
        case "help":
            return Push(rules_of(table))
        case "keys":
            return Push(navigation.key_sheet(table.context, partial(rules_of, table)))
        case "hint" if not of_no_use(table, command):
            return Push(HintScene(table))
        case "last" if not of_no_use(table, command):
            return Push(navigation.last_trick(table))
        case "mute" | "full":
            SWITCHES[command](table.context)
        case "undo" | "redo" if not of_no_use(table, command):
            return _through_time(table, command)
        case _:
            table.context.remark(of_no_use(table, command))
    return None


def rules_of(table: PlayedTable) -> Scene:
    """The rules of this very game."""
    return navigation.how_to_play(table.context, table.session.options)


def of_no_use(table: PlayedTable, command: str) -> str:
    """Why a command does nothing now; empty if it does something."""
    match command:
        case "hint":
            return "" if table.asked else _("It's not your turn")
        case "last":
            return "" if table.ended else no_last_trick(table)
        case "undo":
            return "" if table.session.can_undo else _("Nothing to undo yet")
        case "redo":
            return "" if table.session.can_redo else _("Nothing to redo")
    return ""


def _through_time(table: PlayedTable, command: str) -> Change | None:
    """Take back or do again; several people must all agree."""
    undoes = command == "undo"
    if table.several:
        ask = navigation.agree_to_undo if undoes else navigation.agree_to_redo
        return Push(ask(table))
    if undoes:
        table.undo()
        table.context.remark(_("Undone"))
    else:
        table.redo()
        table.context.remark(_("Redone"))
    return None
