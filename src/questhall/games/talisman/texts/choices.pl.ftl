### O co pyta Talisman i co można wybrać, po polsku.

## Wejście do gry

occasion-coming_back = { $seat }, twój Poszukiwacz nie żyje: czy wracasz do gry z nowym?
occasion-character = { $seat }, kim grasz?
occasion-starting_bonus = { $seat }, z jakim żetonem zaczynasz?
option-come-back = Wróć z nowym Poszukiwaczem
option-resign = Zrezygnuj: odpadasz z gry
option-choose = Graj jako { $card }
option-bonus-strength = Zacznij z dodatkowym punktem Siły
option-bonus-craft = Zacznij z dodatkowym punktem Mocy
option-no-bonus = Zacznij bez żetonu

## Chwile, w których można coś zrobić

occasion-turn_start = { $seat }, { $turn ->
        [yours] zaczyna się twoja tura
       *[other] zaczyna się tura gracza { $active }
    }: czy robisz coś przedtem?
occasion-before_roll = { $seat }, zaraz rzucasz za ruch: czy robisz coś przedtem?
occasion-after_move = { $seat }, { $turn ->
        [yours] jesteś
       *[other] { $active } jest
    } teraz { $where_at }: czy coś robisz?
occasion-before_card = { $seat }, { $turn ->
        [yours] spotykasz
       *[other] { $active } spotyka
    } zaraz { $met_acc } { $where_at }: czy robisz coś przedtem?
occasion-before_space = { $seat }, { $turn ->
        [yours] wykonujesz
       *[other] { $active } wykonuje
    } zaraz polecenie obszaru { $where }: czy robisz coś przedtem?
occasion-before_character = { $seat }, { $turn ->
        [yours] spotykasz
       *[other] { $active } spotyka
    } zaraz Poszukiwacza gracza { $whom }: czy robisz coś przedtem?
occasion-turn_end = { $seat }, { $turn ->
        [yours] twoja tura
       *[other] tura gracza { $active }
    } zaraz się skończy: czy robisz coś przedtem?
occasion-spell_cast = { $seat }, { $casting }: czy odpowiadasz?
occasion-life_about_to_be_lost = { $seat }, { $loss ->
        [you] tracisz
        [several] { $losers } tracą
       *[other] { $losers } traci
    } zaraz { $lives ->
        [one] { $lives } punkt
        [few] { $lives } punkty
       *[other] { $lives } punktów
    } Życia: czy coś robisz?
occasion-follower_about_to_be_lost = { $seat }, zaraz zginie { $follower }, Przyjaciel gracza { $owner }: czy coś robisz?
occasion-enemy_about_to_be_killed = { $seat }, { $fighter } zaraz zabije { $victims }: czy coś robisz?
option-decline = Nic nie rób
option-ditch = Porzuć tu { $card_acc }
option-transmute = Niech Alchemik zamieni { $card_acc } w 1 sztukę złota
option-realign = Zmień Charakter na { $alignment }
option-drink = Wypij Eliksir Siły: 2 punkty Siły do końca tury

## Ruch

occasion-move = { $seat }, jak się poruszasz?
occasion-way = { $seat }, dokąd idziesz?
occasion-regeneration = { $seat }, wypadła 6: czy zamiast ruchu odzyskujesz 1 punkt Życia?
occasion-inner_move = { $seat }, dokąd idziesz { $where_from }?
occasion-destination = { $seat }, dokąd chcesz się przenieść?
option-roll = Rzuć kością i idź
option-go = Idź: { $space_where }
option-walk = Idź lasami: { $space_where }
option-accept-teleport = Teleportuj się: { $space_where }
option-accept-ferry = Przepraw się do Świątyni
option-teleport = Teleportuj się: { $space_where }
option-raft = Przepraw się Tratwą: { $space_where }
option-build-raft = Zamiast ruchu zbuduj Tratwę
option-cross-bridge = Przejdź przez most przy Strażniku
option-force-portal = Spróbuj otworzyć Tajemne Wrota Siłą: na kościach nie więcej niż { $strength }
option-pick-portal = Spróbuj otworzyć Tajemne Wrota Mocą: na kościach nie więcej niż { $craft }
option-regenerate = Odzyskaj 1 punkt Życia i zakończ turę
option-move-anyway = Idź jak zwykle
option-advance = Idź dalej: { $space_where }
option-turn-back = Zawróć: { $space_where }
option-leave-by-portal = Opuść Krainę Wewnętrzną przez Tajemne Wrota
option-stay = Zostań i jeszcze raz wykonaj polecenie obszaru

## Spotkania z Poszukiwaczami

