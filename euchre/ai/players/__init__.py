"""The levels: one class each, for all tables."""
