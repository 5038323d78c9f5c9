### Czego jeszcze potrzebuje przeglądarka, po polsku

## Kiedy obowiązują stałe polecenia: „Nie używaj niczego …”

window-power_announced = gdy ktoś używa zdolności
window-requirement_shown = gdy wymagana siła jest odkryta
window-wanderer_arrived = gdy Tułacz trafia do kogoś
window-hint_answered = gdy ktoś ma już wskazówkę
window-duplicate_shown = gdy dwie kopie mają zostać wykluczone
window-wanderer_settled = gdy los Tułacza jest rozstrzygnięty
