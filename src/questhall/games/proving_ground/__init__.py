"""A made-up game with every hard thing at once; it proves the core before the large games lean on it.

Two to four heroes wander between four spaces, fight the guardian there, and cast secret Spells. Nested
answers to Spells, covered windows, losses that hit everyone at once, work that is cut short, decisions
of the whole party, sealed bids, dice rolled again, effects that last, and choosing several things.
"""
