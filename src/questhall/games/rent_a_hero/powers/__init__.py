"""The powers of the heroes, and the moments at which "any time" is."""
