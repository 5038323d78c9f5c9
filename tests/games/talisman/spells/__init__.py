"""Tests of what each Spell does."""
