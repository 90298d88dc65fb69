"""Deals as they may lie, given what one player has seen."""
