"""Games on file, their deals, and what they add up to."""
