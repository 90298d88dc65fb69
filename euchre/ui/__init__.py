"""Everything that knows pygame: the window, the pictures, the sounds, the screens."""

import os

# pygame and SDL read these once, when they are imported or opened, and every module of this
# package imports pygame: this is the one place that is sure to come first.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
