"""What learners are shown of this game."""
