### Bohater do wynajęcia po polsku.
### Wartością bohatera jest mianownik; przypadki i rodzaj stoją w atrybutach. Imion graczy nie odmieniamy.

game-title = Bohater do wynajęcia
how-to-play =
    Zbierz w drużynie sześciu różnych bohaterów albo miej ich najwięcej, gdy skończy się talia.
    Rozgrywający odkrywa wymaganą siłę i wysyła zakrytą kartę z ręki, która ją spełnia: Tułacza.
    Gracz, przed którym leży Tułacz, werbuje go w ciemno, przekazuje dalej w lewo albo najpierw
    pokazuje Rozgrywającemu kartę z ręki jako wskazówkę: „tak” znaczy, że to kopia Tułacza.
    Zwerbowanie bohatera, którego już masz, wyklucza obie kopie. Każdej zdolności można użyć raz.

## Bohaterowie

hero-angry_chicken = Wściekły Kurczak
    .gender = masculine
    .gen = Wściekłego Kurczaka
    .dat = Wściekłemu Kurczakowi
    .acc = Wściekłego Kurczaka
    .ins = Wściekłym Kurczakiem
    .loc = Wściekłym Kurczaku
    .power = anuluj właśnie ogłoszoną zdolność innego bohatera
    .requirement = siła 3 lub mniejsza
hero-pyromaniac = Piroman
    .gender = masculine
    .gen = Piromana
    .dat = Piromanowi
    .acc = Piromana
    .ins = Piromanem
    .loc = Piromanie
    .power = odrzuć Tułacza, odsłaniając jego kartę
    .requirement = siła 5 lub większa
hero-witch = Wiedźma
    .gender = feminine
    .gen = Wiedźmy
    .dat = Wiedźmie
    .acc = Wiedźmę
    .ins = Wiedźmą
    .loc = Wiedźmie
    .power = odnów innego wykorzystanego bohatera ze swojej drużyny
    .requirement = siła 3, 4 lub 5
hero-dog_trainer = Treser psów
    .gender = masculine
    .gen = Tresera psów
    .dat = Treserowi psów
    .acc = Tresera psów
    .ins = Treserem psów
    .loc = Treserze psów
    .power = zmuś innego gracza, by przekazał Tułacza dalej
    .requirement = siła nieparzysta
hero-sergeant = Sierżant
    .gender = masculine
    .gen = Sierżanta
    .dat = Sierżantowi
    .acc = Sierżanta
    .ins = Sierżantem
    .loc = Sierżancie
    .power = podejrzyj Tułacza i powiedz o nim, co chcesz
    .requirement = siła parzysta
hero-black_knight = Czarny Rycerz
    .gender = masculine
    .gen = Czarnego Rycerza
    .dat = Czarnemu Rycerzowi
    .acc = Czarnego Rycerza
    .ins = Czarnym Rycerzem
    .loc = Czarnym Rycerzu
    .power = pozwól Rozgrywającemu zignorować w tej turze wymaganą siłę
    .requirement = siła co najwyżej { $players } (liczba graczy)
hero-wizard = Czarodziej
    .gender = masculine
    .gen = Czarodzieja
    .dat = Czarodziejowi
    .acc = Czarodzieja
    .ins = Czarodziejem
    .loc = Czarodzieju
    .power = dobierz dwie karty
    .requirement = siła co najmniej { $players } (liczba graczy)
help-hero-title = { $hero }, siła { $strength }
help-hero-power = Zdolność, raz w grze: { $hero_power }
help-hero-requirement = Wymaganie, gdy karta zostanie odkryta: { $hero_requirement }

## Co się stało

event-dealt_party = { $seat } dostaje do drużyny { $hero_acc }
event-rejected_copy = { $seat } dostaje drugą kopię { $hero_gen }, odrzuca ją i dobiera ponownie
event-dealt_hand = { $seat } dostaje kartę na rękę
    .known = { $seat } dostaje na rękę { $hero_acc }
event-first_player = { $seat } rozpoczyna grę
event-requirement = { $seat } odkrywa { $hero_acc }: wymagana jest { $hero_requirement }
event-sent_from_hand = { $seat } wysyła kartę z ręki jako Tułacza do gracza { $to }
    .known = { $seat } wysyła z ręki { $hero_acc } jako Tułacza do gracza { $to }
