### À quoi ressemblent les lieux de Warhammer Quest, en français.

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
