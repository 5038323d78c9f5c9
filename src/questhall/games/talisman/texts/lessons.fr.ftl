### Les mots du professeur dans les leçons de Talisman.

lesson-others-turn = C’est maintenant le tour de { $ben }.

lesson-moving = Se déplacer
lesson-moving-go = Bienvenue ! Vous jouez le Guerrier, en route vers la Couronne de Commandement au centre du plateau. Chaque tour commence par un jet de dé, et vous avez fait 4 : vous avancez d’exactement quatre cases, dans le sens des aiguilles d’une montre ou dans l’autre. D’un côté la Forêt, où l’on se perd. De l’autre les Collines, où gisent deux bourses d’or. Allez aux Collines !
lesson-moving-go-otherwise = Personne n’a encore ramassé l’or des Collines.
lesson-moving-take = Votre déplacement est fini, et vous rencontrez la case. Aux Collines on pioche une carte Aventure, mais il y en a déjà une : vous ne piochez pas. Rien ici ne veut se battre : prenez l’or !
lesson-moving-take-otherwise = L’or achète de l’équipement et des soins, et ici il ne coûte rien.
lesson-moving-watch = Vous avez trois pièces d’or. Un déplacement et une rencontre : c’était votre tour. Maintenant { $ben }, avec le Troll, fait de même.
lesson-moving-city = Votre deuxième tour : un 2. Le Bois est possible, la Cité aussi. Vous avez de quoi dépenser : allez à la Cité.
lesson-moving-city-otherwise = À la Cité, vous choisissez qui vous allez voir ; dans le Bois, il faut prendre ce qui vient.
lesson-moving-done = Vous voici à la Cité ! Une case où l’on ne pioche pas a ses propres instructions : ici, vous choisissez qui vous allez voir. C’est le sujet de la leçon suivante.

lesson-spaces = Rencontrer une case
lesson-spaces-ruins = Vous jouez l’Elfe, et vous êtes bon. Vous avez fait 3. Au Cimetière, un personnage bon perd une Vie. Aux Ruines, on pioche deux cartes Aventure, et nul ne sait lesquelles. C’est bien l’aventure que vous cherchez. Allez aux Ruines !
lesson-spaces-ruins-otherwise = Le Cimetière coûte une Vie aux bons. Les Ruines offrent deux cartes.
lesson-spaces-wish = Deux cartes : Deux Bourses d’Or et une Fée. On rencontre les cartes dans l’ordre de leurs numéros : d’abord les Événements, puis les Ennemis, puis les Étrangers comme la Fée, puis ce que l’on peut prendre, et les Lieux à la fin. La Fée accorde un souhait à un personnage bon. La Force sert à chaque combat : souhaitez de la Force.
lesson-spaces-wish-otherwise = Un point de Force vous reste pour de bon.
lesson-spaces-take = Vous avez maintenant 4 en Force, et la Fée est partie. Plus rien ne vous sépare de l’or. Prenez-le !
lesson-spaces-take-otherwise = Ce que vous laissez ici, le prochain qui passe peut le prendre.
lesson-spaces-village = Cette fois un 4. Dans le Bois on pioche encore une carte ; le Village, lui, a des instructions. Vous avez trois pièces d’or : allez faire vos achats au Village.
lesson-spaces-village-otherwise = Vous avez de l’or, et c’est au Village qu’il vaut quelque chose.
lesson-spaces-blacksmith = Au Village, vous allez voir une personne sur trois : le Guérisseur soigne contre de l’or, chez le Mystique on lance un dé, le Forgeron vend des armes et des armures. Allez voir le Forgeron.
lesson-spaces-blacksmith-otherwise = Vous n’avez perdu aucune Vie, et le Mystique est un pari. Le Forgeron vend ce qu’il vous faut.
lesson-spaces-sword = Une Épée coûte deux pièces d’or et ajoute 1 à votre Force au combat. Achetez-la !
lesson-spaces-sword-otherwise = Pour deux pièces d’or, l’Épée ajoute 1 à votre Force au combat.
lesson-spaces-done = L’Épée est à vous. À retenir : les cases où l’on pioche réservent des surprises et gardent ce que d’autres y laissent ; les autres ont des instructions fixes, que vous pouvez lire à tout moment en ouvrant la case. Ensuite : un combat.

