"""The clipboard of the desktop, which may not be there."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard; False if there is none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def pasted() -> str:
    """The text on the clipboard; empty if there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
