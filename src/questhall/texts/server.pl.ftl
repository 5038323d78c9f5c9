### Co mówi serwer po polsku.

## Co poszło nie tak

error-bad-message = To nie jest wiadomość protokołu
error-bad-value = Nieprawidłowa wartość
error-bad-name = Tak nie można się nazwać: potrzeba od 1 do 20 widocznych znaków, nie samych cyfr, a na jednej literze najwyżej 3 znaków diakrytycznych
error-bad-record = Ten plik nie jest zapisem gry, który można tu odtworzyć
error-unfinished-record = Ta gra jeszcze się nie skończyła, a odtwarzać można tu tylko skończone
error-too-large = To jest za długie
error-too-slow = Trwało to zbyt długo
error-too-fast = Za szybko; spróbuj za chwilę
error-too-many = Za dużo połączeń z tego adresu
error-wrong-host = Serwer nie jest znany pod tą nazwą
error-wrong-origin = Strony z innej witryny nie mogą tego robić
error-unknown-path = Pod tym adresem niczego nie ma
error-wrong-method = Tego adresu nie można użyć w ten sposób
error-unknown-game = Nie ma takiej gry
error-unknown-lesson = Nie ma takiej lekcji
error-unknown-table = Nie ma takiego stołu
error-unknown-replay = Nie ma takiego zapisu gry
error-wrong-secret = Ten klucz nie otwiera żadnego miejsca
error-name-taken = Ktoś przy tym stole już tak się nazywa
error-needs-person = Przy tym stole gra się o ranking: potrzebna jest tożsamość gracza
error-muted = Operator tego serwera nie pozwala ci pisać wiadomości
error-banned = Operator tego serwera zablokował twój adres
error-no-seat = Nie ma dla ciebie wolnego miejsca
error-not-possible = Teraz to niemożliwe
error-no-hello = Pierwszą wiadomością musi być powitanie
error-not-yours = To nie twoje miejsce
error-stale = Teraz pytanie dotyczy już czego innego
error-illegal = Teraz nie można tego wybrać
error-undo-refused = Nie ma niczego do cofnięcia
error-not-analysed = Tej partii nie można przeanalizować
error-no-hint = Teraz nie ma podpowiedzi: boty są zbyt zajęte
error-not-saved = Nie udało się tego zapisać, więc nic się nie zmieniło; spróbuj ponownie
error-not-known = Baza danych nie odpowiada, więc nie wiadomo, czy to zapisano; spróbuj ponownie, aby się przekonać
error-server-error = Serwer popełnił błąd; nic się nie zmieniło

## Oczekiwanie i polecenia

awaits-decision = Decyzja: { $seat }
awaits-answer = Może odpowiedzieć: { $seat }
awaits-all = Decydują wszyscy razem
until-withdrawn = do odwołania
order-decline = Nie używaj niczego { $until }
order-decline-window = Nie używaj niczego, { $window }, { $until }
order-use = Gdy tylko będzie można: { $what }, { $until }
reason-possible = Teraz to możliwe
no-client = Strony dla przeglądarki nie zostały zbudowane. Zainstaluj Node.js i ponownie Questhall albo zagraj w terminalu: questhall play rent-a-hero

## Lekcje

lesson-strayed = Tak też można. Lekcja proponuje co innego: „{ $option }”.
lesson-strayed-back = Cofnij to albo graj dalej i zobacz, co z tego wyniknie.
lesson-strayed-over = W ten sposób gra się skończyła. Zacznij lekcję od nowa albo przejdź do następnej.
