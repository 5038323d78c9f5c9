"""What happens to heroes: wounds and defeat, conditions, success tokens, and shared decisions."""
