"""Tests that what the server sends is what it describes."""