lesson-fighting = Combattre, et le Destin
lesson-fighting-fate = Vous jouez le Nain, et la carte piochée est un Ours de Force 3. Au combat, chacun lance un dé et ajoute sa Force : 3 et 1 font 4 pour vous, 3 et 4 font 7 pour l’Ours. Vous perdriez une Vie ! Mais vous avez un point de Destin : dépensez-le pour relancer votre dé.
lesson-fighting-fate-otherwise = Vous n’avez rien à perdre : un 4 ferait match nul, un 5 ou un 6 gagne. Le Destin est fait pour ces moments-là.
lesson-fighting-trophies = Un 5 : 8 contre 7, vous gagnez ! L’Ours devient un trophée, qui vaut sa Force : 3 points. Vous aviez déjà le Serpent, qui en vaut 4. À la fin du tour, sept points de Force achètent un point de Force pour de bon. Remettez les deux !
lesson-fighting-trophies-otherwise = Sept points vous rendent plus fort jusqu’à la fin de la partie ; les trophées seuls ne font rien.
lesson-fighting-go = Vous avez maintenant 4 en Force. Vous avez fait 4. Dans les Champs près de la Cité se tient le Troll de { $ben } : qui arrive sur un autre personnage peut l’attaquer au lieu de rencontrer la case, mais 6 en Force, c’est trop pour vous. Allez dans les Champs de l’autre côté, après la Taverne.
lesson-fighting-go-otherwise = Le Troll est là, et il est plus fort que vous. La leçon continue dans les Champs après la Taverne.
lesson-fighting-watch = Une Ombre : les Esprits se battent avec l’Intelligence, pas avec la Force. 3 et 3 contre 2 et 2 : gagné avant même d’avoir eu peur. En combat psychique, aucune arme ne compte. C’est maintenant le tour de { $ben }.
lesson-fighting-done = L’Ombre est un trophée aussi, pour l’Intelligence. Qui perd un combat perd une Vie, l’Ennemi reste sur sa case et le tour est fini ; un match nul le finit aussi. Avec sa dernière Vie le personnage disparaît, et vous continuez avec un nouveau.

lesson-belongings = Objets et Compagnons
lesson-belongings-mule = Vous jouez le Voleur, et aux Ruines il y a une Épée et une Mule. Vous portez quatre Objets, et c’est la limite. La Mule est un Compagnon : vous pouvez en avoir autant que vous voulez, et celle-ci porte quatre Objets de plus. Prenez donc d’abord la Mule !
lesson-belongings-mule-otherwise = Sans la Mule, un cinquième Objet est de trop, et il faudrait en laisser un.
lesson-belongings-sword = Il y a maintenant de la place pour huit. Prenez l’Épée !
lesson-belongings-sword-otherwise = Vous avez la place, et elle ajoute 1 à votre Force au combat.
lesson-belongings-go = Vous avez fait 1. Votre carte indique 3 en Force. La Ceinture Magique ajoute toujours 1, l’Épée ajoute 1 au combat. Allez dans les Plaines chercher l’aventure.
lesson-belongings-go-otherwise = Des deux côtés vous piochez une carte. La leçon continue dans les Plaines.
lesson-belongings-attack = Un Ogre de Force 5 ! Votre meilleure arme est déjà en main : 3 pour vous, 1 pour la Ceinture et 1 pour l’Épée font 5 aussi. On n’utilise qu’une arme, même si l’on en porte plusieurs. Lancez les dés de l’attaque !
lesson-belongings-attack-otherwise = Sans l’Épée, vous êtes plus faible : elle ne compte que si vous l’utilisez.
lesson-belongings-shield = 6 contre 9 : c’est perdu, et cela coûterait une Vie. Une pièce d’armure peut la sauver, mais pas le combat : le Casque sur un 6, le Bouclier sur un 5 ou un 6. Utilisez le Bouclier !
lesson-belongings-shield-otherwise = Le Bouclier sauve la Vie deux fois plus souvent que le Casque, et essayer ne coûte rien.
lesson-belongings-watch = Un 5 : le Bouclier vous sauve la Vie. L’Ogre reste dans les Plaines, et votre tour est fini. C’est maintenant le tour de { $ben }.
lesson-belongings-done = Tous voient ce que vous portez, et on peut en perdre, en vendre ou se le faire voler. Ce dont vous n’avez pas besoin, abandonnez-le quand vous voulez : cela reste sur la case, à qui le prendra. Ensuite : quelque chose que personne ne voit.

