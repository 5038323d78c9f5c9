### Co się dzieje w Warhammer Quest, opowiedziane graczowi, którego dotyczy, po polsku. Zdanie nie ma kropki.

## Co robisz albo co cię spotyka

you-hero_chosen = Grasz jako { $hero }
you-leader_chosen = Zostajesz przywódcą drużyny
you-leader_passed = Jesteś teraz przywódcą drużyny
you-hero_activates = Aktywujesz się
you-performs = Wykonujesz akcję „{ $card }”
you-spent_token = Wydajesz żeton sukcesu
you-rolled_hero_die = Rzucasz kością bohatera: { $face }
you-rolled_enemy_die = Kość wroga: { $face }
you-icons = Masz { $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
       *[other] { $successes } sukcesów
    } { $defence ->
        [0] bez obrony
        [one] i { $defence } obronę
        [few] i { $defence } obrony
       *[other] i { $defence } obron
    }
you-enemies_attack = { $wounds ->
        [0] Odpierasz ataki
       *[other] Stajesz się celem ataków
    } o łącznej sile { $total }
you-placed_token = Kładziesz żeton sukcesu na karcie „{ $card }”
you-discarded_token = Odrzucasz żeton sukcesu z karty „{ $card }”
you-action_exhausted = Wyczerpujesz kartę „{ $card }”
you-action_readied = Przygotowujesz kartę „{ $card }”
you-actions_readied = Przygotowujesz wszystkie karty akcji
you-action_upgraded = Poznajesz akcję „{ $card }”
you-suffered = Przyjmujesz { $wounds ->
        [one] { $wounds } ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
you-recovered = Leczysz { $wounds ->
        [one] { $wounds } ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
you-paid_wound = Płacisz raną za kartę „{ $card }”
you-bleeds = Krwawisz
you-hero_defeated = Padasz: bohater zostaje pokonany
you-revived = Wstajesz: bohater zostaje ocucony
you-gained_condition = Otrzymujesz { $card_acc }
you-lost_condition = Odrzucasz { $card_acc }
you-used_gear = Używasz { $card_gen }
you-drew_dungeon = Dobierasz kartę lochu: { $card }
you-drew_gear = Dobierasz kartę ekwipunku: { $card }
you-equipped = Wyposażasz się w { $card_acc }
you-unequipped = Odkładasz { $card_acc }
you-gear_limit_raised = Masz teraz limit ekwipunku { $limit }
you-gear_refreshed = Odsłaniasz cały zużyty ekwipunek
you-foresaw_location = Oglądasz obszar z talii
    .known = Oglądasz obszar z talii: { $card }
you-spawned = Rozstawiasz wroga: { $card }
you-engages = Masz teraz w strefie starć { $card_acc }
you-enemy_activates = { $card } się aktywuje; to ty jesteś aktywnym bohaterem
you-zone_full = Masz już trzech wrogów w strefie starć: { $card } uderza i cofa się
you-found_legend = Znajdujesz legendarny ekwipunek: { $card }
you-gave_gear = Przekazujesz { $card_acc } graczowi { $to }

## Co robią tobie inni

at-you-gave_gear = { $seat } przekazuje ci { $card_acc }
