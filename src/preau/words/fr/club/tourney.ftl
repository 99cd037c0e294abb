### Tournois, échelles et clubs.

## Listes

tourney-title = Tournois
tourney-lead = Jouez plusieurs parties contre plusieurs adversaires, et voyez qui finit en tête. Tout le monde peut s’inscrire, même sans compte.
tourney-list-mine = Les vôtres
tourney-list-open = Inscriptions ouvertes
tourney-list-running = En cours
tourney-list-over = Terminés
tourney-none-open = Aucun tournoi pour le moment.
tourney-none = Il n’y a pas encore de tournoi.
tourney-new = Nouveau tournoi
tourney-all = Tous les tournois
tourney-sign-in = Se connecter pour en ouvrir un
tourney-found-sign-in = Se connecter pour en fonder un
tourney-players =
    { $count ->
        [one] { $count } personne inscrite
       *[other] { $count } personnes inscrites
    }

## Formules

tourney-kind-swiss = Système suisse
tourney-kind-swiss-help = Quelques rondes. À chacune, vous rencontrez des gens qui ont à peu près autant de points que vous, et jamais deux fois les mêmes si on peut l’éviter.
tourney-kind-round-robin = Toutes rondes
tourney-kind-round-robin-help = Tout le monde rencontre tout le monde ; aux grandes tables, aussi équitablement que possible. Une fois le tournoi commencé, les inscriptions sont closes.
tourney-kind-arena = Arène
tourney-kind-arena-help = Pendant une durée fixée, toute personne libre reçoit aussitôt une nouvelle table. Plus on joue, plus on peut marquer de points.
tourney-kind-knock-out = Élimination directe
tourney-kind-knock-out-help = Pour les parties à deux. Une défaite élimine, une victoire mène à la ronde suivante. Les plus forts se rencontrent le plus tard possible ; si votre force n’est pas mesurée, votre place dans le tableau est tirée au sort. Après une partie nulle, on rejoue en échangeant les places, deux fois au plus ; puis le sort décide.
tourney-kind-ladder = Échelle
tourney-kind-ladder-help = Elle dure aussi longtemps que vous voulez. Défiez des gens placés un peu plus haut. Si vous gagnez, vous prenez la plus haute de leurs places, et tous ceux que vous dépassez descendent d’un rang.

## En ouvrir un

tourney-what = Le jeu
tourney-name = Nom du tournoi
tourney-game = Jeu
tourney-options = Options de { $game }
tourney-rules-differ = { $count ->
    [one] Une règle change dans ce tournoi
   *[other] { $count } règles changent dans ce tournoi
}
tourney-club = Pour qui
tourney-for-everybody = Tout le monde
tourney-how = La formule
tourney-rounds = Nombre de rondes
tourney-rounds-help = Dans un tournoi toutes rondes, 0 signifie « autant qu’il en faut pour que chacun rencontre chacun ».
tourney-minutes = Durée en minutes
tourney-places = Écart permis pour un défi, en rangs
tourney-tables = Aux tables
tourney-size = Joueurs par table
tourney-least = La plus petite table
tourney-least-help = Les tables peuvent descendre à ce nombre de joueurs, pour que moins de gens soient exempts. Laissez vide si toutes doivent être complètes.
tourney-clock = Pendule
tourney-wait = Retard permis avant de perdre par absence, en minutes
tourney-wait-help = Par correspondance, on attend aussi longtemps que dure un tour.
tourney-when = Quand
tourney-starts = Début
tourney-starts-help = Laissez vide pour donner le départ vous-même.
tourney-open-it = Ouvrir le tournoi

## Un tournoi

