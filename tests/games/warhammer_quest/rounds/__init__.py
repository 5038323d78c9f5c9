"""Tests of the room `rounds`."""
