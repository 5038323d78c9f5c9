### O co pyta Warhammer Quest i co można wybrać, po polsku. Imion graczy nie odmieniamy.
### $place, w nawiasie, mówi, gdzie jest wróg i w jakim jest stanie, albo co pokazuje kość.

## Przygotowanie

occasion-hero = { $seat }, którym bohaterem grasz?
occasion-leader = { $seat }, kto zostaje przywódcą?
option-take-hero = Graj jako { $hero } – { $hero_effect }
option-lead = Przywódcą zostaje { $seat }

## Akcje

occasion-action = { $seat }, którą akcję wykonujesz?
occasion-empowerment = { $seat }, czy używasz wzmocnienia w akcji „{ $action }”?
occasion-spend_tokens = { $seat }, czy wydajesz żeton sukcesu z karty „{ $action }”? Każdy to jeden sukces
occasion-aided_hero = { $seat }, kogo wspierasz akcją „{ $action }”?
occasion-targets = { $seat }, kogo atakujesz akcją „{ $action }”?
occasion-flail_target = { $seat }, kogo jeszcze dosięga Korbacz z hakiem?
occasion-place_tokens = { $seat }, otrzymujesz { $amount ->
        [one] { $amount } żeton
        [few] { $amount } żetony
       *[other] { $amount } żetonów
    } sukcesu: na którą kartę akcji kładziesz żeton?
option-perform = { $card } ({ $place }) – { $card_effect }
option-use-power = Użyj go: karta pozostaje przygotowana, 1 dodatkowy sukces i 1 dodatkowa obrona
option-keep-power = Zachowaj je na później
option-spend-token = Wydaj żeton sukcesu
option-roll = Rzuć kośćmi
option-aid = Wesprzyj: { $seat }
option-target = Zaatakuj { $enemy_acc } ({ $place })
option-no-more-targets = Nie wskazuj więcej celów
option-burn = Przyjmij 1 ranę, by wskazać jeszcze jeden cel
option-swing-flail = Wyczerp Korbacz z hakiem, by wskazać jeszcze jednego wroga w swojej strefie starć
option-hook = Zaatakuj też { $enemy_acc } ({ $place })
option-draw-bow = Użyj Łuku myśliwskiego: atak jest dystansowy i traci 1 sukces
option-place-token = Połóż żeton na karcie „{ $card }” ({ $place })

## Na co pozwalają karty akcji

occasion-pull_enemies = { $seat }, czy przesuwasz wroga do swojej strefy starć?
occasion-exhaust_enemies = { $seat }, którego wroga wyczerpujesz? Możesz wyczerpać { $amount ->
        [one] { $amount }
       *[other] najwyżej { $amount }
    }
occasion-move_enemies = { $seat }, którego wroga przesuwasz do cienia? Możesz przesunąć { $amount ->
        [one] { $amount }
       *[other] najwyżej { $amount }
    }
occasion-drive_enemies_off = { $seat }, którego wroga przepędzasz do cienia i wyczerpujesz? Możesz przepędzić { $amount ->
        [one] { $amount }
       *[other] najwyżej { $amount }
    }
occasion-ready_actions = { $seat }, którą kartę akcji przygotowujesz?
occasion-shed_condition = { $seat }, który stan odrzucasz?
occasion-guiding_psalm = { $seat }, kogo { $action } uwalnia od stanu?
occasion-vigil = { $seat }, kto otrzymuje wzmocnienie?
occasion-share_verdict = { $seat }, kto jeszcze leczy 1 ranę?
occasion-ember = { $seat }, czy przyjmujesz 1 ranę za 2 dodatkowe sukcesy?
occasion-bank_the_coals = { $seat }, który wróg przyjmuje 1 ranę?
occasion-mantle_of_warm_ash = { $seat }, wokół kogo każdy wróg przyjmuje 1 ranę?
occasion-exhaust_in_shadows = { $seat }, czy wyczerpujesz wroga w cieniu?
occasion-torch_the_dark = { $seat }, który wróg w cieniu przyjmuje 1 ranę?
occasion-fever = { $seat }, czy przyjmujesz 1 ranę, by otrzymać żeton sukcesu i przygotować jeszcze jedną kartę akcji?
occasion-spikes = { $seat }, który z atakujących przyjmuje 1 ranę?
option-leave-it = Na tym poprzestań
option-pull = Przesuń { $enemy_acc } do swojej strefy starć ({ $place })
option-exhaust-enemy = Wyczerp { $enemy_acc } ({ $place })
option-move-away = Przesuń { $enemy_acc } do cienia ({ $place })
option-drive-off = Przepędź { $enemy_acc } ({ $place })
option-ready = Przygotuj kartę „{ $card }” ({ $place })
option-shed = Odrzuć { $card_acc }
option-pray-for = Módl się za bohatera: { $seat }
option-empower = { $seat } otrzymuje wzmocnienie
option-comfort = { $seat } leczy 1 ranę
option-burn-brighter = Przyjmij 1 ranę za 2 dodatkowe sukcesy
option-wrap-in-ash = Każdy wróg w tej strefie starć przyjmuje 1 ranę: { $seat }
option-singe = { $enemy } ({ $place }) przyjmuje 1 ranę
option-catch-fire = Przyjmij 1 ranę: otrzymujesz żeton i przygotowujesz jeszcze jedną kartę
option-prick = { $enemy } ({ $place }) przyjmuje 1 ranę

