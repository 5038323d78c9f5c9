"""What bots know about Warhammer Quest: odds, prices, rules of thumb, an evaluation."""
