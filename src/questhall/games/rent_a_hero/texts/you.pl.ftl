### Co się dzieje w Bohaterze do wynajęcia, opowiedziane graczowi, którego dotyczy, po polsku. Zdanie nie ma kropki.

## Co robisz albo co cię spotyka

you-dealt_party = Dostajesz do drużyny { $hero_acc }
you-rejected_copy = Dostajesz drugą kopię { $hero_gen }, odrzucasz ją i dobierasz ponownie
you-dealt_hand = Dostajesz kartę na rękę
    .known = Dostajesz na rękę { $hero_acc }
you-first_player = Rozpoczynasz grę
you-requirement = Odkrywasz { $hero_acc }: wymagana jest { $hero_requirement }
you-sent_from_hand = Wysyłasz kartę z ręki jako Tułacza do gracza { $to }
    .known = Wysyłasz z ręki { $hero_acc } jako Tułacza do gracza { $to }
you-sent_from_deck = Nie masz pasującej karty i wysyłasz wierzchnią kartę talii jako Tułacza do gracza { $to }
    .known = Nie masz pasującej karty i wysyłasz wierzchnią kartę talii ({ $hero }) jako Tułacza do gracza { $to }
you-sent_nothing = Nie masz pasującej karty, a talia jest pusta: w tej turze nie ma Tułacza
you-paid = Odrzucasz w zamian { $hero_acc } z ręki
you-passed = Pasujesz i przekazujesz Tułacza do gracza { $to }
you-hint_asked = Prosisz o wskazówkę i podajesz zakrytą kartę graczowi { $active }
    .known = Prosisz o wskazówkę i podajesz zakrytą kartę { $hero_gen } graczowi { $active }
you-hint_yes = Odpowiadasz: tak
you-hint_no = Odpowiadasz: nie
you-recruits = Werbujesz Tułacza i odsłaniasz jego kartę: { $hero }
you-joined = Przyjmujesz { $hero_acc } do drużyny
you-eliminated_both = Masz już { $hero_acc } w drużynie: obie kopie zostają wykluczone
you-announced = Używasz zdolności { $hero_gen }
you-announced_refresh = Używasz zdolności { $hero_gen }, by odnowić { $target_acc }
you-announced_on_player = Używasz zdolności { $hero_gen }: { $target } ma przekazać Tułacza dalej
you-announced_cancel = Używasz zdolności Wściekłego Kurczaka przeciw zdolności { $power_gen } (gracz { $target })
you-cancelled = Tracisz zdolność { $hero_gen }: jest anulowana, ale liczy się jako wykorzystana
you-no_effect = Na próżno używasz zdolności { $hero_gen }: nie ma już na co zadziałać
you-forced_on = Musisz przekazać Tułacza do gracza { $to }
you-refreshed = Odnawiasz { $hero_acc }: tej zdolności można użyć ponownie
you-peeked = Podglądasz w tajemnicy kartę Tułacza
    .known = Podglądasz w tajemnicy kartę Tułacza: { $hero }
you-claimed = Twierdzisz, że Tułacz to { $hero }
you-stayed_silent = Nic nie mówisz o Tułaczu
you-ignored_requirement = Możesz w tej turze wysłać dowolną kartę: wymagana siła nie obowiązuje
you-drew = Dobierasz kartę
    .known = Dobierasz { $hero_acc }
you-six_heroes_won = Masz sześciu różnych bohaterów i wygrywasz
you-won = Wygrywasz
you-shared_victory = Dzielisz się zwycięstwem

## Co robią tobie inni

at-you-sent_from_hand = { $seat } wysyła do ciebie kartę z ręki jako Tułacza
    .known = { $seat } wysyła do ciebie z ręki { $hero_acc } jako Tułacza
at-you-sent_from_deck = { $seat } nie ma pasującej karty i wysyła do ciebie wierzchnią kartę talii jako Tułacza
    .known = { $seat } nie ma pasującej karty i wysyła do ciebie wierzchnią kartę talii ({ $hero }) jako Tułacza
at-you-passed = { $seat } pasuje i przekazuje Tułacza do ciebie
at-you-hint_asked = { $seat } prosi o wskazówkę i podaje ci zakrytą kartę
    .known = { $seat } prosi o wskazówkę i podaje ci zakrytą kartę { $hero_gen }
at-you-announced_on_player = { $seat } używa zdolności { $hero_gen }: masz przekazać Tułacza dalej
at-you-announced_cancel = { $seat } używa zdolności Wściekłego Kurczaka przeciw zdolności twojego bohatera: { $power }
at-you-forced_on = { $seat } musi przekazać Tułacza do ciebie

## Co robisz sobie

yourself-announced_cancel = Używasz zdolności Wściekłego Kurczaka przeciw zdolności własnego bohatera: { $power }

## Koniec

you-won-six_heroes = Wygrywasz z sześcioma różnymi bohaterami
you-won-heroes = Wygrywasz z największą drużyną
you-won-eliminated = Wygrywasz: wśród największych drużyn twoja ma najmniej wykluczonych kart
you-won-used = Wygrywasz: remis w bohaterach i wykluczonych kartach, u ciebie najmniej użytych zdolności
you-won-shared = Wygrywasz wspólnie (razem z tobą: { $others }): remis w bohaterach, wykluczonych kartach i użytych zdolnościach
