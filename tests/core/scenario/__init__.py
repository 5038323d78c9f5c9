"""Tests of scenario files: reading them, running them, and the pages about them."""
