### Słowa nauczyciela w lekcjach gry Talisman.

lesson-others-turn = Teraz gra { $ben }.

lesson-moving = Ruch
lesson-moving-go = Witaj! Grasz Wojownikiem, a twoim celem jest Korona Władzy na środku planszy. Każda tura zaczyna się od rzutu. Wypada 4: idziesz dokładnie o cztery obszary, zgodnie z ruchem wskazówek zegara albo w przeciwną stronę. Jedna droga wiedzie do Puszczy, w której łatwo zabłądzić. Druga na Wzgórza, na których leżą dwa mieszki złota. Idź na Wzgórza!
lesson-moving-go-otherwise = Na Wzgórzach leży złoto, którego jeszcze nikt nie zabrał.
lesson-moving-take = Po ruchu spotykasz obszar. Na Wzgórzach losuje się jedną kartę Przygód, ale jedna już tu leży, więc nie losujesz. Nikt tu z tobą nie walczy: weź złoto!
lesson-moving-take-otherwise = Za złoto kupisz ekwipunek i leczenie, a tu nic nie kosztuje.
lesson-moving-watch = Masz już trzy sztuki złota. Ruch i jedno spotkanie: tyle trwa tura. Teraz gra { $ben }, Trollem, i robi to samo.
lesson-moving-city = Twoja druga tura: wypada 2. Możesz iść do Lasu albo do Miasta. Masz za co kupować, więc idź do Miasta.
lesson-moving-city-otherwise = W Mieście wybierasz, kogo odwiedzasz; w Lesie spotkasz to, co wylosujesz.
lesson-moving-done = Oto Miasto! Obszary, na których nie losuje się kart, mają własne polecenia: tutaj wybierasz, kogo odwiedzasz. O tym jest następna lekcja.

lesson-spaces = Spotkanie z obszarem
lesson-spaces-ruins = Grasz Elfem, a jego Charakter jest Dobry. Wypada 3. Na Cmentarzu Dobry Poszukiwacz traci punkt Życia. W Ruinach losuje się dwie karty Przygód i nikt nie wie, jakie to będą. Po takie przygody wyruszasz. Idź do Ruin!
lesson-spaces-ruins-otherwise = Na Cmentarzu Dobry Poszukiwacz traci punkt Życia. W Ruinach czekają dwie karty.
lesson-spaces-wish = Dwie karty: Dwa mieszki złota i Rusałka. Karty spotyka się w kolejności ich numerów: najpierw Zdarzenia, potem Wrogów, potem Nieznajomych, takich jak Rusałka, potem to, co można zabrać, a na końcu Miejsca. Rusałka spełnia życzenie Dobrego Poszukiwacza. Siła przydaje się w każdej walce: życz sobie Siły.
lesson-spaces-wish-otherwise = Punkt Siły zostaje z tobą na stałe.
lesson-spaces-take = Masz teraz Siłę 4, a Rusałka znika. Nic już nie broni złota. Weź je!
lesson-spaces-take-otherwise = Co tu zostawisz, może zabrać następny, kto tu trafi.
lesson-spaces-village = Tym razem wypada 4. W Lesie losuje się kolejną kartę; Wioska ma zamiast tego polecenia. Masz trzy sztuki złota: idź na zakupy do Wioski.
lesson-spaces-village-otherwise = Masz złoto, a w Wiosce można je dobrze wydać.
lesson-spaces-blacksmith = W Wiosce odwiedzasz jedną z trzech osób: Medyk leczy za złoto, u Mistyka rzuca się kością, a Kowal sprzedaje broń i zbroje. Odwiedź Kowala.
lesson-spaces-blacksmith-otherwise = Nie brakuje ci Życia, a Mistyk to hazard. Kowal ma to, czego ci trzeba.
lesson-spaces-sword = Miecz kosztuje dwie sztuki złota i w walce dodaje 1 do Siły. Kup go!
lesson-spaces-sword-otherwise = Za dwie sztuki złota można tu mieć Miecz, który w walce dodaje 1 do Siły.
lesson-spaces-done = Miecz jest twój. Zapamiętaj: obszary, na których losuje się karty, przynoszą niespodzianki, a leży na nich to, co zostawią inni; pozostałe mają stałe polecenia, które zawsze możesz przeczytać, otwierając obszar. Teraz czas na walkę.

