"""Texts in all supported languages: loading them, making sentences, and checking them."""
