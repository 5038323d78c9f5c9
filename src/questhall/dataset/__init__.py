"""Games as rows of a Parquet file; docs/data.md says what each column means."""
