"""Tests of matches between bots, their figures and ratings."""