event-sent_from_deck = { $seat } nie ma pasującej karty i wysyła wierzchnią kartę talii jako Tułacza do gracza { $to }
    .known = { $seat } nie ma pasującej karty i wysyła wierzchnią kartę talii ({ $hero }) jako Tułacza do gracza { $to }
event-sent_nothing = { $seat } nie ma pasującej karty, a talia jest pusta: w tej turze nie ma Tułacza
event-paid = { $seat } odrzuca w zamian { $hero_acc } z ręki
event-passed = { $seat } pasuje i przekazuje Tułacza do gracza { $to }
event-hint_asked = { $seat } prosi o wskazówkę i podaje zakrytą kartę graczowi { $active }
    .known = { $seat } prosi o wskazówkę i podaje zakrytą kartę { $hero_gen } graczowi { $active }
event-hint_yes = { $seat } odpowiada: tak
event-hint_no = { $seat } odpowiada: nie
event-hint_shown = Karta wskazówki zostaje odkryta: { $hero }
event-recruits = { $seat } werbuje Tułacza i odsłania jego kartę: { $hero }
event-joined = { $seat } przyjmuje { $hero_acc } do drużyny
event-eliminated_both = { $seat } ma już { $hero_acc } w drużynie: obie kopie zostają wykluczone
event-announced = { $seat } używa zdolności { $hero_gen }
event-announced_refresh = { $seat } używa zdolności { $hero_gen }, by odnowić { $target_acc }
event-announced_on_player = { $seat } używa zdolności { $hero_gen }: { $target } ma przekazać Tułacza dalej
event-announced_cancel = { $seat } używa zdolności Wściekłego Kurczaka przeciw zdolności { $power_gen } (gracz { $target })
event-cancelled = { $seat } traci zdolność { $hero_gen }: jest anulowana, ale liczy się jako wykorzystana
event-no_effect = { $seat } na próżno używa zdolności { $hero_gen }: nie ma już na co zadziałać
event-wanderer_discarded = Tułacz trafia odkryty na stos kart odrzuconych: { $hero }
event-forced_on = { $seat } musi przekazać Tułacza do gracza { $to }
event-refreshed = { $seat } odnawia { $hero_acc }: tej zdolności można użyć ponownie
event-peeked = { $seat } podgląda w tajemnicy kartę Tułacza
    .known = { $seat } podgląda w tajemnicy kartę Tułacza: { $hero }
event-claimed = { $seat } twierdzi, że Tułacz to { $hero }
event-stayed_silent = { $seat } nic nie mówi o Tułaczu
event-ignored_requirement = { $seat } może w tej turze wysłać dowolną kartę: wymagana siła nie obowiązuje
event-drew = { $seat } dobiera kartę
    .known = { $seat } dobiera { $hero_acc }
event-new_deck = Stos kart odrzuconych zostaje przetasowany i tworzy nową talię: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
event-six_heroes_won = { $seat } ma sześciu różnych bohaterów i wygrywa
event-deck_is_out = Talia się wyczerpała i gra dobiega końca
event-no_requirement_left = Nie ma już karty do odkrycia i gra dobiega końca
event-won = { $seat } wygrywa
event-shared_victory = { $seat } dzieli się zwycięstwem

## Pytania

occasion-send = { $seat }, twoja tura: co wysyłasz jako Tułacza do gracza { $left }?
occasion-price = { $seat }, Tułacz pochodzi z talii: którą kartę z ręki odrzucasz w zamian?
occasion-offer = { $seat }, Tułacz { $recruiting ->
        [forced] wrócił do ciebie i musisz go zwerbować
        [duplicate] wrócił do ciebie i musisz go zwerbować, a obie kopie zostaną wykluczone
       *[free] leży przed tobą
    }: co robisz?
occasion-claim = { $seat }, co mówisz innym o Tułaczu?
occasion-requirement_shown = { $seat }, wymagana siła jest odkryta (Rozgrywający: { $active }): czy używasz zdolności?
occasion-wanderer_arrived = { $seat }, Tułacz { $recruiting ->
        [forced] wrócił i { $holder } musi go zwerbować
        [duplicate] wrócił i { $holder } musi go zwerbować, a obie kopie zostaną wykluczone
       *[free] leży przed graczem { $holder }
    }: czy używasz zdolności?
