### Jakie są obszary w Warhammer Quest, po polsku.

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
