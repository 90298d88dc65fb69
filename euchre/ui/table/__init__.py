"""The table: where the cards lie, how they move, and what the player can do with them."""