occasion-hint_answered = { $seat }, { $holder } ma już wskazówkę: czy używasz zdolności?
occasion-power_announced = { $seat }, { $announcer ->
        [you] używasz zdolności { $power_gen }: czy
       *[other] { $user } używa zdolności { $power_gen }: czy
    } odpowiadasz zdolnością?
occasion-duplicate_shown = { $seat }, dwie kopie { $recruited_gen } zostaną zaraz wykluczone: czy używasz przedtem zdolności?
occasion-wanderer_settled = { $seat }, { $turn ->
        [yours] twoja tura zaraz się skończy
       *[other] tura zaraz się skończy (Rozgrywający: { $active })
    }: czy używasz zdolności?

## Możliwości

option-send = Wyślij { $hero_acc }
option-send-deck = Wyślij wierzchnią kartę talii: żadna karta z ręki nie pasuje
option-send-nothing = Nie wysyłaj nic: żadna karta z ręki nie pasuje, a talia jest pusta
option-discard = Odrzuć { $hero_acc }
option-recruit = Zwerbuj Tułacza
option-pass = Przekaż Tułacza dalej do gracza { $left }
option-hint = Poproś o wskazówkę, pokazując { $hero_acc }
option-use-angry_chicken = Użyj Wściekłego Kurczaka: anuluj zdolność { $power_gen } ({ $user })
option-use-pyromaniac = Użyj Piromana: odrzuć Tułacza
option-use-witch = Użyj Wiedźmy: odnów { $hero_acc }
option-use-dog_trainer = Użyj Tresera psów: { $holder } musi przekazać Tułacza dalej
option-use-sergeant = Użyj Sierżanta: podejrzyj Tułacza
option-use-black_knight = Użyj Czarnego Rycerza: { $active } może w tej turze wysłać dowolną kartę
option-use-wizard = Użyj Czarodzieja: dobierz dwie karty
option-claim = Powiedz, że Tułacz to { $hero }
option-silent = Nic nie mów
option-decline = Nie używaj niczego

## Dlaczego coś jest niemożliwe

reason-RAH-TURN-04 = Kartę wysyła tylko Rozgrywający, raz na turę i tylko z ręki
reason-RAH-TURN-05 = Na ręce jest karta o wymaganej sile, więc trzeba wysłać jedną z pasujących
reason-RAH-TURN-07 = Wierzchnią kartę talii wysyła się tylko wtedy i zawsze wtedy, gdy żadna karta z ręki nie ma wymaganej siły
reason-RAH-TURN-08 = Kartę z ręki odrzuca się tylko w zamian za Tułacza wysłanego z talii
reason-RAH-OFFER-01 = Werbuje, pasuje lub prosi o wskazówkę tylko zapytany gracz, przed którym leży Tułacz
reason-RAH-OFFER-03 = Tułacz wrócił do Rozgrywającego, który musi go zwerbować
reason-RAH-HINT-01 = O wskazówkę prosi się kartą z własnej ręki
reason-RAH-HINT-05 = Ostatniej karty z ręki nie można użyć jako wskazówki
reason-RAH-POWER-01 = Zdolność tego bohatera została już wykorzystana
reason-RAH-POWER-02 = Tego bohatera nie ma w twojej drużynie
reason-RAH-POWER-05 = Ta zdolność nie ma teraz na co zadziałać
reason-RAH-RECRUIT-05 = Tułacz został zwerbowany i nie jest już Tułaczem
reason-RAH-P1-01 = Wściekły Kurczak anuluje zdolność innego bohatera, nie własną
reason-RAH-P3-01 = Wiedźma odnawia wykorzystanego bohatera z własnej drużyny
reason-RAH-P3-02 = Wiedźma nie może odnowić samej siebie
reason-RAH-P4-03 = Tresera psów nie można użyć na sobie
reason-RAH-P5-02 = O Tułaczu mówi tylko ten, kto go właśnie podejrzał dzięki Sierżantowi
reason-RAH-Q01 = To nie jest chwila, w której można użyć zdolności
reason-RAH-Q03 = Niczego nie wysyła się tylko wtedy, gdy żadna karta z ręki nie pasuje, a talia jest pusta
reason-RAH-Q10 = Wymagana siła nie obowiązuje, więc trzeba wysłać kartę z ręki

