### What is printed on the cards of Rent a Hero, in English

face-hero = Hero
face-strength = Strength
