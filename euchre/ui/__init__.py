"""Everything that knows pygame: the window, the pictures, the sounds, the screens."""

import os

# pygame and SDL read these once, when they are imported or opened, and every module of this
# package imports pygame: this is the one place that is sure to come first.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
# Else Windows shows no list of what an input method offers.
os.environ.setdefault("SDL_IME_SHOW_UI", "1")
# By this name a Linux desktop knows that the window belongs to the entry in its menu.
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "euchre")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "euchre")
