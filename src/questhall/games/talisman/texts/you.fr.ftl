### Ce qui se passe dans Talisman, dit au joueur concerné, en français. Une phrase n’a pas de point.

## Ce que vous faites, ou ce qui vous arrive

you-turn_begins = Vous commencez votre tour
you-missed_turn = Vous passez ce tour
you-misses_turn = Vous perdez un tour
you-character_enters = Vous entrez en jeu avec { $character_def }
you-moved = Vous allez { $space_at }
you-built_raft = Vous construisez un Radeau
you-teleport_offered = Vous pouvez vous téléporter n’importe où dans la Région Extérieure comme prochain déplacement
you-ferry_offered = Vous pouvez vous faire mener au Temple comme prochain déplacement
you-enslaved = Vous êtes esclave au Temple jusqu’à un 4 ou plus au dé de déplacement
you-set_free = Vous retrouvez la liberté
you-blizzard_begins = Vous amenez un Blizzard : pendant 2 tours de table, on n’avance que d’une case par tour
you-rolled = Vous lancez le dé : { $die }
you-rolled_again = Vous relancez le dé : { $die }
you-added_one = Vous ajoutez 1 au résultat
you-diced_with_death = Vous faites { $own } contre { $deaths } pour la Mort
you-death_rolled = Vous voyez la Mort faire { $total }
you-drew = Vous piochez { $card_def } { $space_at }
you-replaced = Vous défaussez { $card_def } et piochez une autre carte
you-sent_elsewhere = Vous envoyez { $card_def } { $space_at }
you-took = Vous prenez { $card_def }
you-took_from = Vous prenez { $card_def } à { $from }
you-took_gold = Vous prenez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } à { $from }
you-left_behind = Vous laissez { $card_def } { $space_at }
you-ditched = Vous abandonnez { $card_def }
you-discarded = Vous défaussez { $card_def }
you-bought = Vous achetez { $card_indef }
you-pilfered = Vous chapardez { $card_indef }
you-handed_in_trophy = Vous remettez { $card_def } comme trophée
you-received_talisman = Vous recevez un Talisman
you-gained_strength = Vous gagnez { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Force
you-gained_craft = Vous gagnez { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } d’Intelligence
you-gained_life = Vous gagnez { $amount ->
        [one] { $amount } Vie
       *[other] { $amount } Vies
    }
you-gained_fate = Vous gagnez { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Destin
you-gained_gold = Vous gagnez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
you-healed = Vous récupérez { $amount ->
        [one] { $amount } Vie
       *[other] { $amount } Vies
    }
you-replenished_fate = Vous récupérez { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Destin
you-lost_strength = Vous perdez { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Force
you-lost_craft = Vous perdez { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } d’Intelligence
you-lost_life = Vous perdez { $amount ->
        [one] { $amount } Vie
       *[other] { $amount } Vies
    }
you-lost_fate = Vous dépensez { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Destin
you-lost_gold = Vous perdez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
you-paid = Vous payez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
you-raided = Vous vous faites voler { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } par les Pillards, qui cachent leur butin { $space_at }
you-life_saved = Vous ne perdez pas cette Vie
you-armour_failed = Vous n’avez pas le secours { $card_of }
you-follower_killed = Vous perdez { $card_def }, qui meurt
you-died = Vous perdez votre personnage : { $character_def } meurt
you-eliminated = Vous sortez de la partie
you-fight_begins = Vous engagez { $how_def }
you-attacked = Vous attaquez { $other } en { $how }
you-creature_attacks = Vous subissez l’attaque { $creature_of }
you-attack_rolled = Vous faites { $die } à l’attaque
you-scores = Vous atteignez un score d’attaque de { $own } contre { $foe }
you-won_fight = Vous gagnez le combat
you-lost_fight = Vous perdez le combat
you-stood_off = Vous finissez le combat à égalité
you-killed_enemy = Vous tuez { $card_def } et en faites un trophée
you-evaded_card = Vous esquivez { $card_def }
you-evaded_by = Vous esquivez
you-bribed = Vous achetez le départ { $card_of }
you-destroyed = Vous détruisez { $card_def }
you-charmed = Vous charmez { $card_def }
you-not_charmed = Vous ne parvenez pas à charmer { $card_def }, mais la voie est libre
you-raised = Vous relevez { $card_def } d’entre les morts comme Compagnon
you-mercenary_paid = Vous payez le Mercenaire, qui se bat à vos côtés ce tour-ci
you-assassinates = Vous frappez dans l’ombre
you-not_beguiled = Vous ne parvenez pas à séduire { $other }
you-cast = Vous lancez { $spell_def }
you-cast_on_character = Vous lancez { $spell_def } sur { $target }
you-cast_on_space = Vous lancez { $spell_def } sur { $space_def }
you-cast_on_card = Vous lancez { $spell_def } sur { $card_def }
you-command_spell_cast = Vous lancez le Sort de Commandement
you-countered = Vous lancez en vain { $spell_def } : ce Sort est contré
you-hex_strikes = Vous subissez le Maléfice qui se trouve là
you-drank_potion = Vous buvez la Potion de Force
you-gained_spell = Vous gagnez un Sort
    .known = Vous gagnez un Sort : { $card }
you-discarded_spell = Vous défaussez le Sort { $card }
you-saw_spell = Vous regardez un Sort de { $holder }
    .known = Vous regardez un Sort de { $holder } : { $card }
you-foresaw = Vous regardez une carte de la pioche Aventure
    .known = Vous regardez une carte de la pioche Aventure : { $card }
you-realigned = Vous changez d’alignement : { $alignment }
you-became_toad = Vous vous changez en Crapaud
you-turned_back = Vous n’êtes plus un Crapaud
you-quest_taken = Vous recevez une quête : { $quest }
you-quest_fulfilled = Vous accomplissez votre quête

## Ce que d’autres vous font

at-you-took_from = { $seat } vous prend { $card_def }
at-you-took_gold = { $seat } vous prend { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
at-you-attacked = { $seat } vous attaque en { $how }
at-you-not_beguiled = { $seat } ne parvient pas à vous séduire
at-you-cast_on_character = { $seat } lance { $spell_def } sur vous
at-you-saw_spell = { $seat } regarde un de vos Sorts
    .known = { $seat } regarde un de vos Sorts : { $card }

## Ce que vous vous faites

yourself-cast_on_character = Vous lancez { $spell_def } sur vous-même

## La fin

you-won-last_alive = Vous remportez la partie : personne d’autre n’est en vie
you-won-crown_reached = Vous remportez la partie à la Couronne de Commandement
you-won-time_is_up = Vous remportez la partie avec le plus de gains
you-won-time_is_up-shared = Vous partagez la victoire avec { $others } : personne n’a gagné davantage
