"""The review of a game that is over: `decisions` judges it, `__main__` prints it.

python3 -m euchre.coach.review GAME_FILE [--json]
"""
