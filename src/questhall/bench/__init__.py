"""How fast Questhall is, compared with other libraries for research on games (docs/bench.md)."""
