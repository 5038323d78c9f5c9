"""What the rest of the program uses of a game: the game itself, decisions, perspectives, standing orders,
saving, positions.
"""
