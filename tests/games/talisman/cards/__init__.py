"""Tests of the cards of the Adventure deck."""
