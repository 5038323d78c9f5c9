### Co się dzieje w Warhammer Quest, po polsku. Zdanie zaczyna się od gracza, jeśli o nim mówi, i nie ma kropki.

## Przygotowanie i rundy

event-hero_chosen = { $seat } gra jako { $hero }
event-leader_chosen = { $seat } zostaje przywódcą drużyny
event-leader_passed = { $seat } jest teraz przywódcą drużyny
event-round_begins = Zaczyna się runda { $round }
event-hero_activates = { $seat } się aktywuje
event-stage_begins = Zaczyna się etap { $stage }: do talii dołączają silniejsi wrogowie

## Akcje i kości

event-performs = { $seat } wykonuje akcję „{ $card }”
event-spent_token = { $seat } wydaje żeton sukcesu
event-rolled_hero_die = { $seat } rzuca kością bohatera: { $face }
event-rolled_enemy_die = Kość wroga: { $face }
event-icons = { $seat } ma { $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
       *[other] { $successes } sukcesów
    } { $defence ->
        [0] bez obrony
        [one] i { $defence } obronę
        [few] i { $defence } obrony
       *[other] i { $defence } obron
    }
event-enemies_attack = { $seat } { $wounds ->
        [0] odpiera ataki
       *[other] staje się celem ataków
    } o łącznej sile { $total }
event-placed_token = { $seat } kładzie żeton sukcesu na karcie „{ $card }”
event-discarded_token = { $seat } odrzuca żeton sukcesu z karty „{ $card }”
event-action_exhausted = { $seat } wyczerpuje kartę „{ $card }”
event-action_readied = { $seat } przygotowuje kartę „{ $card }”
event-actions_readied = { $seat } przygotowuje wszystkie karty akcji
event-action_upgraded = { $seat } poznaje akcję „{ $card }”

## Rany i stany

event-suffered = { $seat } przyjmuje { $wounds ->
        [one] { $wounds } ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
event-recovered = { $seat } leczy { $wounds ->
        [one] { $wounds } ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
event-paid_wound = { $seat } płaci raną za kartę „{ $card }”
event-bleeds = { $seat } krwawi
event-hero_defeated = { $seat } pada: bohater zostaje pokonany
event-revived = { $seat } wstaje: bohater zostaje ocucony
event-gained_condition = { $seat } otrzymuje { $card_acc }
event-lost_condition = { $seat } odrzuca { $card_acc }

## Przedmioty i ekwipunek

event-used_gear = { $seat } używa { $card_gen }
event-drew_dungeon = { $seat } dobiera kartę lochu: { $card }
event-drew_gear = { $seat } dobiera kartę ekwipunku: { $card }
event-equipped = { $seat } wyposaża się w { $card_acc }
event-unequipped = { $seat } odkłada { $card_acc }
event-gear_limit_raised = { $seat } ma teraz limit ekwipunku { $limit }
event-gear_refreshed = { $seat } odsłania cały zużyty ekwipunek

## Obszary i zagrożenie

event-progress = Postęp rośnie o { $amount }: razem { $total }
event-progress_lost = Postęp maleje o { $amount }: zostaje { $total }
event-location_revealed = Drużyna dociera na obszar: { $card }
event-travelled = Drużyna się przemieszcza
event-foresaw_location = { $seat } ogląda obszar z talii
    .known = { $seat } ogląda obszar z talii: { $card }
event-location_acts = Działa efekt obszaru: { $card }
event-peril_moved = Zagrożenie wynosi teraz { $space }
event-peril_effect = Następuje { $colour } efekt zagrożenia

## Wrogowie

event-spawned = { $seat } rozstawia wroga: { $card }
event-spawned_facedown = W cieniu pojawia się zakryty wróg
event-nemesis_appears = Pojawia się { $card }
event-nemesis_effect = Działa efekt nemezis: { $card }
event-engages = { $seat } ma teraz w strefie starć { $card_acc }
event-zone_full = { $seat } ma już trzech wrogów w strefie starć: { $card } uderza i cofa się
event-went_to_shadows = { $card } przesuwa się do cienia
event-enemy_revealed = Zakrytym wrogiem okazuje się { $card }
event-enemy_activates = { $card } się aktywuje; aktywny bohater: { $seat }
event-keyword_strikes = { $card }: { $keyword }
event-enemy_exhausted = Zakryty wróg zostaje wyczerpany
    .known = { $card } zostaje { $card_gender ->
        [feminine] wyczerpana
       *[other] wyczerpany
    }
event-enemy_wounded = { $card } przyjmuje { $wounds ->
        [one] { $wounds } ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
event-enemy_recovered = { $card } leczy { $wounds ->
        [one] { $wounds } ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
event-enemy_defeated = { $card } zostaje { $card_gender ->
        [feminine] pokonana
       *[other] pokonany
    }
event-goaded_on = { $card } może zadziałać jeszcze raz
event-raised = { $card } powstaje na nowo w cieniu
event-new_enemy_deck = Odrzuceni wrogowie zostają przetasowani i tworzą nową talię

## Etap osady

event-settlement_begins = Przygoda dobiegła końca: drużyna wraca do osady
event-added_to_pool = Do puli kampanii trafia { $card }
event-found_legend = { $seat } znajduje legendarny ekwipunek: { $card }
event-gave_gear = { $seat } przekazuje { $card_acc } graczowi { $to }
event-heroes_refreshed = Bohaterowie są wypoczęci: rany, stany i żetony znikają, wszystkie karty są przygotowane