occasion-encounter = { $seat }, kogo lub co spotykasz { $where_at }?
occasion-ability_evasion = { $seat }, { $active } używa na tobie specjalnej zdolności: czy się wymykasz?
occasion-robbery = { $seat }, co zabierasz graczowi { $whom }?
occasion-luring = { $seat }, którego Przyjaciela zabierasz graczowi { $whom }?
occasion-courting = { $seat }, kogo zabierasz graczowi { $whom }?
occasion-spoils = { $seat }, pokonujesz gracza { $whom }: co zabierasz?
occasion-loot_the_dead = { $seat }, ginie Poszukiwacz gracza { $whom }: co zabierasz?
option-meet-space = Spotkaj obszar
option-attack = Zaatakuj gracza { $seat } w zwykłej walce
option-attack-psychically = Zaatakuj gracza { $seat } w walce psychicznej
option-rob = Okradnij gracza { $seat }: 1 sztuka złota albo Przedmiot
option-beguile = Spróbuj uwieść gracza { $seat }: 1 sztuka złota albo Przedmiot
option-lure = Odbierz Przyjaciela graczowi { $seat }
option-court = Odbierz Pannę lub Księżniczkę graczowi { $seat }
option-evade-ability = Wymknij się
option-suffer-ability = Pozwól na to
option-take-coin = Zabierz 1 sztukę złota
option-take-object = Zabierz { $card_acc }
option-take-follower = Zabierz { $card_acc }
option-take-lady = Weź ze sobą { $card_acc }
option-take-no-lady = Na tym koniec
option-take-life = Odbierz 1 punkt Życia
option-take-nothing = Nic nie bierz
option-loot = Zabierz { $card_acc }
option-loot-gold = Zabierz całe złoto
option-loot-no-more = Resztę zostaw

## Karty na obszarze

occasion-replacement = { $seat }, czy odrzucasz wylosowaną kartę i losujesz inną?
occasion-avoidance = { $seat }, czy wymykasz się temu spotkaniu?
occasion-looting = { $seat }, co bierzesz z tego, co leży { $where_at }?
occasion-wishes = { $seat }, masz jedno życzenie: jakie?
occasion-sorcerer = { $seat }, czy kupujesz Zaklęcie od Zaklinacza?
occasion-fountain_of_wisdom = { $seat }, czy pijesz z Fontanny Mądrości?
occasion-magic_stream = { $seat }, czy pijesz z Magicznego Strumienia?
occasion-pool_of_life = { $seat }, czy pijesz z Sadzawki Życia?
occasion-magic_portal = { $seat }, czy wchodzisz do Magicznego Portalu?
option-replace = Odrzuć { $card_acc } i wylosuj inną kartę
option-keep-drawn = Zostaw wylosowane karty
option-avoid = Wymknij się { $card_dat }
option-face-it = Spotkaj jak zwykle
option-take = Weź { $card_acc }
option-take-gold = Podnieś złoto
option-hire-mercenary = Najmij Najemnika za 1 sztukę złota
option-leave-rest = Nie bierz nic więcej
option-wish = Twoje życzenie: { $wish }
option-buy-spell = Kup 1 Zaklęcie za 1 sztukę złota
option-buy-no-spell = Nie kupuj Zaklęcia
option-drink-from = Napij się z { $card_gen }
option-drink-nothing = Nie pij
option-pass-through = Wejdź
option-stay-outside = Nie wchodź

## Obszary i usługi

