"""What a character has: Strength, Craft, Life, fate, gold, Objects, Followers, Spells, and an alignment."""
