"""Before the first decision: all rules in the book's order, and the table as a game begins (the steps of
setting a quest up are in `quests/quest_setup.py`).
"""
