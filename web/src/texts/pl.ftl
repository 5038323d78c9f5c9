### Klient przeglądarkowy po polsku. O tym, co dzieje się przy stole, opowiada serwer.

## Wszędzie

skip-to-content = Przejdź do treści
settings = Ustawienia
language = Język
theme-now = Motyw: { $theme ->
        [auto] jak w systemie
        [light] jasny
       *[dark] ciemny
    }
sound = Dźwięk
about = O Questhall
close = Zamknij
loading = Chwileczkę…
events = Co się dzieje
no-such-page = Nie ma takiej strony
to-the-lobby = Do poczekalni
rules = Zasady
replay = Powtórka
result = Wynik
you = ty
guest = Gość

## Poczekalnia

welcome = Usiądź z nami
welcome-more = Gry fantasy zgodne z instrukcją, ze znajomymi i botami. Bez zakładania konta.
your-name = Twoje imię
games = Gry
players-from-to = { $from }–{ $to } graczy
minutes-from-to = { $from }–{ $to } min
bots = Boty
at-the-table = Przy stole
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-expert = mistrzowski
play-now = Graj teraz
make-a-table = Graj ze znajomymi
my-tables = Moje stoły
your-move = Twój ruch
go-on = Graj dalej
phase-gathering = czeka na graczy
phase-playing = w trakcie gry
listed-tables = Otwarte stoły
no-listed-tables = Nikt nie ma teraz publicznego stołu. Otwórz swój!
compiling = Boty nabierają pełnej siły: jeszcze około { $time }. Grać można już teraz.
free-seat = wolne miejsce
sit-down = Usiądź
watch = Oglądaj
finished-games = Zakończone gry
open-a-record = Otwórz zapis gry
forget-table = Usuń z tej listy: { $names }

## Nowy stół

make-a-table-of = Stół do gry: { $game }
seats = Miejsca
seats-more = W kolejności wokół stołu, w lewo.
seat-number = Miejsce { $number }
seat-me = ja
seat-friend = znajomy
seat-open = ktokolwiek
seat-bot = bot
seat-friend-more = dla osoby z zaproszeniem
seat-open-more = kto pierwszy, ten lepszy
name-of-seat = Imię na miejscu { $number }
level-of-seat = Bot na miejscu { $number }
remove-seat = Usuń miejsce { $number }
add-seat = jeszcze jedno miejsce
hotseat-more = Kilka osób przy jednym urządzeniu: poprosi o przekazanie go dalej.
variants = Warianty
variants-more = Jeśli nic nie zaznaczysz, obowiązują zasady z instrukcji.
how-we-play = Jak gramy
who-finds-it = Kto znajdzie stół
private = tylko przez link
listed = widoczny w poczekalni
timers = Czas na namysł
timers-patient = cierpliwie
timers-none = bez limitu
timers-quick = szybko
timers-calm = spokojnie
timers-days = na kilka dni
timers-patient-more = 10 minut na ruch, 3 na odpowiedź, i tylko wtedy, gdy ktoś inny czeka przy stole.
timers-none-more = Nikt nikogo nie pogania.
timers-quick-more = 45 sekund na ruch, 12 na odpowiedź. Potem decyduje bot albo nic nie zostaje użyte.
timers-calm-more = 3 minuty na ruch, 30 sekund na odpowiedź. Potem decyduje bot albo nic nie zostaje użyte.
timers-days-more = 2 dni na ruch, 12 godzin na odpowiedź. W tym czasie możesz zamknąć stronę.
pace = Boty odpowiadają
pace-slow = powoli
pace-usual = bez pośpiechu
pace-fast = szybko
pace-skip = od razu do mnie
may-be-watched = Inni mogą oglądać
chance = Los, który można sprawdzić
chance-more = Przed grą serwer ustala tajne ziarno i pokazuje jego SHA-256. Każdy gracz dodaje słowo; z ziarna i słów powstają wszystkie tasowania i rzuty. Po grze ziarno zostaje ujawnione, a przeglądarka je sprawdza.
your-word = Twoje słowo
a-random-word = losowe
open-the-table = Otwórz stół

## Dołączanie

