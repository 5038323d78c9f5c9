"""The interface between a game and the rest of the program: the game object, decisions, perspectives,
standing orders, saving, positions.
"""
