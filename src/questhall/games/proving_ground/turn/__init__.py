"""A turn on the Proving Ground: moving, encounters, fights, losses, Spells."""