## Chwile, w których można użyć przedmiotów i ekwipunku

occasion-before_activation = { $seat }, zaczyna się { $turn ->
        [yours] twoja aktywacja
       *[other] aktywacja gracza { $active }
    }: czy używasz czegoś przedtem?
occasion-hero_phase = { $seat }, { $moment ->
        [end] faza bohaterów zaraz się skończy
        [yours] zaraz nastąpi twoja aktywacja
        [action] trwa akcja
       *[activation] zaraz nastąpi aktywacja gracza { $next }
    }: czy czegoś używasz?
occasion-reroll = { $seat }, { $roll }: czy przerzucasz kość?
occasion-modify = { $seat }, { $roll }: czy coś zmieniasz, zanim { $action } zadziała?
occasion-after_attacks = { $seat }, wrogowie zaatakowali: czy czegoś używasz?
occasion-due_after_action = { $seat }, akcja „{ $action }” jest wykonana: czego używasz?
occasion-after_action = { $seat }, akcja „{ $action }” jest wykonana: czy czegoś używasz?
occasion-after_activation = { $seat }, { $turn ->
        [yours] twoja aktywacja
       *[other] aktywacja gracza { $active }
    } się kończy: czy czegoś używasz?
occasion-on_travel = { $seat }, drużyna się przemieszcza: czy czegoś używasz?
occasion-read_map = { $seat }, dokąd mapa prowadzi drużynę?
option-decline = Niczego nie używaj
option-use-grimnirs_horn = Zadmij w Róg Grimnira: wyczerp najwyżej 2 wrogów
option-use-ritual_candles = Zapal Świece rytualne: 2 żetony postępu
option-use-elfcap_fungus = Zjedz Elfi kapeluszek: rzuć o dodatkową akcję
option-use-bitterroot_draught = Napar z gorzkiego korzenia: { $seat } leczy 3 rany
option-use-sharp_salts = Sole trzeźwiące: { $seat } wraca do przytomności
option-use-clean_bandages = Czyste bandaże: odrzuć krwawienie i chorobę, wylecz 1 ranę
option-use-lamp_oil = Spal Olej do lamp: 2 dodatkowe sukcesy
option-use-fire_flask = Flaszka z ogniem: { $enemy } ({ $place }) przyjmuje 2 rany
option-use-smoke_pot = Rzuć Garnek z dymem: przesuń najwyżej 2 wrogów do cienia
option-use-good_whetstone = Użyj Dobrej osełki: 2 dodatkowe sukcesy
option-use-crossbow = Kusza: odrzuć żeton z karty „{ $card }” za 1 dodatkowy sukces
option-use-balanced_blade = Wyważone ostrze: przerzuć { $die_acc } ({ $place })
option-use-throwing_knives = Noże do rzucania: { $enemy } ({ $place }) przyjmuje 1 ranę
option-use-headsmans_sword = Zużyj Miecz katowski: 3 dodatkowe sukcesy
option-use-lucky_coin = Szczęśliwa moneta: przerzuć { $die_acc } ({ $place })
option-use-healers_satchel = Torba uzdrowiciela: { $seat } leczy 1 ranę
option-use-second_wind_ring = Zużyj Pierścień drugiego oddechu: przygotuj kartę „{ $action }”
option-use-map_fragment = Zużyj Fragment mapy: wybierz jeden z 2 następnych obszarów
option-use-warding_charm = Wyczerp Amulet ochronny: symbole nemezis stają się puste
option-use-climbing_rope = Zużyj Linę do wspinaczki: 2 żetony postępu
option-use-vial_of_vigour = Fiolka wigoru: { $seat } otrzymuje wzmocnienie
option-use-ib_leg_tally = Wyczerp Rejestr długów: otrzymujesz żeton sukcesu
option-use-ww_leg_bow = Łuk z serca drzewa: przerzuć { $die_acc } ({ $place })
option-use-ww_leg_quiver = Cierniowy kołczan: odrzuć żeton z karty „{ $card }”, { $enemy } ({ $place }) przyjmuje 1 ranę
option-use-wp_leg_book = Wyczerp Księgę nocnych godzin: wspierany bohater otrzymuje wzmocnienie
option-use-bw_leg_phial = Zużyj Fiolkę pierwszego światła: przygotuj wszystkie swoje karty akcji
option-go-to = Idźcie na obszar { $card } – { $card_effect }

