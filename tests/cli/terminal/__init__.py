"""Tests of games at the terminal, with scripted people."""
