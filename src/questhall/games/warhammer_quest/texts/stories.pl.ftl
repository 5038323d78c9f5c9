### Opowieści w Warhammer Quest po polsku: jak każda przygoda się zaczyna i jak może się skończyć oraz jaki jest każdy obszar.

## Przygody

story-tutorial =
    .introduction = Latarnia szczurołapa rzuca wasze cienie naprzód, w dół schodów, których nie ma na żadnym planie miasta. „Dziś tylko łuki – mówi. – Rozejrzyjcie się, przetrzepcie komuś skórę i wracajcie na górę. Jeśli skoczy na was coś małego, to goblin. Jeśli spadnie z góry, to nietoperz. A jeśli to ani jedno, ani drugie, uciekajcie”.
    .victory = Pod łukami jest cicho. Policzyliście wyjścia, przepędziliście to, co mieszkało między nimi, i wiecie już, kto z was bije za wcześnie. Gdy wychodzicie na światło dzienne, szczurołap kiwa głową. „Dobrze – mówi. – Teraz mogę wam pokazać ten tunel, o który naprawdę mi chodziło”.
    .defeat = Dochodzicie do siebie na schodach, a szczurołap polewa zimną wodą jedną twarz po drugiej. Wywlókł was tu wszystkich i nawet nie narzeka. „Za pierwszym razem każdy przegrywa – mówi. – Mało kto dostaje drugi. Posiedźcie chwilę i spróbujemy jeszcze raz”.
story-a_foul_stench =
    .introduction = Od trzech tygodni woda w miejskich studniach smakuje żelazem, a od dwóch chorują starcy i najmłodsze dzieci. Pewien szczurołap przysięga, że ta choroba ma zapach i że on zna kratę, spod której ten zapach bije. Za kratą jest tunel, a w błocie tunelu ślady stóp: małych, bosych i bardzo licznych. Rozkazy wydaje tam ktoś o wielkim brzuchu i jeszcze większym głosie. Idźcie za nim aż do jego nory.
    .victory = Nora Grumpa okazuje się ściekiem, a ściek – warsztatem. Między ogryzionymi kośćmi stoją beczki, jakich żaden goblin nie zbudował: równe, zapieczętowane, ze śladami pazurów na wiekach. Robota szczuroludzi. Truciznę lali zielonoskórzy, a płacił im ktoś o wiele sprytniejszy. Sam Grump wymknął się dziurą za ciasną dla uczciwych ludzi, ale w tych jaskiniach nikt go już nie słucha.
    .defeat = Budzicie się na mokrych kamieniach z szumem w głowie i przez pół nocy czołgacie się z powrotem do kraty. Za wami ktoś śmieje się, aż dostaje kaszlu. Odrażający Grump zachował swój ściek i swoją tajemnicę, a teraz zna też wasze twarze. W mieście wciąż noszą chorych do świątyni.
story-trace_the_toxin =
    .introduction = Gobliny tylko nosiły beczki. To, co w nich było, uwarzono gdzie indziej, z czegoś, co świeci tam, dokąd nie dociera żadne światło. Stary zbiornik leży pod trzecim sklepieniem, a szczury, które stamtąd przychodzą, są za duże, za śmiałe i jest ich za wiele. Mówią, że nad wodą siedzi kapłan zarazy imieniem Nunkel i nuci. Cokolwiek tam zatopił, trzeba to wyłowić, zanim napije się całe miasto.
    .victory = Nie jest większy od pięści i nikt nie chce go nieść. Owinięty w ołów i trzy płaszcze spaczeń trafia na światło dzienne, a za wami woda w zbiorniku powoli zmienia się z zielonej w zwyczajnie brudną. W mule znajdujecie rozkazy wydrapane na korze w dwóch językach. Szczuroludzie i zielonoskórzy zawarli układ.
    .defeat = Nucenie towarzyszy wam przez cały szyb, aż na górę. Zostawiliście przy zbiorniku krew, dumę i większość odwagi, a kamień nadal robi tam swoje. Rano miasto pije cienkie piwo albo nic, a przezorni zaczynają się pakować. Gdzieś na dole ktoś wciąż miesza.
