"""Which card is played without any search."""
