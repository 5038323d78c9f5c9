"""The test suite's own tools: picking tests, measuring them, what they need, and which clauses they prove."""
