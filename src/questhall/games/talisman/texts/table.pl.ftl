### Stół Talismana po polsku: co pokazuje terminal, pomoc, koniec gry, warianty i nazwy innych rzeczy.

## Nazwy

card-command_spell = Zaklęcie Rozkazu
    .gender = neuter
    .gen = Zaklęcia Rozkazu
    .dat = Zaklęciu Rozkazu
    .acc = Zaklęcie Rozkazu
    .ins = Zaklęciem Rozkazu
    .loc = Zaklęciu Rozkazu
    .effect = Rzuca je ten, kto jest sam przy Koronie Władzy: przy rzucie 4 lub więcej wszyscy inni tracą 1 punkt Życia.
apart-card-purchase_armour = z talii Ekwipunku
apart-card-purchase_axe = { apart-card-purchase_armour }
apart-card-purchase_helmet = { apart-card-purchase_armour }
apart-card-purchase_mule = { apart-card-purchase_armour }
apart-card-purchase_raft = { apart-card-purchase_armour }
apart-card-purchase_shield = { apart-card-purchase_armour }
apart-card-purchase_sword = { apart-card-purchase_armour }
apart-card-purchase_water_bottle = { apart-card-purchase_armour }
apart-card-stack_talisman = ze stosu Talizmanów
die-first = pierwsza kość
    .ins = pierwszą kością
die-second = druga kość
    .ins = drugą kością
die-third = trzecia kość
    .ins = trzecią kością
how-battle = zwykła walka
    .gen = zwykłej walki
    .loc = zwykłej walce
how-psychic = walka psychiczna
    .gen = walki psychicznej
    .loc = walce psychicznej
wish-spell = Zaklęcie
wish-gold = 1 sztuka złota
wish-strength = 1 punkt Siły
wish-craft = 1 punkt Mocy
wish-life = 1 punkt Życia
wish-fate = 1 punkt Losu
wish-teleport = teleportacja w tej Krainie
quest-none = brak
quest-done = wykonane
service-enchantress = Czarodziejka
service-doctor = Lekarz
service-alchemist = Alchemik
service-healer = Medyk
service-blacksmith = Kowal
service-mystic = Mistyk

## Stół

table-title = { game-title } · runda { $round } · tura gracza { $active }
table-seat = { $seat }
table-seat-you = { $seat } (ty)
table-seat-active = { $seat } (tura)
table-seat-you-active = { $seat } (ty, tura)
table-card = { $card }
table-cards = { $card } ×{ $count }
table-enemy = { $card } { $power }
table-none = brak
table-who = { $character }, { $character_gender ->
        [feminine] { $alignment_feminine }
       *[masculine] { $alignment }
    }
table-who-toad = Ropucha ({ $character }), { $alignment_feminine }
table-place = { $space_where }
table-strength = Siła { $amount }
table-craft = Moc { $amount }
table-life = Życie { $amount }
table-fate = Los { $amount }
table-gold = złoto { $amount }
table-spells = Zaklęcia { $amount }
table-toad-turns = Ropucha jeszcze przez { $amount ->
        [one] { $amount } turę
        [few] { $amount } tury
       *[other] { $amount } tur
    }
table-missed = traci { $amount ->
        [one] { $amount } turę
        [few] { $amount } tury
       *[other] { $amount } tur
    }
table-more-turns = jeszcze { $amount ->
        [one] { $amount } tura
        [few] { $amount } tury
       *[other] { $amount } tur
    } z rzędu
table-quest = zadanie: { $quest }
table-enslaved = w niewoli w Świątyni
table-turned_back = w drodze powrotnej
table-offer-teleport = może się teleportować w Krainie Zewnętrznej
table-offer-ferry = może się przeprawić do Świątyni
table-objects = Przedmioty: { $cards }
table-followers = Przyjaciele: { $cards }
table-trophies = trofea: { $cards }
table-inherited = zachowane dla następnego Poszukiwacza: { $cards }
table-known-spells = znasz: { $cards }
table-dead = nie żyje; wraca w swojej następnej turze
table-out = poza grą
label-battle = Walka
label-psychic = Walka psychiczna
table-fight = { $attacker } kontra { $defender }
table-side = { $who }: { $power }
table-side-rolled = { $who }: { $power } + { $die } = { $score }
table-side-uses = { $side } (używa: { $cards })
foe-card = { $card_dat }
foe-creature = { $creature_dat }
foe-player = graczowi { $seat }
victim-card = { $card_acc }
label-casting = Rzucane Zaklęcia
table-countered = { $casting } (odparte)
label-roll = Rzut
table-roll = { $seat }: { $roll }
roll-sum = { $dice } = { $total }
label-loss = Zagrożone
table-loss = { $losers }: { $lives ->
        [one] { $lives } punkt
        [few] { $lives } punkty
       *[other] { $lives } punktów
    } Życia
table-follower-loss = { $card } (gracz { $owner })
label-prices = Ceny
table-price = { $card } { $price }
label-encounter = Do spotkania
label-lasting = Działa
lasting-blizzard = Śnieżyca: wszyscy poruszają się o 1 obszar na turę, jeszcze { $left ->
        [one] { $left } rundę
        [few] { $left } rundy
       *[other] { $left } rund
    }
lasting-magic_destroyed = żadnych Zaklęć i Magicznych Przedmiotów do następnej tury gracza { $seat }
lasting-hexed = Urok na obszarze { $space_where }, jeszcze { $left ->
        [one] { $left } rundę
        [few] { $left } rundy
       *[other] { $left } rund
    }
