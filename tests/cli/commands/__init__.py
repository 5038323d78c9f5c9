"""Tests of the commands as people and programs use them."""
