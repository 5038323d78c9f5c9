"""Turns from start to end, the exchange of trophies, movement, the bridge, the Portal of Power, the Raft."""
