"""The settings, and a look at what they change."""
