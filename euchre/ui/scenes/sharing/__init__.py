"""A hand given away: as a picture, or as text."""
