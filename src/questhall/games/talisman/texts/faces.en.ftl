### What is printed on Talisman's cards, and the sums and chances that follow, in English

face-space = Space
face-creature = Creature
face-service = Service
face-strength = Strength
face-craft = Craft
face-life = Life
face-fate = Fate
face-spells = Spells
face-battle = Strength in battle
face-saves = Saves a Life from
face-carries = Carries Objects
face-gold = Gold
face-encounter = Encounter number
face-cards = Cards to draw

sum-printed = Printed on { $character }
sum-toad = As a Toad
sum-counters = { $amount ->
        [one] { $amount } counter
       *[other] { $amount } counters
    }
sum-potion = { card-potion_of_strength }
sum-monk = The Monk adds { $amount } Craft in battle
sum-mercenary = The Mercenary has been paid
sum-blast = { card-psionic_blast }
sum-werewolf = Rolled for the Werewolf
sum-carry = Anyone can carry
