"""The files that are kept between starts: settings, games, results."""