## Stół

table-title = { game-title } · Rozgrywający: { $active }
table-seat = { $seat }
table-seat-you = { $seat } (ty)
table-seat-active = { $seat } (rozgrywa)
table-seat-you-active = { $seat } (ty, rozgrywasz)
table-card = { $strength } { $hero }
table-card-used = { $strength } { $hero } { $hero_gender ->
        [feminine] (użyta)
       *[masculine] (użyty)
    }
table-cards = { $strength } { $hero } ×{ $count }
table-none = brak
table-no-heroes = brak bohaterów
table-hand-size = { $cards ->
        [one] { $cards } karta na ręce
        [few] { $cards } karty na ręce
       *[other] { $cards } kart na ręce
    }
table-eliminated = wykluczone: { $cards }
label-deck = Talia
table-deck = { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[other] { $deck } kart
    }, stos kart odrzuconych: { $discard ->
        [one] { $discard } karta
        [few] { $discard } karty
       *[other] { $discard } kart
    }
label-discard = Karty odrzucone
label-requirement = Wymaganie
table-requirement = { $hero_requirement } ({ $hero })
table-requirement-ignored = nie obowiązuje w tej turze ({ $hero })
table-requirement-none = na razie brak
label-wanderer = Tułacz
table-wanderer = leży przed graczem { $holder } (od gracza { $from }); nie znasz go
    .known = leży przed graczem { $holder } (od gracza { $from }); wiesz, że to { $hero }
table-wanderer-narrowed = leży przed graczem { $holder } (od gracza { $from }); według wskazówek to któryś z bohaterów: { $heroes }
table-wanderer-back = { $wanderer }; { $holder } musi go teraz zwerbować
    .duplicate = { $wanderer }; { $holder } musi go teraz zwerbować, a obie kopie zostaną wykluczone
table-wanderer-unseen = leży przed graczem { $holder } (od gracza { $from })
table-wanderer-none = na razie brak
label-announced = Ogłoszone
table-announced = { $seat }: { $hero }
table-announced-at = { $seat }: { $hero }, cel: { $target }
table-announced-against = { $seat }: { $hero }, przeciw zdolności { $power_gen } (gracz { $target })
table-announced-cancelled = { $announced } (anulowana)
label-recruited = Zwerbowany
table-recruited = { $hero }, druga kopia w tej drużynie
label-hints = Wskazówki
table-hint-yes = zakryta: tak
    .known = { $hero }: tak
table-hint-no = zakryta: nie
    .known = { $hero }: nie
label-hand = Twoja ręka

## Koniec gry

ending-six_heroes = Koniec gry: drużyna sześciu różnych bohaterów
ending-deck_ran_out = Koniec gry: talia się wyczerpała
ending-no_cards_left = Koniec gry: nie ma już karty do odkrycia
won-six_heroes = { $winners } wygrywa z sześcioma różnymi bohaterami
won-heroes = { $winners } wygrywa z największą drużyną
won-eliminated = { $winners } wygrywa: wśród największych drużyn najmniej wykluczonych kart
won-used = { $winners } wygrywa: remis w bohaterach i wykluczonych kartach, najmniej użytych zdolności
won-shared = { $winners } dzielą się zwycięstwem: remis w bohaterach, wykluczonych kartach i użytych zdolnościach
standing = { $heroes ->
        [one] { $heroes } bohater
       *[other] { $heroes } bohaterów
    }, wykluczone karty: { $eliminated }, użyte zdolności: { $used }

## Warianty i stałe polecenia

variant-original-hint = Pierwotna wskazówka
    .explained = odpowiedź brzmi „tak”, jeśli Tułacz ma siłę wymaganą przez kartę wskazówki
variant-endless = Pierwotny koniec gry
    .explained = grę kończy tylko sześciu bohaterów; pustą talię tworzy się na nowo z kart odrzuconych
until-my_turn = do twojej tury
until-wanderer_before_me = aż Tułacz będzie leżał przed tobą

## O czym mówią teksty samego programu

example-name = wiedźma
example-rule = RAH-HINT-05
example-ruling = q6
example-key = pass
asked-about = zdolności
