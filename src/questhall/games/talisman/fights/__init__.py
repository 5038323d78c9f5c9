"""Battle and psychic combat: evading, Weapons, dice and scores, trophies, and what the winner takes."""
