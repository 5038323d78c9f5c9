"""Tests of the room `showing`."""
