"""Before the first decision: all rules in the book's order, and the deal."""
