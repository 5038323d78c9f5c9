"""Enemies in play: engaging and spawning, activation, keywords, defeat."""