lesson-spells = Lancer un Sort
lesson-spells-teleport = Vous jouez le Magicien. Vous avez deux Sorts en main, et vous seul savez lesquels : avec 5 en Intelligence, vous pouvez en avoir deux. Chaque carte dit quand la lancer. La Téléportation remplace le jet de déplacement et vous mène sur n’importe quelle case de votre Région. Aux Ruines, un Géant garde deux bourses d’or. Lancez la Téléportation vers les Ruines !
lesson-spells-teleport-otherwise = L’or est aux Ruines, et la Téléportation y mène tout droit.
lesson-spells-blast = Le Géant a 6 en Force, vous avez 2. Mais avant les dés, vous pouvez lancer la Décharge Psionique : pour ce combat elle ajoute à votre Force votre valeur d’Intelligence, 5. Lancez-la !
lesson-spells-blast-otherwise = À 2 contre 6, il faut beaucoup de chance ; à 7 contre 6, il en faut peu.
lesson-spells-take = 11 contre 9 : le Géant est à vous ! Un Sort lancé est défaussé. C’était votre dernier, et le Magicien a la capacité d’en piocher aussitôt un nouveau : le Contresort. Prenez maintenant l’or.
lesson-spells-take-otherwise = Cet or, vous l’avez gagné.
lesson-spells-watch = Le tour de { $ben } commence…
lesson-spells-counter = { $ben } lance l’Acquisition sur vous, pour vous prendre de l’or ! Au tour d’un autre joueur, vous pouvez lancer un Sort, et le Contresort répond à celui qui vient d’être lancé. Lancez-le !
lesson-spells-counter-otherwise = Le Contresort est fait pour cela : sans lui, { $ben } vous prend quelque chose.
lesson-spells-rest = L’Acquisition n’a aucun effet, et les deux Sorts sont défaussés. Le tour de { $ben } continue.
lesson-spells-done = Votre or est en sûreté, et vous avez pioché un autre Sort. À votre tour, vous pouvez lancer autant de Sorts que vous en aviez au début. On ne vous interroge que si un Sort convient, et personne ne peut deviner ce que vous avez.

lesson-alignment = Bon, neutre, mauvais
lesson-alignment-good = Vous jouez le Druide, qui a perdu deux Vies, n’a pas d’or et arrive à la Chapelle. Elle soigne les bons gratuitement et les neutres contre de l’or ; les mauvais perdent une Vie. Vous êtes neutre. Les autres changent rarement d’alignement, mais le Druide le peut quand il veut. Devenez bon !
lesson-alignment-good-otherwise = Les neutres paient ici leurs soins, et vous n’avez pas d’or. Les bons sont soignés gratuitement.
lesson-alignment-stay-good = Vous êtes bon, et une carte Alignement près de votre personnage le montre. Le Druide pourrait changer encore aussitôt. Restez ainsi : ne faites rien.
lesson-alignment-stay-good-otherwise = Seuls les bons sont soignés ici gratuitement.
lesson-alignment-heal = La Chapelle vous est ouverte. Prier est possible, mais c’est un pari. Récupérez plutôt vos Vies, toutes, jusqu’au nombre de votre carte.
lesson-alignment-heal-otherwise = Il vous manque deux Vies. Ainsi, vous les récupérez à coup sûr.
lesson-alignment-watch = De nouveau quatre Vies. Maintenant { $ben } joue l’Ensorceleuse, qui est mauvaise. Voyez ce que lui fait la Chapelle…
lesson-alignment-graveyard = L’Ensorceleuse, mauvaise, y a perdu une Vie. Vous avez fait 4, et vous n’avez plus de Destin. Le Cimetière est le contraire de la Chapelle : les bons perdent une Vie, mais les mauvais récupèrent tout leur Destin. Allez-y !
lesson-alignment-graveyard-otherwise = Au Cimetière, un personnage mauvais récupère tout son Destin, et le Druide est mauvais quand il veut.
lesson-alignment-evil = Vous savez quoi faire : devenez mauvais !
lesson-alignment-evil-otherwise = Un personnage bon perd une Vie au Cimetière.
lesson-alignment-stay-evil = Mauvais pour le moment. Restez-en là : ne faites rien.
lesson-alignment-stay-evil-otherwise = Seuls les mauvais récupèrent ici leur Destin gratuitement.
lesson-alignment-fate = Prier est un pari ici aussi. Récupérez tout votre Destin.
lesson-alignment-fate-otherwise = Quatre points de Destin à coup sûr valent mieux qu’une prière.
lesson-alignment-rest = Quatre points de Destin ! C’est maintenant le tour de { $ben }.
lesson-alignment-done = L’alignement décide aussi des cartes que l’on peut avoir : l’Épée Runique n’est pas pour les bons, le Saint Graal pas pour les mauvais, et une carte devenue interdite reste sur la case. Et comme vous avez de nouveau du Destin, on vous demande si vous relancez le dé de déplacement.

