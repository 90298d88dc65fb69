"""How a deal or a game ended, and what lies behind it."""
