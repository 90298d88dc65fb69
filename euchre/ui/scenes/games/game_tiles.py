"""A game on file in a list, and in full beside it: who plays, the score, when it was played."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _, ngettext
from euchre.ui.draw import theme
from euchre.ui.draw.portraits import with_portraits
from euchre.ui.table.pictures.scores import for_chips
from euchre.ui.widgets import Widget, player_disc
from euchre.ui.widgets.button import Pressable
from euchre.ui.words import numbers
from euchre.ui.words.phrases import game_name, level_name

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from euchre.play.record import Player
    from euchre.rules.options import Options
    from euchre.rules.seats import Side
    from euchre.storage.digest import Digest, Entry
    from euchre.ui.draw.style import Style

DISC = 34
ROW = 46
SCORE_ROOM = 96
INSET = 16
"""Lengths in units."""


def title_of(digest: Digest) -> str:
    """What a game is called: its own name, or who plays against whom."""
    if digest.name:
        return digest.name
    sides = [side_words(digest, side) for side in digest.score]
    if len(sides) != len(theme.SIDES):
        return ", ".join(sides)
    return _("{one} vs. {other}").format(one=sides[0], other=sides[1])


def side_words(digest: Digest, side: Side) -> str:
    """The names of a side."""
    return " & ".join(digest.seated[seat].name for seat in side)


def standing(digest: Digest) -> Mapping[Side, int]:
    """The points of every side, or the games it has won when a match is over."""
    if digest.finished and digest.rules.match_games > 1:
        return dict(zip(digest.score, digest.games, strict=True))
    return digest.score


def score_words(digest: Digest) -> str:
    """The score, as `numbers.score` writes it."""
    return numbers.score(standing(digest).values())


def deals_words(digest: Digest) -> str:
    """Which game it is, and how far it has gone."""
    deals = ngettext("{number} hand", "{number} hands", digest.deals)
    words = _goal_words(digest.rules).format(
        game=game_name(digest.rules.variant),
        target=digest.rules.target,
        games=digest.rules.match_games,
        deals=deals.format(number=numbers.whole(digest.deals)),
    )
    if any(digest.games) and not digest.finished:
        won = numbers.score(digest.games)
        words += " · " + _("games {score}").format(score=won)
    return words


def _goal_words(rules: Options) -> str:
    if for_chips(rules):
        return _("{game} for chips · {deals}")
    if rules.match_games > 1:
        return _("{game}, {games} games to {target} · {deals}")
    return _("{game} to {target} · {deals}")


def played_at(entry: Entry, today: datetime) -> datetime:
    """When a game was played last, on the clocks where the player is."""
    played = datetime.fromtimestamp(entry.changed, timezone.utc)
    return played.astimezone(today.tzinfo)


def when_words(when: datetime, now: datetime) -> str:
    """When something was, as people say it on the day *now*."""
    days = (now.date() - when.date()).days
    clock = numbers.clock(when)
    if days == 0:
        return _("today, {time}").format(time=clock)
    if days == 1:
        return _("yesterday, {time}").format(time=clock)
    return numbers.date_words(when)


class GameTile(Pressable):
    """One game of the list."""

    def __init__(self, key: str, entry: Entry, when: str) -> None:
        """Show a game that was played *when*."""
        super().__init__(key, title_of(entry.digest))
        self.entry = entry
        self._when = when
        self.selected = False

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self.name, self._when, self.selected, self.hovered, self.held)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the tile: name and facts at the left, the score at the right."""
        felt, text = style.felt, style.text
        fill = felt.lit if self.hovered else felt.raised if self.selected else felt.plaque
        picture = style.shapes.panel(
            self.rect.size,
            style.px(self.radius),
            fill,
            line=theme.BRASS if self.selected else felt.line,
            width=style.edge(theme.OUTLINE),
        ).copy()
        inset = style.px(INSET)
        score = text.line(
            score_words(self.entry.digest),
            theme.LEAD,
            theme.BRASS,
            weight="serif",
            max_width=self.rect.width // 3,
        )
        right = self.rect.width - inset
        picture.blit(score, score.get_rect(midright=(right, self.rect.height // 2)))
        room = right - max(score.get_width(), style.px(SCORE_ROOM)) - 2 * inset
        name = text.line(self.name, theme.BODY, theme.IVORY, weight="bold", max_width=room)
        facts = f"{deals_words(self.entry.digest)} · {self._when}"
        below = text.line(facts, theme.SMALL, felt.muted, max_width=room)
        y = (self.rect.height - name.get_height() - below.get_height()) // 2
        picture.blit(name, (inset, y))
        picture.blit(below, (inset, y + name.get_height()))
        return picture


class ScoreSheet(Widget):
    """Who plays in a game, side by side, and what they have scored."""

    focusable = False

    def __init__(self) -> None:
        """Begin without a game."""
        super().__init__("", "")
        self.digest: Digest | None = None

    def rows(self) -> int:
        """How many rows it has: one for every player."""
        return len(self.digest.players) if self.digest else 0

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (id(self.digest), self.digest is None)

    def paint(self, style: Style) -> pygame.Surface:
        """Return a row for every player; the score of a side stands beside its players."""
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        if self.digest is None:
            return picture
        row = min(style.px(ROW), self.rect.height // max(1, self.rows()))
        y = 0
        players = with_portraits(self.digest.seated)
        seats = list(players)
        for number, (side, points) in enumerate(standing(self.digest).items()):
            several = len(self.digest.score) > len(theme.SIDES)
            colours = theme.PLAYERS if several else theme.SIDES
            colour = colours[number % len(colours)]
            for seat in side:
                place = pygame.Rect(0, y, self.rect.width, row)
                _paint_player(picture, place, style, players[seat], seats.index(seat))
                y += row
            score = style.text.line(numbers.whole(points), theme.SCORE, colour, weight="serif")
            middle = y - row * len(side) // 2
            place = score.get_rect(midright=(self.rect.width, middle))
            picture.blit(score, place)
        return picture


def _paint_player(
    picture: pygame.Surface,
    place: pygame.Rect,
    style: Style,
    player: Player,
    number: int,
) -> None:
    side = min(style.px(DISC), place.height - 2)
    face = player_disc(style, player.name, player.portrait, number, side)
    picture.blit(face, face.get_rect(midleft=place.midleft))
    left = place.left + style.px(DISC + 12)
    room = place.width - style.px(DISC + 12) - style.px(SCORE_ROOM)
    words = style.text.line(player.name, theme.BODY, theme.IVORY, weight="bold", max_width=room)
    place_of_name = words.get_rect(midleft=(left, place.centery))
    picture.blit(words, place_of_name)
    left = place_of_name.right + style.px(10)
    room = place.right - style.px(SCORE_ROOM) - left
    if room > style.px(30):
        kind = style.text.line(
            level_name(player.level), theme.SMALL, style.felt.muted, max_width=room
        )
        picture.blit(kind, kind.get_rect(midleft=(left, place.centery)))
