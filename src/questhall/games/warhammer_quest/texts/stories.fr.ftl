### Les récits de Warhammer Quest en français : comment chaque quête commence et peut finir, et à quoi ressemble chaque lieu.

## Quêtes

story-tutorial =
    .introduction = La lanterne du ratier projette vos ombres devant vous, au bas d’un escalier qui ne figure sur aucun plan de la ville. « Aujourd’hui, rien que les arches, dit-il. Regardez autour de vous, cognez quelques têtes et remontez. Si quelque chose de petit vous saute dessus, c’est un gobelin. Si ça tombe du plafond, c’est une chauve-souris. Si ce n’est ni l’un ni l’autre, courez. »
    .victory = Les arches sont calmes. Vous avez compté les issues, chassé ce qui vivait entre elles et appris qui, parmi vous, frappe trop tôt. Le ratier hoche la tête quand vous remontez au jour. « Bien, dit-il. Maintenant, je peux vous montrer le tunnel dont je voulais vraiment vous parler. »
    .defeat = Vous revenez à vous dans l’escalier, où le ratier verse de l’eau froide sur un visage après l’autre. Il vous a tous traînés jusqu’ici et ne s’en plaint même pas. « La première fois, tout le monde perd, dit-il. Peu de gens ont droit à une deuxième. Asseyez-vous un instant, puis on recommence. »
story-a_foul_stench =
    .introduction = Depuis trois semaines, l’eau des puits a un goût de fer, et depuis deux, les vieillards et les tout-petits tombent malades. Un ratier jure que ce mal a une odeur et qu’il connaît la grille d’où elle monte. Dessous s’ouvre un tunnel, et dans la boue du tunnel il y a des empreintes : petites, nues et innombrables. Là-dessous, les ordres viennent de quelqu’un qui a un très gros ventre et une très grosse voix. Suivez-le jusque chez lui.
    .victory = La tanière de Grump est un puisard, et le puisard un atelier. Entre les os rongés se dressent des tonneaux qu’aucun gobelin n’a jamais fabriqués, bien scellés, des traces de griffes sur les couvercles : du travail d’hommes-rats. Les Peaux-Vertes versaient le poison, et quelqu’un de bien plus malin les payait. Grump lui-même a filé par un trou trop étroit pour les honnêtes gens, mais plus personne ne lui obéit dans ces cavernes.
    .defeat = Vous vous réveillez sur la pierre mouillée, les oreilles bourdonnantes, et il vous faut la moitié de la nuit pour ramper jusqu’à la grille. Derrière vous, quelqu’un rit à s’en étouffer. Grump l’Odieux a gardé son puisard et son secret, et maintenant il connaît vos visages. En ville, on porte toujours les malades au temple.
story-trace_the_toxin =
    .introduction = Les gobelins ne faisaient que porter les tonneaux. Ce qu’il y avait dedans a été brassé ailleurs, à partir d’une chose qui luit là où aucune lumière ne tombe. Le vieux réservoir se trouve sous la troisième voûte, et les rats qui en viennent sont trop gros, trop hardis et trop nombreux. On dit qu’un prêtre de la peste nommé Nunkel est assis au bord de l’eau et fredonne. Quoi qu’il y ait coulé, il faut l’en retirer avant que toute la ville ne boive.
    .victory = Elle n’est pas plus grosse qu’un poing, et personne ne veut être celui qui la tient. Enveloppée de plomb et de trois manteaux, la malepierre remonte au jour, et derrière vous l’eau du réservoir passe lentement du vert au simplement sale. Dans la vase, vous trouvez des ordres griffés sur de l’écorce en deux langues. Les hommes-rats et les Peaux-Vertes ont signé un traité.
    .defeat = Le fredonnement vous suit jusqu’en haut du puits. Vous avez laissé au réservoir du sang, de la fierté et presque tout votre courage, et la pierre y travaille toujours. Au matin, la ville boit de la petite bière ou rien, et les prudents commencent à faire leurs malles. Quelque part en bas, quelqu’un continue de remuer.
