"""The screens beside the table: title, new game, settings, how to play, results."""
