### Warhammer Quest w poczekalni, przed przygodą i po niej, po polsku.

adventure-campaign = pięć przygód pod rząd, po każdej wizyta w osadzie; bohaterowie zachowują to, co zdobyli, przez tyle wieczorów, ile chcecie

briefing-rules = Zasady specjalne
briefing-defeat = Porażka
briefing-green = Zielony efekt zagrożenia
briefing-blue = Niebieski efekt zagrożenia
briefing-red = Czerwony efekt zagrożenia
briefing-reward = Jeśli wygracie
briefing-penalty = Jeśli przegracie

outcome-victory = Bohaterowie wychodzą na światło dzienne, zmęczeni i zakrwawieni, a miasto ma o jeden strach mniej.
outcome-defeat = To, co zostało z drużyny, wywleczono z tuneli. Cokolwiek żyje tam na dole, dziś zwyciężyło.
outcome-victory-meaning = Nagroda: { $quest_reward }
outcome-defeat-meaning = Kara: { $quest_penalty } Kampania trwa dalej.
outcome-campaign-victory = Kampania wygrana: sojusz pod miastem jest rozbity, a imiona bohaterów będą śpiewane w każdej karczmie.
outcome-campaign-defeat = Kampania przegrana: horda wylewa się z tuneli i miasto pada w jedną noc.

variant-group-adventure = W co gracie
    .explained = jedno z tych; bez wyboru jest to przygoda 1
variant-group-difficulty = Poziom trudności
    .explained = najwyżej jeden; bez wyboru jest to zwykła gra
variant-group-actions = Kości i akcje
    .explained = co pokazują kości, kto obrywa, co dają znaczniki i przedmioty
variant-group-enemies = Wrogowie
    .explained = skąd przychodzą, z kim walczą, co się dzieje, gdy się przemieszczą
variant-group-dungeon = Obszary, zagrożenie i efekty
    .explained = przemieszczanie się, zagrożenie na końcu toru, kolejność efektów
variant-group-falling = Zwycięstwo, porażka i pokonani bohaterowie
    .explained = kiedy przygoda się kończy i co jeszcze robi pokonany bohater
variant-group-settlement = Ekwipunek i osada
    .explained = towary kowala, Legendarny skarb, limity ekwipunku, kolejność wizyt
