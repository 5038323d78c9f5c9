### Stół Warhammer Quest po polsku: co pokazuje terminal, pomoc, koniec gry i nazwy innych rzeczy.

## Miejsca i kości, o których mówią możliwości

place-engaged = w strefie starć gracza { $seat }
place-engaged-you = w twojej strefie starć
place-shadows = w cieniu
place-health = zdrowie { $left } z { $health }
place-facedown = karta zakryta
place-exhausted = karta wyczerpana
place-action = { $kind }, { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[other] { $dice } kości
    }
place-prepares = symbol przygotowania
place-advanced = „{ $card }” ({ $place }) – { $card_effect }
place-nth = { $where }, nr { $number }
die-hero = kość bohatera
    .acc = kość bohatera
die-enemy = kość wroga
    .acc = kość wroga
roll-own = teraz masz { $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
       *[other] { $successes } sukcesów
    } { $defence ->
        [0] bez obrony
        [one] i { $defence } obronę
        [few] i { $defence } obrony
       *[other] i { $defence } obron
    }, { $attacks ->
        [0] a żaden wróg nie atakuje
       *[other] { $wounds ->
            [0] co blokuje wszystkie ataki
            [one] i przyjmujesz { $wounds } ranę
            [few] i przyjmujesz { $wounds } rany
           *[other] i przyjmujesz { $wounds } ran
        }
    }
roll-other = teraz { $seat } ma { $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
       *[other] { $successes } sukcesów
    } { $defence ->
        [0] bez obrony
        [one] i { $defence } obronę
        [few] i { $defence } obrony
       *[other] i { $defence } obron
    }, { $attacks ->
        [0] a żaden wróg nie atakuje
       *[other] { $wounds ->
            [0] co blokuje wszystkie ataki
            [one] i przyjmuje { $wounds } ranę
            [few] i przyjmuje { $wounds } rany
           *[other] i przyjmuje { $wounds } ran
        }
    }

## Stół

table-title = { $quest } · runda { $round } · { $phase }
table-title-aside = { $quest } · { $phase }
table-none = brak
table-nobody = nikogo
table-card = { $card }
table-cards = { $card } ×{ $count }
table-seat = { $seat } ({ $roles })
role-leader = przywódca
role-active = aktywny bohater
role-you = ty
label-goal = Cel
table-goal = { $quest_victory }
label-quest = Przygoda
label-peril = Zagrożenie
table-peril = { $space } z { $last }
table-peril-space = { $colour } na { $space }
table-peril-last = { $colour } co rundę od nowa
label-location = Obszar
table-location = { $card } · zbadano { $progress } z { $exploration }. { $card_effect }
label-ahead = Przed wami
table-ahead = { $count ->
        [one] jeszcze { $count } obszar
        [few] jeszcze { $count } obszary
       *[other] jeszcze { $count } obszarów
    }
table-ahead-to = { $count ->
        [one] { $card }, ostatni obszar
        [few] jeszcze { $count } obszary, ostatni to { $card }
       *[other] jeszcze { $count } obszarów, ostatni to { $card }
    }
label-lair = Leże nemezis
label-aside = Obok arkusza
label-won = Wygrane przygody
label-pool = Pula kampanii
table-no-hero = jeszcze bez bohatera
table-hero = { $hero }
table-health = zdrowie { $left } z { $health }
table-defeated = bohater pokonany
table-out = poza grą
table-visits = odwiedziny: { $visits }
visit-trainer = trener
visit-blacksmith = kowal
visit-arena = arena
table-actions = akcje: { $cards }
table-ready = przygotowane: { $cards }
table-spent-actions = wyczerpane: { $cards }
table-action = { $card } ({ $kind })
table-action-prepares = { $card } ({ $kind }, przygotowanie)
table-tokens = { $amount ->
        [one] +{ $amount } żeton
        [few] +{ $amount } żetony
       *[other] +{ $amount } żetonów
    }
