"""One game in progress: who plays, what was done, whose turn it is."""