join = Dołącz do stołu
join-a-table-of = Dołącz do gry: { $game }
seat-kept-for-friend = zarezerwowane dla znajomego
no-seat-is-free = Nie ma już wolnego miejsca.
join-instead-of = Zajmujesz miejsce gracza { $name } i grasz dalej pod tym imieniem.
back-to-my-seat = Wróć na moje miejsce
gathering-more = Gra zacznie się sama, gdy wszyscy będą na miejscu i gotowi.
ready = gotowe
not-ready = jeszcze nie
i-am-ready = Można zaczynać
invite = Zaproś znajomych
invite-more = Wyślij ten link albo daj zeskanować kod. Otwiera miejsce przy stole, bez konta.
invite-link = Wyślij ten link. Otwiera miejsce przy stole, bez konta.
qr-code = Kod QR zaproszenia
invitation-link = Link z zaproszeniem
link-only-here = Ten link otworzy się tylko na tym komputerze. Aby wpuścić inne urządzenia, zatrzymaj serwer i uruchom go ponownie poleceniem „make host” albo „questhall serve --host 0.0.0.0”.
copy-link = Kopiuj link
share = Udostępnij…
copied = Skopiowano.
start-now = Zacznij z botami
start-now-more = Nikt nie przychodzi? Boty zajmą wolne miejsca.

## Przy stole

