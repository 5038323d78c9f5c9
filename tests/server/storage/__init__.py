"""Tests of the database: group commit, PostgreSQL, and how long tables are kept."""
