"""Tests of the room `heroes`."""
