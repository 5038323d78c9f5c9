"""Tests of the room `components`."""
