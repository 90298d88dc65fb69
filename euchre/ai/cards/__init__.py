"""Cards as bits, and what one player knows of a deal."""
