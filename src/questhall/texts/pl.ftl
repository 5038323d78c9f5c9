### Co mówi sam program po polsku, niezależnie od gry.

## Początek i koniec

player-human = { $seat } gra przy tej klawiaturze
player-bot = { $seat } to bot: { $bot }
player-level = { $seat } to { $level } ({ $bot })
level-easy = łatwy bot
level-medium = średni bot
level-hard = trudny bot
level-expert = bot mistrzowski
bot-thinks = { $seat } myśli…
variant = Wariant: { $name }, { $explained }
chance-committed = Tasowania są ustalone z góry; zobowiązanie do ich ziarna to { $commitment }
chance-seed = Karty pochodzą z ziarna { $seed }
saved-in = Każdy wybór jest zapisywany w { $path }
ask-for-help = Wpisz numer, aby wybrać, albo ?, aby zobaczyć pomoc
only-changes = Po pierwszym razie pokazywane jest tylko to, co się zmieniło na stole; wpisz stół, aby zobaczyć całość
proof-committed = Ziarno to { $seed }; jego SHA-256 to zobowiązanie pokazane na początku, { $commitment }
proof-fingerprint = Odcisk zapisu to { $fingerprint }; kto go zanotuje, rozpozna później tę grę
proof-replay = Aby prześledzić grę jeszcze raz: { $command }
proof-verify = Aby sprawdzić, że niczego nie zmieniono: { $command }
goodbye = Aby dokończyć tę grę: { $command }
hand-over-hint = Kto zajmuje kilka miejsc albo nie ma nic do ukrycia przed innymi, niech wpisze: razem
together-now = Od teraz nic nie jest ukrywane między osobami przy tej klawiaturze
hand-over = Teraz { $seat }: przejmij klawiaturę i naciśnij Enter, gdy nikt inny nie patrzy:
hand-over-or-undo = Teraz { $seat }: przejmij klawiaturę i naciśnij Enter, gdy nikt inny nie patrzy; albo { $last } wpisuje cofnij, by cofnąć ostatni wybór:

## Pytania i odpowiedzi

party-name = Drużyna
prompt = >
colon = :
heading-news = Co się stało
news-repeated = { $sentence } (×{ $times })
heading-log = Ostatnie zdarzenia: { $shown } z { $all }
list-and = { $rest } i { $last }
input-unknown = „{ $said }” nie jest żadną z możliwości: wpisz numer od 1 do { $options }, początek możliwości albo ?, aby zobaczyć pomoc
input-ambiguous = „{ $said }” może oznaczać kilka możliwości: { $possible }
occasion-order = { $seat }, kilka rzeczy dzieje się równocześnie: która będzie następna?
option-next = Następna jest ta z numerem { $place }
try-again = Naciśnij Enter, aby spróbować ponownie, albo wpisz wyjdź:

## Polecenia: słowo i co ono robi

heading-help = Pomoc
help-options = Wybierz numerem, kluczem możliwości albo jego początkiem; pusty wiersz pokazuje możliwości jeszcze raz. Polecenia:
command-help = pomoc
    .does = ta pomoc, karta (pomoc { example-name }), słowo z zasad albo zasada (pomoc { example-rule }, pomoc { example-ruling })
command-why = dlaczego
    .does = dlaczego coś jest teraz niemożliwe, według klucza (dlaczego { example-key })
command-undo = cofnij
    .does = cofa twój ostatni wybór, także gdy klawiatura przechodzi z rąk do rąk
command-log = dziennik
    .does = co się dotąd stało; dziennik 100 pokazuje ostatnie sto wierszy
command-table = stół
    .does = cały stół razem z kartami odrzuconymi
command-save = zapisz
    .does = gdzie zapisana jest gra; z nazwą pliku zapisuje w nim kopię
command-skip = pomiń
    .does = przez pewien czas nie pytaj mnie o { asked-about }
command-seat = miejsce
    .does = kto gdzie gra; imię, a po nim human, poziom lub bot, przekazuje to miejsce (miejsce ben medium)
command-together = razem
    .does = nic nie jest ukrywane między osobami przy tej klawiaturze
command-quit = wyjdź
    .does = kończy; gra jest zapisana
help-unknown = Nie ma pomocy na temat „{ $said }”; możliwe: { $possible }; zasady mają oznaczenia takie jak { example-rule }
help-many = „{ $said }” może oznaczać wiele rzeczy: { $possible }
help-rules = Zasady na temat „{ $said }”:
help-more-rules = Więcej zasad na ten temat: { $rules }
help-rules-too = Zasady na temat „{ $said }”: { $rules }
help-clause = { $id } { $title } (strona { $page } instrukcji)
help-ruling = { $id } { $title } (nasze rozstrzygnięcie tam, gdzie instrukcja milczy)

## Dlaczego nie

why-possible = Teraz możliwe: { $keys }
why-not = Teraz niemożliwe: { $keys }
why-not-by-rule = Teraz niemożliwe według zasady { $rule }: { $keys }
why-options-are-possible = Wszystkie ponumerowane możliwości są dostępne; o inną zapytaj kluczem, na przykład: dlaczego { example-key }
and-more = { $some } i jeszcze { $more }
why-about = Zapytaj o możliwość kluczem, na przykład: dlaczego { example-key }; możliwości zaczynają się od: { $verbs }
why-what = Żadna możliwość w tej grze nie zaczyna się od „{ $said }”; możliwości zaczynają się od: { $verbs }
reason-not-asked = Teraz decyduje ktoś inny
reason-not-a-window = Nie ma teraz czego pominąć
reason-order = Nie ma teraz czego ustawiać w kolejności

## Cofanie, zapis, pomijanie

answers-yes = t tak
undo-nothing = Nie masz wyboru do cofnięcia
undo-consent = Cofnięcie ostatniego wyboru (gracz: { $seat }) cofa { $choices ->
        [one] jeden wybór
        [few] { $choices } wybory
       *[other] { $choices } wyborów
    } (gracze: { $who }), choć coś już ujawniono albo inni działali; czy zgadzają się wszyscy przy tej klawiaturze? (t/n)
undo-refused = Nic nie zostaje cofnięte
undo-done = { $seat } cofa swój ostatni wybór
saved-copy = Kopia gry jest w { $path }
skip-until-when = Do kiedy nie pytać cię o { asked-about }?
skip-prompt = >
skip-nothing = Nic się nie zmienia: pytania zadawane są jak dotąd
skip-unknown = „{ $said }” nie należy do: { $possible }
skip-given = Nie będzie pytań o twoje { asked-about } { $until }; pomiń stop odwołuje to polecenie
skip-stop = już nie: pytaj mnie znowu
skip-stopped = Pytania o twoje { asked-about } wracają

## Przekazywanie miejsc

seat-how = Aby przekazać miejsce, podaj czyje i komu, na przykład: miejsce { $name } human, miejsce { $name } medium
seat-whose = „{ $said }” nie mówi, czyje miejsce komu przekazać: podaj jedno z imion { $possible }, a potem human, poziom lub bota, na przykład: miejsce { $name } medium
seat-nobody-left = Ktoś musi zostać przy tej klawiaturze; wyjdź zamyka grę
