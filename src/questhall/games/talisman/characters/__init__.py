"""What happens to characters: dice and fate, lost Lives, death, a new character, Toads, quests."""
