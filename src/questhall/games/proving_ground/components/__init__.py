"""The table of the Proving Ground and the kinds of events."""
