"""Tests of the room `enemies`."""
