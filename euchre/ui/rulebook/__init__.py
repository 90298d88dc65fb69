"""How to play, told from the rules in force."""
