"""A seat at a table of a server, through the documented protocol (docs/protocol.md)."""
