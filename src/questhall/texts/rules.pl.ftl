### `questhall rules`

rules-count = { $game }: punkty zasad: { $clauses }, rozstrzygnięcia: { $rulings }
rules-rulings = Rozstrzygnięcia
rules-rulings-on = Rozstrzygnięcia: { $section }
rules-clause-about = { $kind }, strona { $page } instrukcji
rules-kind-rule = zasada
rules-kind-limit = ograniczenie
rules-kind-example = przykład
rules-kind-variant = wariant
rules-ruling-about = rozstrzygnięcie
rules-ruling-about-section = rozstrzygnięcie: { $section }
rules-mentioned-by = Rozstrzygnięcia, które o tym wspominają
rules-refers-to = Odwołuje się do
rules-read-whole = Aby przeczytać całe rozstrzygnięcie, podaj jego oznaczenie po nazwie gry.
