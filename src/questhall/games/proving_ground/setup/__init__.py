"""All rules in order, and the table as a game begins."""
