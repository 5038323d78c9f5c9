"""Tests of the spaces of the board."""
