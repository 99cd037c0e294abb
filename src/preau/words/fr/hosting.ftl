# Plusieurs machines, et le soin des tables.

serve-no-secret = Plusieurs processus ont besoin du même secret : donnez à PREAU_SECRET un long texte aléatoire, le même pour tous.
serve-bad-bus = { $url } n’est pas l’adresse d’un Redis : elle devrait ressembler à redis://hote:6379/0

hosting-no-file = Il n’y a pas de base de données à { $path }.
hosting-no-tables = Cette base de données ne contient pas de tables de Préau. Si c’est la bonne, lancez d’abord preau migrate.
hosting-other-schema = Cette base de données a le schéma { $found }, et cette version de Préau demande { $newest }. Lancez preau migrate, ou prenez la version qui l’a créée.

migrate-done = La base de données est à jour (schéma { $newest }).

verify-progress = { $done } tables sur { $total }
verify-clean =
    { $tables ->
        [one] Une table
       *[other] { $tables } tables
    }, { $events ->
        [one] un événement
       *[other] { $events } événements
    } : tout est en ordre.
verify-found =
    { $findings ->
        [one] Une anomalie
       *[other] { $findings } anomalies
    } dans { $tables ->
        [one] une table
       *[other] { $tables } tables
    }. Rien n’a été modifié.
verify-finding = { $table } : { $what }
verify-no-log = dans la liste, mais sans journal
verify-gap = l’événement { $seq } manque ; le suivant est { $found }
verify-broken = l’événement { $seq } n’a pas pu se produire : { $why }
verify-other-time = l’événement { $seq } est rangé sous une autre heure
verify-time-back = l’événement { $seq } est antérieur au précédent
verify-not-playing = l’événement { $seq } joue à une table où l’on ne joue pas
verify-wrong-seat = l’événement { $seq } est joué par une place dont ce n’est pas le tour
verify-not-listed = a un journal, mais n’est pas dans la liste
verify-list = la liste dit { $column } = { $found } ; d’après le journal c’est { $due }
verify-seat = la place { $number } n’est pas rangée comme dans le journal
verify-guests = la liste des invités en compte { $found } ; le journal en nomme { $due }

carry-progress = { $done } lignes sur { $total }
data-moved = { $rows } lignes transférées ; nombres et sommes de contrôle concordent ({ $check }).
carry-same = La source et la cible sont la même base de données.
carry-not-empty = La cible contient déjà des tables. On ne transfère que vers une base vide ; rien n’a été modifié.
carry-foreign = La cible contient un transfert inachevé d’une autre source ({ $source }). Terminez celui-là, ou choisissez une base vide ; rien n’a été modifié.
carry-twice = Un autre transfert vers la même cible est en cours. Celui-ci s’est arrêté.
carry-differs = La source ({ $source } lignes) et la cible ({ $target } lignes) diffèrent : la source servait-elle encore ? Arrêtez son serveur, videz la cible et recommencez. La source est intacte.

help-hosting-database = La base de données, si ce n’est pas celle que prendrait preau serve.
help-migrate = Mettre la base de données à jour (preau serve le fait tout seul).
help-verify = Rejouer les journaux de toutes les tables selon les règles et signaler chaque différence.
help-move-data = Transférer toutes les tables vers une autre base de données. Relancez pour reprendre après une interruption.
help-move-from = La base à transférer, par exemple sqlite:////var/lib/preau/preau.sqlite3
help-move-to = La base d’arrivée, par exemple postgresql://…
