### Czego jeszcze potrzebuje przeglądarka, po polsku

## Kiedy obowiązują stałe polecenia: „Nie używaj niczego …”

window-power_announced = gdy ktoś używa zdolności
window-requirement_shown = gdy wymagana siła jest odkryta
window-wanderer_arrived = gdy Tułacz trafia do kogoś
window-hint_answered = gdy ktoś ma już wskazówkę
window-duplicate_shown = gdy dwie kopie mają zostać wykluczone
window-wanderer_settled = gdy los Tułacza jest rozstrzygnięty

## Co gracz słyszy przed pierwszym pytaniem

introduction = Zbierasz drużynę sześciu różnych bohaterów. Zakryty Tułacz wędruje od gracza do gracza, a każdy decyduje: zwerbować go, poprosić o wskazówkę czy przekazać dalej. Druga kopia bohatera kosztuje cię obie. Każdy bohater w drużynie ma zdolność, której możesz użyć raz.
