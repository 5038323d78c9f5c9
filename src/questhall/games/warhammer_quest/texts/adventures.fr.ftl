### Warhammer Quest dans le salon, avant une quête et après elle, en français.

adventure-campaign = cinq quêtes à la suite, avec une visite au bourg après chacune ; les héros gardent ce qu’ils gagnent, sur autant de soirées que vous voulez

briefing-rules = Règles spéciales
briefing-defeat = Défaite
briefing-green = Péril vert
briefing-blue = Péril bleu
briefing-red = Péril rouge
briefing-reward = Si vous gagnez
briefing-penalty = Si vous perdez

outcome-victory = Les héros remontent au grand jour, las et ensanglantés, et la ville a une peur de moins.
outcome-defeat = On traîne hors des tunnels ce qui reste du groupe. Ce qui vit là-dessous a gagné cette journée.
outcome-victory-meaning = Récompense : { $quest_reward }
outcome-defeat-meaning = Pénalité : { $quest_penalty } La campagne continue.
outcome-campaign-victory = La campagne est gagnée : l’alliance sous la ville est brisée, et on chantera le nom des héros dans toutes les tavernes.
outcome-campaign-defeat = La campagne est perdue : la horde se déverse hors des tunnels, et la ville tombe en une nuit.

variant-group-adventure = Ce que vous jouez
    .explained = l’une d’elles ; sans choix, c’est la quête 1
variant-group-difficulty = Difficulté
    .explained = une au plus ; sans choix, c’est la difficulté normale
variant-group-actions = Dés et actions
    .explained = ce que montrent les dés, qui est touché, ce que font jetons et objets
variant-group-enemies = Ennemis
    .explained = d’où ils viennent, qui ils combattent, ce qui arrive quand ils se déplacent
variant-group-dungeon = Lieux, péril et effets
    .explained = le voyage, le péril au bout de la piste, l’ordre des effets
variant-group-falling = Victoire, défaite et héros vaincus
    .explained = quand une quête se termine et ce que fait encore un héros vaincu
variant-group-settlement = Équipement et bourg
    .explained = les articles du forgeron, les Fortunes légendaires, les limites d’équipement, l’ordre des visites