story-pursuit =
    .introduction = Tout complot a besoin de quelqu’un qui coure avec les lettres. Celui-ci a Pied-de-Suif : un homme-rat maigre et gris, qui graisse ses semelles, dort dans les fissures et ne se montre jamais deux fois aux mêmes yeux. Cette nuit, il porte à l’autre camp le plan de l’attaque. Il y a une heure, un garde l’a entendu se glisser sous une grille. Vous savez une chose qu’il ignore que vous savez : où finissent ces tunnels. Courez.
    .victory = Acculé, le messager essaie de manger la dépêche. Vous en récupérez presque tout. Entre les traces de dents apparaît un plan de la ville vue d’en dessous, avec une croix sous la tour de la porte, sous l’arsenal et sous le grenier, et près de chaque croix le dessin de quelque chose de long sur un affût de bois. Les hommes-rats amènent des armes à feu.
    .defeat = Un bout de suif, une empreinte mouillée, et au-delà cent trous noirs dont chacun pourrait être le bon. Le message est arrivé. Quand vous pouvez enfin reprendre haleine, vous l’entendez au loin, à travers la roche : un tambour demande, un autre répond.
story-firepower =
    .introduction = Le premier coup de feu a traversé le plancher de la douane et tué un commis à son pupitre. Depuis, la ville marche sur la pointe des pieds. Quelque part sous les rues, le Maître-Mèche Tordverrou a installé sa galerie, avec des tireurs à chaque coude et assez de poudre pour déplacer la place du marché dans la vallée voisine. Il est fier de ses armes, et plus encore de sa visée. Approchez-vous assez pour lui gâter les deux.
    .victory = La dernière charge de Tordverrou part alors que le canon regarde du mauvais côté. Quand la fumée retombe, la galerie n’est plus qu’un couloir de fer éclaté et de fourrure roussie, et la ville, là-haut, relâche un souffle qu’elle retenait depuis des jours. Les armes se taisent. Dans ce silence, vous entendez ce que leur fracas couvrait : des pas en marche, sous vous, en très grand nombre.
    .defeat = On ne discute pas avec le plomb. Ceux d’entre vous qui marchent encore portent ceux qui ne le peuvent plus, et jusqu’à la sortie les coups de feu comptent vos pas. Derrière vous, le Maître-Mèche Tordverrou marque l’endroit sur son mur d’une belle croix blanche et fait recharger ses équipes.
story-waaagh =
    .introduction = Le poison devait affaiblir la ville, les armes à feu briser ses portes. Vient maintenant ce qu’on a promis aux Peaux-Vertes depuis le début. Sur un champ de pierre piétinée, loin sous le marché, le Chef Gueule-de-Boue compte sa horde en la faisant hurler, et toutes les caves de la ville tremblent. Une telle armée tient ensemble exactement aussi longtemps que son chef tient debout. Vous êtes peu nombreux. Dans un tunnel étroit, ce n’est pas un défaut.
    .victory = Gueule-de-Boue tombe comme tombe une tour : lentement, puis d’un seul coup. Un instant, tout le champ se tait. Puis chaque Orque se rappelle une vieille querelle avec son voisin, et les hommes-rats se rappellent qu’on les attend ailleurs. Vous remontez vers la lumière à travers une bataille qui ne vous concerne plus. Là-haut, l’eau des puits est claire et quelqu’un s’est mis à sonner les cloches. L’alliance précaire n’est plus ; les chansons commencent ce soir.
    .defeat = Le cri monte d’abord par les caves, puis par les rues. Ce que si peu de gens pouvaient faire, vous l’avez fait, et cela a donné une heure à la ville : assez pour les enfants et les charrettes, pas pour les murs. De la colline, vous regardez la fumée et comptez qui est encore à vos côtés. Un jour, quelqu’un devra redescendre. Ce sera sans doute vous.
