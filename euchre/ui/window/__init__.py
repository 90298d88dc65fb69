"""The window and what the system gives with it: events, clipboard, sound, files of the game."""
