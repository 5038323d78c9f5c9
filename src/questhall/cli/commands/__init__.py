"""One module per command of `questhall`."""
