"""Ratings of options, one module for each kind of question."""
