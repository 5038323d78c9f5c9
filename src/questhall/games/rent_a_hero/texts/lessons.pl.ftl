### Słowa nauczyciela w lekcjach gry Bohater do wynajęcia.

lesson-goal = O co gramy
lesson-goal-recruit = Witaj! Kto zbierze sześciu różnych bohaterów, od razu wygrywa. W twojej drużynie jest pięciu; leżą bokiem, bo ich zdolności są już wykorzystane. Przed tobą leży zakryty Tułacz, którego wysyła { $cleo }. Dzięki Sierżantowi wiesz, kto to: Czarodziej, a jego jeszcze nie masz. Zwerbuj go!
lesson-goal-otherwise = Czarodziej byłby twoim szóstym bohaterem, a sześciu wygrywa grę.
lesson-goal-done = Sześciu różnych bohaterów: wygrywasz, nawet w środku tury. Zwykle nie wiadomo, kim jest Tułacz. Jak dobrze zgadywać, dowiesz się za chwilę.

lesson-wanderer = Zwerbować czy przekazać dalej
lesson-wanderer-pass = Na początku gry każdy ma dwóch bohaterów. Tułacza wysyła { $ben }, a { $cleo } go nie chce. Wymagana siła na środku mówi, co wolno było wysłać: 3 lub mniej, więc to Wściekły Kurczak, Piroman albo Wiedźma. Dwoje z nich już masz. Druga kopia nie dołącza: obie kopie zostają wykluczone. Lepiej przekaż go dalej.
lesson-wanderer-pass-otherwise = Dwoje z trojga możliwych bohaterów jest już w twojej drużynie; druga kopia zabrałaby ci pierwszą. Bezpieczniej przekazać dalej.
lesson-wanderer-recruit = Tułacz wraca do gracza { $ben }, który go wysłał i musi go zwerbować: druga Wiedźma, obie przepadają. Teraz { $cleo } odkrywa wymaganie: siła 5 lub większa, i wysyła ci kartę: to Sierżant, Czarny Rycerz albo Czarodziej. Żadnego z nich nie masz, więc nic ci nie grozi. Zwerbuj Tułacza!
lesson-wanderer-recruit-otherwise = Przy sile 5 lub większej to na pewno bohater, którego jeszcze nie masz: nic ci nie grozi.
lesson-wanderer-done = Dołącza Czarny Rycerz: masz trzech bohaterów. Teraz twoja kolej na wysłanie Tułacza. Zrobisz to w następnej lekcji.

lesson-requirement = Wysyłanie Tułacza
lesson-requirement-send = Twoja tura. Wierzchnia karta talii, Sierżant, wymaga siły parzystej: z twojej ręki wolno wysłać tylko Piromana (2) albo Czarnego Rycerza (6). Pamiętaj o dwóch rzeczach: Tułacz, którego nikt nie chce, wraca do ciebie i musisz go zwerbować. A { $ben } i { $cleo } mają już Czarnego Rycerza, ty nie. Wyślij go!
lesson-requirement-send-otherwise = Czarny Rycerz zaszkodziłby obojgu, a tobie się przyda: oni już go mają, ty nie.
lesson-requirement-back = { $ben } i { $cleo } nie wiedzą, kto to, i są ostrożni. Po pełnym okrążeniu nie masz wyboru: zwerbuj go. Właśnie o to chodziło.
lesson-requirement-done = Dołącza Czarny Rycerz, a na koniec tury dobierasz kartę. Gdy kiedyś żadna karta z ręki nie będzie pasować, wyślesz wierzchnią kartę talii i odrzucisz za to dowolną kartę z ręki. Teraz pada pytanie o zdolność; o zdolnościach już niedługo.

lesson-hint = Wskazówki
lesson-hint-ask = { $cleo } wysyła ci Tułacza o sile parzystej: to Piroman, Treser psów albo Czarny Rycerz. Z nich masz już tylko Piromana. Zanim zdecydujesz, możesz poprosić o wskazówkę kartą z ręki: { $cleo } ogląda ją i musi zgodnie z prawdą powiedzieć, czy to ten sam bohater co Tułacz. Zapytaj o tego, którego się boisz: o Piromana.
lesson-hint-ask-otherwise = Zaszkodzić może ci tylko Piroman, a masz go na ręce. Pytając o niego, zyskasz pewność.
lesson-hint-recruit = „Nie”: to Treser psów albo Czarny Rycerz, a obaj są dla ciebie nowi. Pozostali słyszeli odpowiedź, ale nie widzieli karty. Ta karta przepadła, za to już wiesz. Zwerbuj Tułacza!
lesson-hint-recruit-otherwise = To nie Piroman, więc w każdym razie ktoś nowy.
lesson-hint-done = Treser psów, twój czwarty bohater. O wskazówki możesz prosić, ile chcesz, ale nigdy ostatnią kartą z ręki.

