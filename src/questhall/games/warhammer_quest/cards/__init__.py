"""What each card does: one module for each kind of card."""
