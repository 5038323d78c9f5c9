"""Tests of sessions, undo, records, replays, verification and campaigns."""
