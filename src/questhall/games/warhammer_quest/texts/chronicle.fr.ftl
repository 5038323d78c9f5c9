### La chronique d’une campagne de Warhammer Quest en français.

chronicle-title = Une Alliance Précaire : la campagne
chronicle-victory = { $quest } : victoire le { $date } en { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
chronicle-defeat = { $quest } : défaite le { $date } en { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
chronicle-hero = { $seat } ({ $hero })
chronicle-learned = actions apprises : { $cards }
chronicle-gear = équipement : { $cards }
chronicle-gear-gone = n’a plus : { $cards }
chronicle-limit = limite d’équipement { $limit }
chronicle-nothing = rien de nouveau
chronicle-pool = Réserve de campagne
chronicle-pool-empty = vide
chronicle-cards = { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
chronicle-out = Hors de la campagne
chronicle-record = Enregistrement
chronicle-next = Ensuite : { $quest }
chronicle-playing = En cours : { $quest }
chronicle-campaign-won = La campagne est gagnée
chronicle-campaign-lost = La campagne est perdue
