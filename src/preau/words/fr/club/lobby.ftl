### Le salon : places libres, recherche d’une table, parties à regarder, qui est là.

lobby-title = Salon
lobby-lead = Prenez une place libre, ou laissez-nous vous trouver une table. Aucun compte n’est nécessaire.
lobby-places = Se retrouver
lobby-waits = { $count ->
    [0] Salon
    [one] Salon : une personne attend
   *[other] Salon : { $count } personnes attendent
}

## Places libres

lobby-open = Places libres
lobby-open-none = Aucune table n’attend de joueurs pour l’instant. Choisissez « Trouvez-moi une table », ou ouvrez la vôtre depuis la page des jeux.
lobby-join = Rejoindre
lobby-join-label = Rejoindre { $game }, { $who }
lobby-to-table = Aller à votre table
lobby-free = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
lobby-sits = avec { $names }
lobby-nobody-sits = personne à table pour l’instant
lobby-full = Cette place vient d’être prise. Il y en a d’autres au salon.

## Trouver une table

lobby-find = Trouvez-moi une table
lobby-find-label = Trouvez-moi une table : { $game }
lobby-size = Joueurs
lobby-any-size = Peu importe
lobby-bots = S’il manque du monde, compléter avec des robots
lobby-rated = Partie classée, entre personnes seulement
lobby-rated-why = Connectez-vous pour chercher aussi une partie classée, qui se joue sous le nom de votre compte.
lobby-rated-people = Vous cherchez une partie classée, qui se joue entre personnes seulement. Arrêtez la recherche, décochez « Partie classée » et recommencez.
lobby-with-rated = { $clock } · partie classée
lobby-seeking = { $count ->
    [0] Personne ne cherche de table en ce moment. Lancez-vous, et la prochaine personne jouera avec vous.
    [one] Une personne cherche une table.
   *[other] { $count } personnes cherchent une table.
}
lobby-seek-for = { $game } · { $players } joueurs · { $clock }.
lobby-seek-looking = Nous cherchons des partenaires de jeu. Restez ici. La table s’ouvrira toute seule dès qu’elle sera au complet.
lobby-seek-stop = Ne plus chercher
lobby-seek-bots-offer = Personne n’est encore venu. Voulez-vous plutôt jouer avec des robots ?
lobby-seek-bots = Jouer avec des robots
lobby-seek-over = La recherche d’une table est terminée.
lobby-seek-twice = Vous venez de lancer une recherche dans une autre fenêtre.
lobby-no-seek = Vous ne cherchez plus de table.
lobby-no-size = Ce jeu ne se joue pas à { $size }. Il se joue à { $sizes_choice }.
lobby-no-clock = « { $text } » ne correspond à aucune pendule. Choisissez-en une dans la liste.

## Regarder, et qui est là

lobby-watch-title = Parties à regarder
lobby-watch = Regarder
lobby-watch-label = Regarder { $game } : { $names }
lobby-watch-none = Aucune partie publique n’est en cours.
lobby-watching = { $count ->
    [0] aucun spectateur
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
lobby-here = Qui est là
lobby-here-none = Personne n’a choisi d’être visible pour l’instant.
lobby-here-show = Me rendre visible
lobby-here-help = Seules les personnes qui le demandent figurent ici.
lobby-here-hide = Ne plus être visible

## Ses parties, jours de congé, coups d’avance

lobby-games = Mes parties
lobby-games-lead = { $count ->
    [0] Aucune partie ne vous attend.
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
}
lobby-games-none = Vous ne jouez nulle part en ce moment.
lobby-games-yours = À vous de jouer
lobby-games-others = Aux autres de jouer
lobby-games-waiting = En attente de joueurs
lobby-next = Prochaine partie qui vous attend
lobby-until = jusqu’au { $moment }
lobby-zone = Les heures sont celles du fuseau { $zone }.
lobby-zone-change = Changer
lobby-zone-choose = Fuseau horaire
lobby-zone-take = Choisir celui-ci
lobby-days-off = Jours de congé
lobby-days-off-help = Pendant votre absence, votre pendule s’arrête dans toutes vos parties par correspondance (un jour ou plus par tour), et les autres en sont avertis. { $left ->
    [0] Il ne vous reste aucun des { $days } jours de cette année.
    [one] Il vous reste un jour sur { $days } pour cette année.
   *[other] Il vous reste { $left } jours sur { $days } pour cette année.
}
lobby-days-off-first = Premier jour
lobby-days-off-last = Dernier jour
lobby-days-off-take = Prendre ces jours
lobby-days-off-span = du { $first } au { $last }
lobby-days-off-end = Je suis de retour
lobby-days-off-cancel = Annuler
lobby-days-off-told = { $name } est en congé jusqu’au { $day }. D’ici là, sa pendule est arrêtée.
lobby-days-off-clock = Les jours de congé ne valent que pour les parties par correspondance.
lobby-days-off-days = Ces jours ne conviennent pas. Le premier ne peut pas être déjà passé, ni le dernier venir avant le premier.
lobby-days-off-twice = Vous avez déjà des jours de congé à ce moment-là.
lobby-days-off-spent = Cela ferait { $days ->
    [one] un jour
   *[other] { $days } jours
}, et { $left ->
    [0] il ne vous en reste aucun
    [one] il ne vous en reste qu’un
   *[other] il ne vous en reste que { $left }
} pour cette année-là.
lobby-days-off-none = Ces jours de congé n’existent pas.
lobby-ahead = Coups prévus d’avance
lobby-ahead-lead = Si les autres jouent ce que vous attendez, votre réponse suit aussitôt. Personne d’autre ne voit ce que vous prévoyez ici ; si les choses tournent autrement, c’est oublié.
lobby-ahead-kept = Ce que vous avez prévu
lobby-ahead-new = S’ils jouent ceci, je joue cela
lobby-ahead-they = { $name } joue
lobby-ahead-you = vous jouez
lobby-ahead-next = Continuer
lobby-ahead-keep = Garder cette suite
lobby-ahead-forget = Oublier
lobby-ahead-players = Seules les personnes assises à la table peuvent y prévoir des coups.
lobby-ahead-not = On ne prévoit des coups que dans les parties par correspondance, et quand c’est à quelqu’un d’autre de jouer.
lobby-ahead-line = Une suite commence par le coup de quelqu’un d’autre et finit par un des vôtres.
lobby-ahead-long = Une suite compte au plus { $high } coups.
lobby-ahead-many = Vous pouvez garder au plus { $high } suites par table.
