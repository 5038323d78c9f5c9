"""Tests of the abilities of characters, and of what happens to characters."""
