"""Tests of casting Spells in general."""