occasion-city = { $seat }, kogo odwiedzasz w Mieście?
occasion-village = { $seat }, kogo odwiedzasz w Wiosce?
occasion-shopping = { $seat }, co kupujesz? Masz { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }
occasion-pilfering = { $seat }, czy bierzesz coś, nie płacąc?
occasion-paid_healing = { $seat }, czy płacisz 1 sztukę złota za 1 punkt Życia? Życie: { $life }, złoto: { $gold }
occasion-free_healing = { $seat }, czy korzystasz z pomocy Uzdrowiciela?
occasion-selling = { $seat }, które Przedmioty oddajesz po 1 sztuce złota?
occasion-farewell_to_the_hag = { $seat }, Mistyk może zdjąć z ciebie Przekleństwo: czy chcesz?
occasion-forest = { $seat }, nie musisz rzucać kością w Puszczy: czy rzucasz?
occasion-crags = { $seat }, nie musisz rzucać kością w Turniach: czy rzucasz?
occasion-chasm = { $seat }, nie musisz rzucać kością nad Przepaścią: czy rzucasz?
occasion-chapel = { $seat }, czy odzyskujesz Życie w Kaplicy, czy się modlisz?
occasion-graveyard = { $seat }, czy odzyskujesz Los na Cmentarzu, czy się modlisz?
occasion-paid_fate = { $seat }, czy płacisz 1 sztukę złota za 1 punkt Losu? Los: { $fate }, złoto: { $gold }
occasion-warlock = { $seat }, czy przyjmujesz zadanie Czarownika?
occasion-quest_fulfilled = { $seat }, możesz wykonać zadanie ({ $quest }): co oddajesz?
occasion-temple_price = { $seat }, Świątynia żąda Przyjaciela albo 1 punktu Życia: co tracisz?
occasion-royal_doctor = { $seat }, w Zamku czeka Królewski Lekarz: co robisz?
occasion-black_knight = { $seat }, Czarny Rycerz żąda 1 sztuki złota albo 1 punktu Życia: co robisz?
occasion-blood_price = { $seat }, kogo oddajesz Wampirom, by ocalić punkt Życia?
option-visit = Odwiedź: { $service }
option-buy = Kup { $card_acc }
option-buy-no-more = Nic więcej nie kupuj
option-pilfer = Weź bez płacenia { $card_acc }
option-pilfer-nothing = Nic nie bierz
option-buy-life = Zapłać 1 sztukę złota i odzyskaj 1 punkt Życia
option-buy-no-life = Nie płać za Życie
option-accept-healing = Skorzystaj z pomocy
option-decline-healing = Nie korzystaj
option-sell = Oddaj { $card_acc } za 1 sztukę złota
option-sell-no-more = Nic więcej nie oddawaj
option-dismiss-hag = Zdejmij Przekleństwo
option-keep-hag = Zachowaj Przekleństwo
option-roll-anyway = Rzuć kością
option-skip-roll = Nie rzucaj
option-heal-in-chapel = Odzyskaj Życie
option-pray = Módl się
option-replenish-fate = Odzyskaj cały Los
option-buy-fate = Zapłać 1 sztukę złota i odzyskaj 1 punkt Losu
option-buy-no-fate = Nie płać za Los
option-take-quest = Przyjmij zadanie
option-take-no-quest = Nie przyjmuj zadania
option-deliver = Oddaj { $card_acc }
option-lose-follower = Strać { $card_acc }
option-lose-life-instead = Strać 1 punkt Życia
option-heal-thanks-to = Odzyskaj 1 punkt Życia dzięki { $card_dat }
option-pay-royal-doctor = Zapłać 1 sztukę złota i odzyskaj 1 punkt Życia
option-turn-in = Zostaw tu { $card_acc } za 3 sztuki złota
option-leave-castle = Opuść Zamek
option-pay-knight = Zapłać 1 sztukę złota
option-defy-knight = Strać 1 punkt Życia
option-evade-knight = Wymknij się Czarnemu Rycerzowi
option-sacrifice = Oddaj { $card_acc }
option-bleed = Nie oddawaj już nikogo

## Walka

occasion-evasion = { $seat }, { $side ->
        [attacker] stajesz przeciw { $foe }
        [defender] { $fighter } cię atakuje
       *[other] { $fighter } staje przeciw { $foe }
    }: czy robisz coś przed walką?
occasion-evasion_choice = { $seat }, { $side ->
        [defender] { $fighter } cię atakuje
       *[attacker] stajesz przeciw { $foe }
    }: co robisz?
occasion-before_attack = { $seat }, { $side ->
        [attacker] walczysz przeciw { $foe }
        [defender] { $fighter } walczy z tobą
       *[other] { $fighter } walczy przeciw { $foe }
    }: czy robisz coś przed rzutem?
occasion-prepare = { $seat }, { $side ->
        [defender] { $fighter } walczy z tobą
       *[attacker] walczysz przeciw { $foe }
    }: czego używasz przed rzutem?
occasion-attack_fate = { $seat }, skuteczność ataku: twoja { $own }, drugiej strony { $theirs }: czy wydajesz 1 punkt Losu, by rzucić ponownie?
occasion-victory = { $seat }, wygrywasz: kogo wskrzeszasz jako Przyjaciela?
occasion-armour = { $seat }, przegrywasz walkę: czy Pancerz ocali twój punkt Życia?
option-evade = Wymknij się { $card_dat }
option-evade-creature = Wymknij się
option-evade-attacker = Wymknij się napastnikowi
option-bribe = Zapłać { $card_dat } 1 sztukę złota
option-destroy = Zniszcz { $card_acc } bez walki
option-destroy-creature = Zniszcz Ducha bez walki
option-charm = Spróbuj oczarować { $card_acc }
option-stand-and-fight = Walcz
option-wield = Użyj { $card_gen }
option-sheathe = Nie używaj { $card_gen }
option-call = Niech { $card } walczy po twojej stronie
option-pay-mercenary = Zapłać Najemnikowi 1 sztukę złota za 3 punkty Siły w tej turze
option-assassinate = Uderz z ukrycia: ofiara nie rzuca kością
option-attack-roll = Rzuć na atak
option-reroll-attack = Wydaj 1 punkt Losu i rzuć ponownie { $dice ->
        [one] kością
       *[other] { $die_ins }
    }