lesson-powers = Zdolności
lesson-powers-look = Każdy bohater w twojej drużynie ma zdolność, której można użyć raz, w dowolnej chwili, także poza swoją turą. Tułacz leży przed graczem { $ben }, który ma pięciu bohaterów! Twój Sierżant może go podejrzeć. Użyj go, zanim { $ben } zdecyduje.
lesson-powers-look-otherwise = { $ben } potrzebuje już tylko jednego bohatera. Warto najpierw wiedzieć, co tam leży.
lesson-powers-wait = Zdolność Sierżanta jest ogłoszona. Zanim zadziała, każdy może odpowiedzieć na nią zdolnością, ty też. Najpierw chcesz zobaczyć kartę: nie używaj niczego.
lesson-powers-wait-otherwise = Jeszcze nic nie wiadomo. Poczekaj najpierw na meldunek Sierżanta.
lesson-powers-silent = Czarodziej, właśnie ten, którego { $ben } nie ma! Możesz teraz powiedzieć innym, co widać na karcie, prawdę albo nie, lub zachować to dla siebie. Nic nie mów.
lesson-powers-burn = { $ben } nie może go dostać. Twój Piroman odrzuca Tułacza, gdziekolwiek ten leży. Użyj go!
lesson-powers-burn-otherwise = Jeśli { $ben } go zwerbuje, gra się skończy.
lesson-powers-done = Czarodziej przepadł i nikt go nie zwerbował. Sierżant i Piroman leżą bokiem: ich zdolności są wykorzystane, ale nadal liczą się jako bohaterowie.

lesson-cancel = Anulowanie zdolności
lesson-cancel-chicken = Wiesz, kto leży przed tobą: Czarny Rycerz, twój szósty bohater. Ale { $ben } to przeczuwa i używa Piromana. Twój Wściekły Kurczak anuluje właśnie ogłoszoną zdolność. Użyj go!
lesson-cancel-chicken-otherwise = Piroman spaliłby twojego szóstego bohatera. Wściekły Kurczak może temu zapobiec.
lesson-cancel-recruit = Anulowano: Piroman nie działa, ale jego zdolność jest wykorzystana. Tułacz wciąż tu jest. Zwerbuj go!
lesson-cancel-recruit-otherwise = Brakuje ci tylko Czarnego Rycerza, a on leży przed tobą.
lesson-cancel-done = Znowu sześciu bohaterów! Wściekły Kurczak może anulować nawet innego Wściekłego Kurczaka; wtedy pierwsza zdolność jednak działa.

lesson-bluff = Blef na koniec
lesson-bluff-send = W talii zostaje jedna karta: gra skończy się po twojej turze. Nikt nie ma sześciu bohaterów, więc wygra największa drużyna. Wszyscy mają po czterech; wtedy decyduje najmniej wykluczonych kart, a potem najmniej użytych zdolności. Musisz wysłać siłę nieparzystą. Wyślij Wiedźmę: { $cleo } już ją ma, a jeśli wróci do ciebie, będzie twoim piątym bohaterem.
lesson-bluff-send-otherwise = Czarodziej mógłby zostać piątym bohaterem, którego ma { $cleo }. Wiedźma już jest w tamtej drużynie.
lesson-bluff-look = Teraz blef. Twój Sierżant podgląda Tułacza. Wiesz, kto to, ale kto podgląda, może coś o nim powiedzieć, a nikt tego nie sprawdzi. Użyj go!
lesson-bluff-look-otherwise = Dzięki Sierżantowi możesz opowiedzieć innym o tej karcie, co chcesz.
lesson-bluff-claim = Powiedz, że to Czarodziej. { $ben } ma Czarodzieja i przekaże kartę dalej; { $cleo } go nie ma i bardzo by chciała.
lesson-bluff-claim-otherwise = Najlepiej pasuje Czarodziej: { $ben } go nie chce, { $cleo } chce.
lesson-bluff-watch = Teraz patrz, co z tym zrobią…
lesson-bluff-done = { $cleo } uwierzyła i straciła Wiedźmę. Dobierasz ostatnią kartę i gra się kończy: ty i { $ben } macie po czterech bohaterów, ale { $ben } ma dwie wykluczone karty, a ty żadnej. Zwycięstwo jest twoje. Znasz już tę grę!
