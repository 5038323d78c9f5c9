### Les mots du professeur dans les leçons de Rent a Hero.

lesson-goal = Le but du jeu
lesson-goal-recruit = Bienvenue ! Qui réunit six héros différents gagne aussitôt. Votre groupe en compte cinq ; ils sont couchés, car leurs pouvoirs ont servi. Devant vous, face cachée : le héros vagabond, envoyé par { $cleo }. Votre Sergent vous a permis de le regarder : un Magicien, et vous n’en avez pas. Recrutez-le !
lesson-goal-otherwise = Le Magicien serait votre sixième héros, et six héros gagnent la partie.
lesson-goal-done = Six héros différents : vous gagnez, même au milieu d’un tour. D’habitude on ignore qui est le héros vagabond. Bien le deviner, voilà la suite.

lesson-wanderer = Recruter ou passer
lesson-wanderer-pass = Au début, chacun a deux héros. { $ben } a envoyé le héros vagabond, { $cleo } n’en a pas voulu. La condition au milieu dit ce qui pouvait être envoyé : une valeur de 3 ou moins, donc une Poule Enragée, un Pyromane ou une Sorcière. Vous avez déjà deux d’entre eux. Un second exemplaire ne vous rejoint pas : les deux sont éliminés. Mieux vaut passer.
lesson-wanderer-pass-otherwise = Deux des trois héros possibles sont déjà dans votre groupe ; un second exemplaire vous coûterait le premier. Passer est plus sûr.
lesson-wanderer-recruit = Il est revenu à { $ben }, qui l’a envoyé et doit le recruter : une seconde Sorcière, et les deux disparaissent. Maintenant { $cleo } demande une valeur de 5 ou plus et vous envoie une carte : un Sergent, un Chevalier Noir ou un Magicien. Vous n’avez aucun d’eux, donc aucun risque. Recrutez !
lesson-wanderer-recruit-otherwise = Avec une valeur de 5 ou plus, c’est forcément un héros que vous n’avez pas : aucun risque.
lesson-wanderer-done = Un Chevalier Noir vous rejoint : trois héros. C’est à vous d’envoyer un héros vagabond. Vous le ferez dans la leçon suivante.

lesson-requirement = Envoyer un héros
lesson-requirement-send = C’est votre tour. La première carte de la pioche, un Sergent, demande une valeur paire : de votre main, seuls le Pyromane (2) et le Chevalier Noir (6) peuvent partir. Deux choses à savoir : un héros vagabond dont personne ne veut vous revient, et vous devez le recruter. Et { $ben } et { $cleo } ont déjà un Chevalier Noir, pas vous. Envoyez-le !
lesson-requirement-send-otherwise = Le Chevalier Noir gênerait les deux autres et vous plairait : ils l’ont déjà, pas vous.
lesson-requirement-back = { $ben } et { $cleo } ignorent qui c’est et se méfient. Après un tour complet vous n’avez plus le choix : recrutez-le. C’est exactement ce que vous vouliez.
lesson-requirement-done = Le Chevalier Noir vous rejoint, et vous avez pioché une carte pour finir votre tour. Si un jour aucune carte en main ne convient, la première carte de la pioche part à sa place et vous défaussez une carte de votre choix. On vous demande maintenant si vous utilisez un pouvoir ; nous y viendrons bientôt.

lesson-hint = Les indices
lesson-hint-ask = { $cleo } vous envoie un héros vagabond de valeur paire : un Pyromane, un Maître-Chien ou un Chevalier Noir. Seul le Pyromane est déjà dans votre groupe. Avant de décider, vous pouvez demander un indice avec une carte de votre main : { $cleo } la regarde et doit dire sans mentir si c’est le même héros. Demandez pour celui que vous craignez : le Pyromane.
lesson-hint-ask-otherwise = Seul un Pyromane vous ferait du tort, et vous en avez un en main. Demandez avec lui pour en avoir le cœur net.
lesson-hint-recruit = « Non » : c’est donc un Maître-Chien ou un Chevalier Noir, tous deux nouveaux pour vous. Les autres ont entendu la réponse, mais n’ont pas vu votre carte. Elle est perdue, mais vous savez. Recrutez !
lesson-hint-recruit-otherwise = Ce n’est pas un Pyromane, donc il est nouveau de toute façon.
lesson-hint-done = Un Maître-Chien, votre quatrième héros. Demandez autant d’indices que vous voulez, mais jamais avec votre dernière carte.

