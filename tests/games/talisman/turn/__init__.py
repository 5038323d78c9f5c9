"""Tests of turns and movement."""
