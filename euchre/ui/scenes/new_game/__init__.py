"""A game agreed upon: rules, seats, levels."""