table-gear = ekwipunek (limit { $limit }): { $cards }
table-gear-exhausted = { $card } (karta wyczerpana)
table-gear-depleted = { $card } (karta zużyta)
table-gear-limit = Limit ekwipunku { $limit }
table-items = przedmioty: { $cards }
table-explained = { $card }: { $card_effect }
table-engaged = w starciu:
table-enemy = { $card }
table-enemy-numbers = atak { $attack }, zdrowie { $left }/{ $health }
table-resilience = odporność { $amount }
table-facedown = karta zakryta
table-exhausted = karta wyczerpana
label-shadows = Cień
table-unknown = { $count ->
        [one] { $count } zakryty wróg
       *[other] { $count } zakrytych wrogów
    }{ $exhausted ->
        [0] { "" }
       *[other] , w tym wyczerpanych: { $exhausted }
    }
label-action = Akcja
table-deed = { $seat } wykonuje „{ $card }”
table-aided = wspierany bohater: { $seat }
table-targets = cele: { $enemies }
table-target = { $enemy } ({ $place })
table-spent = wydane żetony: { $amount }
table-hero-dice = kości bohatera: { $faces }
table-criticals = { $amount ->
        [one] { $amount } sukces krytyczny
        [few] { $amount } sukcesy krytyczne
       *[other] { $amount } sukcesów krytycznych
    }
table-enemy-dice = kości wroga: { $faces }
label-drawn = Dobrane karty
label-deck-enemies = Talia wrogów
label-deck-dungeon = Talia lochu
label-deck-gear = Talia ekwipunku
table-deck = { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[other] { $deck } kart
    }, odrzucone: { $discard }
label-foreseen = Wiesz, co was czeka
table-unknown-card = nieznana karta

## Pomoc

help-effect = { $card_effect }
help-keyword = { $keyword }: { $keyword_explained }
help-enemy = { $card } ({ $kind }, { $trait }{ $level }): atak { $attack }, zdrowie { $health }, odporność { $resilience }
help-level = poziom { $level }
help-quest-card = karta przygody
help-location = { $card } (obszar, { $level }): wartość eksploracji { $exploration }, odkryci wrogowie: { $faceup }, zakryci: { $facedown }
help-item = { $card } (przedmiot, jednorazowy)
help-event = { $card } (wydarzenie)
help-treasure = { $card } (wydarzenie, { $treasure ->
        [one] { $treasure } skarb
        [few] { $treasure } skarby
       *[other] { $treasure } skarbów
    })
help-gear = { $card } ({ $slot })
help-legendary = { $card } (legendarny ekwipunek { $hero_gen }: { $slot })
help-action = { $card } ({ $tier } akcja { $hero_gen }: { $kind }, { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[other] { $dice } kości
    })
help-prepares = z symbolem przygotowania
help-condition = { $card } (stan)
help-hero = { $card } (bohater): zdrowie { $two } przy dwóch bohaterach, { $three } przy trzech, { $four } przy czterech
help-quest = { $quest }
help-quest-intro = { $quest_intro }
help-quest-rules = Zasady: { $quest_rules }
help-quest-victory = Zwycięstwo: { $quest_victory }
help-quest-defeat = Porażka: { $quest_defeat }
help-quest-reward = Nagroda: { $quest_reward }
help-quest-penalty = Kara: { $quest_penalty }
help-peril-green = Zielony efekt zagrożenia: { $quest_green }
help-peril-blue = Niebieski efekt zagrożenia: { $quest_blue }
help-peril-red = Czerwony efekt zagrożenia: { $quest_red }
example-name = kusza
example-rule = WHQ-ACTION-07
example-ruling = q14
example-key = travel
asked-about = przedmioty i ekwipunek

## Koniec

ending-victory = Zwycięstwo
ending-defeat = Porażka
won-victory = Drużyna wygrywa przygodę „{ $quest }”
won-defeat = Drużyna przegrywa przygodę „{ $quest }”

## Stałe polecenia

until-my_activation = do twojej aktywacji
until-hero_phase_over = do końca fazy bohaterów
