### Ce qui est imprimé sur les cartes de Warhammer Quest, en français

face-keyword = Mot-clé
face-quest = Quête
face-item = Objet
face-event = Événement
face-location = Lieu
face-gear = Équipement
face-legendary = Équipement légendaire
face-action = Action
face-hero = Héros
face-condition = État
face-prepares = préparation
face-cannot_be_exhausted = ne peut pas être incliné
face-cannot_be_engaged = ne peut pas être engagé
face-treasure = Trésors
face-attack = Attaque
face-health = Vie
face-resilience = Résistance
face-level = Niveau
face-exploration = Exploration
face-faceup = Ennemis face visible
face-facedown = Ennemis face cachée
face-dice = Dés
face-health_2 = Vie à deux héros
face-health_3 = Vie à trois héros
face-health_4 = Vie à quatre héros