## Karty lochu i ekwipunek

occasion-turn_away = { $seat }, czy rozpatrujesz to, co przynosi loch?
occasion-treasure = { $seat }, oto skarb: co bierzesz?
occasion-equipping = { $seat }, czy wyposażasz się w { $drawn_acc }?
option-resolve = Rozpatrz kartę „{ $card }” – { $card_effect }
option-turn-away = Odrzuć bez rozpatrywania
option-draw-gear = Dobierz kartę z talii ekwipunku
option-pick-gear = Weź { $card_acc } ze stosu kart odrzuconych – { $card_effect }
option-leave-treasure = Nic nie bierz
option-equip = Wyposaż się w { $card_acc } – { $card_effect }
option-unequip = Najpierw odłóż { $card_acc }
option-discard-gear = Odrzuć { $card_acc }

## Rany

occasion-suffer = { $seat }, zaraz przyjmiesz { $amount ->
        [one] { $amount } ranę
        [few] { $amount } rany
       *[other] { $amount } ran
    }: czy Łatane skóry złagodzą cios?
occasion-fall = { $seat }, rany zaraz cię pokonają: czy ratuje cię Zaklęta kamizelka?
occasion-token_or_wounds = { $seat }, odrzucasz żeton sukcesu czy przyjmujesz { $amount ->
        [one] { $amount } ranę
        [few] { $amount } rany
       *[other] { $amount } ran
    }?
occasion-token_or_sickened = { $seat }, odrzucasz żeton sukcesu czy otrzymujesz chorobę?
occasion-exhaust_or_wounds = { $seat }, wyczerpujesz kartę akcji czy przyjmujesz { $amount ->
        [one] { $amount } ranę
        [few] { $amount } rany
       *[other] { $amount } ran
    }?
option-soften = Wyczerp Łatane skóry: 1 rana mniej
option-suffer-all = Przyjmij wszystkie rany
option-use-vest = Zużyj Zaklętą kamizelkę: zostaje 1 punkt zdrowia
option-fall = Daj się pokonać
option-discard-token = Odrzuć żeton z karty „{ $card }” ({ $place })
option-suffer-instead = Przyjmij rany
option-sicken-instead = Otrzymaj chorobę
option-exhaust = Wyczerp kartę „{ $card }” ({ $place })

## Wrogowie

occasion-enemy_turn = { $seat }, twoja kolej w fazie wrogów: który wróg się aktywuje?
occasion-engage = { $seat }, { $foe } zaraz trafi do twojej strefy starć: czy ukrywa cię Płaszcz opadłych liści?
occasion-boar_spear = { $seat }, w twojej strefie starć jest teraz { $foe }: czy używasz Rohatyny?
occasion-prey = { $seat }, kilku bohaterów ma tyle samo ran: na kogo poluje { $foe }?
occasion-harry = { $seat }, kogo nęka { $foe }?
occasion-ensnare = { $seat }, usidla cię { $foe }: którą kartę akcji wyczerpujesz?
occasion-goad = { $seat }, którego wroga popędza { $foe }?
occasion-rampage = { $seat }, którego wroga rani w szale { $foe }?
occasion-nemesis_hunts = { $seat }, kilku bohaterów ma tyle samo ran: do czyjej strefy starć trafia { $foe }?
occasion-grumps_spite = { $seat }, kilku bohaterów ma tyle samo ran: kto przyjmuje 1 ranę od Odrażającego Grumpa?
option-activate = Aktywuj { $enemy_acc } ({ $place })
option-slip-away = Zużyj Płaszcz opadłych liści: wróg trafia do cienia
option-stand-ground = Przyjmij starcie
option-spear = Wyczerp Rohatynę: wróg przyjmuje 1 ranę
option-do-not-spear = Zachowaj Rohatynę
option-hunt = { $seat }
option-goad-on = { $enemy } ({ $place })
option-trample = { $enemy } ({ $place })
option-face-nemesis = { $seat }
option-single-out = { $seat } przyjmuje ranę

