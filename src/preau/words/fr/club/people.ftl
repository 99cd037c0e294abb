### Les gens : une page pour chacun, amis, défis, blocages.

people-me-title = Vous et vos parties
people-link = Votre page : parties et force
people-since = Ici depuis le { $day }
people-guest-note = Vous jouez sans compte. Cette page est liée à ce navigateur, et personne d’autre ne la voit. Avec un compte, elle vous suit partout, et vous pouvez jouer des parties classées.
people-unknown = Personne ne s’appelle { $name } ici.
people-hidden = { $name } ne montre pas cela à tout le monde.

## force

people-ratings = Force
people-no-ratings = Pas encore de partie classée.
people-rating-mark = { $rating } ± { $doubt }
people-provisional = provisoire
people-provisional-help = Cette force est provisoire, car elle repose encore sur trop peu de parties. Elle ne figure dans aucun classement.
people-chart = La force, partie après partie
people-chart-game = Partie { $number }
people-chart-help = La ligne est la force mesurée ; 95 fois sur 100, la vraie force se trouve dans la bande.
people-chart-table = La même chose en tableau
people-column-number = Partie
people-column-day = Jour
people-column-rating = Force
people-column-result = Résultat

## statistiques

people-statistics = Statistiques
people-no-games = Pas encore de partie terminée.
people-column-games = Parties
people-column-won = Gagnées
people-column-drawn = Nulles
people-column-lost = Perdues
people-column-left = Abandonnées
people-by-seat = Par place
people-seat = Place { $number }
people-openings = Ouvertures préférées
people-opening = { $game } : { $text }
people-opening-count = { $games ->
    [one] jouée une fois
   *[other] jouée { $games } fois
}, { $wins ->
    [0] jamais gagnante
    [one] gagnante une fois
   *[other] gagnante { $wins } fois
}

## parties

people-games = Parties
people-search = Chercher
people-search-game = Jeu
people-search-any = Tous
people-search-opponent = Adversaire (début du nom)
people-search-result = Résultat
people-nothing-found = Aucune partie ne correspond.
people-place-won = gagnée
people-place-drawn = nulle
people-place-lost = perdue
people-place-left = abandonnée
people-place-none = sans résultat
people-one-screen = sur un même écran
people-rated = classée
people-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
people-newer = Plus récentes
people-older = Plus anciennes

## à qui c’est montré

people-privacy = Qui voit cette page
people-privacy-games = Parties, statistiques et ouvertures
people-privacy-rating = Force
people-audience-everybody = tout le monde
people-audience-friends = les amis
people-audience-nobody = vous uniquement
people-privacy-help = Les tables privées sont citées sans lien. Si votre force n’est pas visible de tout le monde, vous ne figurez dans aucun classement.
people-save = Enregistrer
people-saved = C’est enregistré.

## classements

people-boards = Classements
people-boards-link = Classements
people-boards-help = La force mesurée dans les parties classées, quand elle est sûre. Tout le monde part de 25, sur la même échelle que les robots.
people-boards-none = Personne n’a encore joué de partie classée. Ouvrez une table, cochez « Partie classée », et ce sera la première.
people-bots-measured = Les robots, tels qu’ils ont été mesurés
people-column-rank = Rang
people-column-name = Nom

## amis, blocages, défis

people-friends = Amis
people-no-friends = Pas encore d’amis ici. Ouvrez la page de quelqu’un et choisissez « Proposer d’être amis ».
people-ask-friend = Proposer d’être amis
people-agree = Accepter
people-say-no = Non, merci
people-part = Ne plus être amis
people-part-sure = Mettre fin à votre amitié avec { $name } ?
people-asking = { $name } vous propose d’être amis
people-asked = Vous avez proposé à { $name } d’être amis
people-take-back = Retirer
people-is-friend = Vous êtes amis.
people-block = Bloquer
people-block-sure = Bloquer { $name } ? « Trouvez-moi une table » ne vous réunira plus, et vous ne verrez plus ni ses défis ni ses messages.
people-unblock = Débloquer
people-blocked-list = Personnes bloquées
people-is-blocked = Vous avez bloqué { $name }.
people-challenge = Défier
people-challenge-title = Défier { $name }
people-challenge-game = Jeu
people-challenge-clock = Pendule
people-challenge-rated = Partie classée
people-challenges = Défis
people-challenged = { $name } vous défie à { $game }
people-challenging = Vous avez défié { $name } à { $game }
people-accept = Relever le défi
people-decline = Décliner
people-to-table = Aller à la table
people-call-title = { $name } vous défie
people-call-text = Une place vous est réservée : { $game }
people-not-yourself = Cette personne, c’est vous.
people-blocked = L’un de vous a bloqué l’autre.
people-only-friends = On ne peut défier que ses amis. Proposez d’abord à { $name } d’être amis.
people-too-many-asked = Vous attendez déjà beaucoup de réponses. Retirez d’abord une proposition.
people-too-many-blocked = Vous avez bloqué autant de personnes que possible. Débloquez-en d’abord une.
people-no-challenge = Ce défi n’est plus valable.

## un mot de passe oublié

people-reset = Mot de passe oublié ?
people-reset-title = Un nouveau mot de passe par courriel
people-reset-help = Indiquez le nom de votre compte ou l’adresse que vous avez confirmée. Si nous avons une adresse, nous y envoyons un lien. Il ne sert qu’une fois, dans l’heure qui suit.
people-reset-who = Nom ou adresse électronique
people-reset-send = Envoyer le lien
people-reset-sent = Si nous avons une adresse confirmée, un lien est en route.
people-reset-off = Ce serveur n’envoie pas de courriels. Adressez-vous à son hôte.
people-reset-subject = Un nouveau mot de passe pour Préau
people-reset-mail =
    Bonjour { $name },

    Quelqu’un, sans doute vous, souhaite choisir un nouveau mot de passe. Ouvrez ce lien dans l’heure :

    { $link }

    Si ce n’était pas vous, ne faites rien, et tout reste comme avant.
people-reset-choose = { $name }, choisissez un nouveau mot de passe
people-reset-new = Nouveau mot de passe
people-reset-button = Enregistrer et se connecter
people-reset-void = Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.
