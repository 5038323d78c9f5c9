"""What each Spell does."""
