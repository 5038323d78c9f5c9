"""Texts in every language the program speaks: loading them, making sentences, and checking them."""
