### Les pages.

## Bots and help at a new table

page-help-for-all = Conseil et aperçu des menaces pour tous, même entre amis
page-pace = Les robots jouent
page-pace-quick = aussitôt
page-pace-usual = au rythme habituel
page-pace-calm = posément, pour que chacun puisse suivre

## Toutes les pages

page-tagline = Une table de jeu ouverte jour et nuit. Installez-vous et jouez en solo, côte à côte ou avec des amis, où qu’ils soient.
page-skip = Aller au contenu
page-settings = Compte, langue et couleurs
page-theme = Clair ou sombre
page-foot = Un préau, c’est la partie couverte de la cour d’école, où l’on se retrouve pour jouer quand il pleut.
page-look-link = Revoir une partie
page-api-link = Pour les développeurs
page-home = Les jeux
page-error = Cela n’a pas marché
page-error-403 = Cette porte est fermée
page-error-404 = Il n’y a rien ici
page-lost = Il n’y a pas de page à cette adresse. Le lien a peut-être été tronqué.

## L’étagère

page-shelf-title = À quoi joue-t-on ?
page-shelf-hello = À quoi joue-t-on ?
page-mine = Reprendre une partie
page-mine-more = Autres parties ({ $count })
page-games = Les jeux
page-game-broken = Ce jeu est installé, mais il n’a pas pu être chargé. Le journal du serveur dit pourquoi.
page-picture = Une position de { $title }
page-players = { $players } joueurs
page-minutes = environ { $minutes } minutes
page-play-now = Jouer tout de suite
page-play-against = { $count ->
    [one] Contre un robot : { $name } (force { $strength })
   *[other] Contre { $count } robots : { $name } (force { $strength })
}
page-play-unmeasured = { $count ->
    [0] En solitaire
    [one] Contre un robot : { $name } (niveau { $level })
   *[other] Contre { $count } robots : { $name } (niveau { $level })
}
page-same-screen = Même écran
page-invite-friends = Inviter des amis
page-learn = Apprendre
page-own-options = Plus d’options
page-editor = Composer une position
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table publique pour l’instant. Ouvrez-en une et invitez vos amis !
page-status-waiting = attend des joueurs
page-status-playing = en cours
page-status-over = terminée
page-table-against = Contre { $names }
page-table-with = Avec { $mates } contre { $names }
page-time-left = { $unit ->
    [days] { $count ->
        [one] encore un jour
       *[other] encore { $count } jours
    }
    [hours] { $count ->
        [one] encore une heure
       *[other] encore { $count } heures
    }
   *[minutes] { $count ->
        [one] encore une minute
       *[other] encore { $count } minutes
    }
}

## Une nouvelle table

page-new-title = Nouvelle table de { $title }
page-new-how = Comment voulez-vous jouer ?
page-mode-bots = Contre des robots
page-mode-bots-help = Vous prenez une place, l’ordinateur prend les autres.
page-mode-screen = Même écran
page-mode-screen-help = Tout le monde joue sur cet appareil, chacun son tour.
page-mode-friends = Entre amis
page-mode-friends-help = Vous recevez, pour chaque place, un lien et un code QR à envoyer à vos amis. Aucun compte n’est nécessaire.
page-new-from-position = La partie commence dans la position que vous avez composée.
page-who-plays = Qui joue ?
page-number-of-players = Joueurs
page-seat-kind = Qui joue { $seat } ?
page-seat-player-name = Nom du joueur { $seat }
page-name = Nom
page-kind-person-bots = Vous
page-kind-person-screen = Une personne
page-kind-person-friends = Une personne
page-bot-choice = { $level ->
    [random] { $name } (robot)
    [greedy] { $name } (robot)
   *[other] { $name } (robot, niv. { $level })
}
page-bot-level = Robot, niveau { $level }
page-bot-line = { $name }, niveau { $level }. { $character }
page-bot = robot
page-rules-of-table = Règles
page-edition = Édition
page-edition-none = Les règles habituelles
page-edition-help = Les éditions imprimées diffèrent sur quelques règles. Vous pouvez aussi choisir celles-ci une à une.
page-single-options = Choisir les règles une à une
page-usual = { $value } (règle habituelle)
page-usual-edition = { $value } (dans cette édition)
page-edition-same = Cette édition suit les règles habituelles.
page-edition-change = { $rule } : { $here } ; d’habitude, { $usual }
page-edition-rule = { $rule } : { $value } ({ $others })
page-surprise = Surprenez-moi
page-surprise-help = Tirage au sort à l’ouverture de la table
page-choice-number = N° { $number }
page-build = La construire moi-même
page-build-text = Ou l’écrire
page-strength = Force
page-strength-1 = très faible
page-strength-2 = faible
page-strength-3 = moyenne
page-strength-4 = élevée
page-strength-5 = très élevée
page-time = Temps
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-sand = Sablier, { $seconds } secondes par tour
page-clock-turn = { $seconds } secondes par tour ; au-delà, on perd
page-clock-bank = { $minutes } minutes chacun, plus { $increment } secondes par tour
page-clock-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}
page-manners = À la table
page-free-undo = Chacun peut reprendre librement ses coups pendant son tour (et, s’il ne joue que contre des robots, son dernier coup, même après leur réponse)
page-absence = Un robot peut remplacer une personne absente
page-absence-minutes = { $count ->
    [one] après une minute
   *[other] après { $count } minutes
}
page-absence-never = jamais
page-public = Table publique : tout le monde peut jouer ou regarder
page-start-bots = Commencer
page-start-screen = Commencer
page-start-friends = Ouvrir la table

