### Co się dzieje w Talismanie, po polsku. Zdanie zaczyna się od gracza i nie ma kropki. Imion graczy nie odmieniamy.

## Tura

event-turn_begins = { $seat } rozpoczyna turę
event-missed_turn = { $seat } traci tę turę
event-misses_turn = { $seat } straci turę
event-character_enters = { $seat } wchodzi do gry jako { $character }
event-moved = { $seat } przechodzi { $space_to }
event-built_raft = { $seat } buduje Tratwę
event-teleport_offered = { $seat } może w następnym ruchu teleportować się na dowolny obszar Krainy Zewnętrznej
event-ferry_offered = { $seat } może w następnym ruchu przeprawić się do Świątyni
event-enslaved = { $seat } trafia w Świątyni do niewoli, dopóki w rzucie za ruch nie wypadnie co najmniej 4
event-set_free = { $seat } odzyskuje wolność
event-blizzard_begins = { $seat } sprowadza Śnieżycę: przez 2 rundy wszyscy poruszają się tylko o 1 obszar na turę

## Kości

event-rolled = { $seat } rzuca kością: { $die }
event-rolled_again = { $seat } rzuca ponownie: { $die }
event-added_one = { $seat } dodaje 1 do rzutu
event-diced_with_death = { $seat } rzuca { $own } przeciw { $deaths } Śmierci
event-death_rolled = { $seat } widzi rzut Śmierci: { $total }

## Karty

event-drew = { $seat } losuje { $card_acc } { $space_at }
event-replaced = { $seat } odrzuca { $card_acc } i losuje inną kartę
event-sent_elsewhere = { $seat } wysyła { $card_acc } { $space_to }
event-new_adventure_deck = Odrzucone karty Przygód zostają przetasowane i tworzą nową talię
event-new_spell_deck = Odrzucone Zaklęcia zostają przetasowane i tworzą nową talię
event-took = { $seat } bierze { $card_acc }
event-took_from = { $seat } zabiera { $card_acc } graczowi { $from }
event-took_gold = { $seat } zabiera { $amount ->
        [one] { $amount } sztukę złota
        [few] { $amount } sztuki złota
       *[other] { $amount } sztuk złota
    } graczowi { $from }
event-left_behind = { $seat } zostawia { $card_acc } { $space_at }
event-ditched = { $seat } porzuca { $card_acc }
event-discarded = { $seat } odrzuca { $card_acc }
event-bought = { $seat } kupuje { $card_acc }
event-pilfered = { $seat } bierze { $card_acc }, nie płacąc
event-handed_in_trophy = { $seat } oddaje trofeum: { $card }
event-received_talisman = { $seat } otrzymuje Talizman

## Siła, Moc, Życie, Los i złoto

event-gained_strength = { $seat } otrzymuje { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Siły
event-gained_craft = { $seat } otrzymuje { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Mocy
event-gained_life = { $seat } otrzymuje { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Życia
event-gained_fate = { $seat } otrzymuje { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Losu
event-gained_gold = { $seat } otrzymuje { $amount ->
        [one] { $amount } sztukę
        [few] { $amount } sztuki
       *[other] { $amount } sztuk
    } złota
event-healed = { $seat } odzyskuje { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Życia
event-replenished_fate = { $seat } odzyskuje { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Losu
event-lost_strength = { $seat } traci { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Siły
event-lost_craft = { $seat } traci { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Mocy
event-lost_life = { $seat } traci { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Życia
event-lost_fate = { $seat } wydaje { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Losu
event-lost_gold = { $seat } traci { $amount ->
        [one] { $amount } sztukę
        [few] { $amount } sztuki
       *[other] { $amount } sztuk
    } złota
event-paid = { $seat } płaci { $amount ->
        [one] { $amount } sztukę
        [few] { $amount } sztuki
       *[other] { $amount } sztuk
    } złota
event-raided = { $seat } traci na rzecz Rabusiów { $amount ->
        [one] { $amount } sztukę
        [few] { $amount } sztuki
       *[other] { $amount } sztuk
    } złota, które ukrywają { $space_at }
event-life_saved = { $seat } nie traci punktu Życia
event-armour_failed = { $seat } nie ma pożytku z { $card_gen }
event-follower_killed = { $seat } traci Przyjaciela: ginie { $card }
event-died = { $seat } traci Poszukiwacza: ginie { $character }
event-eliminated = { $seat } odpada z gry

## Walka

event-fight_begins = { $seat } staje do { $how_gen }
event-attacked = { $seat } atakuje gracza { $other } w { $how_loc }
event-creature_attacks = { $seat } musi walczyć: atakuje { $creature }
event-attack_rolled = { $seat } rzuca na atak: { $die }
event-foe_rolled = Przeciwnik rzuca na atak: { $die }
event-scores = { $seat } ma skuteczność ataku { $own } przeciw { $foe }
event-won_fight = { $seat } wygrywa walkę
event-lost_fight = { $seat } przegrywa walkę
event-stood_off = { $seat } remisuje w walce
event-killed_enemy = { $seat } zabija { $card_acc } i zdobywa trofeum
event-evaded_card = { $seat } wymyka się { $card_dat }
event-evaded_by = { $seat } wymyka się
event-bribed = { $seat } opłaca { $card_acc }
event-destroyed = { $seat } niszczy { $card_acc }
event-charmed = { $seat } oczarowuje { $card_acc }
event-not_charmed = { $seat } na próżno próbuje oczarować { $card_acc }, ale droga jest wolna
event-raised = { $seat } wskrzesza { $card_acc } jako Przyjaciela
event-mercenary_paid = { $seat } płaci Najemnikowi za walkę w tej turze
event-assassinates = { $seat } uderza z ukrycia
event-not_beguiled = { $seat } na próżno uwodzi gracza { $other }

## Zaklęcia

event-cast = { $seat } rzuca { $spell_acc }
event-cast_on_character = { $seat } rzuca { $spell_acc } na gracza { $target }
event-cast_on_space = { $seat } rzuca { $spell_acc } na obszar { $space }
event-cast_on_card = { $seat } rzuca { $spell_acc } na { $card_acc }
event-command_spell_cast = { $seat } rzuca Zaklęcie Rozkazu
event-countered = { $seat } rzuca na próżno: { $spell } nie ma efektu
event-hex_strikes = { $seat } pada ofiarą Uroku, który tu leży
event-drank_potion = { $seat } wypija Eliksir Siły
event-gained_spell = { $seat } otrzymuje Zaklęcie
    .known = { $seat } otrzymuje Zaklęcie: { $card }
event-discarded_spell = { $seat } odrzuca Zaklęcie { $card }
event-saw_spell = { $seat } ogląda Zaklęcie gracza { $holder }
    .known = { $seat } ogląda Zaklęcie gracza { $holder }: { $card }
event-foresaw = { $seat } ogląda kartę z talii Przygód
    .known = { $seat } ogląda kartę z talii Przygód: { $card }

## Losy Poszukiwaczy

event-realigned = { $seat } ma odtąd Charakter { $alignment }
event-became_toad = { $seat } zamienia się w Ropuchę
event-turned_back = { $seat } przestaje być Ropuchą
event-quest_taken = { $seat } przyjmuje zadanie: { $quest }
event-quest_fulfilled = { $seat } wykonuje zadanie