lesson-fighting = Walka i Los
lesson-fighting-fate = Grasz Krasnoludem, a wylosowana karta to Niedźwiedź o Sile 3. W walce obie strony rzucają kością i dodają Siłę: ty masz 3 i 1, razem 4, Niedźwiedź 3 i 4, razem 7. Grozi ci utrata punktu Życia! Masz jednak jeden punkt Losu: wydaj go i rzuć swoją kością ponownie.
lesson-fighting-fate-otherwise = Nic nie ryzykujesz: 4 dałoby remis, a 5 lub 6 wygrywa. Los jest właśnie na takie chwile.
lesson-fighting-trophies = Wypada 5: 8 do 7, wygrywasz! Niedźwiedź to twoje trofeum, warte tyle, ile jego Siła: 3 punkty. Masz już Węża wartego 4. Na koniec tury za siedem punktów Siły dostaje się na stałe punkt Siły. Oddaj oba trofea!
lesson-fighting-trophies-otherwise = Za siedem punktów masz więcej Siły do końca gry; same trofea nic nie dają.
lesson-fighting-go = Masz teraz Siłę 4. Wypada 4. Na Polach przy Mieście stoi Troll, którym gra { $ben }: kto trafi na innego Poszukiwacza, może go zaatakować zamiast spotykać obszar, ale Siła 6 to dla ciebie za dużo. Idź na Pola po drugiej stronie, za Karczmą.
lesson-fighting-go-otherwise = Tam stoi Troll, a on ma więcej Siły. Lekcja toczy się dalej na Polach za Karczmą.
lesson-fighting-watch = Cień: Duchy walczą Mocą, nie Siłą. 3 i 3 do 2 i 2: wygrywasz, zanim zdążysz się przestraszyć. W walce psychicznej broń się nie liczy. Teraz gra { $ben }.
lesson-fighting-done = Cień też jest trofeum, tyle że na poczet Mocy. Kto przegra walkę, traci punkt Życia, Wróg zostaje na obszarze, a tura się kończy; remis też ją kończy. Z ostatnim punktem Życia Poszukiwacz ginie i grasz dalej nowym.

lesson-belongings = Przedmioty i Przyjaciele
lesson-belongings-mule = Grasz Złodziejem, a w Ruinach leżą Miecz i Muł. Niesiesz cztery Przedmioty, a więcej nie wolno. Muł to Przyjaciel: tych możesz mieć dowolnie wielu, a ten niesie dla ciebie jeszcze cztery Przedmioty. Najpierw weź więc Muła!
lesson-belongings-mule-otherwise = Bez Muła piąty Przedmiot to o jeden za dużo i któryś trzeba by tu zostawić.
lesson-belongings-sword = Teraz zmieści się osiem. Weź Miecz!
lesson-belongings-sword-otherwise = Jest na niego miejsce, a w walce dodaje 1 do Siły.
lesson-belongings-go = Wypada 1. Twoja Siła na karcie to 3. Magiczny Pas zawsze dodaje 1, a Miecz dodaje 1 w walce. Idź na Równiny poszukać przygody.
lesson-belongings-go-otherwise = W obie strony losujesz kartę. Lekcja toczy się dalej na Równinach.
lesson-belongings-attack = Ogr o Sile 5! Najlepszą broń masz już w ręku: 3 twoje, 1 z Pasa i 1 z Miecza to też 5. Broni może być w walce tylko jedna, choćby w plecaku było ich więcej. Rzuć na atak!
lesson-belongings-attack-otherwise = Bez Miecza masz mniej Siły: liczy się tylko wtedy, gdy go używasz.
lesson-belongings-shield = 6 do 9: przegrana, która kosztuje punkt Życia. Jedna część zbroi może go ocalić, choć nie zmieni wyniku walki: Hełm, gdy wypadnie 6, Tarcza, gdy wypadnie 5 lub 6. Użyj Tarczy!
lesson-belongings-shield-otherwise = Tarcza ratuje Życie dwa razy częściej niż Hełm, a próba nic nie kosztuje.
lesson-belongings-watch = Wypada 5: Tarcza ratuje ci Życie. Ogr zostaje na Równinach, a twoja tura się kończy. Teraz gra { $ben }.
lesson-belongings-done = Wszyscy widzą, co niesiesz; niejedno można stracić, ukraść albo sprzedać. Czego nie potrzebujesz, możesz w każdej chwili porzucić: zostaje na obszarze i każdy może to zabrać. Teraz coś, czego nikt nie widzi.