tourney-tables-of = tables de { $size } joueurs
tourney-tables-from = tables de { $least } à { $size } joueurs
tourney-is-open = Les inscriptions sont ouvertes.
tourney-round-of = Ronde { $number } sur { $of }
tourney-round-over = La ronde { $number } est terminée.
tourney-round-few = La ronde { $number } est terminée. La suivante commencera dès qu’il y aura assez de monde.
tourney-runs-arena = L’arène est ouverte. Toute personne libre reçoit une nouvelle table.
tourney-runs-ladder = L’échelle est ouverte.
tourney-closed-played = Le tournoi est terminé.
tourney-closed-too-few = Trop peu de gens s’étaient inscrits, et le tournoi n’a pas eu lieu.
tourney-closed-organiser = La personne qui organisait le tournoi l’a clos.
tourney-when-starts = Début :
tourney-when-next = Prochaine ronde :
tourney-when-ends = Fin :
tourney-my-table = Aller à votre table
tourney-my-table-help = On vous y attend.
tourney-back = Retour au tournoi
tourney-enter = S’inscrire
tourney-enter-as = S’inscrire sous le nom { $name }
tourney-your-name = Votre nom
tourney-rest = Faire une pause
tourney-wake-up = Reprendre le tournoi
tourney-withdraw = Se retirer
tourney-you-organise = Vous organisez ce tournoi :
tourney-begin = Commencer maintenant
tourney-close = Clore le tournoi
tourney-close-sure = Clore définitivement le tournoi ? Les parties en cours continuent, mais ne comptent plus.
tourney-challenge = Défier quelqu’un
tourney-challenge-help = Choisissez contre qui vous voulez jouer.
tourney-challenge-button = Défier
tourney-standings = Classement
tourney-ladder-order = L’échelle
tourney-place = Rang
tourney-player = Nom
tourney-points = Points
tourney-wins = Victoires
tourney-played = Tables
tourney-byes = Exemptions
tourney-you = vous
tourney-nobody = une personne partie
tourney-nobody-yet = Personne ne s’est encore inscrit.
tourney-state-rests = en pause
tourney-state-left = a quitté le tournoi
tourney-how-decided = Comment les rangs sont établis
tourney-points-help = Chaque table vaut un point, que se partagent ses gagnants ; si personne ne gagne, tous se le partagent. Une personne exempte reçoit ce que chacun recevrait à une table complète sans gagnant : un demi-point à deux, un tiers à trois. Une absence ne rapporte rien.
tourney-ties-help = À égalité de points, on départage ainsi, dans cet ordre :
tourney-tie-opponents = Adversaires
tourney-tie-opponents-help = la moyenne des points des adversaires rencontrés ; le parcours le plus difficile passe devant.
tourney-tie-wins = Victoires
tourney-tie-wins-help = le nombre de tables gagnées sans partage.
tourney-tie-among = Entre ex æquo
tourney-tie-among-help = les points marqués aux tables où se trouvaient plusieurs des ex æquo.
tourney-tie-beaten = Adversaires devancés
tourney-tie-beaten-help = les points de tous ceux qu’on a devancés, et la moitié des points de ceux avec qui on a fait jeu égal.
tourney-tie-lot = Tirage au sort
tourney-tie-lot-help = fait une fois pour toutes à l’ouverture du tournoi.
tourney-seats-help = Au fil des rondes, chacun occupe chaque place à peu près le même nombre de fois, et personne n’est exempt deux fois avant que tous l’aient été une fois.
tourney-rounds-title = Rondes et tables
tourney-round = Ronde { $number }
tourney-playing = en cours
tourney-won-by =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
tourney-no-winner = sans gagnant
tourney-absent = absence : { $names }
tourney-bye = Exemption : { $names }
tourney-print = Imprimer
tourney-json = Données (JSON)

## Pourquoi non

