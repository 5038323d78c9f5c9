"""What is in the box and on the table: the seven heroes, the table itself, the deck, the kinds of events."""
