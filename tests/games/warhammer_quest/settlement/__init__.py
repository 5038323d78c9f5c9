"""Tests of the room `settlement`."""