tourney-unknown = Ce tournoi n’existe pas.
tourney-needs-account = Pour ouvrir un tournoi, fonder un club ou en rejoindre un, il faut un compte. Ainsi, les autres savent à qui ils ont affaire.
tourney-too-many = Vous avez déjà { $high } tournois en cours. Attendez que l’un d’eux soit terminé.
tourney-bad-name = Un nom compte de { $low } à { $high } caractères ; celui-ci en a { $value }.
tourney-bad-size = Une table de ce jeu compte { $exact ->
    [yes] { $high }
   *[no] de { $low } à { $high }
} joueurs, et non { $value }.
tourney-bad-least = La plus petite table ne peut pas avoir plus de places que les autres.
tourney-knock-out-two = L’élimination directe se joue à deux par table.
tourney-needs-clock = Un tournoi a besoin d’une pendule. Sinon, une seule table pourrait bloquer tout le monde.
tourney-arena-clock = Une arène dure moins d’une journée, et l’on n’y joue pas par correspondance. Choisissez une pendule plus rapide.
tourney-bad-minutes = La durée doit être comprise entre { $low } et { $high } minutes ; { $value } ne convient pas.
tourney-bad-rounds = Le nombre de rondes doit être compris entre { $low } et { $high } ; { $value } ne convient pas.
tourney-bad-wait = Le retard permis doit être compris entre { $low } et { $high } minutes ; { $value } ne convient pas.
tourney-bad-places = L’écart permis doit être compris entre { $low } et { $high } rangs ; { $value } ne convient pas.
tourney-bad-start = Cette date est trop éloignée d’aujourd’hui. Choisissez-en une plus proche.
tourney-over = Le tournoi est terminé.
tourney-too-late = Le tournoi a commencé, et les inscriptions sont closes.
tourney-too-few = Il faut au moins { $low } personnes pour commencer.
tourney-full = Le tournoi est complet, avec { $high } inscriptions.
tourney-name-taken = Quelqu’un d’autre porte ici le nom { $name }. Choisissez-en un autre.
tourney-not-in = Vous ne participez pas à ce tournoi.
tourney-no-rest = En élimination directe, on ne peut pas faire de pause.
tourney-organiser-only = Seule la personne qui organise le tournoi peut faire cela.
tourney-members-only = Ce tournoi est réservé aux membres du club. Rejoignez d’abord le club.
tourney-no-challenge = On ne peut lancer de défi que sur une échelle ouverte.
tourney-challenge-count =
    { $high ->
        [one] Choisissez une personne à défier.
       *[other] Choisissez { $exact ->
            [yes] { $high }
           *[no] de { $low } à { $high }
        } personnes à défier.
    }
tourney-challenge-open = Vous avez déjà lancé un défi ; jouez d’abord cette partie.
tourney-challenge-again = Vous avez défié { $name } il y a moins d’une semaine. Laissez d’abord sa chance à quelqu’un d’autre.
tourney-out-of-reach = { $places ->
    [1] { $name } n’est pas juste au-dessus de vous.
   *[other] { $name } n’est pas dans les { $places } rangs au-dessus de vous.
}
tourney-rival-rests = { $name } fait une pause.
tourney-rival-busy = { $name } joue déjà à assez de tables.
tourney-no-player = Personne n’a le numéro { $number } dans ce tournoi.

## Clubs

tourney-clubs = Clubs
tourney-clubs-lead = Un club a ses membres, ses soirées dans un calendrier, ses tournois et sa propre échelle.
tourney-no-clubs = Il n’y a pas encore de club.
tourney-members =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
tourney-club-mine = vous en êtes membre
tourney-club-new = Fonder un club
tourney-club-name = Nom du club
tourney-club-about = Le club en une phrase
tourney-club-open = Fonder le club
tourney-club-join = Rejoindre le club
tourney-club-leave = Quitter le club
tourney-club-leave-sure = Quitter le club ? S’il ne reste personne, il disparaît.
tourney-club-sign-in = Se connecter pour rejoindre le club
tourney-club-ladder = Échelle
tourney-no-ladder = Le club n’a pas encore d’échelle.
tourney-members-title = Membres
tourney-role-owner = présidence
tourney-role-officer = bureau
tourney-role-member = membre
tourney-role-none = n’est plus membre
tourney-role-of = Rôle pour { $name }
tourney-role-set = Changer
tourney-evenings = Soirées
tourney-no-evenings = Rien n’est encore prévu.
tourney-evening-new = Prévoir une soirée
tourney-evening-title = Intitulé
tourney-evening-place = Lieu
tourney-evening-add = Mettre au calendrier
tourney-evening-remove = Supprimer
tourney-evening-remove-named = Supprimer { $title }
tourney-evening-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
tourney-weekly = chaque semaine
tourney-calendar = Pour votre agenda (iCal)
tourney-calendar-open = Ouvrir
tourney-club-unknown = Ce club n’existe pas.
tourney-club-name-taken = Un club porte déjà le nom { $name }.
tourney-club-full = Un club compte au plus { $high } membres.
tourney-too-many-clubs = Vous êtes déjà membre de { $high } clubs, et c’est le maximum.
tourney-too-many-evenings = Le calendrier compte déjà { $high } soirées, et c’est le maximum.
tourney-club-hand-on = Confiez d’abord la présidence à quelqu’un d’autre.
tourney-club-no-member = Personne ne s’appelle { $name } dans ce club.
tourney-club-not-allowed = Seuls la présidence et le bureau du club peuvent faire cela.
