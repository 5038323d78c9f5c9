"""Tests of the room `powers`."""