story-pursuit =
    .introduction = Każdy spisek potrzebuje kogoś, kto pobiegnie z listami. Ten ma Łojostopego: chudego, szarego szczuroczłeka, który smaruje podeszwy, sypia w szczelinach i nigdy nie pokazuje się dwa razy tym samym oczom. Dziś w nocy niesie na drugą stronę plan ataku. Godzinę temu strażnik usłyszał, jak przeciska się przez kratę. Wiecie coś, o czym on nie wie, że wiecie: gdzie kończą się te tunele. Biegnijcie.
    .victory = Przyparty do muru kurier próbuje zjeść depeszę. Większość udaje się wam odzyskać. Między śladami zębów widać plan miasta oglądanego od spodu: krzyżyk pod basztą bramną, pod zbrojownią i pod spichrzem, a przy każdym rysunek czegoś długiego na drewnianej podstawie. Szczuroludzie ściągają broń palną.
    .defeat = Okruch łoju, mokry ślad stopy, a za nim sto ciemnych dziur, z których każda może być tą właściwą. Wiadomość dotarła do celu. Gdy możecie już złapać oddech, słyszycie to z daleka, przez skałę: jeden bęben pyta, a drugi odpowiada.
story-firepower =
    .introduction = Pierwszy strzał padł przez podłogę komory celnej i zabił pisarza przy pulpicie. Odtąd miasto chodzi na palcach. Gdzieś pod ulicami Lontmistrz Krzywozamek urządził swoją galerię: za każdym zakrętem strzelcy, a prochu tyle, że przeniósłby rynek do sąsiedniej doliny. Jest dumny ze swoich strzelb, a jeszcze bardziej ze swojego oka. Podejdźcie dość blisko, by zepsuć mu jedno i drugie.
    .victory = Ostatni ładunek Krzywozamka odpala, gdy lufa patrzy w niewłaściwą stronę. Kiedy dym opada, galeria jest korytarzem popękanego żelaza i osmalonej sierści, a miasto na górze wypuszcza oddech wstrzymywany od wielu dni. Strzelby milczą. W tej ciszy słychać to, co zagłuszał ich huk: marsz wielu, bardzo wielu nóg, tam niżej, pod wami.
    .defeat = Z ołowiem się nie dyskutuje. Ci z was, którzy jeszcze chodzą, niosą tych, którzy już nie mogą, a przez całą drogę strzały liczą wasze kroki. Za wami Lontmistrz Krzywozamek zaznacza na swojej ścianie to miejsce równym białym krzyżykiem i każe załodze ładować.
story-waaagh =
    .introduction = Trucizna miała osłabić miasto, a strzelby rozbić jego bramy. Teraz przychodzi kolej na to, co zielonoskórym obiecano od samego początku. Na placu z udeptanego kamienia, głęboko pod rynkiem, Wódz Błotopysk liczy swoją hordę, każąc jej krzyczeć, i drżą wszystkie piwnice w mieście. Taka armia trzyma się razem dokładnie tak długo, jak długo jej wódz stoi na nogach. Jest was niewielu. W wąskim tunelu to żadna wada.
    .victory = Błotopysk pada tak, jak pada wieża: najpierw powoli, a potem naraz. Przez chwilę cały plac milczy. Potem każdy ork przypomina sobie starą kłótnię z orkiem stojącym obok, a szczuroludzie – że gdzieś na nich czekają. Wspinacie się ku światłu przez bitwę, która was już nie dotyczy. Na górze woda w studniach jest czysta, a ktoś zaczął bić w dzwony. Koniec niewygodnego przymierza; pieśni o nim zaczną się dziś wieczorem.
    .defeat = Krzyk dobiega najpierw z piwnic, a potem z ulic. Zrobiliście, co mogła zrobić tak mała garstka, i dało to miastu godzinę: dość dla dzieci i wozów, za mało dla murów. Ze wzgórza patrzycie na dym i liczycie, kto jeszcze stoi obok was. Pewnego dnia ktoś będzie musiał tam wrócić. Pewnie właśnie wy.