story-lost_in_the_dark =
    .introduction = La voûte s’est effondrée derrière vous sans prévenir, et une fois la poussière retombée, le chemin du retour était un mur. Il y a de l’air, pourtant, et il bouge : il vient d’en bas. Quelque part au fond de ces cavernes, il doit y avoir une autre issue, et ce qui respire au travers sait que vous êtes là. Vous avez quelques torches, ce que vous pouvez porter et vos compagnons. Alors, descendons.
    .victory = La dernière caverne sent la pluie. L’un après l’autre, vous sortez en rampant sous les ronces et vous étendez sur le dos, à flanc d’une colline qu’aucun de vous n’a jamais vue, en riant de rien. Ceux qui sont descendus avaient perdu leur chemin. Ce qui est remonté est plus dur, plus riche, et peu enclin à en parler avant le petit déjeuner.
    .defeat = Les torches s’éteignent une à une, et avec le reste, le noir prend son temps. Dans des années, quelqu’un trouvera ici une bonne lame, un nom gravé dans la roche à côté, et sous le nom une flèche qui montre le bon chemin. C’est déjà quelque chose.

## Lieux, niveau I

atmosphere-choking_passage = L’air est épais comme de la laine, et chaque torche brûle plus bas que la précédente.
atmosphere-flooded_gallery = L’eau noire monte jusqu’aux genoux, et de temps en temps quelque chose s’y retourne.
atmosphere-gnawed_crossing = Quatre tunnels se rejoignent ici, et aucun n’a été creusé : tous ont été rongés.
atmosphere-bone_strewn_stair = Impossible de s’asseoir sur ces marches sans se demander à qui cela appartenait.
atmosphere-abandoned_cellar = Derrière les tonneaux pourris, quelqu’un a caché jadis ce qu’il comptait revenir chercher.
atmosphere-crumbling_arches = On a bâti ces arches pour qu’elles durent ; le plafond n’est pas d’accord, pierre après pierre.
atmosphere-echoing_vault = Un murmure revient en cri, et pas toujours avec votre propre voix.

## Lieux, niveau II

atmosphere-fungus_hollow = De pâles chapeaux, hauts comme des enfants, soufflent leur poussière dès que quelqu’un passe.
atmosphere-sunken_shrine = L’eau goutte sur l’autel d’un dieu qui a perdu son visage, mais pas, semble-t-il, sa patience.
atmosphere-grate_maze = Des barreaux en haut, des barreaux en bas, et derrière chaque grille ouverte une autre se referme.
atmosphere-gallows_cistern = Des cordes pendent jusqu’à l’eau, et toutes ne sont pas vides.
atmosphere-powder_store = Des grains noirs crissent sous chaque botte, et quelqu’un a laissé une lampe allumée.
atmosphere-brood_warren = Les parois sont tapissées de paille et de poils, et la paille remue.
atmosphere-slick_ramp = Le sol luit de graisse, et tout en bas quelque chose attend qu’on le nourrisse.

## Lieux, niveau III

atmosphere-ruined_feast_hall = Les tables sont brisées, mais dans cette salle personne n’a jamais cessé de manger.
atmosphere-pit_of_stakes = Les planches au-dessus de la fosse sont neuves ; les pieux du fond servent depuis des années.
atmosphere-throne_cavern = Quelqu’un régnait jadis sur ce siège, et la caverne retient encore son souffle pour lui.
atmosphere-burning_gallery = Les poutres brûlent depuis des jours, et nul ne sait qui était là pour y mettre le feu.
atmosphere-bell_chamber = La cloche est verte de vieillesse et n’a pas de battant, et elle bourdonne à votre approche.
atmosphere-drowned_tombs = Les couvercles flottent près des tombes, et tous ont été poussés de l’intérieur.
atmosphere-trophy_wall = Boucliers, crânes et bannières pendent ici, et près de chacun il reste un clou libre.

## Lieux des quêtes

atmosphere-grumps_sump = La puanteur a un sol, un plafond et, quelque part au milieu, un propriétaire.
atmosphere-tainted_reservoir = L’eau luit un peu, ce qui serait joli si l’on ne savait pas pourquoi.
atmosphere-last_bolt_hole = Un nid de lettres volées et de bouts de chandelle, avec une entrée et, espère-t-il, une sortie.
atmosphere-gun_gallery = Des meurtrières des deux côtés, et derrière chacune une étincelle qui attend que quelqu’un s’arrête.
atmosphere-muster_field = Mille feux brûlent sous la terre, et autour de chacun quelqu’un aiguise quelque chose.
