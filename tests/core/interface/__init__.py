"""Tests of standing orders and saved states."""
