"""Tests of the engine: chance, knowledge, and the hard cases of the Proving Ground."""
