"""The review of a game that is over: what each decision was worth, at the table."""
