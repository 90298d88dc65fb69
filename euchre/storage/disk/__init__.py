"""Files and folders: found, read, written, locked, tried again."""
