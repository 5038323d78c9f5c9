### Kronika kampanii Warhammer Quest po polsku.

chronicle-title = Niewygodne przymierze: kampania
chronicle-victory = { $quest }: zwycięstwo { $date } po { $rounds ->
        [one] { $rounds } rundzie
       *[other] { $rounds } rundach
    }
chronicle-defeat = { $quest }: porażka { $date } po { $rounds ->
        [one] { $rounds } rundzie
       *[other] { $rounds } rundach
    }
chronicle-hero = { $seat } ({ $hero })
chronicle-learned = nowe akcje: { $cards }
chronicle-gear = ekwipunek: { $cards }
chronicle-gear-gone = utracony ekwipunek: { $cards }
chronicle-limit = limit ekwipunku { $limit }
chronicle-nothing = nic nowego
chronicle-pool = Pula kampanii
chronicle-pool-empty = pusta
chronicle-cards = { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
chronicle-out = Poza kampanią
chronicle-record = Zapis
chronicle-next = Następna: { $quest }
chronicle-playing = W toku: { $quest }
chronicle-campaign-won = Kampania zakończona zwycięstwem
chronicle-campaign-lost = Kampania zakończona porażką
