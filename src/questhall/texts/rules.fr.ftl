### `questhall rules`

rules-count = { $game } : { $clauses } clauses, { $rulings } décisions
rules-rulings = Décisions
rules-rulings-on = Décisions : { $section }
rules-clause-about = { $kind }, page { $page } du livret
rules-kind-rule = règle
rules-kind-limit = limite
rules-kind-example = exemple
rules-kind-variant = variante
rules-ruling-about = décision
rules-ruling-about-section = décision : { $section }
rules-mentioned-by = Décisions qui la mentionnent
rules-refers-to = Elle renvoie à
rules-read-whole = Pour lire une décision en entier, indiquez son code après le jeu.
