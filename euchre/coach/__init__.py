"""What a decision was worth, as facts: which choice was better, by how much, and why.

A review of a finished game, reasons for a hint, lessons and problems to solve will be built here:
on `play` and `ai`, for `ui` to put into words. It knows no language, no screen and no file.
"""
