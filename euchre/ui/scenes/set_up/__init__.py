"""A hand set up by hand: cards, bidding and tricks as one likes."""
