"""What befalls heroes: wounds and defeat, conditions, success tokens, and what the players decide together."""
