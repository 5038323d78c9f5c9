"""Seats at a server's table, from the terminal."""
