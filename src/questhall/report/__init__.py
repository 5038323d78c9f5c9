"""A page with plots about many games, from the Parquet files that `questhall sim` writes."""
