### Co mówi sam program po polsku, niezależnie od gry.

## Początek i koniec

player-human = { $seat } gra przy tej klawiaturze
player-bot = { $seat } to bot: { $bot }
variant = Wariant: { $name }, { $explained }
chance-committed = Tasowania są ustalone z góry; odcisk ich ziarna to { $commitment }
chance-seed = Karty pochodzą z ziarna { $seed }
saved-in = Każdy wybór jest zapisywany w { $path }
ask-for-help = Wpisz numer, aby wybrać, albo ?, aby zobaczyć pomoc
proof-committed = Ziarno to { $seed }; jego SHA-256 to odcisk pokazany na początku, { $commitment }
proof-replay = Aby prześledzić grę jeszcze raz: { $command }
proof-verify = Aby sprawdzić, że niczego nie zmieniono: { $command }
goodbye = Aby dokończyć tę grę: { $command }
hand-over = Teraz { $seat }: przejmij klawiaturę i naciśnij Enter, gdy nikt inny nie patrzy:

## Pytania i odpowiedzi

prompt = >
colon = :
heading-news = Co się stało
heading-log = Ostatnie zdarzenia: { $shown } z { $all }
list-and = { $rest } i { $last }
input-unknown = „{ $said }” nie jest żadną z możliwości: wpisz numer od 1 do { $options }, początek możliwości albo ?, aby zobaczyć pomoc
input-ambiguous = „{ $said }” może oznaczać kilka możliwości: { $possible }
try-again = Naciśnij Enter, aby spróbować ponownie, albo wpisz wyjdź:

## Polecenia: słowo i co ono robi

heading-help = Pomoc
help-options = Wybierz numerem, kluczem możliwości albo jego początkiem; pusty wiersz pokazuje możliwości jeszcze raz. Polecenia:
command-help = pomoc
    .does = ta pomoc, karta (pomoc wiedźma) albo zasada (pomoc RAH-HINT-05)
command-why = dlaczego
    .does = dlaczego coś jest teraz niemożliwe, według klucza (dlaczego pass)
command-undo = cofnij
    .does = cofa twój ostatni wybór
command-log = dziennik
    .does = co się dotąd stało; dziennik 100 pokazuje ostatnie sto wierszy
command-table = stół
    .does = cały stół razem z kartami odrzuconymi
command-save = zapisz
    .does = gdzie zapisana jest gra; z nazwą pliku zapisuje w nim kopię
command-skip = pomiń
    .does = przez pewien czas nie pytaj mnie o zdolności
command-quit = wyjdź
    .does = kończy; gra jest zapisana
help-unknown = Nie ma pomocy na temat „{ $said }”; karty to: { $possible }; zasady mają oznaczenia takie jak RAH-HINT-05
help-clause = { $id } { $title } (strona { $page } instrukcji)
help-ruling = { $id } { $title } (nasze rozstrzygnięcie tam, gdzie instrukcja milczy)

## Dlaczego nie

why-possible = Teraz możliwe: { $keys }
why-not = Teraz niemożliwe: { $keys }
why-not-by-rule = Teraz niemożliwe według zasady { $rule }: { $keys }
why-options-are-possible = Wszystkie ponumerowane możliwości są dostępne; o inną zapytaj kluczem, na przykład: dlaczego pass
and-more = { $some } i { $more } innych
why-what = Żadna możliwość w tej grze nie zaczyna się od „{ $said }”; możliwości zaczynają się od: { $verbs }
reason-not-asked = Teraz decyduje ktoś inny
reason-not-a-window = Nie ma teraz czego pominąć

## Cofanie, zapis, pomijanie

answers-yes = t tak
undo-nothing = Nie masz wyboru do cofnięcia
undo-consent = To cofa { $choices ->
        [one] jeden wybór
        [few] { $choices } wybory
       *[other] { $choices } wyborów
    }, po których coś ujawniono albo inni działali; czy zgadzają się wszyscy przy tej klawiaturze? (t/n)
undo-refused = Nic nie zostaje cofnięte
undo-done = { $seat } cofa swój ostatni wybór
saved-copy = Kopia gry jest w { $path }
skip-until-when = Do kiedy nie pytać cię o zdolności?
skip-unknown = „{ $said }” nie należy do: { $possible }
skip-given = Nie będzie pytań o twoje zdolności { $until }; pomiń stop odwołuje to polecenie
skip-stop = już nie: pytaj mnie znowu
skip-stopped = Pytania o twoje zdolności wracają
