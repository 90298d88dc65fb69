"""Words for the player, in whole sentences."""
