"""Tests of preparing the game."""
