"""What is in the box and lies on the table: board, cards, characters, creatures, state, kinds of events."""
