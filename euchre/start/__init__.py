"""The start: sets up what is missing, reads the command line, tells what went wrong."""
