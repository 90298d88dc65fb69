"""Computer players: a PlayerView goes in, an Action comes out."""
