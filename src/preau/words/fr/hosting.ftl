### What the commands of whoever runs the server say: serve, migrate, verify, move-data, audit and reports.

## serve

hosting-serve-address = Préau est ouvert à l’adresse { $url }
hosting-serve-lan = Sur le même réseau : { $url }
hosting-serve-stop = Ctrl-C l’arrête ; rien n’est perdu.
hosting-serve-port-taken = Le port { $port } de { $host } est pris. Préau tourne-t-il déjà ? Choisissez-en un autre avec --port.
hosting-serve-no-address = L’adresse { $host } n’est pas une adresse de cette machine.
hosting-bad-database = Impossible d’ouvrir la base de données : { $why }
hosting-bad-url = « { $url } » n’est pas l’adresse d’une base de données. Elle ressemble à sqlite:///club.sqlite3 ou à postgresql://user@host/name.

hosting-serve-no-secret = Plusieurs processus ont besoin du même secret : donnez à PREAU_SECRET un long texte aléatoire, le même pour tous.
hosting-serve-bad-bus = { $url } n’est pas l’adresse d’un Redis : elle devrait ressembler à redis://hote:6379/0
hosting-serve-bad-mail = { $setting } est illisible. Il faut par exemple : { $example }

## The database

hosting-no-file = Il n’y a pas de base de données à cet emplacement : { $path }
hosting-no-tables = Cette base de données ne contient pas de tables de Préau. Si c’est la bonne, lancez d’abord preau migrate.
hosting-other-schema = Cette base de données a le schéma { $found }, et cette version de Préau demande { $newest }. Lancez preau migrate, ou prenez la version qui l’a créée.

## migrate

hosting-migrate-done = La base de données est à jour (schéma { $newest }).
hosting-migrate-copy = Avant tout changement, une copie de la base a été faite : { $path }
hosting-migrate-back = La base a maintenant le schéma { $newest }, pour une version plus ancienne de Préau. Si vous relancez cette version-ci, elle la remettra à jour.
hosting-unknown-schema = Le schéma { $wanted } n’existe pas. Schémas possibles : { $known }.

## verify

hosting-verify-progress = { $done } tables sur { $total }
hosting-verify-clean =
    { $tables ->
        [one] Une table
       *[other] { $tables } tables
    }, { $events ->
        [one] un événement
       *[other] { $events } événements
    } : tout est en ordre.
hosting-verify-found =
    { $findings ->
        [one] Une anomalie
       *[other] { $findings } anomalies
    } dans { $tables ->
        [one] une table
       *[other] { $tables } tables
    }. Rien n’a été modifié.
hosting-verify-finding = { $table } : { $what }
hosting-verify-no-log = dans la liste, mais sans journal
hosting-verify-gap = l’événement { $seq } manque ; le suivant est { $found }
hosting-verify-broken = l’événement { $seq } n’a pas pu se produire : { $why }
hosting-verify-newer = l’événement { $seq } vient d’une version plus récente de ce programme, ou il est abîmé : { $why }
hosting-verify-game = on y joue à « { $game } », qui n’est pas installé ici : son journal ne peut pas être rejoué
hosting-verify-other-time = l’événement { $seq } est rangé sous une autre heure
hosting-verify-time-back = l’événement { $seq } est antérieur au précédent
hosting-verify-not-playing = l’événement { $seq } fait avancer une partie qui n’est pas en cours
hosting-verify-wrong-seat = l’événement { $seq } vient d’une place dont ce n’est pas le tour
hosting-verify-not-listed = a un journal, mais n’est pas dans la liste
hosting-verify-list = la liste dit { $column } = { $found } ; d’après le journal, c’est { $due }
hosting-verify-seat = la place { $number } n’est pas rangée comme dans le journal
hosting-verify-guests = la liste des invités en compte { $found } ; le journal en nomme { $due }

## move-data

hosting-move-progress = { $done } lignes sur { $total }
hosting-move-done = { $rows } lignes transférées ; nombres et sommes de contrôle concordent ({ $check }).
hosting-move-same = La source et la cible sont la même base de données.
hosting-move-not-empty = La cible contient déjà des tables. On ne transfère que vers une base vide ; rien n’a été modifié.
hosting-move-foreign = La cible contient un transfert inachevé d’une autre source ({ $source }). Terminez celui-là, ou choisissez une base vide ; rien n’a été modifié.
hosting-move-twice = Un autre transfert vers la même cible est en cours. Celui-ci s’est arrêté.
hosting-move-differs = La source ({ $source } lignes) et la cible ({ $target } lignes) diffèrent : la source servait-elle encore ? Arrêtez son serveur, videz la cible et recommencez. La source est intacte.

## audit and reports

hosting-audit-opened = a ouvert une table
hosting-audit-opened-tournament = a ouvert un tournoi
hosting-audit-sat = a pris une place
hosting-audit-sat-by-link = a pris une place par un lien
hosting-audit-asked-for-seat = a demandé une place par son lien
hosting-audit-revoked = a révoqué un lien
hosting-audit-signed-up = a créé un compte
hosting-audit-signed-in = a ouvert une session
hosting-audit-sign-in-failed = n’a pas pu ouvrir de session
hosting-audit-signed-out = a fermé sa session
hosting-audit-signed-out-everywhere = a fermé toutes ses sessions
hosting-audit-password-changed = a changé de mot de passe
hosting-audit-passkey-added = a ajouté une clé d’accès
hosting-audit-passkey-removed = a retiré une clé d’accès
hosting-audit-exported = a téléchargé ses données
hosting-audit-deleted = a tout supprimé
hosting-audit-reported = a signalé un message
hosting-audit-token-made = a créé un jeton
hosting-audit-token-revoked = a révoqué un jeton
hosting-audit-became-bot = est devenu le compte d’un robot
hosting-audit-became-person = est redevenu le compte d’une personne
hosting-audit-table = table { $table }
hosting-audit-seat = place { $number }
hosting-audit-from = depuis { $address }
hosting-audit-none = Rien n’a été noté.
hosting-report-line = { $name } ({ $guest }), table { $table }, le { $said } ; signalé par { $by } :
hosting-report-none = Rien n’a été signalé.
hosting-expire-done =
    { $count ->
        [0] Il n’y a aucune table de ce genre.
        [one] Une table a été supprimée.
       *[other] { $count } tables ont été supprimées.
    }
hosting-expire-found =
    { $count ->
        [0] Il n’y a aucune table de ce genre.
        [one] Il y a une table de ce genre.
       *[other] Il y a { $count } tables de ce genre.
    }