lesson-powers = Les pouvoirs
lesson-powers-look = Chaque héros de votre groupe a un pouvoir qui sert une fois, à tout moment, même hors de votre tour. Le héros vagabond est devant { $ben }, qui a cinq héros ! Votre Sergent peut le regarder. Utilisez-le avant que { $ben } ne décide.
lesson-powers-look-otherwise = Il ne manque qu’un héros à { $ben }. Mieux vaut savoir d’abord qui attend là.
lesson-powers-wait = Vous avez annoncé le Sergent. Avant qu’un pouvoir agisse, chacun peut y répondre par un pouvoir, vous aussi. Vous voulez d’abord voir la carte : n’utilisez rien.
lesson-powers-wait-otherwise = On n’a encore rien vu. Attendez d’abord le rapport du Sergent.
lesson-powers-silent = Un Magicien, justement celui qui manque à { $ben } ! Vous pouvez maintenant dire aux autres ce que vous avez vu, vrai ou faux, ou le garder pour vous. Ne dites rien.
lesson-powers-burn = { $ben } ne doit pas l’avoir. Votre Pyromane défausse le héros vagabond, où qu’il soit. Utilisez-le !
lesson-powers-burn-otherwise = Si { $ben } le recrute, la partie est finie.
lesson-powers-done = Le Magicien est parti, et personne ne l’a recruté. Votre Sergent et votre Pyromane sont couchés : leurs pouvoirs ont servi, mais ils comptent toujours comme héros.

lesson-cancel = Annuler un pouvoir
lesson-cancel-chicken = Vous savez qui est devant vous : un Chevalier Noir, votre sixième héros. Mais { $ben } s’en doute et utilise le Pyromane. Votre Poule Enragée annule un pouvoir qui vient d’être annoncé. Utilisez-la !
lesson-cancel-chicken-otherwise = Le Pyromane brûlerait votre sixième héros. La Poule Enragée peut l’empêcher.
lesson-cancel-recruit = Annulé : le Pyromane n’a pas d’effet, mais son pouvoir a servi. Le héros vagabond est toujours là. Recrutez-le !
lesson-cancel-recruit-otherwise = Il ne vous manque qu’un Chevalier Noir, et le voilà.
lesson-cancel-done = Six héros, encore une fois ! Une Poule Enragée peut même en annuler une autre ; alors le premier pouvoir agit quand même.

lesson-bluff = Un bluff pour finir
lesson-bluff-send = Il ne reste qu’une carte dans la pioche : la partie finit avec votre tour. Personne n’a six héros, donc le plus grand groupe gagne. Vous en avez quatre chacun ; alors le moins de cartes éliminées décide, puis le moins de pouvoirs utilisés. Vous devez envoyer une valeur impaire. Envoyez la Sorcière : { $cleo } en a une, et si elle vous revient, c’est votre cinquième héros.
lesson-bluff-send-otherwise = Un Magicien pourrait devenir le cinquième héros de { $cleo }. La Sorcière est déjà dans ce groupe.
lesson-bluff-look = Maintenant, un bluff. Votre Sergent regarde le héros vagabond. Vous le connaissez, mais qui regarde peut en dire quelque chose, et personne ne peut vérifier. Utilisez-le !
lesson-bluff-look-otherwise = Avec le Sergent, vous pourriez raconter une histoire sur cette carte.
lesson-bluff-claim = Dites que c’est un Magicien. { $ben } en a un et passera ; { $cleo } n’en a pas et aimerait bien.
lesson-bluff-claim-otherwise = Un Magicien, c’est l’histoire qui convient : { $ben } n’en veut pas, { $cleo } si.
lesson-bluff-watch = Voyons ce qu’ils en font…
lesson-bluff-done = { $cleo } y a cru et perd une Sorcière. Vous avez pioché la dernière carte, et la partie est finie : vous et { $ben } avez quatre héros chacun, mais { $ben } a deux cartes éliminées et vous aucune. La victoire est à vous. Vous connaissez le jeu !
