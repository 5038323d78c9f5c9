"""Where tables are kept: SQLite or PostgreSQL, the same schema, every deed durable before it counts."""
