"""What learners get: observations as rows of numbers, numbered actions, and many games at a step. Compiled."""
