### La force des joueurs : parties classées, classements.

ratings-rated = partie classée
ratings-rated-choice = Partie classée : le résultat compte pour la force des joueurs
ratings-rated-help = En partie classée, chacun joue sous le nom de son compte et avec une pendule. Il n’y a alors pas d’aide, et on ne reprend un coup que si un adversaire est d’accord.
ratings-range-choice = Force demandée pour s’asseoir
ratings-range-low = de
ratings-range-high = à
ratings-range-help = Pour une table publique ; laissez vide si toutes les forces vous conviennent. Une personne sans force mesurée compte pour 25, comme tout le monde au début. Avec votre lien, on s’assoit quelle que soit sa force.
ratings-range-from = force : { $low } au moins
    .mid = une force d’au moins { $low }
ratings-range-to = force : { $high } au plus
    .mid = une force de { $high } au plus
ratings-range-between = force : de { $low } à { $high }
    .mid = une force comprise entre { $low } et { $high }

## pourquoi une table ne peut pas être classée, ou quelqu’un s’y asseoir

ratings-online = Une partie sur un même écran ne peut pas être classée.
ratings-from-start = Seule une partie jouée depuis le début peut être classée.
ratings-no-help = À une table classée, personne ne reçoit d’aide. Il faut choisir entre les deux.
ratings-needs-clock = Une partie classée entre personnes se joue avec une pendule.
ratings-needs-players = Une partie classée demande au moins une personne et un adversaire.
ratings-unmeasured = La force du robot de niveau { $level } n’a pas été mesurée pour ce jeu, et il ne peut donc pas jouer à une table classée.
ratings-needs-account = À une table classée, vous jouez sous le nom de votre compte. Connectez-vous d’abord.
ratings-one-seat = Vous avez déjà une place à cette table. Dans une partie classée, chacun n’en a qu’une.
ratings-bad-range = Pour la force, indiquez des nombres entiers de { $low } à { $high }, le plus petit d’abord.
ratings-outside = Cette table demande { $asked_mid }. Votre force ici est de { $rating }.
ratings-outside-unrated = Cette table demande { $asked_mid }. Votre force n’est pas encore mesurée ici. En attendant, elle compte pour { $rating }.
ratings-no-undo = Dans une partie classée, on ne reprend un coup qu’avec l’accord d’un adversaire.
ratings-no-end = Une partie classée contre des robots peut être abandonnée, mais pas arrêtée sans résultat.

## à la fin d’une partie

ratings-change-up = Votre force augmente de { $by } et passe à { $rating }.
ratings-change-down = Votre force diminue de { $by } et passe à { $rating }.
ratings-change-same = Votre force reste à { $rating }.

## classements

ratings-board-title = { $game } à { $players } joueurs
ratings-nobody = Personne n’a encore de force mesurée.
ratings-nobody-sure = Aucune force n’est encore assez sûre.
ratings-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
ratings-recomputed = { $games ->
    [one] { $games } partie classée,
   *[other] { $games } parties classées,
} { $people ->
    [one] { $people } force mesurée.
   *[other] { $people } forces mesurées.
} { $changed ->
    [0] Tout était juste.
    [one] Une ligne était fausse et a été corrigée.
   *[other] { $changed } lignes étaient fausses et ont été corrigées.
}

## verify

ratings-verify-where = forces
ratings-verify-result = le résultat n’est pas noté comme le veut le journal
ratings-verify-step = { $game } à { $players } joueurs : les forces après la partie classée { $number } ne découlent pas des résultats
ratings-verify-last = { $game } à { $players } joueurs : une force n’est pas celle qu’a laissée la dernière partie