lesson-spells = Rzucanie Zaklęć
lesson-spells-teleport = Grasz Czarnoksiężnikiem. Masz na ręce dwa Zaklęcia i tylko ty wiesz jakie: Moc 5 pozwala mieć dwa. Każda karta mówi, kiedy można ją rzucić. Teleportacja zastępuje rzut i przenosi cię na dowolny obszar twojej Krainy. W Ruinach Olbrzym pilnuje dwóch mieszków złota. Rzuć Teleportację i przenieś się do Ruin!
lesson-spells-teleport-otherwise = Złoto jest w Ruinach, a Teleportacja prowadzi prosto do nich.
lesson-spells-blast = Olbrzym ma Siłę 6, a ty 2. Zanim jednak potoczą się kości, możesz rzucić Cios psioniczny: w tej walce dodaje do Siły twoją wartość Mocy, czyli 5. Rzuć go!
lesson-spells-blast-otherwise = Przy 2 do 6 trzeba dużo szczęścia, przy 7 do 6 wystarczy trochę.
lesson-spells-take = 11 do 9: Olbrzym jest twój! Rzucone Zaklęcie się odrzuca. To było twoje ostatnie, a Czarnoksiężnik ma zdolność, dzięki której od razu dostaje nowe: Kontrzaklęcie. Teraz weź złoto.
lesson-spells-take-otherwise = To złoto ci się należy.
lesson-spells-watch = Zaczyna grać { $ben }…
lesson-spells-counter = { $ben } rzuca na ciebie Przywłaszczenie, by zabrać ci złoto! W turze innego gracza możesz rzucić jedno Zaklęcie, a Kontrzaklęcie jest odpowiedzią na to, które właśnie rzucono. Rzuć je!
lesson-spells-counter-otherwise = Kontrzaklęcie jest właśnie na to: bez niego { $ben } coś ci zabierze.
lesson-spells-rest = Przywłaszczenie nie ma efektu, a oba Zaklęcia są odrzucone. { $ben } gra dalej.
lesson-spells-done = Twoje złoto jest bezpieczne, a na ręce masz nowe Zaklęcie. W swojej turze możesz rzucić tyle Zaklęć, ile było ich na ręce na jej początku. Pytania padają tylko wtedy, gdy któreś pasuje, więc nikt nie odgadnie, co masz.

