"""Compiling the rules, and running on them."""
