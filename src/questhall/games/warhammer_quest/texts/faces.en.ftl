### What is printed on the cards of Warhammer Quest, in English

face-keyword = Keyword
face-quest = Quest
face-item = Item
face-event = Event
face-location = Location
face-gear = Gear
face-legendary = Legendary gear
face-action = Action
face-hero = Hero
face-condition = Condition
face-prepares = prepare
face-cannot_be_exhausted = cannot be exhausted
face-cannot_be_engaged = cannot be engaged
face-treasure = Treasures
face-attack = Attack
face-health = Health
face-resilience = Resilience
face-level = Level
face-exploration = Exploration
face-faceup = Faceup enemies
face-facedown = Facedown enemies
face-dice = Dice
face-health_2 = Health with two heroes
face-health_3 = Health with three heroes
face-health_4 = Health with four heroes
