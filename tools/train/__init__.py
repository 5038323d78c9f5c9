"""Learned judgement: play, fit, write the weights. docs/learning.md says how it is done and what came of it."""
