### Czego jeszcze potrzebuje przeglądarka, po polsku

## Co leży na stole, tak jak to nazywa widok

field-action = akcja
field-actions = akcje
field-activation = aktywacja
field-aid = wsparcie
field-aided = wspierany bohater
field-amount = ile
field-attack = atak
field-card = karta
field-conditions = stany
field-criticals = sukcesy krytyczne
field-deeds = czego dokonano
field-defeated = pokonany
field-defence = obrona
field-depleted = zużyte
field-drawn = dobrane karty
field-wares = towary
field-fits = pasuje
field-instead_of = zamiast
field-dungeon_deck = talia lochu
field-dungeon_discard = odrzucone karty lochu
field-enemy = faza wrogów
field-enemy_deck = talia wrogów
field-enemy_dice = kości wroga
field-enemy_discard = odrzuceni wrogowie
field-engaged = wrogowie w starciu
field-exhausted = wyczerpana
field-exploration = do zbadania
field-explore = eksploracja
field-facedown = zakryta
field-foreseen = znane z góry
field-gear = ekwipunek
field-gear_deck = talia ekwipunku
field-gear_discard = odrzucony ekwipunek
field-gear_limit = limit ekwipunku
field-health = zdrowie
field-hero = bohater
field-hero_dice = kości bohatera
field-heroes = bohaterowie
field-items = przedmioty
field-kind = rodzaj
field-lair = leże nemezis
field-leader = przywódca drużyny
field-legendary_set = legendarny ekwipunek
field-location = obszar
field-location_deck = obszary przed wami
field-location_discard = minione obszary
field-moment = chwila
field-nemesis_beaten = nemezis pokonana
field-next = następny
field-out = poza grą
field-out_of_campaign = poza kampanią
field-peril = zagrożenie
field-peril_track = tor zagrożenia
field-phase = faza
field-pool = pula kampanii
field-progress = postęp
field-progress_made = poczyniono postęp
field-quest = przygoda
field-question = pytanie dotyczy
field-quests_won = wygrane przygody
field-resilience = odporność
field-rest = odpoczynek
field-round = runda
field-set_aside = obok arkusza
field-shadows = cień
field-spare_actions = zapasowe karty akcji
field-spent = wydane żetony
field-stage = etap
field-successes = sukcesy
field-targets = cele
field-tokens = żetony
field-visits = odwiedziny
field-wounds = rany
field-setting_up = przygotowanie
field-settlement = osada
field-plain = zwykłe
field-green = zielone
field-blue = niebieskie
field-red = czerwone
field-trainer = trener
field-blacksmith = kowal
field-arena = arena
field-warpstone_found = znaleziono Spaczeń
field-nemesis_fled = nemezis uciekła
field-bell_rung = zabił dzwon
field-end = koniec

## Kiedy obowiązują stałe polecenia: „Nie używaj niczego …”

window-before_activation = przed aktywacją
window-hero_phase = w fazie bohaterów
window-reroll = gdy można przerzucić kości
window-modify = zanim akcja zadziała
window-after_attacks = po atakach wrogów
window-after_action = po akcji
window-after_activation = po aktywacji
window-on_travel = gdy drużyna się przemieszcza

## Co gracz słyszy przed pierwszym pytaniem

introduction = Wygrywasz albo przegrywasz razem z towarzyszami. W każdej rundzie wykonujesz jedną z czterech akcji: atak, eksplorację, wsparcie albo odpoczynek; potem uderzają wrogowie. Przemierzajcie obszary, by ukończyć przygodę, zanim przytłoczy was zagrożenie.
