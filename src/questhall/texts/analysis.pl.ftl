### Co mówi analiza po polsku. Punkty to punkty procentowe szansy na zwycięstwo.

analysis-title = Analiza: { $game }
analysis-won = Zwycięstwo: { $winners }
analysis-nobody-won = Nikt nie wygrywa
analysis-party-won = Drużyna wygrywa
analysis-party-lost = Drużyna przegrywa
analysis-how = { $setting ->
    [thorough] Dokładna analiza
   *[quick] Szybka analiza
}, ziarno { $seed }. Wszystkie liczby to oszacowania z losowanych rozgrywek; ± to jeden błąd standardowy. Jeden punkt to jeden punkt procentowy szansy na zwycięstwo.

analysis-course = Przebieg gry
analysis-course-explained = Szansa każdego gracza na zwycięstwo po każdym wyborze, przy odkrytych rękach: wiadomo wszystko, co wiedział którykolwiek gracz, ale nie kolejność talii ani przyszłe rzuty. Kropki pokazują, co gracze mogli wiedzieć o własnej szansie, gdy wybierali.
analysis-course-figures = Liczby
analysis-step = Krok { $step }
analysis-step-column = Krok
analysis-own = { $seat }, własna wiedza
analysis-percent = { $percent }%
analysis-axis-choices = wybory

analysis-turning-points = Punkty zwrotne
analysis-no-turning-points = Żaden moment się nie wyróżnia.
analysis-look = Aby zobaczyć moment przy stole: { $command }
analysis-changed = { $seat }: { $before }% → { $after }%
analysis-because = { $cause ->
    [luck] Zadecydowało szczęście.
    [hidden] Zadecydowało to, czego gracz nie mógł wiedzieć.
    [choice] Zadecydował wybór.
   *[both] Zadecydowały wybór i szczęście.
}
analysis-steps = Kroki od { $first } do { $last } należą do siebie.

analysis-decisions = Decyzje
analysis-no-mistakes = Żaden wybór nie był wyraźnie gorszy od wyboru bota.
analysis-mistake = { $seat } wybiera „{ $option }”. Bot wybrałby „{ $better }”, co było warte o { $loss } p.p. więcej (± { $error }).
analysis-evidence = Na { $tables } stołów, które mogły być tym prawdziwym, wybór bota wypadł lepiej na { $good }, a gorzej na { $bad }.
analysis-reason = Na { $tables } z { $of } prawdopodobnych stołów { $fact }: { $whose ->
    [chosen] wybór gracza { $chooser } kosztuje tam
   *[option] to kosztuje tam
} { $loss } p.p., a gdzie indziej { $side ->
    [loses] { $otherwise }.
    [gains] daje { $otherwise }.
   *[even] niczego nie zmienia.
}
analysis-within-error = Inne wybory różniące się od wyborów bota: { $count }. Różnica jest tam mała albo mieści się w błędzie, więc nie są nazywane błędami.

analysis-luck-and-skill = Szczęście i umiejętności
analysis-luckier = Najbardziej szczęście pomogło graczowi { $lucky }: w całej grze dodało { $gain } p.p. szansy na zwycięstwo. Najbardziej zaszkodziło graczowi { $unlucky }: odjęło { $loss } p.p. (± { $error }).
analysis-luckier-of-two = Szczęście było po stronie gracza { $lucky }: w całej grze przeniosło { $gain } p.p. szansy na zwycięstwo od gracza { $unlucky } do gracza { $lucky } (± { $error }).
analysis-over-hundred = Może to być ponad 100 p.p., bo szczęście potrafi też wynagrodzić złe wybory albo zniweczyć to, co dały dobre.
analysis-equally-lucky = Nikt nie miał wyraźnie więcej szczęścia od innych.
analysis-fate = { $side ->
    [kind] Los sprzyjał: szczęście dało drużynie { $points } p.p. (± { $error }).
    [cruel] Los był okrutny: pech kosztował drużynę { $points } p.p. (± { $error }).
   *[even] Los ani wyraźnie nie sprzyjał, ani nie był okrutny.
}
analysis-sums-explained = Kolumny sumują się od szansy przed rozdaniem do wyniku. Umiejętności porównują każdy wybór z tym, co przy tej samej wiedzy zrobiłby bot grający według prostych zasad.
analysis-player = Gracz
analysis-party = Drużyna
analysis-prior = Przed rozdaniem
analysis-deal = Rozdanie
analysis-dice = Kości, dobieranie, tasowanie
analysis-hidden = Szczęśliwe i pechowe domysły
analysis-choices = Wybory
analysis-skill = Własne wybory
analysis-others = Wybory innych
analysis-drift = Dryf oszacowań
analysis-result = Wynik
analysis-mistakes = Błędy
analysis-mistakes-of = { $mistakes } z { $decisions }
