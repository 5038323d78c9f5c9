"""What all games share: the engine, search, records and scenarios. It knows no game."""
