### Co jest wydrukowane na kartach gry Warhammer Quest, po polsku

face-keyword = Słowo kluczowe
face-quest = Przygoda
face-item = Przedmiot
face-event = Wydarzenie
face-location = Obszar
face-gear = Ekwipunek
face-legendary = Legendarny ekwipunek
face-action = Akcja
face-hero = Bohater
face-condition = Stan
face-prepares = przygotowanie
face-cannot_be_exhausted = nie można go wyczerpać
face-cannot_be_engaged = nie wchodzi do strefy starć
face-treasure = Skarby
face-attack = Atak
face-health = Zdrowie
face-resilience = Odporność
face-level = Poziom
face-exploration = Eksploracja
face-faceup = Odkryci wrogowie
face-facedown = Zakryci wrogowie
face-dice = Kości
face-health_2 = Zdrowie przy dwóch bohaterach
face-health_3 = Zdrowie przy trzech bohaterach
face-health_4 = Zdrowie przy czterech bohaterach
