"""What bots know about Talisman: odds, worth, places, rules of thumb, an evaluation."""
