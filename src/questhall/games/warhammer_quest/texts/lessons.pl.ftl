### Lekcje gry Warhammer Quest po polsku.

lesson-attack = Atak
lesson-attack-strike = Witaj! Tu, w tunelach, twój bohater to { card-ironbreaker }, a przed tobą stoi { card-goblin_warrior }: jest w twojej strefie starć. Gdy przychodzi twoja aktywacja, wykonujesz jedną z czterech kart akcji: atak, eksploracja, odpoczynek albo wsparcie. Każda mówi, iloma kośćmi rzucasz. Goblin ma 2 punkty zdrowia, więc potrzebujesz dwóch sukcesów. Zaatakuj kartą „{ card-ib_attack_basic }”!
lesson-attack-strike-otherwise = Dopóki goblin przed tobą stoi, przy wszystkim, co robisz, rzuca czarną kością. Pokonaj go.
lesson-attack-watch = Dwa sukcesy: goblin pada. Za każdego przygotowanego wroga przed tobą rzuca się też czarną kością, i ta pokazała atak. Wrogowie oddają cios nawet, gdy padają, ale jedna z twoich kości pokazała także tarczę, a tarcza zatrzymuje jeden punkt ataku. Twoja karta jest teraz wyczerpana. Teraz działa { $ben } i bada obszar.
lesson-attack-done = Przy dwóch bohaterach każdy działa w rundzie dwa razy i musi użyć innej karty: wyczerpana leży, dopóki się nie przygotujesz. O tym będzie dalej. Następna lekcja: eksploracja.

lesson-explore = Eksploracja
lesson-explore-go = Samym atakiem niczego się nie wygra: przygoda chce, żebyście badali. Obszar { card-crumbling_arches } wymaga 6 żetonów postępu. Każdy sukces akcji eksploracji to jeden postęp, cokolwiek przed tobą stoi. Zbadaj obszar kartą „{ card-ib_explore_basic }”!
lesson-explore-go-otherwise = Nietoperz jest uciążliwy, ale przygodę wygrywa się eksploracją.
lesson-explore-watch = Trzy sukcesy, trzy postępy. Ale nietoperz wyrzucił atak, żadna z twoich kości nie pokazała tarczy, więc przyjmujesz ranę. Bada też { $ben }: { card-waywatcher } to najlepszy zwiad, o jeden sukces więcej.
lesson-explore-done = Sześć z sześciu: obszar jest w pełni zbadany. W dłuższych przygodach można by teraz iść dalej, a po każdej eksploracji dobiera się też kartę podziemi, na szczęście lub nieszczęście. Dalej: co zrobić z ranami.

lesson-rest = Odpoczynek
lesson-rest-rest = Masz 4 rany; przy 16 twój bohater byłby pokonany. Odpocznij kartą „{ card-ib_rest_basic }”: każdy sukces leczy jedną ranę. Goblin przed tobą nie odpoczywa, więc tarcze przydadzą się i tutaj.
lesson-rest-rest-otherwise = Nikt inny nie zadba o twoje rany. Odpocznij, póki możesz.
lesson-rest-exhaust = Jeden sukces, jedna rana mniej, a tarcza zatrzymała goblina. Twoja karta robi więcej: możesz wyczerpać wroga ze swojej strefy starć. Wyczerpany wróg nie rzuca kością i nie aktywuje się w fazie wrogów. Powstrzymaj goblina!
lesson-rest-exhaust-otherwise = Wyczerpany goblin nie uderzy w tej rundzie.
lesson-rest-watch = Do końca rundy goblin nie jest groźny. Teraz bada { $ben }.
lesson-rest-done = Spójrz na swoje karty: tylko dwie są jeszcze gotowe. Gdy użyjesz już tego, co trzeba, pora się przygotować. O tym teraz.

lesson-aid = Wsparcie i przygotowanie
lesson-aid-aid = { $ben } ma na karku nietoperza i dużo ran, a większość twoich kart jest wyczerpana. Karta „{ card-ib_aid_basic }” zaradzi wszystkiemu: sukcesy stają się żetonami na kartach drugiego bohatera, a ikona przygotowania przygotuje potem wszystkie twoje karty akcji. Wesprzyj towarzysza!
lesson-aid-aid-otherwise = { $ben } potrzebuje pomocy, a twoje karty przygotowania: karta wsparcia daje jedno i drugie.
lesson-aid-pull = Zanim rzucisz, ta karta pozwala ściągnąć wroga na siebie. Ty zniesiesz nietoperza lepiej niż { $ben }.
lesson-aid-pull-otherwise = Z 16 punktami zdrowia zniesiesz nietoperza. { $ben } nie.
lesson-aid-tokens = Nietoperz leci na ciebie, ale chybia. Dwa sukcesy: { $ben } dostaje dwa żetony sukcesu i kładzie je na kartach akcji, najwyżej dwa na jednej.
lesson-aid-watch = Wszystkie twoje karty są znów przygotowane: to ta ikona. Teraz { $ben } bada i wydaje oba żetony na dwa dodatkowe sukcesy.
lesson-aid-done = Pięć postępów jedną akcją. Żetony czekają na karcie, jak długo chcecie, więc warto wspierać wcześniej, by później uderzyć mocno. Dalej: co robią wrogowie.

lesson-enemies = Wrogowie i zagrożenie
lesson-enemies-choose = Faza bohaterów się skończyła; teraz działają wrogowie. Każdy aktywuje wrogów przed swoim bohaterem w dowolnej kolejności. Wróg robi to, co mówią jego słowa kluczowe, od lewej do prawej: nietoperz gryzie i odlatuje w cień; goblin biegnie do bohatera z największą liczbą ran i uderza. Aktywuj najpierw nietoperza.
lesson-enemies-choose-otherwise = Zadziałają oba. Nietoperza potem już nie będzie.
lesson-enemies-watch = Nietoperz ugryzł i zniknął; goblin poszedł tam, gdzie ran jest więcej: { $ben }. Potem przyszła faza obszaru, w której { card-crumbling_arches } zrzuca kamień na tego, kto ma najmniej ran: na ciebie. W fazie zagrożenia znacznik poszedł dalej, a przywódcą drużyny jest teraz { $ben }. W prawdziwej przygodzie kolorowe pola toru zagrożenia przynoszą kłopoty. Zaczyna się nowa runda, pierwszy działa przywódca.
lesson-enemies-done = Oto cała runda: bohaterowie, wrogowie, obszar, zagrożenie. Jeszcze jedna lekcja: jak wygrać.

lesson-victory = Zwycięstwo
lesson-victory-strike = Samouczek wygrywa się na końcu fazy obszaru, jeśli obszar jest w pełni zbadany i żaden wróg nie jest w strefie starć bohatera. Brakuje trzech postępów, a przed tobą stoi ranny goblin. Badać będzie { $ben }: ty pokonaj goblina!
lesson-victory-strike-otherwise = Dopóki wróg jest w strefie starć bohatera, samouczka nie da się wygrać.
lesson-victory-watch = Goblina już nie ma. Teraz { $ben } musi znaleźć ostatnie trzy.
lesson-victory-done = Zwycięstwo! Wygrywacie i przegrywacie razem. Znasz już rundy i cztery akcje; ekwipunek, karty podziemi, nemezis i osada przyjdą z pierwszymi przygodami. Zagraj samouczek od początku albo zacznij kampanię: odprawa powie, co jest szczególnego w każdej przygodzie.
