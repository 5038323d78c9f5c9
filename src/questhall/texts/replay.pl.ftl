### Co mówi odtwarzanie gry po polsku.

replay-title = { $game }, krok { $step } z { $last }, widok: { $eyes }
replay-eyes-all = wszystko
replay-eyes-spectator = widz
replay-only = Widzi tylko { $seat }

replay-start = Stół jest przygotowany
replay-chooses = { $seat } dokonuje wyboru
replay-chose = { $seat }: { $option }
replay-bot = { $seat } (bot)
replay-order = { $seat } (stałe polecenie)
replay-clock = { $seat } (czas minął)
replay-undone = { $step } (później cofnięte)
replay-undo = { $seat } wraca do wyboru { $choice }
    .agreed = { $seat } wraca do wyboru { $choice } za zgodą wszystkich
replay-rules = Zasady zostały poprawione (wersja { $version }); gra toczy się dalej po wyborze { $choice }

replay-ask-for-help = ? wyświetla pomoc
replay-no-step = Nie ma kroku { $step }; kroki mają numery od 0 do { $last }
replay-help-next = następny krok
replay-help-previous = poprzedni krok
replay-help-go = przejdź do kroku N
replay-help-see = patrz oczami gracza (imię albo numer), widza (spectator) albo wszystkich (all)
replay-help-quit = koniec
replay-help-help = ta pomoc
