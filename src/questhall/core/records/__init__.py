"""Games that are played and kept: sessions, undo, records, replays, verification, campaigns."""
