"""Tables that are alive in this server: woken, driven, connected to people and bots, and put to sleep."""