lasting-invisible = Niewidzialność: { $seat }, do końca tury
lasting-immobile = { $seat } nie może nic zrobić w tej turze
lasting-strengthened = { $seat } ma 2 punkty Siły więcej do końca tury
lasting-mercenary = Najemnik walczy w tej turze po stronie gracza { $seat }
label-on-board = Na planszy
table-space = { $space_where }: { $things }
table-gold-there = złoto { $amount }
table-well = { $card } (zostało { $amount })
label-deck = Talia Przygód
table-deck = { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[other] { $deck } kart
    }, odrzucone: { $discard ->
        [one] { $discard } karta
        [few] { $discard } karty
       *[other] { $discard } kart
    }
label-spell-deck = Talia Zaklęć
label-discard = Odrzucone
label-spell-discard = Odrzucone Zaklęcia
label-purchases = Na sprzedaż
label-supply = Zasoby
table-talismans = Talizmany { $amount }
table-characters = Poszukiwacze { $amount }
label-foreseen = Przewidujesz
table-unknown = nieznana
label-here = Jesteś tu
table-here = { $space_where }. { $space_effect }
label-lying = Leży tu
label-character = Twój Poszukiwacz
table-character = { $character }. { $character_abilities }
label-spells = Twoje Zaklęcia
label-objects = Twoje Przedmioty
label-followers = Twoi Przyjaciele
label-trophies = Twoje trofea
table-own-card = { $card }: { $card_effect }
table-own-cards = { $card } ×{ $count }: { $card_effect }
table-points = { $cards } (Siła { $strength }, Moc { $craft }; za { $price } dostajesz 1)

## Plansza jako obrazek

board-legend = @ Poszukiwacze   + karty   $ złoto   [numer] tam prowadzi wybór

## Pomoc

help-card = { $card } ({ $kind })
help-enemy-strength = { $card } ({ $kind }, Siła { $power })
help-enemy-craft = { $card } ({ $kind }, Moc { $power })
help-card-keyword = { $card } ({ $kind }, { $keyword })
help-effect = { $card_effect }
help-space = { $space_where }, { $region }
help-space-effect = { $space_effect }
help-character = { $character } (Charakter: { $alignment })
help-values = Siła { $strength }, Moc { $craft }, Życie { $life }, Los { $fate }; zaczyna { $space_at }
help-abilities = { $character_abilities }
help-creature-strength = { $creature } (Siła { $power })
help-creature-craft = { $creature } (Moc { $power })
help-creature-rolled = { $creature } (Siła według rzutu 2 kośćmi)
help-service = { $service } ({ $space })
example-name = smok
example-rule = TAL-MOVE-05
example-ruling = q33
example-key = roll
asked-about = Zaklęcia i zdolności

## Koniec gry

ending-last_alive = Koniec gry: przy życiu został jeden Poszukiwacz
ending-crown_reached = Koniec gry: ktoś dotarł do Korony Władzy
ending-time_is_up = Koniec gry: minęła ostatnia runda
ending-all_dead = Koniec gry: nikt nie został przy życiu
won-last_alive = { $winners } wygrywa: nikt inny nie żyje
won-crown_reached = { $winners } wygrywa przy Koronie Władzy
won-time_is_up = { $winners } wygrywa z największym dorobkiem
won-time_is_up-shared = { $winners } dzielą się zwycięstwem: nikt nie ma większego dorobku
won-all_dead = Nikt nie wygrywa
standing = { $character }: Życie { $life }, Siła { $strength }, Moc { $craft }
standing-dead = nie żyje
standing-out = poza grą
standing-gained = { $standing } · dorobek: { $amount }

## Warianty i stałe polecenia

variant-easier-evasion = Łatwiejsze wymykanie się
    .explained = można się wymykać także nieprzyjaznym osobom na kartach i obszarach
variant-inherited-objects = Dziedziczenie Przedmiotów
    .explained = zabity Poszukiwacz zostawia wszystko następnemu tego samego gracza
variant-trophies-6 = Tańsze żetony
    .explained = za każde 6 punktów trofeów dostaje się 1 punkt Siły lub Mocy
variant-trophies-5 = Najtańsze żetony
    .explained = za każde 5 punktów trofeów dostaje się 1 punkt Siły lub Mocy
variant-starting-bonus = Premia startowa
    .explained = każdy może zacząć z dodatkowym punktem Siły lub Mocy
variant-bloodbath = Krwawa łaźnia
    .explained = na stosie Talizmanów jest tylko jedna karta, a kto zginie, odpada z gry
variant-easier-command-spell = Łatwiejsze Zaklęcie Rozkazu
    .explained = przy pięciu graczach Zaklęcie Rozkazu działa od 3, przy sześciu od 2
variant-sudden-death = Nagła śmierć
    .explained = wygrywa ten, kto pierwszy dotrze do Korony Władzy
variant-time-limit = Limit czasu
    .explained = gra kończy się po 30 rundach; wygrywa największy dorobek
variant-time-limit-15 = Krótki limit czasu
    .explained = gra kończy się po 15 rundach; wygrywa największy dorobek
variant-time-limit-60 = Długi limit czasu
    .explained = gra kończy się po 60 rundach; wygrywa największy dorobek
variant-choose-character = Wybór Poszukiwacza
    .explained = każdy wybiera jednego z trzech Poszukiwaczy
variant-resignation = Rezygnacja
    .explained = gracz, którego Poszukiwacz zginął, może zakończyć grę zamiast wracać
until-my_turn = do twojej tury
until-my_fight = aż będziesz walczyć

## Grupy wariantów

variant-group-pace = Tempo
    .explained = szybciej do celu
variant-group-end = Koniec gry
    .explained = jak i kiedy gra się kończy
variant-group-characters = Poszukiwacze i śmierć
    .explained = kim gracie i co się z wami stanie
