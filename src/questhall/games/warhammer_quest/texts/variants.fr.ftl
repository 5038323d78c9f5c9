### Les quêtes de Warhammer Quest comme variantes, et d’autres lectures de ce que les règles laissent ouvert, en français.

## Les quêtes

variant-tutorial = { quest-tutorial }
    .explained = une courte partie sur un seul lieu, pour apprendre les actions, l’engagement et ce que font les ennemis
variant-quest-1 = Quête 1 « { quest-a_foul_stench } »
    .explained = trois cavernes au hasard, puis l’antre du chef gobelin ; il revient sans cesse et montre le chemin au groupe
variant-quest-2 = Quête 2 « { quest-trace_the_toxin } »
    .explained = trois cavernes au hasard, puis le réservoir souillé ; trouvez-y la Malepierre sous le nez d’un empoisonneur
variant-quest-3 = Quête 3 « { quest-pursuit } »
    .explained = une course à travers cinq cavernes au hasard pour coincer un messager avant la fin de la piste de péril
variant-quest-4 = Quête 4 « { quest-firepower } »
    .explained = quatre cavernes au hasard sous le feu, puis la position de tir et son maître
variant-quest-5 = Quête 5 « { quest-waaagh } »
    .explained = trois cavernes au hasard, puis le rassemblement des Peaux-Vertes et leur chef
variant-delve = Quête indépendante « { quest-lost_in_the_dark } »
    .explained = une longue partie en trois étapes, avec des héros qui progressent en chemin et une Némésis au hasard à la fin
variant-campaign = Campagne
    .explained = une quête de la campagne « Une Alliance Précaire », suivie de l’étape du bourg ; ce que gagnent les héros passe à la quête suivante

## Difficultés

variant-veteran = Vétéran
    .explained = chaque lieu fait apparaître un ennemi de plus, face cachée dans les ombres, et à partir de la quête 2 le péril commence une ou deux cases plus loin ; pour un groupe qui gagne la plupart de ses quêtes
variant-heroic = Héroïque
    .explained = comme vétéran, mais le péril commence plus loin encore, d’une case dans la quête 1 à quatre dans la quête 5 ; pour un groupe qui veut perdre à peu près une quête sur deux

## D’autres lectures

variant-other-dice = Autres dés
    .explained = un dé de héros a deux faces à deux succès et aucune à succès et défense ; un dé d’ennemi a deux icônes de Némésis
variant-exhausted-enemies-attack = Les ennemis inclinés attaquent
    .explained = une icône d’attaque peut aussi faire attaquer un ennemi incliné de la zone ; il n’ajoute toujours pas de dé
variant-moved-enemies-hold-back = Les ennemis déplacés renoncent
    .explained = un ennemi non vaincu qui a quitté la zone du héros depuis le jet n’attaque pas
variant-divided-successes = Succès répartis
    .explained = le héros répartit les succès d’une attaque entre ses cibles
variant-targets-after-roll = Cibles après le jet
    .explained = les cibles d’une attaque se désignent après le jet et les relances
variant-surplus-tokens-pass-on = Le surplus de pions circule
    .explained = les pions Succès qui ne tiennent pas sur les cartes d’un héros vont au prochain héros qui a de la place
variant-empty-choices = Choix sans effet
    .explained = on peut choisir un état que le héros ne peut pas recevoir, ou de remettre en état un équipement qui n’en a pas besoin
variant-hidden-enemies-known = Ennemis cachés connus
    .explained = tous voient ce qui apparaît face cachée ; pour le reste, c’est face cachée
variant-hidden-enemies-first = Ennemis cachés d’abord
    .explained = un lieu révélé fait apparaître ses ennemis face cachée avant les autres
variant-next-hero-engaged = Au héros suivant
    .explained = un ennemi qui devrait engager un héros vaincu engage le suivant qui ne l’est pas
variant-enemy-turns-of-defeated = Les vaincus activent
    .explained = un héros vaincu joue ses tours dans la phase des ennemis et active des ennemis des ombres
