"""The full-screen terminal, played by keys."""