## Inviter et s’asseoir

page-invite = Inviter
page-invite-title = Inviter des amis à jouer à { $title }
page-invite-help = Envoyez à chacun le lien d’une place, ou faites scanner le code. La partie commence quand toutes les places sont prises.
page-invite-only-here = Ces liens ne fonctionnent que sur cet ordinateur. Pour les téléphones et les autres ordinateurs de votre réseau, démarrez Préau avec « preau serve --lan ».
page-invite-players = Seules les personnes qui jouent à cette table peuvent en inviter d’autres.
page-invite-seat = La place de { $seat }
page-invite-here = { $name } est là.
page-invite-away = { $name } a cette place, mais n’est pas là en ce moment.
page-invite-again = Le lien, pour un autre appareil
page-invite-you = C’est votre place.
page-invite-watch = Spectateurs
page-invite-watch-help = Envoyez ce lien à tous ceux qui veulent regarder. Leur nombre n’est pas limité.
page-copy = Copier
page-to-table = Retour à la table
page-seat-title = Votre place à une table de { $title }
page-seat-text = On vous invite à prendre la place de { $seat }.
page-seat-taken = Cette place est prise ({ $name }). Nous demanderons si vous pouvez prendre le relais.
page-seat-asked = La question est posée à { $name }. Si la réponse est oui, la place est à vous.
page-seat-kept = { $name } souhaite garder cette place.
page-your-name = Votre nom
page-avatar = Votre emblème
page-avatar-name = { $shape } { $colour }
page-shape-disc = Disque
page-shape-square = Carré
page-shape-triangle = Triangle
page-shape-diamond = Losange
page-shape-star = Étoile
page-shape-ring = Anneau
page-colour-red = rouge
page-colour-blue = bleu
page-colour-green = vert
page-colour-yellow = jaune
page-colour-purple = violette
page-colour-white = blanc
page-sit-down = S’asseoir
page-watch-only = Seulement regarder

## La table

page-offline = Pas de connexion. Ce que vous faites est gardé et envoyé dès qu’elle revient.
page-waiting = { $count ->
    [one] On attend encore un joueur
   *[other] On attend encore { $count } joueurs
}
page-gathering = Les pendules démarreront quand tout le monde sera là, ou au premier coup. On attend encore { $names }.
page-hand-over = Passez l’appareil à { $name }
page-paused-for = Pause. C’est à { $name } de jouer.
page-ready = Touchez ici pour commencer
page-hand-over-off = Ne plus demander
page-over = La partie est terminée
page-at-start = Avant le premier coup.
page-looking = Vous revoyez la partie · { $where }
page-you-win = Vous avez gagné !
page-your-turn = À vous de jouer
page-opening = Cette fois, vous êtes { $colour }. { $first } commence.
page-opening-colour = Cette fois, vous êtes { $colour }.
page-opening-mine = Cette fois, vous êtes { $colour }, et vous commencez.
page-moves-left =
    { $count ->
        [one] Encore un coup, et la partie s’arrête sans gagnant.
       *[other] Encore { $count } coups, et la partie s’arrête sans gagnant.
    }
page-turn-of = À { $name } de jouer
page-thinking = { $name } réfléchit…
page-bot-for = Un robot joue pour { $name }…
page-choosing = { $name } réfléchit…
page-choosing-stage = { $name } en est à l’étape « { $stage } »
page-steps = Pendant ce tour
page-timer-sand = Sablier
page-timer-turn = Temps pour ce tour
page-you = vous
page-seat-name = { $name } ({ $colour })
page-away = hors ligne
page-free-seat = place libre
    .mid = une place libre
