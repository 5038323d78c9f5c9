"""Tests of the room `dungeon`."""
