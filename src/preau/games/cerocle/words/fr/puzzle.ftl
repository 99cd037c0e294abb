### Cerocle : les énigmes. Pour chaque genre un titre, ce qu’il y a à faire, un indice et un mot d’éloge.

puzzle-win = Fermez le cercle
    .task = Vous jouez les { $who_plural }. Gagnez pendant ce tour.
    .hint = À quel cercle ne manque-t-il qu’un pion ? Et si un pion adverse s’y trouve, une ligne de cinq peut-elle vous donner une interversion ?
    .failed = C’est permis, mais vous ne pouvez alors fermer aucun cercle pendant ce tour.
    .praise = Fermé !

puzzle-cascade = Gagnez en intervertissant
    .task = Vous jouez les { $who_plural }. Gagnez pendant ce tour. Une seule interversion ne suffira pas.
    .hint = Commencez par une ligne de cinq. Une interversion qui forme une nouvelle ligne en donne une de plus.
    .failed = C’est permis, mais vous ne pouvez alors fermer aucun cercle pendant ce tour.
    .praise = Quelle cascade !

puzzle-stop = Empêchez la victoire
    .task = Vous jouez les { $who_plural }. { $next } est sur le point de gagner. Arrêtez-le ; il n’y a qu’une façon de le faire.
    .hint = Cherchez les cercles auxquels il manque un pion, et les lignes de cinq qui donneraient une interversion. Un pion neutre pourrait être justement le joker attendu.
    .failed = C’est permis, mais { $next } peut encore gagner.
    .praise = Vous avez empêché { $next } de gagner, pour cette fois !
