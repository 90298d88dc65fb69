"""The least a pygame program does to show a table: a window, felt, texts and six cards."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SIZE = (1280, 720)
HEIGHT = 158

pygame.display.init()
pygame.font.init()
window = pygame.Window("Bare", SIZE)
screen = window.get_surface()
screen.fill((31, 99, 71))
font = pygame.Font(ASSETS / "fonts" / "Figtree-Bold.ttf", 24)
for number, text in enumerate(("Euchre", "Anna", "Ben", "Carla")):
    screen.blit(
        font.render(text, antialias=True, color=(250, 245, 232)), (40, 40 + 40 * number)
    )
for number, name in enumerate(("JS", "JC", "AS", "KH", "TD", "9C")):
    file = ASSETS / "cards" / f"{name}.svg"
    card = pygame.image.load_sized_svg(file, (HEIGHT * 5 // 7, HEIGHT))
    screen.blit(card, (300 + 120 * number, 400))
window.flip()
sys.stdout.write("shown\n")
sys.stdout.flush()
sys.stdin.readline()
