"""Tests of the room `quests`."""
