### Przygody Warhammer Quest jako warianty oraz inne odczytania tego, co zasady zostawiają otwarte, po polsku.

## Przygody

variant-tutorial = { quest-tutorial }
    .explained = krótka gra na jednym obszarze, by poznać akcje, starcia i to, co robią wrogowie
variant-quest-1 = Przygoda 1 „{ quest-a_foul_stench }”
    .explained = trzy losowe jaskinie, a potem nora herszta goblinów; herszt stale powraca i wskazuje drużynie drogę
variant-quest-2 = Przygoda 2 „{ quest-trace_the_toxin }”
    .explained = trzy losowe jaskinie, a potem skażony zbiornik; znajdźcie tam Spaczeń pod nosem truciciela
variant-quest-3 = Przygoda 3 „{ quest-pursuit }”
    .explained = pościg przez pięć losowych jaskiń, by dopaść kuriera, zanim skończy się tor zagrożenia
variant-quest-4 = Przygoda 4 „{ quest-firepower }”
    .explained = cztery losowe jaskinie pod ostrzałem, a potem stanowisko strzelców i ich mistrz
variant-quest-5 = Przygoda 5 „{ quest-waaagh }”
    .explained = trzy losowe jaskinie, a potem zbiórka zielonoskórych i ich wódz
variant-delve = Samodzielna przygoda „{ quest-lost_in_the_dark }”
    .explained = jedna długa gra w trzech etapach, z bohaterami, którzy rozwijają się po drodze, i losową nemezis na końcu
variant-campaign = Kampania
    .explained = przygoda z kampanii „Niewygodne przymierze”, a po niej etap osady; zdobycze bohaterów przechodzą do następnej przygody

## Poziomy trudności

variant-veteran = Weteran
    .explained = każdy obszar rozstawia w cieniu o jednego zakrytego wroga więcej, a od przygody 2 zagrożenie zaczyna się o jedno lub dwa pola dalej; dla drużyny, która wygrywa większość przygód
variant-heroic = Bohaterski
    .explained = jak weteran, ale zagrożenie zaczyna się jeszcze dalej, od jednego pola w przygodzie 1 do czterech w przygodzie 5; dla drużyny, która chce przegrywać mniej więcej co drugą przygodę

## Inne odczytania

variant-other-dice = Inne kości
    .explained = kość bohatera ma dwie ścianki z dwoma sukcesami i żadnej z sukcesem i obroną, a kość wroga dwa symbole nemezis
variant-exhausted-enemies-attack = Wyczerpani wrogowie atakują
    .explained = symbol ataku może też poderwać do ataku wyczerpanego wroga w strefie starć; kości nadal nie dodaje
variant-moved-enemies-hold-back = Przesunięci wrogowie nie atakują
    .explained = niepokonany wróg, który po rzucie opuścił strefę starć bohatera, nie atakuje
variant-divided-successes = Dzielone sukcesy
    .explained = bohater dzieli sukcesy ataku między cele
variant-targets-after-roll = Cele po rzucie
    .explained = cele ataku wskazuje się po rzucie i przerzutach
variant-surplus-tokens-pass-on = Nadmiarowe żetony idą dalej
    .explained = żetony sukcesu, które nie mieszczą się na kartach bohatera, otrzymuje następny bohater, który ma na nie miejsce
variant-empty-choices = Puste wybory
    .explained = wolno wybrać stan, którego bohater nie może otrzymać, i odświeżenie ekwipunku, który go nie potrzebuje
variant-hidden-enemies-known = Jawni zakryci wrogowie
    .explained = wszyscy widzą, kogo rozstawia się zakrytego; poza tym jest zakryty
variant-hidden-enemies-first = Najpierw zakryci wrogowie
    .explained = na nowym obszarze zakrytych wrogów rozstawia się przed odkrytymi
variant-next-hero-engaged = Wróg do następnego bohatera
    .explained = wróg, który miałby trafić do strefy starć pokonanego bohatera, trafia do następnego niepokonanego
variant-enemy-turns-of-defeated = Pokonani aktywują wrogów
    .explained = pokonany bohater ma swoje tury w fazie wrogów i aktywuje wrogów w cieniu
variant-next-hero-hit = Cios w następnego bohatera
    .explained = gdy aktywny bohater zostaje pokonany podczas aktywacji wroga, do jej końca aktywny jest następny bohater
