### Ce qui est imprimé sur les cartes, en français

face-hero = Héros
face-strength = Valeur
