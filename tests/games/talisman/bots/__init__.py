"""Tests of the bots of Talisman."""
