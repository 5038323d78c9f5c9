"""Tests of views, texts and scenario files."""