lesson-alignment = Dobry, Neutralny, Zły
lesson-alignment-good = Grasz Druidem, który stracił dwa punkty Życia, nie ma złota i trafia do Kaplicy. Dobrych leczy ona za darmo, Neutralnych za złoto, a Źli tracą punkt Życia. Twój Charakter jest Neutralny. Inni rzadko zmieniają Charakter, ale Druid może to zrobić, kiedy chce. Zmień go na Dobry!
lesson-alignment-good-otherwise = Neutralni płacą tu za leczenie, a ty nie masz złota. Dobrych leczy się za darmo.
lesson-alignment-stay-good = Twój Charakter jest Dobry i pokazuje to karta Charakteru obok karty Poszukiwacza. Druid mógłby od razu zmienić go znowu. Niech tak zostanie: nic nie rób.
lesson-alignment-stay-good-otherwise = Za darmo leczy się tu tylko Dobrych.
lesson-alignment-heal = Teraz Kaplica jest dla ciebie otwarta. Możesz się modlić, ale to hazard. Lepiej odzyskaj Życie: całe, aż do liczby na karcie.
lesson-alignment-heal-otherwise = Brakuje ci dwóch punktów Życia. Tak odzyskasz oba na pewno.
lesson-alignment-watch = Masz znowu cztery punkty Życia. Teraz gra { $ben }, Czarownicą, a ona jest Zła. Zobacz, co zrobi z nią Kaplica…
lesson-alignment-graveyard = Zła Czarownica traci tam punkt Życia. Tobie wypada 4, a Losu już nie masz. Cmentarz jest przeciwieństwem Kaplicy: Dobrzy tracą punkt Życia, za to Źli odzyskują cały Los. Idź tam!
lesson-alignment-graveyard-otherwise = Na Cmentarzu Zły Poszukiwacz odzyskuje cały Los, a Druid może być Zły, kiedy chce.
lesson-alignment-evil = Wiesz już, co robić: zmień Charakter na Zły!
lesson-alignment-evil-otherwise = Dobry Poszukiwacz traci na Cmentarzu punkt Życia.
lesson-alignment-stay-evil = Na razie Zły. Niech tak zostanie: nic nie rób.
lesson-alignment-stay-evil-otherwise = Za darmo odzyskują tu Los tylko Źli.
lesson-alignment-fate = Modlitwa i tu jest hazardem. Odzyskaj cały Los.
lesson-alignment-fate-otherwise = Cztery punkty Losu na pewno są warte więcej niż modlitwa.
lesson-alignment-rest = Cztery punkty Losu! Teraz gra { $ben }.
lesson-alignment-done = Charakter rozstrzyga też, jakie karty wolno mieć: Runiczny Miecz nie jest dla Dobrych, a Święty Graal nie dla Złych; karta, której już mieć nie wolno, zostaje na obszarze. A skoro masz znowu Los, pada pytanie, czy rzucić ponownie kością ruchu.

lesson-bridge = Most do Krainy Środkowej
lesson-bridge-cross = Plansza ma trzy Krainy, jedna w drugiej, a rzut pozwala chodzić tylko po swojej. Między Krainą Zewnętrzną a Środkową płynie Rwąca Rzeka. Prowadzi przez nią jeden most, a pilnuje go Strażnik o Sile 9. Grasz Trollem i dzięki dwóm zdobytym punktom masz Siłę 8. Twoja 3 wystarczy, by przejść na drugi brzeg. Spróbuj!
lesson-bridge-cross-otherwise = Siła 8 prawie dorównuje Strażnikowi, a za mostem leży bogatsza kraina.
lesson-bridge-valley = 12 do 11: Strażnik cię przepuszcza! Z twojej 3 zostaje jeden krok, w dowolną stronę. Na Przeklętej Polanie Przedmioty i Magiczne Przedmioty tracą swą moc. W Ukrytej Dolinie leżą trzy karty. Idź do Ukrytej Doliny!
lesson-bridge-valley-otherwise = Na Przeklętej Polanie nic na ciebie nie czeka, a w Ukrytej Dolinie leżą trzy karty.
lesson-bridge-heal = W Dolinie losuje się do trzech kart, a trzy już leżą, więc nie losujesz. Najpierw Uzdrowiciel, Nieznajomy. Brakuje ci dwóch punktów Życia: skorzystaj z jego pomocy.
lesson-bridge-heal-otherwise = Nic za to nie chce.
lesson-bridge-gold = Sześć punktów Życia. Weź złoto przed przejściem przez Bagno, które zatrzymuje tylko tych, co mają mniej niż 5 Siły. Tobie nic nie grozi.
lesson-bridge-gold-otherwise = Dwie sztuki złota, których nikt nie pilnuje.
lesson-bridge-done = To Kraina Środkowa: więcej niebezpieczeństw, większe nagrody. Powrót przez most nic nie kosztuje, a przegrana ze Strażnikiem oznacza utratę punktu Życia i koniec ruchu. Z takim rzutem możesz nawet spróbować otworzyć Tajemne Wrota do Krainy Wewnętrznej: na dwóch kościach nie więcej niż twoja Siła albo Moc. Bez Talizmanu nie ma jednak pośpiechu.

