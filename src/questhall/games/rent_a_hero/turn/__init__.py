"""A turn in the order of the book: requirement, wanderer, offer, hints, recruiting, draw; and the end of
the game.
"""
