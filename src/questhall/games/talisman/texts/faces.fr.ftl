### Ce qui est imprimé sur les cartes de Talisman, et les sommes et chances qui en découlent, en français

face-space = Case
face-creature = Créature
face-service = Service
face-strength = Force
face-craft = Intelligence
face-life = Vie
face-fate = Destin
face-spells = Sorts
face-battle = Force en combat
face-saves = Sauve une Vie dès
face-carries = Porte des Objets
face-gold = Or
face-encounter = Numéro de rencontre
face-cards = Cartes à piocher

sum-printed = Imprimé sur la fiche : { $character }
sum-toad = En tant que Crapaud
sum-counters = { $amount ->
        [one] { $amount } pion
       *[other] { $amount } pions
    }
sum-potion = { card-potion_of_strength }
sum-monk = Le Moine ajoute { $amount } d’Intelligence en combat
sum-mercenary = Le Mercenaire est payé
sum-blast = { card-psionic_blast }
sum-werewolf = Lancé pour le Loup-Garou
sum-carry = Tout le monde peut porter
