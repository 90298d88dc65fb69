"""What a decision was worth, as facts: which choice was better, by how much, and why.

`judgement` weighs one decision, `explanation` gives the reasons, `open_cards` tells what could
have been made, and `review` goes through a game. On `play` and `ai`, for `ui` to put into words:
it knows no language, no screen and no file.
"""