option-keep-attack = Zostaw rzut
option-raise = Wskrześ { $card_acc }
option-raise-no-more = Nikogo więcej nie wskrzeszaj
option-armour = Użyj { $card_gen }
option-no-armour = Nie używaj Pancerza

## Kości

occasion-fate = { $seat }, twój rzut: { $roll }. Czy wydajesz 1 punkt Losu, by rzucić ponownie?
occasion-addition = { $seat }, twój rzut: { $roll }. Czy dodajesz 1?
option-reroll = Wydaj 1 punkt Losu i rzuć ponownie { $dice ->
        [one] kością
       *[other] { $die_ins }
    }
option-keep-roll = Zostaw rzut
option-add-one = Dodaj 1
option-add-nothing = Nic nie dodawaj

## Zaklęcia

occasion-refill = { $seat }, twoje ostatnie Zaklęcie zostało rzucone: czy losujesz nowe?
occasion-spell_offer = { $seat }, czy korzystasz ze swojej zdolności i zdobywasz Zaklęcia?
occasion-alchemy = { $seat }, które Przedmioty zamieniasz w złoto, po 1 sztuce za każdy?
occasion-mesmerism = { $seat }, którego Przyjaciela zabierasz graczowi { $whom }?
occasion-excess_spells = { $seat }, twoja Moc pozwala mieć tyle Zaklęć: { $spelllimit }. Które odrzucasz?
option-cast-acquisition = Rzuć Przywłaszczenie na gracza { $seat }: zabierz 1 sztukę złota albo Przedmiot
option-cast-alchemy = Rzuć Alchemię: zamień Przedmioty w złoto
option-cast-counterspell = Rzuć Kontrzaklęcie: właśnie rzucone Zaklęcie nie ma efektu
option-cast-destroy_magic = Rzuć Zniszczenie magii: żadnych Zaklęć i Magicznych Przedmiotów do twojej następnej tury
option-cast-destruction = Rzuć Unicestwienie na { $card_acc } (obszar: { $space_where })
option-cast-divination = Rzuć Jasnowidzenie: obejrzyj następne karty Przygód
option-cast-healing = Rzuć Uzdrowienie na gracza { $seat }
option-cast-hex = Rzuć Urok na obszar: { $space_where }
option-cast-immobility = Rzuć Unieruchomienie na gracza { $seat }
option-cast-invisibility = Rzuć Niewidzialność: wymykaj się, komu chcesz, do końca tury
option-cast-mesmerism = Rzuć Mesmeryzm na gracza { $seat }: zabierz Przyjaciela
option-cast-nullify = Rzuć Unieważnienie na gracza { $seat }: wszystkie jego Zaklęcia przepadają
option-cast-preservation = Rzuć Ocalenie: ocal 1 punkt Życia gracza { $seat }
option-cast-psionic_blast = Rzuć Cios psioniczny: dodaj wartość Mocy do swojej Siły
option-cast-random = Rzuć Przypadek na gracza { $seat }
option-cast-teleport = Rzuć Teleportację: przenieś się na obszar { $space_where }
option-cast-temporal_warp = Rzuć Zakrzywienie czasu: trzy tury z rzędu
option-immobilise = Rzuć Unieruchomienie na { $card_acc }
option-immobilise-creature = Rzuć Unieruchomienie na tę istotę
option-preserve = Rzuć Ocalenie: ocal { $card_acc }
option-preserve-enemy = Rzuć Ocalenie: ocal Wrogów, walka kończy się remisem
option-draw-spell = Wylosuj Zaklęcie
option-draw-no-spell = Nie losuj
option-gain-spell = Zdobądź 1 Zaklęcie
option-gain-spells = Zdobądź tyle Zaklęć, na ile pozwala twoja Moc
option-gain-no-spell = Nie zdobywaj żadnego
option-transmute-no-more = Nic więcej nie zamieniaj
option-discard = Odrzuć { $card_acc }

## Przedmioty i trofea

occasion-excess_objects = { $seat }, możesz nieść tyle Przedmiotów: { $objectlimit }. Który tu zostawiasz?
occasion-trophies = { $seat }, które trofea oddajesz? Za każde { $price } punktów Siły albo Mocy dostajesz 1
option-leave = Zostaw tu { $card_acc }
option-hand-in = Oddaj { $card_acc }
option-hand-in-no-more = Nic więcej nie oddawaj
