"""The schema's history, one migration at a time."""
