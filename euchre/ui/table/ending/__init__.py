"""The end of a hand on the table: a banner that takes sides, and the way to the next hand."""