lesson-river = Rzeka i Talizman
lesson-river-raft = Grasz Mnichem, za słabym na Strażnika. Są też inne drogi przez Rwącą Rzekę: w Karczmie może trafić się przewóz, może przenieść cię Zaklęcie, a kto ma Topór, zbuduje w Lesie Tratwę. Tu, na Polach, leży Tratwa. Weź ją!
lesson-river-raft-otherwise = Tratwa przewozi przez rzekę bez walki.
lesson-river-cross = Tratwy nie można zachować: używa się jej na początku następnej tury zamiast rzutu albo przepada. Płynie prosto na drugi brzeg, na obszar naprzeciwko, a tam jest Jaskinia Czarownika. Przepraw się!
lesson-river-cross-otherwise = Kto rzuca kością, traci Tratwę.
lesson-river-quest = Czarownik daje zadanie, jeśli chcesz, a nagrodą jest Talizman. O tym, czego zażąda, decyduje kość: o walce, Przyjacielu, Magicznym Przedmiocie albo złocie. Bez Talizmanu nikt nie dojdzie do Korony. Przyjmij zadanie!
lesson-river-quest-otherwise = Zadanie Czarownika to najpewniejsza droga do Talizmanu.
lesson-river-watch = Wypada 6: chce dwóch sztuk złota, a ty je masz. Zadanie, które można wykonać, wykonuje się od razu, więc masz już Talizman! Teraz gra { $ben }.
lesson-river-done = Talizmany trafiają się też wśród kart Przygód. Kto ma niewykonane zadanie, nie otworzy Tajemnych Wrót; twoje jest wykonane. Z Talizmanem w plecaku została ci jedna lekcja.

lesson-crown = Korona Władzy
lesson-crown-valley = Znów grasz Wojownikiem, teraz o Sile 9. Za tobą Tajemne Wrota, droga przez Krainę Wewnętrzną, po jednym obszarze na turę, i potwory z Otchłani. Przed tobą Dolina Ognia, do której wejdzie tylko ten, kto ma Talizman. Ty go masz. Idź dalej!
lesson-crown-valley-otherwise = Twój Talizman otwiera Dolinę Ognia. Nie ma po co zawracać.
lesson-crown-watch = Dolina cię wpuszcza. { $ben } jest wciąż daleko, w Krainie Zewnętrznej…
lesson-crown-crown = Jeszcze jeden obszar. Kto dotrze do Korony Władzy, zostaje tam, i odtąd nikt, kto zginie, nie wraca do gry. Idź dalej, po Koronę!
lesson-crown-crown-otherwise = Do Korony jest jeden krok i nikt cię już nie wyprzedzi.
lesson-crown-fate = Korona jest twoja i rzucasz Zaklęcie Rozkazu, teraz i w każdej swojej turze. Gdy wypadnie 4, 5 lub 6, każdy inny Poszukiwacz traci punkt Życia, gdziekolwiek jest. Wypada 2. Na taką chwilę trzyma się Los: rzuć ponownie!
lesson-crown-fate-otherwise = Przy 2 Zaklęcie Rozkazu nie ma efektu. Za jeden punkt Losu możesz spróbować jeszcze raz.
lesson-crown-last = Wypada 5: { $ben } ma już tylko jeden punkt Życia i jedną turę, by coś z tym zrobić. Potem znów rzucasz Zaklęcie Rozkazu…
lesson-crown-done = Wypada 4 i ginie ostatni przeciwnik. Wygrywa ostatni żywy Poszukiwacz, czyli twój! Znasz już drogę do Korony: rośnij w siłę, zdobądź Talizman i dotrzyj tam przed innymi.
