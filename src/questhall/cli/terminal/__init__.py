"""A game at one keyboard: the table as text, numbered options, and commands beside them."""
