### Zagadki po polsku. P.p. to punkty procentowe szansy na wygraną.

puzzle-title = { $game }: zagadka { $number } z { $count }
puzzle-who = Grasz jako { $seat }. { $hard ->
    [yes] To trudna zagadka: bot grający według prostych zasad się tu myli.
   *[no] Jedna możliwość jest wyraźnie lepsza od innych. Która?
}
puzzle-ask = Twój wybór (q kończy):
puzzle-unclear = Wpisz numer jednej z możliwości albo q, aby skończyć.
puzzle-next = Enter: następna zagadka (q kończy):
puzzle-done = To była ostatnia zagadka. Rozwiązane za pierwszym razem: { $solved } z { $seen }.
puzzle-right = Dobrze: najlepsze jest „{ $best }”.
puzzle-wrong = „{ $option }” nie jest najlepsze. Najlepsze jest „{ $best }”.
puzzle-chance = { $whose ->
    [party] Szansa drużyny na wygraną wynosi wtedy około { $chance }%.
   *[own] Twoja szansa na wygraną wynosi wtedy około { $chance }%.
}
puzzle-best = najlepsza możliwość
puzzle-loses = traci { $loss } p.p. (± { $error }). Na { $tables } stołów, które mogą być tym prawdziwym, najlepsza możliwość wypada lepiej na { $good }, a gorzej na { $bad }.
