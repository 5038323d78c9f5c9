### Co jest wydrukowane na kartach gry Talisman, oraz sumy i szanse, które z tego wynikają, po polsku

face-space = Obszar
face-creature = Stwór
face-service = Usługa
face-strength = Siła
face-craft = Moc
face-life = Życie
face-fate = Los
face-spells = Zaklęcia
face-battle = Siła w walce
face-saves = Ratuje Życie od
face-carries = Unosi Przedmioty
face-gold = Złoto
face-encounter = Numer spotkania
face-cards = Karty do dobrania

sum-printed = Wydrukowane na karcie: { $character }
sum-toad = Jako Ropucha
sum-counters = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    }
sum-potion = { card-potion_of_strength }
sum-monk = Mnich dodaje w walce { $amount } Mocy
sum-mercenary = Najemnik jest opłacony
sum-blast = { card-psionic_blast }
sum-werewolf = Rzut za Wilkołaka
sum-carry = Każdy może unieść
