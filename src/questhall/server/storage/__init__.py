"""Storage in SQLite or PostgreSQL with the same schema; every action is durable before it counts."""
