### La table : noms, refus, journal, résultat.

## Noms

table-player = Joueur { $number }
table-bot = { $bird ->
    [brandom] { bot-random }
    [bgreedy] { bot-greedy }
    [b1] { bot-1 }
    [b2] { bot-2 }
    [b3] { bot-3 }
    [b4] { bot-4 }
    [b5] { bot-5 }
    [b6] { bot-6 }
    [b7] { bot-7 }
    [b8] { bot-8 }
   *[other] Robot de niveau { $level }
}
table-bot-given = { $name } { $given }
table-given = { $given ->
    [n1] Pip
    [n2] Kiki
    [n3] Momo
    [n4] Tula
    [n5] Lolo
   *[other] { $number }
}
table-names = { $first }, { $next }
table-names-last = { $first } et { $last }

## Ce qu’on demande, si le jeu ne le dit pas lui-même

table-prompt = Choisissez un des endroits ou pions marqués, ou un bouton.
table-prompt-next = Choisissez ce qui va avec.
table-prompt-over = La partie est terminée.

## Refus

table-over = La partie est terminée à cette table.
table-not-started = La partie n’a pas commencé, car il reste une place libre.
table-no-such-seat = Il n’y a pas de place { $number } à cette table.
table-not-your-seat = La place { $number } n’est pas la vôtre.
table-not-your-turn = C’est à { $name } de jouer, pas à vous.
table-bot-plays = Un robot joue en ce moment à la place { $number }.
table-stale = La partie a avancé entre-temps. Regardez de nouveau avant de jouer.
table-too-late = Trop tard, le temps était écoulé.
table-full = Il s’est passé tant de choses à cette table que son journal est plein. Vous pouvez terminer la partie, mais rien de plus.
table-full-chat = La discussion de cette table est pleine, avec { $high } messages.
table-move-too-long = Aucun coup ne dépasse { $high } caractères.
table-seat-bot = La place { $number } est celle d’un robot.
table-seat-out = La personne à la place { $number } a quitté cette partie pour de bon.
table-seat-taken = La place { $number } est prise.
table-private = Pour cette table privée, il vous faut le lien d’une place.
table-stand-in-players = Seule une autre personne qui joue à cette table peut appeler un robot.
table-stand-in-early = L’absence est encore trop courte. Un robot peut remplacer { $name } après { $seconds } secondes.
table-stand-in-never = À cette table, un robot ne peut remplacer personne.
table-vote-open = { $name } a déjà posé une question ; répondez-y d’abord.
table-declined = { $name } a déjà répondu non.
table-nothing-to-undo = Il n’y a aucun coup à reprendre.
table-undo-stand-in = Un robot remplace { $names } en ce moment et ne peut pas donner son accord. Pour l’instant, aucun coup ne peut être repris.
table-undo-timer = Ce que le sablier a décidé ne peut pas être repris.
table-no-vote = Aucune question ne vous attend pour l’instant.
table-no-draws = Dans ce jeu, on ne peut pas convenir d’une partie nulle.
table-draw-bots = Les robots n’acceptent pas de partie nulle.
table-not-creator = Avant le début de la partie, seule la personne qui a ouvert la table peut la fermer.
table-end-players = Tant que d’autres jouent, seules les personnes assises à cette table peuvent proposer d’arrêter la partie.
table-paused = La partie est en pause.
table-pause-screen = Seules les personnes qui partagent un même écran peuvent mettre la partie en pause.
table-not-over = La partie est encore en cours.
table-rematched = La partie suivante est déjà prête.
table-bad-name = Un nom compte de 1 à { $high } caractères.
table-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Veuillez choisir un autre nom.
table-bad-avatar = Cet emblème n’existe pas.
table-bad-text = Un message compte de 1 à { $high } caractères.
table-bad-level = Il n’y a pas de robot de ce niveau.
table-start-over = Dans cette position, la partie est déjà terminée.
table-seat-count = Il faut { $needed } places pour ce jeu, et non { $given }.
table-clock-no-sand = Ce jeu n’a pas de sablier.
table-clock-seconds = { $value ->
    [one] { $value } seconde
   *[other] { $value } secondes
}, ce n’est pas possible. Choisissez entre { $low } et { $high }.
table-clock-days = Par correspondance, le temps se compte en jours entiers.
table-clock-increment = Un ajout de { $value ->
    [one] { $value } seconde
   *[other] { $value } secondes
} par tour n’est pas possible. Choisissez entre 0 et { $high }.
table-absence-seconds = Une absence de { $value ->
    [one] { $value } seconde
   *[other] { $value } secondes
} n’est pas possible. Choisissez entre { $low } et { $high }, ou 0 pour jamais.

## Journal

table-event-timed-out = { $you ->
    [yes] Votre sablier s’est vidé.
   *[no] Le sablier s’est vidé pour { $name }.
}

## Résultat

table-result-won =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent.
    }
table-result-drawn = La partie est nulle.
table-result-length-drawn = La partie est nulle, car elle s’arrête après { $moves } coups sans gagnant.
table-result-length = La partie s’arrête après { $moves } coups sans gagnant.
table-result-draw = Partie nulle d’un commun accord.
table-result-resigned =
    { $count ->
        [one] { $name } a abandonné, et { $winners } gagne.
       *[other] { $name } a abandonné, et { $winners } gagnent.
    }
table-result-flagged =
    { $count ->
        [one] { $name } a épuisé son temps, et { $winners } gagne.
       *[other] { $name } a épuisé son temps, et { $winners } gagnent.
    }
table-report-moves = Coups joués
table-result-abandoned = Partie arrêtée sans résultat.
table-result-abandoned-by = Partie arrêtée sans résultat, comme l’a proposé { $name }.