table = Stół
connecting = Łączenie…
connected = połączono
reconnecting = utracono połączenie, wracam…
watching = oglądasz
watchers = { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
table-closed = Nie udało się otworzyć tego stołu
take-back = Cofnij
ask-to-take-back = Poproś o cofnięcie
you-undo = Cofasz swój ostatni wybór
undo-asked = { $name } prosi o cofnięcie { $count ->
        [one] swojego ostatniego wyboru.
       *[other] swojego ostatniego wyboru i wszystkiego, co było potem.
    }
player-not-here = { $name }: nieobecność przy stole.
free-to-bot = Niech zagra bot
free-to-anyone = Zaproponuj miejsce komuś innemu
seat-is-vacant = Za gracza { $name } gra bot, dopóki ktoś z zaproszeniem nie zajmie tego miejsca.
copy-invitation = Kopiuj zaproszenie
freeing-bot = { $names }: prośba, by za gracza { $name } grał bot.
freeing-anyone = { $names }: prośba, by miejsce gracza { $name } zaproponować komuś innemu.
agree = Zgoda
refuse = Odmów
notify-me = Powiadom mnie, gdy będzie mój ruch
link-of-my-seat = Link do mojego miejsca
link-of-my-seat-more = Z tym linkiem grasz dalej w innej przeglądarce. Kto go ma, ten zajmuje twoje miejsce, więc zachowaj go dla siebie.
leave = Odejdź
leave-the-table = Odejść od stołu?
leave-more = Bot zagra za ciebie, dopóki nie wrócisz. Stół znajdziesz w poczekalni, wśród swoich.
stay = Zostań
pass-the-device = Przekaż urządzenie: { $name }
i-am = To ja, { $name }
which = Która możliwość?
asked-aloud = { $question } { $count ->
        [one] Jedna możliwość.
        [few] { $count } możliwości.
       *[many] { $count } możliwości.
    }
standing-orders = Nie pytaj za każdym razem…
standing-orders-more = Polecenie odpowiada za ciebie, więc gra nie pyta cię za każdym razem. Widać je tutaj, dopóki obowiązuje, i możesz je odwołać.
decline-until = Nie używaj niczego { $until }
decline-window = Nie używaj niczego, { $window }
game-goes-on = Gra toczy się dalej
asking = Pytaj mnie
asking-every = zawsze
asking-fitting = gdy coś pasuje
asking-concerned = gdy chodzi o mnie
asking-every-more = Gra pyta zawsze, gdy możesz cokolwiek zrobić.
asking-fitting-more = Gra pyta, gdy coś, co masz, mogłoby się przydać. W przeciwnym razie niczego nie używasz.
asking-concerned-more = Gra pyta w twojej turze i gdy coś dotyczy ciebie. W przeciwnym razie niczego nie używasz.
withdraw-orders = Odwołaj wszystkie polecenia
early-answer = Możesz odpowiedzieć już teraz; liczy się, gdy nadejdzie twoja kolej.
answer-kept = Odpowiedź czeka na twoją kolej. Możesz ją jeszcze zmienić.
you-watch = Oglądasz ten stół.
time-left = Pozostały czas
seconds = { $count } s
minutes = { $count } min
hours = { $count } godz.
log-and-chat = Dziennik i czat
log = Dziennik
log-of = Pokaż w dzienniku
log-all = wszystko
log-no-deal = bez rozdania
search = szukaj
search-log = Szukaj w dzienniku
earlier = Wcześniej…
see-this-moment = Zobacz tę chwilę w powtórce
look-back = Zobacz stół takim, jaki był wtedy
looking-back = Spojrzenie wstecz: po wyborze { $choice } z { $last }
back-to-now = Wróć do gry
your-move-waits = Twój ruch; gra czeka na ciebie.
deciding-together = Decydujecie razem. Wybór zapada, gdy wszyscy zagłosują; gdy zdania są podzielone, rozstrzyga { $name }.
deciding-by-most = Decydujecie razem. Wybór zapada, gdy wszyscy zagłosują; gdy zdania są podzielone, rozstrzyga większość.
voted-waiting = Głos oddany. Brakuje jeszcze głosów: { $names }. Do tego czasu możesz zmienić zdanie.
wanted-by = za: { $names }
continued = Ta gra jest dalszym ciągiem innej. Tasowania i kości są z tamtej gry, więc można je znać.
continued-from = Zobacz, skąd pochodzi
chat = Czat
nobody-has-spoken = Nikt jeszcze nic nie powiedział.
say-something = Powiedz coś
send = Wyślij
why-not = Dlaczego nie teraz?
use-when-possible = Użyj, gdy tylko się da

## Miejsca i karty

seat-of = Miejsce: { $name }
active-player = rozgrywający
away = nieobecność, gra bot
not-here = brak połączenia
winner = zwycięstwo
hand-cards = { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
eliminated-cards = { $count ->
        [one] { $count } wykluczona karta
        [few] { $count } wykluczone karty
       *[many] { $count } wykluczonych kart
    }
eliminated-by = Wykluczone karty: { $name }
party-of = Drużyna: { $name }
member = { $hero }, siła { $strength }
member-used = { $hero }, siła { $strength }, zdolność wykorzystana
member-lit = { $hero }, siła { $strength }, zdolności można użyć teraz
middle = Środek stołu
deck = Talia
deck-of = { $count ->
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
       *[many] Talia: { $count } kart
    }
discard = Odrzucone
discard-of = Karty odrzucone: { $count }, na wierzchu: { $hero }
requirement = Wymaganie
requirement-card = Wymaganie: { $hero }
requirement-ignored = nie obowiązuje w tej turze
hints = Wskazówki
hint-yes = tak
hint-no = nie
face-down = zakryta
announced-powers = Ogłoszone zdolności
cancelled = anulowana
second-copy = druga kopia
hand-of = Ręka: { $name }
your-hand = Twoja ręka
hand-card = { $hero }, siła { $strength }, na ręce
hand-empty = brak kart na ręce
no-cards = brak kart
wanderer-before = Tułacz przed graczem { $name }
wanderer-known = Tułacz przed graczem { $name }; wiesz, kto to: { $hero }

## Lekcje

learn = Ucz się, grając
lesson-of = Lekcja { $number } z { $of }
lessons-learned = Ukończone lekcje: { $count } z { $of }
next-lesson = Następna lekcja
skip-lesson = Przejdź do następnej lekcji
lesson-anew = Zacznij tę lekcję od nowa
play-for-real = Zagraj teraz prawdziwą grę
advised = rada

## Koniec

standings = Wyniki
rematch = Rewanż
join-rematch = Dołącz do rewanżu
join-next-quest = Dołącz do reszty w następnej przygodzie
next-quest = Następna przygoda
save-record = Zapisz przebieg gry
chance-was-fair = Los był uczciwy: ziarno zgadza się z tym, co pokazano przed grą
chance-was-not-fair = Ziarno nie zgadza się z tym, co pokazano przed grą
chance-check = Przed grą wszyscy widzieli SHA-256 tajnego ziarna. Przeglądarka obliczyła go ponownie z ujawnionego teraz ziarna.
commitment = pokazano przed grą
seed = ziarno
seed-digest = SHA-256 ziarna
fingerprint = odcisk zapisu

## Powtórka

replay-of = Powtórka: { $game }
play = Odtwarzaj
pause = Wstrzymaj
first-step = Na początek
previous-step = Krok wstecz
next-step = Krok naprzód
last-step = Na koniec
step-of = Krok { $step } z { $last }
eyes = Widok
eyes-all = wszystko odkryte
eyes-spectator = widz
speed = Tempo
link-to-step = Link do tej chwili
continue-here = Graj dalej od tego miejsca
continue-more = Nowy stół zaczyna od stanu z kroku { $step }. Zajmujesz jedno miejsce, boty pozostałe.
continue-chance = Karty leżą tak, jak leżały, a przyszłe tasowania i kości są z tej gry. W sam raz, by sprawdzić, co jeszcze mogło się zdarzyć; kto widział resztę, nie gra jednak na równych prawach.
continue-begin = Graj dalej
my-seat = Moje miejsce
place-of = miejsce: { $name }

## Zasady

rules-of = Zasady: { $game }
rules-language = Punkty zasad i rozstrzygnięcia podajemy własnymi słowami. Sama instrukcja należy do wydawcy.
table-of-contents = Spis treści
search-rules = Szukaj w zasadach
clauses = Punkty zasad
rulings = Rozstrzygnięcia kwestii otwartych
page-number = strona { $page }
nothing-found = Nic nie znaleziono.

## O programie

about-questhall = Questhall pozwala grać w gry planszowe i karciane fantasy w całości i zgodnie z instrukcją, w przeglądarce lub terminalu, ze znajomymi i botami. To wolne oprogramowanie na licencji MIT.
about-unofficial = Questhall jest nieoficjalny i niezwiązany z żadnym wydawcą. Obrazki i sformułowania są nasze; gry i ich nazwy należą do właścicieli.
about-icons = Ikony
about-icons-more = Autorami ikon są Lorc, Delapouite i inni.
about-letters = Nagłówki złożono krojem Alegreya, którego autorem jest Juan Pablo del Peral, na licencji SIL Open Font License.
keyboard = Klawiatura
keyboard-more = Klawiszem Tab dojdziesz do wszystkiego, a Enterem wybierasz. Przy stole każda możliwość ma swój klawisz, a Q prowadzi do pytania.
number-keys = Klawisze wybierają działania

## Co poszło nie tak

problem-no-connection = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
problem-server = Serwer nie mógł odpowiedzieć. Spróbuj ponownie za chwilę.
problem-unexpected = Coś poszło nie tak. Spróbuj ponownie, a jeśli to nie pomoże, odśwież stronę.
problem-copy = Nie udało się skopiować linku. Zaznacz go w pasku adresu i skopiuj stamtąd.
problem-copy-field = Nie udało się skopiować linku. Zaznacz go i skopiuj samodzielnie.

## Ustawienia

page-tools = Ustawienia i pomoc
settings-more = Ta przeglądarka pamięta twoje ustawienia.
theme = Motyw
theme-auto = jak w systemie
theme-light = jasny
theme-dark = ciemny
motion = Ruch
motion-auto = jak w systemie
motion-less = mniej ruchu
pace-more = Tego tempa użyją nowe stoły, które założysz.
sound-more = Kości, karty, ciosy, utrata Życia, twoja tura, zwycięstwo i porażka
number-keys-more = Naciśnij ?, aby zobaczyć wszystkie klawisze
introductions = Przedstawiaj mi moją rolę
introductions-more = Kim jesteś i do czego dążysz, przed pierwszym pytaniem gry
notify-more = Gdy ta strona jest w tle
notify-refused = Przeglądarka blokuje powiadomienia z tej strony. Najpierw zezwól na nie w jej ustawieniach.

## Klawiatura

keys = Klawisze
keys-do = Co robią
keys-help = Pokaż tę listę
keys-question = Przejdź do pytania
keys-options = Wybierz jedną z pierwszych dziesięciu możliwości
keys-letters = Wybierz jedną z następnych możliwości (bez Q)
keys-capitals = Wybierz jedną z jeszcze dalszych możliwości
keys-pairs = Na liście dłuższej niż 60 pozycji: wybierz jedną z ostatnich dwoma klawiszami, które przy niej stoją, jeden po drugim
second-key = { $key }: teraz naciśnij drugi klawisz albo Esc
keys-everything = Dojdź do wszystkiego i wybierz
keys-close = Zamknij okno, wróć do gry albo przejdź z pola tekstowego do pytania
keys-replay = W powtórce: krok wstecz, naprzód, na początek, na koniec
keys-play = W powtórce: odtwarzaj lub wstrzymaj
all-keys = Pokaż wszystkie klawisze

## Imiona i tury

bot = bot
your-turn = Twoja tura
turn-of = Tura: { $name }

## Przedstawienie i ruchy

you-play = Twoja postać: { $name }
you-begin-with = Zaczynasz z
lets-begin = Zaczynajmy
moves = Ruchy
moves-all = także gdy nic się nie stało

## Plansza Talismana

board = Plansza
parts-of-the-table = Części stołu
pane-board = Plansza
pane-me = Ja
pane-others = Inni
pane-log = Dziennik
zoom-in = Przybliż
zoom-out = Oddal
whole-board = Pokaż całą planszę
gold-here = { $count } szt. złota
open-sum = Pokaż, kto ile dodaje
strength-sum = Siła
craft-sum = Moc
counter-strength = Siła
counter-craft = Moc
counter-life = Życie
counter-fate = Los
counter-gold = Złoto
objects = Przedmioty
followers = Przyjaciele
trophies = Trofea
spells = Zaklęcia
sheet-of = Poszukiwacz gracza { $name }
look-at = Obejrzyj: { $what }
toad = Ropucha
is-toad = Ropucha jeszcze przez { $turns ->
        [one] { $turns } turę
        [few] { $turns } tury
       *[other] { $turns } tur
    }
misses-turns = Traci { $turns ->
        [one] { $turns } turę
        [few] { $turns } tury
       *[other] { $turns } tur
    }
has-more-turns = Jeszcze { $turns ->
        [one] { $turns } tura z rzędu
        [few] { $turns } tury z rzędu
       *[other] { $turns } tur z rzędu
    }
is-enslaved = W niewoli w Świątyni
has-quest = Wykonuje zadanie Czarownika
is-out = Poza grą
no-character = Jeszcze bez Poszukiwacza
has-talisman = Ma Talizman
bears-talisman = Z Talizmanem: { $names }
on-the-crown = Na Koronie Władzy: { $names }
command-spell = Zaklęcie Rozkazu
death-is-final = Korona została zdobyta: kto zginie, odpada z gry
battle = Walka
psychic-combat = Walka psychiczna
odds-now = Na podstawie tego, co obie strony mają teraz
to-win = na wygraną
draw-and-lose = remis { $draw }%, przegrana { $lose }%
chance-to-win = { $chance }% na wygraną
die-shows = Na kości wypadło { $die }
spell-chain = Rzucane Zaklęcia
countered = Zniweczone
choose-character = Wybierz Poszukiwacza
wares = Na sprzedaż
you-have-gold = masz { $gold }
left-in-stock = zostało: { $count }
sold-out = wyprzedane
cannot-afford = za drogie
choose-a-space = Wybierz obszar na planszy
cancel-aim = Anuluj
aim-on-board = Wybierz cel na planszy
perform-this = Wykonaj tę akcję
lies-here = Teraz tutaj
adventure-deck = Pozostałe karty Przygód
spell-deck = Pozostałe Zaklęcia
talismans-left = Pozostałe Talizmany
story = Historia tej gry

## Stół Warhammer Quest

facedown-enemy = Zakryty wróg
facedown = karta zakryta
exhausted = karta wyczerpana
depleted = karta zużyta
is-ready = karta gotowa
is-target = cel tego ataku
enemy-attack = atak { $attack }
enemy-health = zdrowie { $left } z { $health }
enemy-resilience = odporność { $amount }
dice-count = { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[other] { $count } kości
    }
token-count = { $count ->
        [one] { $count } żeton sukcesu
        [few] { $count } żetony sukcesu
       *[other] { $count } żetonów sukcesu
    }
no-hero = jeszcze bez bohatera
hero-health = zdrowie { $left } z { $health }
is-defeated = bohater pokonany
is-out-of-quest = poza grą
is-leader = przywódca drużyny
is-active = aktywny
is-next = następny
engaged-with = Strefa starć gracza { $name }
enemies-before = { $count ->
        [0] bez wrogów w strefie starć
        [one] { $count } wróg w strefie starć
        [few] { $count } wrogów w strefie starć
       *[other] { $count } wrogów w strefie starć
    }
actions-of = Karty akcji gracza { $name }
open-drawer = Pokaż wszystko, co ma ten bohater
belongings-of = Co ma { $name }
gear-count = ekwipunek { $count }/{ $limit }
drawer-gear = Ekwipunek
drawer-items = Przedmioty
drawer-conditions = Stany
drawer-actions = Karty akcji na stole
drawer-spare_actions = Zapasowe karty akcji
drawer-legendary_set = Legendarny ekwipunek jeszcze nieodnaleziony
the-quest = Przygoda:
phases = Runda i faza
round-number = Runda { $round }
phase-hero = Bohaterowie
phase-enemy = Wrogowie
phase-location = Obszar
phase-peril = Zagrożenie
peril-at = Zagrożenie na polu { $space } z { $last }
peril-next = { $rounds ->
        [0] Pod koniec tej rundy
        [one] W następnej rundzie
        [few] Za { $rounds } rundy
       *[other] Za { $rounds } rund
    } – { $text }
peril-now = Teraz – { $text }
peril-none = Na tym torze nie ma już efektów zagrożenia
no-location = Brak obszaru
explored = zbadano { $progress } z { $exploration }
locations-ahead = { $count ->
        [0] Nie ma dalszych obszarów
        [one] Jeszcze { $count } obszar
        [few] Jeszcze { $count } obszary
       *[other] Jeszcze { $count } obszarów
    }
locations-ahead-to = { $count ->
        [one] Następny i ostatni: { $last }
        [few] Jeszcze { $count }, ostatni: { $last }
       *[other] Jeszcze { $count }, ostatni: { $last }
    }
the-shadows = Cień
nobody-in-shadows = Nikt się tu nie czai
the-lair = Leże nemezis
waits-in-lair = { $name } czeka w leżu nemezis
set-aside = Obok arkusza
choose-target = Wybierz cel na stole
dice-tray = Kości i kolejność
steps-of-action = Kroki akcji
step-choose = wybór
step-spend = żetony
step-reroll = przerzut
step-modify = zmiany
step-resolve = wynik
dice-to-roll = { $count ->
        [one] { $count } kość do rzucenia
        [few] { $count } kości do rzucenia
       *[other] { $count } kości do rzucenia
    }
sum-successes = { $count ->
        [one] sukces
        [few] sukcesy
       *[many] sukcesów
    }
sum-defence = obrona
part-dice = kości bohatera
part-criticals = sukcesy krytyczne
part-tokens = wydane żetony sukcesu
part-used = karty użyte do tej akcji
part-counted = jak policzono
face-success = jeden sukces
face-two_successes = dwa sukcesy
face-success_and_defence = jeden sukces i jedna obrona
face-defence = jedna obrona
face-critical = sukces krytyczny
face-attack = atak
face-nemesis = symbol nemezis
face-blank = pusta ścianka
outcome-explore = → postęp { $count }
outcome-rest = → { $count ->
        [one] { $count } rana wyleczona
        [few] { $count } rany wyleczone
       *[other] { $count } ran wyleczonych
    }
outcome-aid = → { $count ->
        [one] { $count } żeton sukcesu dla: { $name }
        [few] { $count } żetony sukcesu dla: { $name }
       *[other] { $count } żetonów sukcesu dla: { $name }
    }
outcome-attack = → { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
       *[other] { $count } trafień
    }
sum-attack = { $who }: atak { $attack } → { $wounds ->
        [0] wszystko zablokowane
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
no-attack = Żaden wróg nie atakuje
activation-of = Działa { $name }
next-is = Następny działa { $name }
then = potem { $name }
then-enemies = potem działają wrogowie
hero-phase-ends = Wszyscy bohaterowie już działali
piles = Talie
piles-more = Talie i stosy kart odrzuconych
pile-enemy = Wrogowie
pile-dungeon = Karty lochu
pile-location = Obszary
pile-gear = Ekwipunek
pile-left = { $count ->
        [0] nie ma już kart do dobrania
        [one] { $count } karta do dobrania
        [few] { $count } karty do dobrania
       *[many] { $count } kart do dobrania
    }
pile-discarded = { $count ->
        [0] żadna nie odrzucona
        [one] { $count } odrzucona
        [few] { $count } odrzucone
       *[many] { $count } odrzuconych
    }
is-acting = teraz działa
enemy-acts = Działa { $name }
enemy-turn-of = { $name } wybiera wroga, który zadziała
then-turns-of = potem
then-location = potem obszar
stage-number = Etap { $stage }
quest-begins = Przed pierwszą rundą
quest-begins-more = Bohaterowie się zbierają, wybierają przywódcę i odkrywają pierwszą lokację.
quest-is-over = Przygoda dobiegła końca
may-travel = Drużyna może ruszyć dalej
may-travel-more = { $count ->
        [one] przed wami ostatni obszar
        [few] przed wami { $count } obszary
       *[many] przed wami { $count } obszarów
    }
about-enemy = Działają wrogowie
about-location = Działa obszar
about-peril = Zagrożenie rośnie
take-hero = Zagraj: { $name }
taken-by = Gra nim { $name }

## Przygody, rozstrzygnięcia i kampanie

adventures = W co chcecie zagrać?
adventure-tutorial = Na początek
adventure-quest = Przygoda
adventure-delve = Samodzielna wyprawa
adventure-campaign = Kampania
difficulty-of = Trudność { $value } na 5: średnie boty wygrywają { $won } na 100 gier (zmierzono)
medium-bots-win = średnie boty wygrywają { $won }%
difficulty-unmeasured = nie zmierzono na tym poziomie
difficulty-standard = standardowa
difficulty-standard-more = Jak na arkuszach przygód.
rulings-and-variants = Rozstrzygnięcia i warianty
rulings-more = Obowiązują zasady drukowane, chyba że coś zaznaczycie. Przy pierwszej grze nikt nie musi tu zaglądać.
rulings-choose = { $count ->
        [one] Zobacz wariant
       *[other] Przejrzyj wszystkie ({ $count })
    }
rulings-done = { $count ->
        [0] Gotowe, jak w druku
       *[other] Gotowe, zaznaczono { $count }
    }
variants-none = Jak w druku.
not-with = nie razem z: { $others }
briefing-aim = Wasz cel
campaign = Kampania
campaign-open = Otwórz kampanię
my-campaigns = Moje kampanie
campaign-quest = { $campaign }, przygoda { $number }: { $quest }
campaign-chapter = { $game }: kampania, przygoda { $number }
campaign-import = Kontynuuj kampanię z pliku
campaign-imported = Będzie kontynuowana: { $file }
campaign-new-instead = Zacznij jednak nową
campaign-export = Zapisz kampanię do pliku
campaign-export-more = Można ją kontynuować w terminalu lub na innym serwerze. Trwająca przygoda zacznie się tam od nowa.
problem-campaign-file = Ten plik nie jest kampanią tej gry.
campaign-map = Przygody
campaign-won = wygrana
campaign-lost = przegrana
campaign-playing = trwa
campaign-this = Teraz: { $quest }
campaign-now = następna
campaign-ahead = jeszcze przed wami
campaign-end = Jak skończyła się kampania
campaign-new = Nowa kampania
campaign-has-gone-on = Kampania toczy się dalej: zobacz, gdzie teraz jest
campaign-to-the-table = Do stołu
campaign-next = Następna: { $quest }
campaign-who-plays = Kto kim gra?
campaign-heroes = Bohaterowie
campaign-played-by = gra { $name }
campaign-gear-limit = limit ekwipunku { $limit }
campaign-no-heroes = Bohaterów wybiera się na początku pierwszej przygody.
campaign-pool = Pula kampanii
campaign-out = Poza kampanią
campaign-chronicle = Kronika
campaign-nothing-yet = Żadna przygoda jeszcze się nie skończyła.
settlement-of = Osada: { $name } jako { $hero }
settlement-party = Drużyna
settlement-trainer = Trener
settlement-trainer-more = Wymień jedną podstawową akcję na jej zaawansowaną wersję.
settlement-blacksmith = Kowal
settlement-blacksmith-more = Obejrzyj dwie karty ekwipunku i weź jedną z nich.
settlement-arena = Arena
settlement-arena-more = Zwiększ swój limit ekwipunku o jeden.
settlement-visited = Już tu byłeś.
settlement-now = teraz
settlement-then = nowa
settlement-now-card = teraz: { $card }, { $dice }
settlement-then-card = nowa: { $card }, { $dice }
settlement-train = Naucz się: { $card }
settlement-all-learned = Umiesz już wszystko, czego tu uczą.
settlement-fits = Pasuje.
settlement-instead = Pasuje, jeśli odłożysz jedno z: { $cards }
settlement-no-room = Nie ma na to miejsca.
settlement-take = Weź: { $card }
settlement-see-wares = Zobacz towary
settlement-limit = Limit ekwipunku: { $now } → { $then }
settlement-fight = Walcz na arenie
settlement-gear = ekwipunek: { $count } z { $limit } (legendarny się nie liczy)

## Gracze, którzy wracają

me = Moja tożsamość
me-nobody = Do gry nie trzeba konta. Jeśli chcesz, ta przeglądarka może przechować twoją tożsamość: sekret, bez hasła i bez adresu e-mail. Dzięki niej masz wszystkie swoje stoły, wyniki i rankingi na każdym swoim urządzeniu.
me-keep = Zachowaj tożsamość
me-rename = Zmień imię
me-other-device = Użyj innego urządzenia
me-link = Link do mojej tożsamości
me-link-more = Otwórz ten link lub zeskanuj kod na innym swoim urządzeniu. Nie pokazuj go nikomu: kto go ma, może grać na twoich miejscach.
me-link-here = Otwórz ten link na innym swoim urządzeniu. Nie pokazuj go nikomu: kto go ma, może grać na twoich miejscach.
me-qr = Kod QR z linkiem do mojej tożsamości
me-offered = Użyć tutaj tej tożsamości?
me-offered-more = Ten link zawiera tożsamość. Przyjmij ją tylko wtedy, gdy link pochodzi od ciebie: każdy inny, kto go ma, widzi twoje karty i może grać na twoich miejscach.
me-offered-instead = Ten link zawiera tożsamość, a przeglądarka przechowuje już inną i zostałaby ona zastąpiona. Przyjmij ją tylko wtedy, gdy link pochodzi od ciebie: każdy inny, kto go ma, widzi twoje karty i może grać na twoich miejscach.
me-take-over = Użyj jej tutaj
me-decline = Nie, dziękuję
me-forget = Zapomnij mnie
me-forget-more = Możesz usunąć tożsamość tylko z tej przeglądarki; zachowaj link, jeśli chcesz wrócić. Albo serwer usunie ją na zawsze, razem z imieniem i rankingami. Miejsca, do których ta przeglądarka ma linki, pozostaną twoje.
me-forget-here = Usuń tutaj
me-forget-everywhere = Usuń na zawsze
me-no-tables = Nie siedzisz przy żadnym stole.
me-results = Wyniki i rankingi
me-no-results = Nie ma jeszcze zakończonych gier.
me-rating = { $game }: { NUMBER($rating, useGrouping: 0) } po { $games ->
    [one] { $games } grze
   *[other] { $games } grach
}
me-won = wygrana
me-lost = przegrana
me-somebody = ktoś
rated = Rankingowa
rated-more = Wynik liczy się do rankingów wszystkich przy stole, także botów. Gracze potrzebują tożsamości; jeśli jej nie masz, ta przeglądarka ją założy.
rated-join = Ta gra liczy się do rankingu. Gracze potrzebują tożsamości; jeśli jej nie masz, ta przeglądarka ją założy.
ratings-of = Najlepsi w rankingu: { $game }
rating = Ranking
rating-who = Gracz
rating-games = Gry

analysis = Co zadecydowało o grze
analysis-offer = Zobacz, jak zmieniały się szanse każdego na zwycięstwo, które chwile zadecydowały o grze, czego silny bot by nie wybrał i ile było w tym szczęścia.
analysis-thorough-offer = Dokładna analiza myli się mniej i porównuje z silniejszym botem. Trwa kilka razy dłużej.
analysis-begin = Analizuj tę partię
analysis-begin-thorough = Analizuj dokładnie
analysis-waiting = Oczekiwanie na inne analizy …
analysis-running =
    { $setting ->
        [thorough] Dokładna analiza …
       *[quick] Analizowanie …
    }
analysis-left = Jeszcze około { $time }.
analysis-course = Szanse na zwycięstwo
analysis-percent = { $percent }%
analysis-turning-point = punkt zwrotny
analysis-mistake = błąd
analysis-turning-points = Punkty zwrotne
analysis-no-turning-points = Żadna chwila nie wyróżnia się wyraźnie.
analysis-mistakes = Błędy
analysis-no-mistakes = Żaden wybór nie był wyraźnie gorszy od wyboru bota.
analysis-luck-and-skill = Szczęście i umiejętności
step = Krok { $step }

hint = Podpowiedź
hint-thinking = Bot się zastanawia …
hint-choose = Silny bot wybrałby „{ $option }”.
hint-worth = „{ $other }” zmniejsza twoje szanse na zwycięstwo o około { $loss } punktów procentowych (± { $error }).
hint-evidence = Na { $tables } stołach zgodnych z tym, co wiesz, wybór bota był lepszy { $better } razy, a gorszy { $worse } razy.
hint-even = Nie różni się to wyraźnie od „{ $other }”.
hint-same = Proste zasady mówią to samo.
warn = Na pewno?
warn-loses = Zamierzasz wybrać „{ $option }”.
warn-back = Wybierz coś innego
warn-anyway = Wybierz mimo to
warn-from = Ostrzegaj mnie przed błędami
warn-from-more = Gdy wybór kosztuje tyle punktów procentowych twojej szansy na wygraną. Tylko w grze z botami. Każdy wybór jest najpierw sprawdzany, co chwilę trwa.
warn-never = nigdy
warn-points = od { $points } punktów

## Zagadki

puzzles = Zagadki
puzzle-of = { $game }: zagadka { $number } z { $count }
puzzle-you-play = Grasz jako { $seat }. Jedna możliwość jest wyraźnie lepsza od innych. Która?
puzzle-hard = Trudna: bot grający według prostych zasad się tu myli.
puzzle-your-answer = twoja odpowiedź
puzzle-points-explained = P.p. to punkt procentowy szansy na wygraną.
puzzle-next = Następna zagadka
puzzle-again = Spróbuj jeszcze raz
puzzle-number = Zagadka { $number }
puzzle-solved = rozwiązana
puzzles-solved = Rozwiązane: { $solved } z { $count }
