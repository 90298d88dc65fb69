"""Positions in a hand that are set up by hand."""
