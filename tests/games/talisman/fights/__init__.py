"""Tests of battle and psychic combat."""
