"""The book of all rules, and preparing the game; this room imports all others that hold rules."""
