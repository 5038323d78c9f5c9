"""Tests of the lobby, of hostile and slow clients, and of what the lobby says about games."""
