"""Trying choices out in imagined deals, and perfect play once all cards are known."""