lesson-bridge = Le pont vers la Région Médiane
lesson-bridge-cross = Le plateau a trois Régions, l’une dans l’autre, et un jet de dé vous garde dans la vôtre. Entre la Région Extérieure et la Région Médiane coule la Rivière Tumultueuse. Un seul pont la franchit, et la Sentinelle le garde avec 9 en Force. Vous jouez le Troll, et avec deux points gagnés votre Force est de 8. Votre 3 suffit pour passer. Essayez !
lesson-bridge-cross-otherwise = Avec 8 en Force, vous valez presque la Sentinelle, et un pays plus riche s’étend après le pont.
lesson-bridge-valley = 12 contre 11 : la Sentinelle vous laisse passer ! De votre 3, il reste une case, dans le sens que vous voulez. La Clairière Maudite ôte leur pouvoir aux Objets et aux Objets Magiques. Dans la Vallée Cachée il y a trois cartes. Allez à la Vallée Cachée !
lesson-bridge-valley-otherwise = Rien ne vous attend dans la Clairière Maudite, mais la Vallée Cachée a trois cartes.
lesson-bridge-heal = La Vallée demande trois cartes, et il y en a trois : vous ne piochez pas. D’abord le Guérisseur, un Étranger. Il vous manque deux Vies : faites-vous soigner.
lesson-bridge-heal-otherwise = Il ne demande rien en échange.
lesson-bridge-gold = Six Vies. Prenez l’or avant de passer le Marais, qui ne retient que les personnages de moins de 5 en Force. Aucun risque pour vous.
lesson-bridge-gold-otherwise = Deux pièces d’or que personne ne garde.
lesson-bridge-done = Voici la Région Médiane : plus de dangers, plus de récompenses. Repasser le pont ne coûte rien ; perdre contre la Sentinelle aurait coûté une Vie et le reste du déplacement. Avec ce jet, vous pourriez même tenter le Portail du Pouvoir, la porte de la Région Intérieure : avec deux dés, pas plus que votre Force ou votre Intelligence. Mais sans Talisman, rien ne presse.

lesson-river = La rivière et un Talisman
lesson-river-raft = Vous jouez le Moine, trop faible pour la Sentinelle. Il y a d’autres moyens de franchir la Rivière Tumultueuse : la Taverne offre parfois un passage en bateau, un Sort peut vous porter, et qui a une Hache construit un Radeau dans le Bois. Ici, dans les Champs, il y a un Radeau. Prenez-le !
lesson-river-raft-otherwise = Le Radeau franchit la rivière sans combat.
lesson-river-cross = Un Radeau ne se garde pas : on l’utilise au début du tour suivant, à la place du dé, ou il est perdu. Il va tout droit, à la case d’en face, et c’est la Caverne du Démoniste. Traversez !
lesson-river-cross-otherwise = Qui lance le dé perd le Radeau.
lesson-river-quest = Le Démoniste donne une quête à qui en veut, et un Talisman en récompense. Un dé décide de ce qu’il demande : un combat, un Compagnon, un Objet Magique ou de l’or. Sans Talisman, personne n’atteint la Couronne. Acceptez une quête !
lesson-river-quest-otherwise = La quête du Démoniste est le plus sûr chemin vers un Talisman.
lesson-river-watch = Un 6 : il veut deux pièces d’or, et vous les avez. Une quête que l’on peut accomplir l’est aussitôt : vous avez déjà un Talisman ! C’est maintenant le tour de { $ben }.
lesson-river-done = On trouve aussi des Talismans parmi les cartes Aventure. Tant qu’une quête est ouverte, le Portail du Pouvoir vous reste fermé ; la vôtre est accomplie. Le Talisman en poche, il ne reste qu’une leçon.

lesson-crown = La Couronne de Commandement
lesson-crown-valley = Vous jouez de nouveau le Guerrier, avec 9 en Force. Vous avez ouvert le Portail du Pouvoir, traversé la Région Intérieure, une case par tour, et vaincu les démons des Fosses. Devant vous, la Vallée de Feu, où n’entre que celui qui a un Talisman. Vous en avez un. Continuez !
lesson-crown-valley-otherwise = Votre Talisman ouvre la Vallée de Feu. Aucune raison de faire demi-tour.
lesson-crown-watch = La Vallée vous laisse entrer. { $ben } est encore loin, dans la Région Extérieure…
lesson-crown-crown = Encore une case. Qui atteint la Couronne de Commandement y reste, et dès lors plus aucun personnage tué ne revient. Continuez jusqu’à la Couronne !
lesson-crown-crown-otherwise = La Couronne est à un pas, et personne ne peut vous devancer.
lesson-crown-fate = Vous êtes sur la Couronne et lancez le Sort de Commandement, maintenant et à chacun de vos tours. Sur 4, 5 ou 6, tous les autres personnages perdent une Vie, où qu’ils soient. Vous avez fait 2. C’est pour cela que vous gardiez votre Destin : relancez !
lesson-crown-fate-otherwise = Sur un 2, le Sort de Commandement n’a aucun effet. Un point de Destin vous donne un autre essai.
lesson-crown-last = Un 5 : { $ben } n’a plus qu’une Vie, et un tour pour y faire quelque chose. Puis vous relancez le Sort de Commandement…
lesson-crown-done = Un 4, et le dernier adversaire est tombé. Le dernier personnage en vie gagne, et c’est le vôtre ! Vous connaissez maintenant le chemin de la Couronne : gagnez en puissance, trouvez un Talisman et arrivez-y avant les autres.
