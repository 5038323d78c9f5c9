"""Tests of the room `cards`."""
