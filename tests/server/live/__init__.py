"""Tests of whole games over the wire, of secrecy, and of bots in processes of their own."""
