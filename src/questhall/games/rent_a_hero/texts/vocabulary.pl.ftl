### Słowa z zasad gry Bohater do wynajęcia po polsku, dla pomocy: klucz mówi, które angielskie słowo zasad jest szukane.

vocabulary-active-player = Rozgrywający
vocabulary-deck = talia
vocabulary-discard = odrzucić, odrzucone, stos kart odrzuconych
vocabulary-eliminated = wykluczony, wykluczeni, wykluczyć
vocabulary-hand = ręka
vocabulary-hint = wskazówka
vocabulary-party = drużyna
vocabulary-pass = pasować, spasować
vocabulary-power = zdolność, moc
vocabulary-price = w zamian, cena
vocabulary-recruit = werbować, zwerbować, werbunek, nająć
vocabulary-requirement = wymaganie, wymagana siła
vocabulary-sideways = wykorzystana, poziomo
vocabulary-strength = siła
vocabulary-tie = remis
vocabulary-turn = tura
vocabulary-variant = wariant
vocabulary-victory = zwycięstwo, wygrana
vocabulary-wanderer = Tułacz
