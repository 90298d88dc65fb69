"""Makes the tables that the upper levels play by; no part of the game."""
