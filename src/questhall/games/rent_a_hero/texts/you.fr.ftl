### Ce qui se passe dans Rent a Hero, dit au joueur concerné, en français. Une phrase n’a pas de point.

## Ce que vous faites, ou ce qui vous arrive

you-dealt_party = Vous recevez { $hero_def } dans votre groupe
you-rejected_copy = Vous recevez { $hero_def } en double, défaussez cette carte et piochez à nouveau
you-dealt_hand = Vous recevez une carte en main
    .known = Vous recevez { $hero_def } en main
you-first_player = Vous commencez la partie
you-requirement = Vous révélez { $hero_def } : il faut { $hero_requirement }
you-sent_from_hand = Vous envoyez à { $to } une carte de votre main comme héros vagabond
    .known = Vous envoyez à { $to } { $hero_def } de votre main comme héros vagabond
you-sent_from_deck = Vous n’avez pas de carte qui convienne et envoyez à { $to } la première carte de la pioche comme héros vagabond
    .known = Vous n’avez pas de carte qui convienne et envoyez à { $to } la première carte de la pioche, { $hero_def }, comme héros vagabond
you-sent_nothing = Vous n’avez pas de carte qui convienne et la pioche est vide : pas de héros vagabond ce tour-ci
you-paid = Vous défaussez { $hero_def } en contrepartie
you-passed = Vous passez et envoyez le héros vagabond à { $to }
you-hint_asked = Vous demandez un indice et remettez une carte face cachée à { $active }
    .known = Vous demandez un indice et remettez { $hero_def } face cachée à { $active }
you-hint_yes = Vous répondez « oui »
you-hint_no = Vous répondez « non »
you-recruits = Vous recrutez le héros vagabond et le retournez : { $hero_def }
you-joined = Vous accueillez { $hero_def } dans votre groupe
you-eliminated_both = Vous avez déjà { $hero_def } : les deux exemplaires sont éliminés
you-announced = Vous utilisez le pouvoir { $hero_of }
you-announced_refresh = Vous utilisez le pouvoir { $hero_of } pour redresser { $target_def }
you-announced_on_player = Vous utilisez le pouvoir { $hero_of } : { $target } doit passer le héros vagabond
you-announced_cancel = Vous utilisez le pouvoir de la Poule Enragée contre celui { $power_of } ({ $target })
you-cancelled = Vous voyez le pouvoir { $hero_of } annulé ; il compte comme utilisé
you-no_effect = Vous utilisez en vain le pouvoir { $hero_of } : il ne reste rien à viser
you-forced_on = Vous devez passer le héros vagabond à { $to }
you-refreshed = Vous redressez { $hero_def } : ce pouvoir peut servir à nouveau
you-peeked = Vous regardez secrètement le héros vagabond
    .known = Vous regardez secrètement le héros vagabond : { $hero_def }
you-claimed = Vous affirmez que le héros vagabond est { $hero_def }
you-stayed_silent = Vous ne dites rien du héros vagabond
you-ignored_requirement = Vous pouvez envoyer n’importe quelle carte ce tour-ci : la condition est ignorée
you-drew = Vous piochez une carte
    .known = Vous piochez { $hero_def }
you-six_heroes_won = Vous avez six héros différents et remportez la partie
you-won = Vous remportez la partie
you-shared_victory = Vous partagez la victoire

## Ce que d’autres vous font

at-you-sent_from_hand = { $seat } vous envoie une carte de sa main comme héros vagabond
    .known = { $seat } vous envoie { $hero_def } de sa main comme héros vagabond
at-you-sent_from_deck = { $seat } n’a pas de carte qui convienne et vous envoie la première carte de la pioche comme héros vagabond
    .known = { $seat } n’a pas de carte qui convienne et vous envoie la première carte de la pioche, { $hero_def }, comme héros vagabond
at-you-passed = { $seat } passe et vous envoie le héros vagabond
at-you-hint_asked = { $seat } demande un indice et vous remet une carte face cachée
    .known = { $seat } demande un indice et vous remet { $hero_def } face cachée
at-you-announced_on_player = { $seat } utilise le pouvoir { $hero_of } : vous devez passer le héros vagabond
at-you-announced_cancel = { $seat } utilise le pouvoir de la Poule Enragée contre celui { $power_of }, un de vos héros
at-you-forced_on = { $seat } doit vous passer le héros vagabond

## Ce que vous vous faites

yourself-announced_cancel = Vous utilisez le pouvoir de la Poule Enragée contre celui { $power_of }, un de vos propres héros

## La fin

you-won-six_heroes = Vous remportez la partie avec six héros différents
you-won-heroes = Vous remportez la partie avec le plus grand groupe
you-won-eliminated = Vous remportez la partie : parmi les plus grands groupes, le vôtre a le moins de cartes éliminées
you-won-used = Vous remportez la partie : à égalité de héros et de cartes éliminées, vous avez utilisé le moins de pouvoirs
you-won-shared = Vous partagez la victoire avec { $others } : à égalité de héros, de cartes éliminées et de pouvoirs utilisés
