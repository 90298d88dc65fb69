"""Choosing who is seen in a seat: a portrait alone, or a character with its level and its name.

All are shown at once, and the one that is pointed at large beside them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ai.roster import CHARACTERS, level_of
from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.draw.portraits import OF_CHARACTERS, PORTRAITS, Expression, portrait
from euchre.ui.draw.shapes import clear
from euchre.ui.scene import Pop
from euchre.ui.scenes.new_game.portrait_button import PortraitButton
from euchre.ui.scenes.screen import Screen, pills
from euchre.ui.widgets import Button, Changed, Form, Label, Option, Panel, Segmented, Widget
from euchre.ui.words.addressed import about, is_you
from euchre.ui.words.characters import character_words, level_title, measured_words
from euchre.ui.words.portraits import portrait_name

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from euchre.play.record import Player
    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.scenes.new_game.portrait_button import Owner
    from euchre.ui.widgets import Outcome

COLUMNS = 4
FACE, CAPTION, APART, BELOW = 104, 22, 20, 10
LARGE, SMALL = 168, 64
SIDE, COLUMN = 30, 300
TITLE, SWITCH, BUTTON, GAP = 58, 330, 52, 18
"""Lengths in units: the faces to choose from and those of the preview, and what is around them."""
ROWS = -(-len(PORTRAITS) // COLUMNS)
CHARACTER, PICTURE = "character", "picture"
_CHARACTER_OF = {picture: name for name, picture in OF_CHARACTERS.items()}


class PortraitChoice(Screen):
    """Lies over the new-game screen until somebody is chosen, or not."""

    def __init__(
        self,
        context: Context,
        player: Player,
        owners: Mapping[str, Owner],
        then: Callable[[str, str | None], None],
        *,
        computer: bool,
    ) -> None:
        """Choose for *player*, as seated; for a *computer* player whole characters as well.

        *owners* are all players by their portraits. `then` is told the portrait that was chosen,
        and the character if it is one that is to play.
        """
        super().__init__(context)
        self._player, self._owners = player, owners
        self._chosen = player.portrait
        self._computer = computer
        self._kind = CHARACTER if computer else PICTURE
        self._then = then
        self._hovered = self._focused = ""

    @property
    def _whole(self) -> bool:
        """Whether characters are chosen and not pictures alone."""
        return self._kind == CHARACTER

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        self._panel = Panel()
        self._title = Label(
            self._title_words(), size=theme.HEADING, colour=theme.IVORY, weight="serif"
        )
        kinds = [Option(CHARACTER, _("Character")), Option(PICTURE, _("Portrait only"))]
        self._switch = Segmented("kind", _("What to choose"), kinds, self._kind)
        self._compose_faces()
        self._preview = PortraitPreview(self._chosen)
        self._who = Label(
            "", size=theme.LEAD, colour=theme.BRASS, weight="bold", align="centre"
        )
        self._told = Label("", size=theme.SMALL + 1, align="centre", top=True)
        self._back = Button("back", _("Back"))
        pills(self._back)
        words = (self._panel, self._title, self._preview, self._who, self._told)
        switch = [self._switch] if self._computer else []
        # At once Enter leaves all as it is: who has the looks of a character need not be one.
        default = self._chosen if self._as_chosen() else "back"
        faces = (*self._faces, *self._captions)
        form = Form(*words, *switch, *faces, self._back, default=default, cancel="back")
        form.focus_on(default, show=False)
        return form

    def _as_chosen(self) -> bool:
        """Whether the portrait of the player stands for what the player is."""
        if not self._whole:
            return True
        level = self._player.level
        return level in CHARACTERS and _CHARACTER_OF.get(self._chosen) == level

    def _title_words(self) -> str:
        if self._whole:
            return _("Choose a character")
        return about(self._player.name, _("A portrait for {name}"), _("Your portrait"))

    def _compose_faces(self) -> None:
        pictures = [OF_CHARACTERS[name] for name in CHARACTERS] if self._whole else PORTRAITS
        self._faces = [PortraitButton(name, name) for name in pictures]
        self._captions = []
        for face in self._faces:
            face.name = self._name_of(face.portrait)
            face.owner = self._owners.get(face.portrait)
            face.selected = face.portrait == self._chosen and self._as_chosen()
            caption = face.name
            if self._whole:
                caption += f"\n{level_title(level_of(caption))}"
            self._captions.append(Label(caption, size=theme.SMALL, align="centre", top=True))

    def _name_of(self, picture: str) -> str:
        return _CHARACTER_OF[picture] if self._is_character(picture) else portrait_name(picture)

    def _is_character(self, picture: str) -> bool:
        return self._whole and picture in _CHARACTER_OF

    def answer(self, outcome: Outcome) -> Change | None:
        """Take whom was pressed, or leave all as it is."""
        if isinstance(outcome, Changed):
            self._kind = str(outcome.value)
            self.recompose()
            return None
        key = outcome.key
        if key != "back":
            self._then(key, _CHARACTER_OF[key] if self._is_character(key) else None)
        return Pop()

    def describe(self) -> dict[str, object]:
        """What a program that tests this one wants to know."""
        told = {"scene": "portraits", "kind": self._kind, "shown": self._preview.portrait}
        return {**told, **super().describe()}

    def draw_ground(self, canvas: Canvas, style: Style) -> None:  # noqa: ARG002
        """Leave the screen below to be seen, dimmed."""
        canvas.dim(theme.DIMMING)

    def draw_behind(self, canvas: Canvas, style: Style) -> None:  # noqa: ARG002
        """Let the preview show what is pointed at."""
        self._point()
        picture = self._preview.portrait
        self._who.text = self._name_of(picture)
        told = [self._trade(picture)]
        if self._is_character(picture):
            name = _CHARACTER_OF[picture]
            told = [character_words(name), measured_words(name), *told]
        self._told.text = "\n".join(filter(None, told))

    def _trade(self, picture: str) -> str:
        """What happens to who has a portrait already."""
        owner = self._owners.get(picture)
        if owner is None or picture == self._chosen:
            return ""
        if self._is_character(picture):
            return self._change(owner.name, _CHARACTER_OF[picture])
        if is_you(self._player.name):
            return _("{name} has this one and gets yours.").format(name=owner.name)
        return about(
            owner.name,
            _("{name} has this one and gets the other."),
            _("You have this one and get the other."),
        )

    def _change(self, owner: str, character: str) -> str:
        """What a character that comes means for who looks like it already."""
        if owner == character:
            return _("{name} is at the table and changes seats.").format(name=owner)
        return about(
            owner,
            _("{name} has this portrait and gets another."),
            _("You have this portrait and get another."),
        )

    def _point(self) -> None:
        """Let the preview follow the mouse or the keys, whichever pointed at something last."""
        focus = self.form.focus if self.form.shows_focus else None
        focused = focus.portrait if isinstance(focus, PortraitButton) else ""
        hovered = next((face.portrait for face in self._faces if face.hovered), "")
        if hovered != self._hovered:
            self._preview.portrait = hovered or focused or self._chosen
        elif focused != self._focused:
            self._preview.portrait = focused or hovered or self._chosen
        self._hovered, self._focused = hovered, focused

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        across = COLUMNS * (FACE + APART) - APART
        down = ROWS * (FACE + CAPTION + BELOW) - BELOW
        panel = style.centred((3 * SIDE + COLUMN + across, 2 * SIDE + TITLE + down))
        self._panel.rect = panel
        room = panel.inflate(-2 * style.px(SIDE), -2 * style.px(SIDE))
        self._arrange_head(style, pygame.Rect(room.x, room.y, room.width, style.px(TITLE)))
        room.y += style.px(TITLE)
        room.height -= style.px(TITLE)
        column = pygame.Rect(room.x, room.y, style.px(COLUMN), room.height)
        self._arrange_preview(style, column)
        self._arrange_faces(style, room.right - style.px(across), room)

    def _arrange_head(self, style: Style, row: pygame.Rect) -> None:
        switch = style.px(SWITCH) if self._computer else 0
        tall = style.px(theme.TARGET)
        self._title.rect = pygame.Rect(row.x, row.y, row.width - switch - style.px(GAP), tall)
        self._switch.rect = pygame.Rect(row.right - switch, row.y, switch, tall)

    def _arrange_faces(self, style: Style, left: int, room: pygame.Rect) -> None:
        rows = -(-len(self._faces) // COLUMNS)
        face, apart, below = style.px(FACE), style.px(APART), style.px(BELOW)
        step = (room.height + below) // rows
        for index, (button, caption) in enumerate(
            zip(self._faces, self._captions, strict=True)
        ):
            row, place = divmod(index, COLUMNS)
            x, y = left + place * (face + apart), room.y + row * step
            button.rect = pygame.Rect(x, y, face, face)
            caption.rect = pygame.Rect(
                x - apart // 2, y + face + style.px(2), face + apart, step - face - below
            )

    def _arrange_preview(self, style: Style, room: pygame.Rect) -> None:
        gap = style.px(GAP)
        tall = style.px(LARGE + SMALL) + gap
        self._preview.rect = pygame.Rect(room.x, room.y, room.width, tall)
        self._who.rect = pygame.Rect(room.x, room.y + tall + gap // 2, room.width, style.px(34))
        button = style.px(BUTTON)
        self._back.rect = pygame.Rect(room.x, room.bottom - button, room.width, button)
        below = self._who.rect.bottom
        self._told.rect = pygame.Rect(
            room.x, below, room.width, self._back.rect.y - gap // 2 - below
        )


class PortraitPreview(Widget):
    """One portrait large, and its other expressions below."""

    focusable = False

    def __init__(self, picture: str) -> None:
        """Show a portrait."""
        super().__init__("", "")
        self.portrait = picture

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return self.portrait

    def paint(self, style: Style) -> pygame.Surface:
        """Return the faces."""
        picture = clear(self.rect.size)
        large, small = style.px(LARGE), style.px(SMALL)
        calm, *others = Expression
        places = [pygame.Rect((self.rect.width - large) // 2, 0, large, large)]
        free = (self.rect.width - len(others) * small) // (len(others) + 1)
        for index in range(len(others)):
            x = free + index * (small + free)
            places.append(pygame.Rect(x, self.rect.height - small, small, small))
        for expression, place in zip((calm, *others), places, strict=True):
            face = portrait(style, self.portrait, expression, place.width, theme.BRASS)
            if face is not None:
                picture.blit(face, place)
        return picture
