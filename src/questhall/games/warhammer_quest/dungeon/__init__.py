"""The way through the dungeon and what is found there: travelling, dungeon cards and treasure, gear, and
when items and gear can be used.
"""
