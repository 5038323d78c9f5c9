"""What a decent player of Rent a Hero knows: rules of thumb for bots and for playouts."""