## Obszary

occasion-travel = { $seat }, obszar jest w pełni zbadany: czy się przemieszczacie?
occasion-cellar = { $seat }, czy przed odejściem przeszukujesz Opuszczoną piwnicę?
occasion-flooded_gallery = { $seat }, woda się podnosi: kto odrzuca żeton sukcesu, by ocalić 1 żeton postępu?
occasion-crumbling_arches = { $seat }, kilku bohaterów ma tyle samo ran: w kogo trafiają spadające kamienie?
occasion-echoing_vault = { $seat }, który wróg wychodzi z cienia do przywódcy drużyny?
occasion-gallows_cistern = { $seat }, kilku bohaterów ma tyle samo ran: kto otrzymuje krwawienie?
occasion-choke = { $seat }, brakuje tchu: którą kartę akcji wyczerpujesz?
occasion-shrine = { $seat }, czy odrzucasz w kaplicy żeton sukcesu, by wyleczyć 2 rany?
option-travel = Przemieśćcie się
option-stay = Zostańcie tutaj
option-search-cellar = Dobierz kartę ekwipunku
option-leave-cellar = Odejdź bez szukania
option-bail = { $seat } odrzuca żeton z karty „{ $card }”
option-let-water-in = Niech woda zabierze 1 żeton postępu
option-call-out = { $enemy } ({ $place })
option-let-bleed = { $seat }
option-pray = Odrzuć żeton z karty „{ $card }”: wylecz 2 rany
option-pass-shrine = Przejdź obok

## Zagrożenie

occasion-stir_in_the_dark = { $seat }, który wróg w cieniu się aktywuje?
occasion-fire_from_the_dark = { $seat }, kilku bohaterów ma tyle samo ran: w kogo trafiają strzały z ciemności?
occasion-under_fire = { $seat }, jesteś pod ostrzałem: czy odrzucasz żeton sukcesu, by przyjąć 1 ranę zamiast 2?
occasion-onslaught = { $seat }, kilku bohaterów ma tyle samo ran: czyi wrogowie się aktywują?
occasion-order_of_rank = { $seat }, który z tych wrogów o równej randze działa pierwszy?
option-rouse = { $enemy } ({ $place })
option-draw-fire = { $seat }
option-take-cover = Odrzuć żeton z karty „{ $card }”: przyjmij tylko 1 ranę
option-stand-fire = Przyjmij 2 rany
option-set-upon = { $seat }
option-act-next = { $enemy } ({ $place })

## Rozwój w drodze przez samodzielną przygodę

occasion-growth = { $seat }, jak się rozwijasz przed następnym obszarem?
option-upgrade = Wymień kartę „{ $card }” na kartę { $place }
option-raise-limit = Zwiększ o 1 swój limit ekwipunku
option-refresh-gear = Odsłoń cały swój zużyty ekwipunek

## Etap osady

occasion-settlement = { $seat }, co robisz w osadzie? { $visits ->
        [0] Zostały ci dwie wizyty
        [one] Została ci jedna wizyta
       *[other] Wizyty masz już za sobą
    }
occasion-wares = { $seat }, w co się wyposażasz u kowala?
option-train = Odwiedź trenera: wymień kartę „{ $card }” na kartę { $place }
option-visit-blacksmith = Odwiedź kowala: obejrzyj 2 karty ekwipunku i wyposaż się w jedną z nich
option-visit-arena = Odwiedź arenę: zwiększ o 1 swój limit ekwipunku
option-take-ware = Weź { $card_acc } – { $card_effect }
option-leave-wares = Niczego nie bierz
option-give = Przekaż { $card_acc } graczowi { $seat }
option-wait = Niech najpierw działają inni
option-ready-to-go = Zakończ przygotowania

## Gdy gracze umówili się na inne odczytania zasad

occasion-divide_successes = { $seat }, { $amount ->
        [one] został { $amount } sukces
        [few] zostały { $amount } sukcesy
       *[other] zostało { $amount } sukcesów
    } do rozdzielenia: którego wroga trafia następny?
option-allot = { $enemy } ({ $place })