variant-regenerated-enemies-rise = Regeneracja wskrzesza
    .explained = wróg pokonany podczas własnej aktywacji, który się potem zregeneruje, wraca do gry
variant-engaged-enemies-stay = Wrogowie w starciu nie nacierają
    .explained = wróg, który jest w czyjejkolwiek strefie starć, nie naciera
variant-moved-enemies-ready = Przesunięci wrogowie przygotowani
    .explained = wróg, który zmienia strefę, zostaje przygotowany
variant-hidden-enemies-rank-first = Najwyższa ranga zakrytych
    .explained = zakryci wrogowie działają przed wszystkimi, którzy mają rangę
variant-late-reshuffle = Późne tasowanie
    .explained = odrzuconych wrogów tasuje się dopiero, gdy trzeba dobrać wroga z pustej talii
variant-travel-before-effect = Najpierw droga, potem efekt
    .explained = drużyna może się najpierw przemieścić; potem działa efekt obszaru, na którym jest
variant-shadows-cleared-late = Cień opróżniany później
    .explained = przy przemieszczaniu wrogów w cieniu odrzuca się po odsłonięciu nowego obszaru, a przed rozstawieniem wrogów
variant-full-peril-strikes = Pełne zagrożenie uderza
    .explained = zagrożenie, które poza swoją fazą nie może już wzrosnąć, wywołuje efekt ostatniego pola
variant-defeat-before-victory = Najpierw porażka
    .explained = zwycięstwo i porażka w tej samej chwili to porażka
variant-last-stand = Ostatni bój
    .explained = gdy wszyscy bohaterowie są pokonani, przygoda jest przegrana dopiero w fazie zagrożenia, więc może ją jeszcze wygrać faza obszaru
variant-revived-with-health = Ocuceni z resztką zdrowia
    .explained = ocuconemu bohaterowi zostaje co najmniej 1 punkt zdrowia
variant-defeated-heroes-count = Pokonani się liczą
    .explained = pokonany bohater liczy się przy największej i najmniejszej liczbie ran; co wtedy na niego przypada, nie ma skutku
variant-fallen-gear-found = Ekwipunek poległych
    .explained = ekwipunek bohatera, który odpadł z samodzielnej przygody, trafia na stos odrzuconych kart ekwipunku
variant-fortune-may-fail = Skarb może zawieść
    .explained = legendarną kartę losuje się spośród wszystkich trzech; ta, którą bohater już nosi, nic nie daje
variant-gear-limit-4 = Limit ekwipunku 4
    .explained = limit ekwipunku nie rośnie powyżej 4
variant-discards-at-blacksmith = Kowal sięga po odrzucone
    .explained = jeśli w talii ekwipunku została jedna karta, kowal wtasowuje do niej odrzucony ekwipunek
variant-aid-counts-dice = Wsparcie liczy kości
    .explained = wsparcie daje żetony tylko za sukcesy na kościach, także krytyczne
variant-active-hero-first = Najpierw aktywny bohater
    .explained = „każdy bohater” liczy się od aktywnego bohatera, jeśli taki jest, zgodnie z ruchem wskazówek zegara
variant-deadly-costs = Śmiertelne koszty
    .explained = bohater może zapłacić raną, która go pokona
variant-owned-gear-counts = Posiadany ekwipunek się liczy
    .explained = ekwipunek bohaterów wlicza się do liczby kart ekwipunku, której wymaga arkusz przygody
variant-fortune-beside-gear = Skarb obok towarów
    .explained = Legendarny skarb dobrany u kowala nie jest jedną z dwóch kart
variant-settlement-in-order = Osada po kolei
    .explained = w etapie osady bohaterowie działają od przywódcy drużyny zgodnie z ruchem wskazówek zegara
variant-preparing-readies-gear = Przygotowanie ekwipunku
    .explained = wyczerpany ekwipunek przygotowuje się razem z kartami akcji symbolem przygotowania, a nie na koniec rundy
variant-treasure-before-text = Najpierw skarb
    .explained = skarb z karty lochu bierze się, zanim zadziała jej treść
variant-items-in-actions = Przedmioty podczas akcji
    .explained = tego, czego można używać w fazie bohaterów w dowolnej chwili, można użyć także podczas akcji, po rzucie