story-lost_in_the_dark =
    .introduction = Strop runął za wami bez ostrzeżenia, a gdy opadł kurz, droga do domu była ścianą. Jest jednak powietrze i to powietrze się rusza: płynie z dołu. Gdzieś na dnie tych jaskiń musi być drugie wyjście, a to, co przez nie oddycha, wie, że tu jesteście. Macie parę pochodni, to, co uniesiecie, i siebie nawzajem. A więc w dół.
    .victory = Ostatnia jaskinia pachnie deszczem. Jedno po drugim wyczołgujecie się spod jeżyn i kładziecie na wznak na zboczu, którego nikt z was nigdy nie widział, śmiejąc się z niczego. W dół zeszli ludzie, którzy zgubili drogę. To, co wyszło na górę, jest twardsze, bogatsze i przed śniadaniem nie zamierza o tym mówić.
    .defeat = Pochodnie gasną jedna po drugiej, a z resztą ciemność się nie spieszy. Po latach ktoś znajdzie tu dobre ostrze, obok niego imię wydrapane w skale, a pod imieniem strzałkę, która wskazuje właściwą drogę. To już coś.

## Obszary, poziom I

atmosphere-choking_passage = Powietrze jest gęste jak wełna, a każda pochodnia pali się słabiej od poprzedniej.
atmosphere-flooded_gallery = Czarna woda sięga kolan i co jakiś czas coś się w niej przewraca na drugi bok.
atmosphere-gnawed_crossing = Spotykają się tu cztery tunele i żadnego nie wykopano: wszystkie wygryziono.
atmosphere-bone_strewn_stair = Na tych stopniach nie da się usiąść, nie myśląc o tym, czyje to było.
atmosphere-abandoned_cellar = Za spróchniałymi beczkami ktoś kiedyś schował to, po co miał wrócić.
atmosphere-crumbling_arches = Kto stawiał te łuki, stawiał je na wieki; strop jest innego zdania, kamień po kamieniu.
atmosphere-echoing_vault = Szept wraca tu jako krzyk, i nie zawsze waszym własnym głosem.

## Obszary, poziom II

atmosphere-fungus_hollow = Blade kapelusze wielkości dziecka wydychają pył, gdy tylko ktoś przechodzi.
atmosphere-sunken_shrine = Woda kapie na ołtarz boga, który stracił twarz, lecz chyba nie cierpliwość.
atmosphere-grate_maze = Kraty w górze, kraty w dole, a za każdą otwartą zatrzaskuje się następna.
atmosphere-gallows_cistern = Sznury zwisają aż do wody i nie wszystkie są puste.
atmosphere-powder_store = Czarne ziarna chrzęszczą pod każdym butem, a ktoś zostawił zapaloną lampę.
atmosphere-brood_warren = Ściany wyłożono słomą i sierścią, a słoma się rusza.
atmosphere-slick_ramp = Podłoga lśni od tłuszczu, a na dole coś czeka, aż je nakarmicie.

## Obszary, poziom III

atmosphere-ruined_feast_hall = Stoły są połamane, ale w tej sali nikt nigdy nie przestał jeść.
atmosphere-pit_of_stakes = Deski nad dołem są nowe; pale na dnie służą od lat.
atmosphere-throne_cavern = Ktoś kiedyś stąd władał i jaskinia wciąż wstrzymuje przed nim oddech.
atmosphere-burning_gallery = Belki płoną od wielu dni i nikt nie wie, kto był tu, by je podpalić.
atmosphere-bell_chamber = Dzwon jest zielony ze starości, nie ma serca i zaczyna buczeć, gdy się zbliżacie.
atmosphere-drowned_tombs = Wieka pływają obok grobów, a każde z nich wypchnięto od środka.
atmosphere-trophy_wall = Wiszą tu tarcze, czaszki i sztandary, a obok każdego zostawiono jeden wolny gwóźdź.

## Obszary przygód

atmosphere-grumps_sump = Smród ma tu podłogę, sufit, a gdzieś pośrodku także właściciela.
atmosphere-tainted_reservoir = Woda lekko świeci, co byłoby ładne, gdyby nie było wiadomo dlaczego.
atmosphere-last_bolt_hole = Gniazdo z kradzionych listów i ogarków: jedno wejście i, jak on liczy, jedno wyjście.
atmosphere-gun_gallery = Po obu stronach strzelnice, a za każdą iskra, która czeka, aż ktoś stanie w miejscu.
atmosphere-muster_field = Pod ziemią płonie tysiąc ognisk, a przy każdym ktoś coś ostrzy.
