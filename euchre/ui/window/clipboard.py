"""The clipboard of the desktop, which may not be there."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard; False if there is none."""
    try:
        # What is no text, such as half a sign in the name of a file, cannot be copied as it is.
        pygame.scrap.put_text(text.replace("\0", " ").encode(errors="replace").decode())
    except pygame.error:
        return False
    return True


def pasted() -> str:
    """The text on the clipboard; empty if there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeError):
        return ""
