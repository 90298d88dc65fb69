"""A finished game looked at again, card by card."""
