"""Everything that knows pygame: the window, the pictures, the sounds, the screens."""
