"""How fast Questhall is, beside other libraries for research in games (docs/bench.md)."""
