"""The table itself: cloth under a lamp, the rail around it, and the ring where cards are played."""
