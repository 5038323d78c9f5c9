"""Tests of what a character has."""
