### Ce qui se passe dans Talisman, en français. Une phrase commence par le joueur et n’a pas de point.

## Le tour

event-turn_begins = { $seat } commence son tour
event-missed_turn = { $seat } passe ce tour
event-misses_turn = { $seat } perd un tour
event-character_enters = { $seat } entre en jeu avec { $character_def }
event-moved = { $seat } va { $space_at }
event-built_raft = { $seat } construit un Radeau
event-teleport_offered = { $seat } peut se téléporter n’importe où dans la Région Extérieure comme prochain déplacement
event-ferry_offered = { $seat } peut être mené au Temple comme prochain déplacement
event-enslaved = { $seat } est esclave au Temple jusqu’à un 4 ou plus au dé de déplacement
event-set_free = { $seat } retrouve la liberté
event-blizzard_begins = { $seat } amène un Blizzard : pendant 2 tours de table, on n’avance que d’une case par tour

## Les dés

event-rolled = { $seat } lance le dé : { $die }
event-rolled_again = { $seat } relance le dé : { $die }
event-added_one = { $seat } ajoute 1 au résultat
event-diced_with_death = { $seat } fait { $own } contre { $deaths } pour la Mort
event-death_rolled = { $seat } voit la Mort faire { $total }

## Les cartes

event-drew = { $seat } pioche { $card_def } { $space_at }
event-replaced = { $seat } défausse { $card_def } et pioche une autre carte
event-sent_elsewhere = { $seat } envoie { $card_def } { $space_at }
event-new_adventure_deck = Les cartes Aventure défaussées sont mélangées et forment une nouvelle pioche
event-new_spell_deck = Les Sorts défaussés sont mélangés et forment une nouvelle pioche
event-took = { $seat } prend { $card_def }
event-took_from = { $seat } prend { $card_def } à { $from }
event-took_gold = { $seat } prend { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } à { $from }
event-left_behind = { $seat } laisse { $card_def } { $space_at }
event-ditched = { $seat } abandonne { $card_def }
event-discarded = { $seat } défausse { $card_def }
event-bought = { $seat } achète { $card_indef }
event-pilfered = { $seat } chaparde { $card_indef }
event-handed_in_trophy = { $seat } remet { $card_def } comme trophée
event-received_talisman = { $seat } reçoit un Talisman

## Force, Intelligence, Vie, Destin et or

event-gained_strength = { $seat } gagne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Force
event-gained_craft = { $seat } gagne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } d’Intelligence
event-gained_life = { $seat } gagne { $amount ->
        [one] { $amount } Vie
       *[other] { $amount } Vies
    }
event-gained_fate = { $seat } gagne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Destin
event-gained_gold = { $seat } gagne { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
event-healed = { $seat } récupère { $amount ->
        [one] { $amount } Vie
       *[other] { $amount } Vies
    }
event-replenished_fate = { $seat } récupère { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Destin
event-lost_strength = { $seat } perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Force
event-lost_craft = { $seat } perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } d’Intelligence
event-lost_life = { $seat } perd { $amount ->
        [one] { $amount } Vie
       *[other] { $amount } Vies
    }
event-lost_fate = { $seat } dépense { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Destin
event-lost_gold = { $seat } perd { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
event-paid = { $seat } paie { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
event-raided = { $seat } se fait voler { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } par les Pillards, qui cachent leur butin { $space_at }
event-life_saved = { $seat } ne perd pas cette Vie
event-armour_failed = { $seat } n’a pas le secours { $card_of }
event-follower_killed = { $seat } perd { $card_def }, qui meurt
event-died = { $seat } perd son personnage : { $character_def } meurt
event-eliminated = { $seat } sort de la partie

## Les combats

event-fight_begins = { $seat } engage { $how_def }
event-attacked = { $seat } attaque { $other } en { $how }
event-creature_attacks = { $seat } subit l’attaque { $creature_of }
event-attack_rolled = { $seat } fait { $die } à l’attaque
event-foe_rolled = L’adversaire fait { $die } à l’attaque
event-scores = { $seat } atteint un score d’attaque de { $own } contre { $foe }
event-won_fight = { $seat } gagne le combat
event-lost_fight = { $seat } perd le combat
event-stood_off = { $seat } finit le combat à égalité
event-killed_enemy = { $seat } tue { $card_def } et en fait un trophée
event-evaded_card = { $seat } esquive { $card_def }
event-evaded_by = { $seat } esquive
event-bribed = { $seat } achète le départ { $card_of }
event-destroyed = { $seat } détruit { $card_def }
event-charmed = { $seat } charme { $card_def }
event-not_charmed = { $seat } ne parvient pas à charmer { $card_def }, mais la voie est libre
event-raised = { $seat } relève { $card_def } d’entre les morts comme Compagnon
event-mercenary_paid = { $seat } paie le Mercenaire, qui se bat à ses côtés ce tour-ci
event-assassinates = { $seat } frappe dans l’ombre
event-not_beguiled = { $seat } ne parvient pas à séduire { $other }

## Les Sorts

event-cast = { $seat } lance { $spell_def }
event-cast_on_character = { $seat } lance { $spell_def } sur { $target }
event-cast_on_space = { $seat } lance { $spell_def } sur { $space_def }
event-cast_on_card = { $seat } lance { $spell_def } sur { $card_def }
event-command_spell_cast = { $seat } lance le Sort de Commandement
event-countered = { $seat } lance en vain { $spell_def } : ce Sort est contré
event-hex_strikes = { $seat } subit le Maléfice qui se trouve là
event-drank_potion = { $seat } boit la Potion de Force
event-gained_spell = { $seat } gagne un Sort
    .known = { $seat } gagne un Sort : { $card }
event-discarded_spell = { $seat } défausse le Sort { $card }
event-saw_spell = { $seat } regarde un Sort de { $holder }
    .known = { $seat } regarde un Sort de { $holder } : { $card }
event-foresaw = { $seat } regarde une carte de la pioche Aventure
    .known = { $seat } regarde une carte de la pioche Aventure : { $card }

## Ce que deviennent les personnages

event-realigned = { $seat } change d’alignement : { $alignment }
event-became_toad = { $seat } se change en Crapaud
event-turned_back = { $seat } n’est plus un Crapaud
event-quest_taken = { $seat } reçoit une quête : { $quest }
event-quest_fulfilled = { $seat } accomplit sa quête
