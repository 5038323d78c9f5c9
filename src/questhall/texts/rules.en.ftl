### `questhall rules`

rules-count = { $game }: { $clauses } clauses, { $rulings } rulings
rules-rulings = Rulings
rules-rulings-on = Rulings: { $section }
rules-clause-about = { $kind }, page { $page } of the rulebook
rules-kind-rule = rule
rules-kind-limit = limit
rules-kind-example = example
rules-kind-variant = variant
rules-ruling-about = ruling
rules-ruling-about-section = ruling: { $section }
rules-mentioned-by = Rulings that mention it
rules-refers-to = It refers to
rules-read-whole = To read a whole ruling, give its id after the game.
