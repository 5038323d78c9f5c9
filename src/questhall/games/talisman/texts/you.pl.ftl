### Co się dzieje w Talismanie, opowiedziane graczowi, którego dotyczy, po polsku. Zdanie nie ma kropki.

## Co robisz albo co cię spotyka

you-turn_begins = Rozpoczynasz turę
you-missed_turn = Tracisz tę turę
you-misses_turn = Stracisz turę
you-character_enters = Wchodzisz do gry jako { $character }
you-moved = Przechodzisz { $space_to }
you-built_raft = Budujesz Tratwę
you-teleport_offered = Możesz w następnym ruchu teleportować się na dowolny obszar Krainy Zewnętrznej
you-ferry_offered = Możesz w następnym ruchu przeprawić się do Świątyni
you-enslaved = Trafiasz w Świątyni do niewoli, dopóki w rzucie za ruch nie wypadnie co najmniej 4
you-set_free = Odzyskujesz wolność
you-blizzard_begins = Sprowadzasz Śnieżycę: przez 2 rundy wszyscy poruszają się tylko o 1 obszar na turę
you-rolled = Rzucasz kością: { $die }
you-rolled_again = Rzucasz ponownie: { $die }
you-added_one = Dodajesz 1 do rzutu
you-diced_with_death = Rzucasz { $own } przeciw { $deaths } Śmierci
you-death_rolled = Widzisz rzut Śmierci: { $total }
you-drew = Losujesz { $card_acc } { $space_at }
you-replaced = Odrzucasz { $card_acc } i losujesz inną kartę
you-sent_elsewhere = Wysyłasz { $card_acc } { $space_to }
you-took = Bierzesz { $card_acc }
you-took_from = Zabierasz { $card_acc } graczowi { $from }
you-took_gold = Zabierasz { $amount ->
        [one] { $amount } sztukę złota
        [few] { $amount } sztuki złota
       *[other] { $amount } sztuk złota
    } graczowi { $from }
you-left_behind = Zostawiasz { $card_acc } { $space_at }
you-ditched = Porzucasz { $card_acc }
you-discarded = Odrzucasz { $card_acc }
you-bought = Kupujesz { $card_acc }
you-pilfered = Bierzesz { $card_acc }, nie płacąc
you-handed_in_trophy = Oddajesz trofeum: { $card }
you-received_talisman = Otrzymujesz Talizman
you-gained_strength = Otrzymujesz { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Siły
you-gained_craft = Otrzymujesz { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Mocy
you-gained_life = Otrzymujesz { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Życia
you-gained_fate = Otrzymujesz { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Losu
you-gained_gold = Otrzymujesz { $amount ->
        [one] { $amount } sztukę
        [few] { $amount } sztuki
       *[other] { $amount } sztuk
    } złota
you-healed = Odzyskujesz { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Życia
you-replenished_fate = Odzyskujesz { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Losu
you-lost_strength = Tracisz { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Siły
you-lost_craft = Tracisz { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Mocy
you-lost_life = Tracisz { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Życia
you-lost_fate = Wydajesz { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Losu
you-lost_gold = Tracisz { $amount ->
        [one] { $amount } sztukę
        [few] { $amount } sztuki
       *[other] { $amount } sztuk
    } złota
you-paid = Płacisz { $amount ->
        [one] { $amount } sztukę
        [few] { $amount } sztuki
       *[other] { $amount } sztuk
    } złota
you-raided = Tracisz na rzecz Rabusiów { $amount ->
        [one] { $amount } sztukę
        [few] { $amount } sztuki
       *[other] { $amount } sztuk
    } złota, które ukrywają { $space_at }
you-life_saved = Nie tracisz punktu Życia
you-armour_failed = Nie masz pożytku z { $card_gen }
you-follower_killed = Tracisz Przyjaciela: ginie { $card }
you-died = Tracisz Poszukiwacza: ginie { $character }
you-eliminated = Odpadasz z gry
you-fight_begins = Stajesz do { $how_gen }
you-attacked = Atakujesz gracza { $other } w { $how_loc }
you-creature_attacks = Musisz walczyć: atakuje { $creature }
you-attack_rolled = Rzucasz na atak: { $die }
you-scores = Masz skuteczność ataku { $own } przeciw { $foe }
you-won_fight = Wygrywasz walkę
you-lost_fight = Przegrywasz walkę
you-stood_off = Remisujesz w walce
you-killed_enemy = Zabijasz { $card_acc } i zdobywasz trofeum
you-evaded_card = Wymykasz się { $card_dat }
you-evaded_by = Wymykasz się
you-bribed = Opłacasz { $card_acc }
you-destroyed = Niszczysz { $card_acc }
you-charmed = Oczarowujesz { $card_acc }
you-not_charmed = Na próżno próbujesz oczarować { $card_acc }, ale droga jest wolna
you-raised = Wskrzeszasz { $card_acc } jako Przyjaciela
you-mercenary_paid = Płacisz Najemnikowi za walkę w tej turze
you-assassinates = Uderzasz z ukrycia
you-not_beguiled = Na próżno uwodzisz gracza { $other }
you-cast = Rzucasz { $spell_acc }
you-cast_on_character = Rzucasz { $spell_acc } na gracza { $target }
you-cast_on_space = Rzucasz { $spell_acc } na obszar { $space }
you-cast_on_card = Rzucasz { $spell_acc } na { $card_acc }
you-command_spell_cast = Rzucasz Zaklęcie Rozkazu
you-countered = Rzucasz na próżno: { $spell } nie ma efektu
you-hex_strikes = Padasz ofiarą Uroku, który tu leży
you-drank_potion = Wypijasz Eliksir Siły
you-gained_spell = Otrzymujesz Zaklęcie
    .known = Otrzymujesz Zaklęcie: { $card }
you-discarded_spell = Odrzucasz Zaklęcie { $card }
you-saw_spell = Oglądasz Zaklęcie gracza { $holder }
    .known = Oglądasz Zaklęcie gracza { $holder }: { $card }
you-foresaw = Oglądasz kartę z talii Przygód
    .known = Oglądasz kartę z talii Przygód: { $card }
you-realigned = Masz odtąd Charakter { $alignment }
you-became_toad = Zamieniasz się w Ropuchę
you-turned_back = Przestajesz być Ropuchą
you-quest_taken = Przyjmujesz zadanie: { $quest }
you-quest_fulfilled = Wykonujesz zadanie

## Co robią tobie inni

at-you-took_from = { $seat } zabiera ci { $card_acc }
at-you-took_gold = { $seat } zabiera ci { $amount ->
        [one] { $amount } sztukę złota
        [few] { $amount } sztuki złota
       *[other] { $amount } sztuk złota
    }
at-you-attacked = { $seat } atakuje cię w { $how_loc }
at-you-not_beguiled = { $seat } na próżno cię uwodzi
at-you-cast_on_character = { $seat } rzuca { $spell_acc } na ciebie
at-you-saw_spell = { $seat } ogląda jedno z twoich Zaklęć
    .known = { $seat } ogląda jedno z twoich Zaklęć: { $card }

## Co robisz sobie

yourself-cast_on_character = Rzucasz { $spell_acc } na siebie

## Koniec

you-won-last_alive = Wygrywasz: nikt inny nie żyje
you-won-crown_reached = Wygrywasz przy Koronie Władzy
you-won-time_is_up = Wygrywasz z największym dorobkiem
you-won-time_is_up-shared = Wygrywasz wspólnie (razem z tobą: { $others }): nikt nie ma większego dorobku
