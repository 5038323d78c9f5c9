"""Tests of lessons, party votes, quiet windows and continued games."""