variant-next-hero-hit = Le suivant encaisse
    .explained = quand le héros actif est vaincu pendant l’activation d’un ennemi, le héros suivant est actif pour le reste
variant-regenerated-enemies-rise = Régénération salvatrice
    .explained = un ennemi vaincu pendant sa propre activation qui se régénère ensuite revient en jeu
variant-engaged-enemies-stay = Engagés, ils restent
    .explained = un ennemi engagé avec un héros n’avance pas vers un autre
variant-moved-enemies-ready = Déplacés et redressés
    .explained = un ennemi qui change de zone est redressé
variant-hidden-enemies-rank-first = Rang des ennemis cachés
    .explained = les ennemis face cachée passent avant tous ceux qui ont un rang
variant-late-reshuffle = Mélange tardif
    .explained = les ennemis défaussés ne sont mélangés que quand il faut piocher et que la pioche est vide
variant-travel-before-effect = Le voyage d’abord
    .explained = le groupe peut d’abord voyager ; puis le lieu où il se trouve produit son effet
variant-shadows-cleared-late = Ombres vidées plus tard
    .explained = en voyage, les ombres sont vidées une fois le nouveau lieu révélé, avant ses apparitions
variant-full-peril-strikes = Le péril à son comble frappe
    .explained = un péril qui ne peut plus augmenter hors de sa phase produit l’effet de la dernière case
variant-defeat-before-victory = La défaite d’abord
    .explained = victoire et défaite au même moment font une défaite
variant-last-stand = Baroud d’honneur
    .explained = tous les héros vaincus, la quête n’est perdue que dans la phase de péril : la phase de lieu peut encore la gagner
variant-revived-with-health = Ranimés avec un souffle
    .explained = un héros ranimé a au moins 1 point de vie
variant-defeated-heroes-count = Les vaincus comptent
    .explained = un héros vaincu compte pour le plus et le moins de blessures ; ce qui lui revient alors reste sans effet
variant-fallen-gear-found = L’équipement des vaincus
    .explained = l’équipement d’un héros éliminé d’une quête indépendante va dans la défausse d’équipement
variant-fortune-may-fail = Fortune incertaine
    .explained = la carte légendaire est tirée parmi les trois ; celle que le héros porte déjà n’apporte rien
variant-gear-limit-4 = Limite d’équipement de 4
    .explained = une limite d’équipement ne dépasse pas 4
variant-discards-at-blacksmith = Le forgeron ressort la défausse
    .explained = s’il ne reste qu’une carte dans la pioche Équipement, le forgeron y mélange la défausse
variant-aid-counts-dice = Le soutien compte les dés
    .explained = le soutien ne donne de pions que pour les succès des dés, critiques compris
variant-active-hero-first = Le héros actif d’abord
    .explained = « chaque héros » part du héros actif, s’il y en a un, dans le sens des aiguilles d’une montre
variant-deadly-costs = Coûts mortels
    .explained = un héros peut payer d’une blessure qui le vainc
variant-owned-gear-counts = L’équipement porté compte
    .explained = l’équipement des héros compte dans le nombre de cartes Équipement que demande la fiche
variant-fortune-beside-gear = La Fortune en plus
    .explained = une Fortune Légendaire piochée chez le forgeron n’est pas une des deux cartes
variant-settlement-in-order = Chacun son tour au bourg
    .explained = à l’étape du bourg, les héros agissent dans le sens des aiguilles d’une montre à partir du chef de groupe
variant-preparing-readies-gear = L’icône redresse l’équipement
    .explained = l’équipement incliné est redressé avec les cartes Action par l’icône de préparation, et non à la fin de la manche
variant-treasure-before-text = Le trésor d’abord
    .explained = le trésor d’une carte Donjon se prend avant son texte
variant-items-in-actions = Objets pendant l’action
    .explained = ce qui s’utilise à tout moment de la phase des héros peut aussi servir pendant une action, après les dés
