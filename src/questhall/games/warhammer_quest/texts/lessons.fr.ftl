### Les leçons de Warhammer Quest en français.

lesson-attack = Attaquer
lesson-attack-strike = Bienvenue ! Ici, dans les tunnels, vous êtes { card-ironbreaker }, et devant vous se tient un ennemi, { card-goblin_warrior } : il est engagé avec vous. Quand vous êtes activé, vous accomplissez l’une de vos quatre cartes Action : attaquer, explorer, se reposer ou aider. Chacune dit combien de dés vous lancez. Le gobelin a 2 points de vie, il vous faut donc deux succès. Attaquez avec « { card-ib_attack_basic } » !
lesson-attack-strike-otherwise = Tant que le gobelin est devant vous, il lance un dé noir dans tout ce que vous faites. Abattez-le.
lesson-attack-watch = Deux succès : le gobelin tombe. Pour chaque ennemi redressé devant vous, on lance aussi un dé noir, et il a montré une attaque. Les ennemis frappent même en tombant, mais l’un de vos dés montrait aussi un bouclier, et un bouclier arrête un point d’attaque. Votre carte est maintenant épuisée. C’est à { $ben }, qui explore.
lesson-attack-done = À deux héros, chacun agit deux fois par manche et doit prendre une autre carte : une carte épuisée le reste jusqu’à ce que vous vous prépariez. Une autre leçon en parle. La prochaine : explorer.

lesson-explore = Explorer
lesson-explore-go = Attaquer ne suffit pas : la quête veut que vous exploriez. Le lieu { card-crumbling_arches } demande 6 pions Progression. Chaque succès d’une action d’exploration en donne un, quoi qu’il y ait devant vous. Explorez avec « { card-ib_explore_basic } » !
lesson-explore-go-otherwise = La chauve-souris est gênante, mais c’est en explorant qu’on gagne.
lesson-explore-watch = Trois succès, trois pions. Mais la chauve-souris a fait une attaque, aucun de vos dés ne montrait de bouclier, et vous subissez une blessure. { $ben } explore aussi : { card-waywatcher }, c’est l’éclaireur du groupe, avec un succès de plus.
lesson-explore-done = Six sur six : le lieu est entièrement exploré. Dans les quêtes plus longues, vous pourriez maintenant voyager, et chaque exploration fait aussi piocher une carte Donjon, pour le meilleur ou pour le pire. Ensuite : que faire des blessures.

lesson-rest = Se reposer
lesson-rest-rest = Vous avez 4 blessures ; avec 16 vous seriez vaincu. Reposez-vous avec « { card-ib_rest_basic } » : chaque succès guérit une blessure. Le gobelin devant vous ne se repose pas, les boucliers sont donc bienvenus ici aussi.
lesson-rest-rest-otherwise = Personne d’autre ne soignera vos blessures. Reposez-vous tant que vous le pouvez.
lesson-rest-exhaust = Un succès, une blessure guérie, et le bouclier a arrêté le gobelin. Votre carte fait plus : vous pouvez épuiser un ennemi engagé avec vous. Un ennemi épuisé ne lance pas de dé et ne s’active pas à la phase des ennemis. Retenez le gobelin !
lesson-rest-exhaust-otherwise = Un gobelin épuisé ne frappera pas dans cette manche.
lesson-rest-watch = Le gobelin n’est plus un danger jusqu’à la fin de la manche. { $ben } explore.
lesson-rest-done = Regardez vos cartes : deux seulement sont encore prêtes. Quand vous avez fait ce qu’il fallait, il est temps de vous préparer. C’est la suite.

lesson-aid = Aider et se préparer
lesson-aid-aid = Une chauve-souris harcèle { $ben }, gravement blessé, et la plupart de vos cartes sont épuisées. « { card-ib_aid_basic } » répare tout : les succès deviennent des pions sur les cartes de { $ben }, et la carte porte l’icône de préparation, qui redresse ensuite toutes vos cartes Action. Aidez { $ben } !
lesson-aid-aid-otherwise = { $ben } a besoin d’aide et vos cartes d’être redressées : la carte d’aide fait les deux.
lesson-aid-pull = Avant de lancer les dés, cette carte permet d’attirer un ennemi. Vous supportez mieux une chauve-souris que { $ben }.
lesson-aid-pull-otherwise = Avec 16 points de vie, vous supportez une chauve-souris. { $ben } non.
lesson-aid-tokens = La chauve-souris fond sur vous, mais vous manque. Deux succès : { $ben } reçoit deux pions Succès et les place sur ses cartes, deux au plus par carte.
lesson-aid-watch = Toutes vos cartes sont redressées : c’était l’icône de préparation. { $ben } explore et dépense les deux pions pour deux succès de plus.
lesson-aid-done = Cinq pions en une action. Les pions attendent sur une carte aussi longtemps que vous voulez : aidez tôt pour frapper fort plus tard. Ensuite : ce que font les ennemis.

lesson-enemies = Ennemis et péril
lesson-enemies-choose = La phase des héros est finie ; les ennemis agissent. Chacun active les ennemis devant son héros, dans l’ordre de son choix. Un ennemi fait ce que disent ses mots-clés, de gauche à droite : la chauve-souris mord et retourne dans les ombres ; le gobelin court vers le héros le plus blessé et frappe. Activez d’abord la chauve-souris.
lesson-enemies-choose-otherwise = Les deux agiront. La chauve-souris sera partie ensuite.
lesson-enemies-watch = La chauve-souris vous a mordu et a disparu ; le gobelin vous a quitté pour { $ben }, qui a plus de blessures. Puis vint la phase de lieu, où { card-crumbling_arches } lâche une pierre sur celui qui a le moins de blessures : vous. À la phase de péril, le pion de péril a avancé, et { $ben } est devenu chef de groupe. Dans une vraie quête, les cases colorées de la piste apportent des ennuis. Une nouvelle manche commence, et le chef agit d’abord.
lesson-enemies-done = Voilà une manche entière : héros, ennemis, lieu, péril. Une dernière leçon : comment gagner.

lesson-victory = Victoire
lesson-victory-strike = L’initiation est gagnée à la fin d’une phase de lieu si le lieu est entièrement exploré et qu’aucun ennemi n’est engagé avec un héros. Il manque trois pions, et un gobelin blessé est devant vous. { $ben } va explorer : abattez le gobelin !
lesson-victory-strike-otherwise = Tant qu’un ennemi est engagé avec un héros, l’initiation ne peut pas être gagnée.
lesson-victory-watch = Plus de gobelin. À { $ben } de trouver les trois derniers.
lesson-victory-done = Victoire ! Vous gagnez et perdez ensemble. Vous connaissez les manches et les quatre actions ; équipement, cartes Donjon, némésis et bourg viennent avec les premières quêtes. Jouez l’initiation depuis le début, ou commencez une campagne : l’ordre de mission dit ce que chaque quête a de particulier.