page-stand-in = un robot joue à sa place
page-out-resigned = a abandonné
page-out-flagged = temps écoulé
page-vote-undo = { $count ->
    [one] { $name } voudrait reprendre un coup.
   *[other] { $name } voudrait reprendre { $count } coups.
}
page-vote-draw = { $name } propose une partie nulle.
page-vote-draw-sure = Accepter la partie nulle ? La partie se termine aussitôt.
page-vote-end = { $name } propose d’arrêter la partie sans résultat.
page-vote-end-sure = Arrêter la partie sans résultat ? Il n’y aura ni gagnant ni perdant.
page-vote-rematch = { $name } propose une nouvelle partie.
page-asked-undo = Vous demandez à reprendre le coup.
page-asked-draw = Vous proposez une partie nulle.
page-asked-end = Vous proposez d’arrêter la partie sans résultat.
page-asked-rematch = Vous proposez une nouvelle partie.
page-vote-waits = On attend { $names }.
page-declined-undo = { $name } refuse la reprise du coup demandée par { $asker } ; la partie continue.
page-declined-draw = { $name } refuse la partie nulle proposée par { $asker }.
page-declined-end = { $name } préfère continuer la partie.
page-declined-rematch = { $name } ne souhaite pas rejouer pour le moment.
page-refused-undo = { $name } refuse la reprise de votre coup ; la partie continue.
page-refused-draw = { $name } refuse la partie nulle que vous proposez.
page-claim = Quelqu’un possède le lien de votre place et demande à s’asseoir ici sous le nom { $name }. Est-ce vous, sur un autre appareil ?
page-claim-give = Céder la place
page-claim-keep = Rester ici
page-claim-sure = Céder votre place ? Vous ne pourrez plus que regarder ici.
page-missed = { $count ->
    [0] Un robot a pris votre place un moment, sans jouer de coup.
    [one] Pendant votre absence, un robot a joué un coup pour vous.
   *[other] Pendant votre absence, un robot a joué { $count } coups pour vous.
}
page-yes = Oui
page-no = Non
page-join = Prendre la place de { $seat }
page-undo = Reprendre le dernier coup
page-undo-replies = Revenir avant mon dernier coup
page-ask-undo = Demander à reprendre le coup
page-return = Reprendre ma place
page-offer-draw = Proposer une partie nulle
page-offer-draw-sure = Proposer une partie nulle à tout le monde ?
page-resign = Abandonner
page-resign-sure = { $what } Voulez-vous vraiment abandonner ?
page-resign-ends =
    { $mine ->
        [yes] La partie s’arrête, vous perdez, et la victoire revient à { $winners }.
       *[no] La partie s’arrête, { $name } perd, et la victoire revient à { $winners }.
    }
page-resign-goes-on =
    { $mine ->
        [yes] Vous perdez. Les autres continuent, et un robot prend votre place.
       *[no] { $name } perd. Les autres continuent, et un robot prend sa place.
    }
