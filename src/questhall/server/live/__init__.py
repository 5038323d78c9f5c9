"""Live tables: loaded from storage, driven, connected to people and bots, and put to sleep again."""
