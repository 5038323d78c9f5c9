### Co mówi po polsku pełnoekranowy terminal.

## Panele i klawisze

pane-table = Stół
pane-me = Ty
key-help = pomoc
key-why = czemu
key-undo = cofaj
key-open = opis
key-table = stół
key-board = mapa
key-log = log
key-speed = tempo
key-type = pisz
key-save = plik
key-quit = wyjdź

## Strony

page-close = Enter zamyka tę stronę, ↑ ↓ przewijają
page-yes-or-no = t tak · n nie
page-line = Enter odpowiada, Esc zostawia puste
page-cover = Enter pokaż mój widok · u cofnij · t niczego przed sobą nie ukrywamy · q zapisz i wyjdź
line-hint = Opcja lub polecenie; Tab uzupełnia, Esc zamyka
board-keys = Strzałki chodzą, Enter otwiera, g wybiera opcję, która tam prowadzi, Esc zamyka
log-search = Szukaj w dzienniku
log-found = { $shown } z { $all } zdarzeń · ↑ ↓ przewijają, Esc zamyka

## Powiadomienia

not-yet = Poczekaj na swoją kolej; spacja pogania boty
speed-slow = Boty grają powoli
speed-normal = Boty grają w zwykłym tempie
speed-fast = Boty grają szybko
speed-instant = Boty grają bez przerw
too-small = Okno jest za małe: Questhall potrzebuje { $columns } kolumn i { $lines } wierszy, a ma { $wide } × { $high }. Nic nie przepadło: powiększ okno, aby grać dalej.
plain-no-utf8 = Ten terminal nie używa UTF-8, więc gra jest pokazywana zwykłymi wierszami.
plain-no-textual = Pełny ekran wymaga pakietu textual, którego tu nie ma, więc gra jest pokazywana zwykłymi wierszami.

## Przy stole na serwerze

command-chat = czat
join-gathering = Gra zacznie się, gdy wszyscy będą gotowi; brakuje jeszcze: { $missing }
join-consent = { $seat } chce cofnąć { $choices ->
        [one] jeden wybór
        [few] { $choices } wybory
       *[other] { $choices } wyborów
    }. Zgadzasz się?
join-agree = Zgoda? (t/n)
join-left = Odchodzisz od stołu; twoje miejsce czeka
join-again = Aby wrócić: { $command }
join-broken = Połączenie z serwerem zostało przerwane; trwa ponowna próba. Nic nie przepadło.
join-given-up = serwer już nie odpowiada; twoje miejsce czeka, dołącz później
join-saved = Serwer zapisuje każdy ruch od razu
join-watching = Tylko się przyglądasz
join-chat-what = Powiedz coś wszystkim przy stole, na przykład: czat cześć
join-why-about = Zapytaj o opcję jej kluczem, na przykład: dlaczego { example-key }
join-together = Tu niczego nie trzeba zakrywać: każdy ma własny ekran
join-skip-how = Wpisz pomiń i numer, na przykład: pomiń 1
join-rematch = Zagrać jeszcze raz w tym samym gronie? (t/n)
join-next-quest = Grać dalej w następną wyprawę kampanii? (t/n)
join-seat-how = Aby oddać miejsce kogoś, kto nie przychodzi, podaj komu, na przykład: miejsce { $name } bot, miejsce { $name } anyone
join-seat-whose = „{ $said }” nie mówi, czyje miejsce komu oddać, na przykład: miejsce { $name } bot, miejsce { $name } anyone
join-seat-here = przy stole
join-seat-gone = bez połączenia
join-seat-away = poza stołem; gra bot
join-seat-free = wolne
not-yet-remote = Teraz nikt cię o nic nie pyta

## Ekran startowy i zapisane gry

start-title = Questhall
start-continue = Graj dalej: { $game }
start-new = Nowa gra: { $title }
start-learn = Nauka: { $title }
start-puzzles = Zagadki: { $title }
start-language = Język: { $language }
start-hint = ↑ ↓ i Enter wybierają, q wychodzi
start-form-hint = ↑ ↓ przesuwają, ← → zmieniają, n nadaje imię, Enter na górze zaczyna, Esc wraca
start-begin = Zacznij grę
start-adventure = Przygoda
start-seats = Gracze
start-name = Imię tego gracza
start-human = przy tej klawiaturze
start-on = włączone
start-off = wyłączone
games-none = Nie ma tu jeszcze zapisanych gier. Aby zagrać: { $command }
games-going = Niedokończone gry
games-over = Skończone gry
games-seats = Miejsca na serwerach
games-game = { $title } · { $names } · { $choices ->
        [one] jeden wybór
        [few] { $choices } wybory
       *[other] { $choices } wyborów
    } · { $when }
games-campaign = { $title }, kampania · { $names } · { $choices ->
        [one] jedna misja
        [few] { $choices } misje
       *[other] { $choices } misji
    } · { $when }
games-continue = Aby grać dalej w pierwszą: { $command }
games-continue-other = Aby grać dalej w drugą: { $command }

## Lekcje

lesson-title = Lekcja { $number } z { $of }: { $title }
lesson-next = Przejść do następnej lekcji? (t/n)