page-abandon = Arrêter sans résultat
page-abandon-sure = { $what } Voulez-vous vraiment arrêter ?
page-abandon-what = La partie s’arrête ici pour tout le monde, sans gagnant ni perdant.
page-ask-end = Proposer d’arrêter sans résultat
page-ask-end-sure = { $what } Le proposer maintenant ?
page-ask-end-what = On le demande aux autres. Si tous sont d’accord, la partie s’arrête, sans gagnant ni perdant. D’ici là, elle continue.
page-pause = Pause
page-let-bot = Faire jouer un robot pour { $name }
page-let-bot-sure = Laisser un robot jouer pour { $name } jusqu’à son retour ?
page-ends-scores = Score final : { $scores }.
page-ends-score = { $name } { $score }
page-ends-drawn = La partie est terminée, et elle est nulle.
page-ends-you-win = La partie est terminée, et vous gagnez.
page-ends-won = La partie est terminée, et la victoire revient à { $names }.
page-first-title = C’est votre première partie ?
page-first-lesson = Leçons courtes
page-guide = Guide
page-guide-more = … la suite
page-guide-anew = Reprendre le guide au début
page-signs = Les signes sur le plateau
page-first-guide = Me guider pendant la partie
page-first-no = Je connais le jeu
page-goal = Le but.
page-cannot-choose = Vous ne pouvez pas choisir { $what } pour l’instant.
page-cannot-choose-next = Vos choix précédents ne permettent pas de choisir { $what }.
page-decide-first = Décidez d’abord avec les boutons sous le plateau.
page-sign-several = choisir entre plusieurs possibilités
page-tabs = À côté du jeu
page-tools = Outils
page-unread = nouveau message
page-this-table = Ce qui change à cette table
page-rule-numbers = Les numéros entre parenthèses sont ceux des règles.
page-whole-rulebook = Toutes les règles
page-log = Coups
page-log-turn = { NUMBER($turn, useGrouping: 0) }. { $name }
page-log-empty = { $placed ->
    [yes] Rien n’a encore été joué ici. La partie commence à partir de la position du plateau.
   *[no] Rien n’a encore été joué.
}
page-notation = Comment les coups s’écrivent
page-log-earlier = Coups précédents
page-log-later = Coups suivants
page-recap = { $players ->
    [2] Ce que l’adversaire a fait
   *[other] Ce que les autres ont fait
}
page-news-opens = tout voir
page-recap-replay = Revoir ces coups
page-recap-skip = Abréger
page-follow = Montrer les coups des autres
page-follow-off = tous en une fois
page-follow-quick = un par un, vite
page-follow-usual = un par un
page-follow-slow = un par un, lentement
page-sound = Son
page-recap-quiet = Rien que des coups tranquilles chez { $names }.
page-recap-ways = Sur le plateau, les traits fins montrent ce qui a bougé.
page-recap-empty = { $players ->
    [2] Ce que fait l’adversaire sera raconté ici.
   *[other] Ce que font les autres sera raconté ici.
}
page-chat = Discussion
page-chat-empty = Dites bonjour !
page-chat-watching = regarde
page-chat-more = Que faire de ce message ({ $name })
page-mute = Masquer { $name }
page-report = Signaler
page-report-sure = Signaler ce message aux hôtes de ce serveur ?
page-unmute = Réafficher
page-say = Message
page-send = Envoyer
page-keys = Jouer au clavier, changer de nom
page-keys-help = Les flèches mènent d’un endroit à l’autre, Entrée choisit, Échap annule votre dernier choix. Lettres et chiffres mènent à un pion ou à un endroit du plateau.
page-rename = Changer de nom
page-confirm-moves = Demander confirmation avant de jouer un coup
page-confirm-touch = seulement sur un écran tactile
page-confirm-yes = toujours
page-confirm-no = jamais
page-confirm-end = Un coup qui met fin à la partie demande toujours confirmation.
page-back-to-now = Retour à la partie
page-rulebook = Règles
page-rule = règle { $number }
page-term = { $name } : { $value }
page-terms = Cette table

## Revoir, parties, positions

page-first = Au début
page-step-back = Un coup en arrière
page-play-moves = Dérouler les coups
page-step-on = Un coup en avant
page-last = À la fin
page-speed = Vitesse
page-move-number = Coup
page-branch = Jouer à partir d’ici
page-look-title = Revoir une partie
page-look-help = Déposez le fichier d’une partie notée sur cette page, choisissez-le ou collez son texte.
page-look-file = Fichier de la partie notée
page-look-paste = Texte de la partie notée
page-look-show = Montrer
page-words-title = Tous les messages
page-words-lead = Tous les messages de ce serveur dans votre langue, avec leur clé, tels qu’ils sont écrits dans leur fichier. Choisissez la langue en haut.

## Dit par les scripts

page-js-failed = Cela n’a pas marché. Réessayez, s’il vous plaît.
page-js-offline = Pas de connexion avec la table pour le moment.
page-js-seat-moved = Votre place est passée sur un autre appareil. Ici, vous pouvez seulement regarder.
page-js-copied = Copié.
page-js-saved = L’image est enregistrée dans vos téléchargements.
page-js-reported = Signalé. Les hôtes de ce serveur le verront.
page-js-muted = Personnes masquées sur cet appareil : { $n }
page-js-choosable = au choix
page-js-chosen = Votre choix : { $what }
page-js-would = Voici l’effet de ce coup. { $what }
page-js-taken-back = Coup repris.
page-js-confirm = Jouer ce coup
page-js-take-back = Retour
page-js-one-tap = Pour jouer d’un seul geste, réglez « { page-confirm-moves } » sur « { page-confirm-no } ».
page-js-one-tap-show = Voir le réglage
page-js-undone = Des coups ont été repris.
page-js-guest = Invité
page-js-rule = règle { $what }
page-js-rulebook = les règles
page-js-letter = Lire le texte exact de la règle
page-js-too-large = Ce fichier est trop gros pour une partie notée.
