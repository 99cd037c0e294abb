### Cerocle : les leçons. Un titre, puis pour chaque tâche ce qu’il y a à faire, un indice et un mot d’éloge ; enfin le mot de la fin.

lesson-place = Les premiers pions
    .task1 = Vous jouez les marron et vous commencez. À votre tour, vous posez un pion de votre réserve sur n’importe quel rond vide. Prenez le centre et posez un pion marron en e5.
    .hint1 = Le rond e5 est au beau milieu du plateau.
    .praise1 = Bon début.
    .task2 = Vert a répondu en d4. Vous avez aussi quatre pions neutres, les blancs, et pouvez en poser un au lieu d’un des vôtres. Posez un pion neutre sur un rond vide.
    .hint2 = Choisissez un pion neutre au lieu d’un marron, puis un rond vide ; e5 et d4 sont occupés.
    .praise2 = Une fois posé, un pion neutre n’est plus à personne.
    .close = Poser un pion, ce n’est pas plus compliqué que cela. On ne passe pas. Tant qu’il vous reste un pion en réserve, vous en posez un.

lesson-circle = Le cercle
    .task1 = Six de vos pions autour d’un même rond, et vous gagnez aussitôt. Cinq des vôtres entourent e5. Fermez le cercle.
    .hint1 = Les six voisins de e5 sont d4, d5, e4, e6, f5 et f6. Le rond du milieu ne compte pas.
    .praise1 = Fermé !
    .close = Peu importe ce qu’il y a au milieu, pourvu que ce milieu ne soit pas au bord du plateau. Avant chaque coup, cherchez les cercles qui comptent déjà cinq pions.

lesson-joker = Le joker
    .task1 = Un cercle admet un joker. Cinq de vos pions et un pion neutre gagnent aussi, peu importe qui l’a posé. À deux, un pion adverse ne compte jamais. Deux de vos cercles attendent leur dernier pion. Trouvez celui qui gagne.
    .hint1 = Autour de c6, un pion vert gâche votre cercle. Autour de e5, un pion neutre sert de joker. Un seul est permis, donc le dernier pion doit être marron.
    .praise1 = Cinq et un joker : gagné.
    .close = Un pion neutre sert aux deux joueurs. Réfléchissez avant d’en poser un à côté de quatre pions adverses.

lesson-line = Une ligne, une interversion
    .task1 = Cinq de vos pions ou plus, alignés sans trou, forment une ligne ; les neutres n’y comptent pas. Former une ligne donne aussitôt droit à une interversion. Complétez la ligne de cinq.
    .hint1 = Sur la rangée g, il y a quatre pions marron et un trou au milieu.
    .praise1 = Une ligne ! Vous pouvez intervertir deux pions.
    .task2 = Intervertissez deux pions voisins de couleurs différentes, n’importe où : ils changent de place. Le pion vert en e5 bloque votre cercle autour de d4. Débarrassez-vous de ce pion, et gagnez.
    .hint2 = À côté du pion vert en e5, hors du cercle, il y a un pion marron en e6.
    .praise2 = Interversion gagnante !
    .close = Aucun blocage ne tient si l’autre peut former une ligne. Surveillez les suites de quatre autant que les cercles de cinq.

lesson-cascade = La cascade
    .task1 = Votre cercle autour de d5 est bloqué deux fois, en e5 et en e6. Il faut deux interversions. Commencez par la ligne de la rangée i.
    .hint1 = De i5 à i8, tout est marron. Il ne manque que i9.
    .praise1 = Une première interversion.
    .task2 = Une interversion qui forme une nouvelle ligne donne droit à une interversion de plus. Quatre pions marron sont sur la rangée e. Amenez en e5 un cinquième pion, dont le cercle n’a pas besoin.
    .hint2 = Trois pions marron touchent e5. Ceux de d4 et de e4 doivent rester où ils sont ; celui de f5 est libre.
    .praise2 = Cascade : encore une ligne, encore une interversion.
    .task3 = Il reste un pion vert dans votre cercle, en e6. Intervertissez-le avec un des vôtres qui n’est pas dans le cercle.
    .hint3 = Le pion vert en e6 a un voisin marron hors du cercle, en f7.
    .praise3 = Deux blocages levés en un seul tour.
    .close = Une suite de lignes peut renverser une partie qui semblait perdue. Avant de former une ligne, voyez ce que l’interversion pourrait former.

lesson-relocate = Déplacer
    .task1 = Votre réserve est vide. Désormais, vous déplacez : un de vos pions, ou un neutre, va sur n’importe quel rond vide, mais jamais aussitôt là d’où il vient. (On peut aussi retirer des pions, comme le montre la leçon suivante.) Vert est sur le point de fermer le cercle autour de e5. Mettez un de vos pions en travers. Choisissez d’abord le pion, puis le rond.
    .hint1 = Le trou est en f6. Un pion neutre y serait le joker de Vert. Choisissez donc un pion marron.
    .praise1 = Bloqué.
    .task2 = Vert a posé un pion en e5. Votre pion en f6 ne peut pas retourner aussitôt là d’où il vient, et il doit de toute façon rester, car sans lui Vert ferme le cercle. Déplacez un autre pion.
    .hint2 = Déplacez n’importe quel autre pion marron, ou un neutre, vers n’importe quel rond vide.
    .praise2 = C’est cela. Un autre pion s’est déplacé, et f6 reste gardé.
    .close = Rien ne revient aussitôt en arrière, et la partie ne tourne pas en rond.

lesson-take = Retirer
    .task1 = Quand la réserve est vide, vous pouvez aussi retirer un pion. Un neutre quitte le jeu pour de bon, et tous ses voisins retournent à leurs propriétaires. Vert menace de fermer en f6 le cercle autour de e5, avec le neutre en f5 pour joker. Retirez ce joker. (Vous avez déjà retiré trois pions dans cette partie, sur les quatre permis.)
    .hint1 = Retirez le pion neutre en f5. Seuls les neutres peuvent être retirés.
    .praise1 = Le joker a disparu, Vert a un pion de moins sur le plateau, et deux des vôtres reviennent dans votre réserve.
    .task2 = Vert a reposé un pion en e4. Comme vous avez de nouveau des pions en réserve, vous en posez un. Bloquez le cercle autour de e5.
    .hint2 = Vert a d4, d5, e4 et e6. Posez un pion en f5 ou en f6.
    .praise2 = Bloqué pour l’instant, mais une interversion pourrait encore le débloquer.
    .close = C’était votre quatrième et dernier retrait. À deux joueurs, chacun peut retirer quatre pions par partie. C’est le coup le plus fort. Gardez-le pour le moment qui compte.

lesson-three = Danger à trois
    .task1 = À trois joueurs, pas de neutres : n’importe quel pion adverse, un seul, sert de joker. Vous avez les blancs, et Marron joue après vous. Autour de e5 : quatre pions marron, un vert et un trou. Un pion adverse aide Marron ; deux arrêtent le cercle. Arrêtez-le.
    .hint1 = Marron a besoin de f6. Allez-y vous-même. Cela fera quatre pions marron et deux autres.
    .praise1 = Quatre et deux, ce n’est pas un cercle.
    .task2 = Marron n’a mis qu’un pion en travers de votre cercle, en g6, et Vert a joué ailleurs. Or un pion seul est un cadeau. Gagnez.
    .hint2 = Autour de h6, vous avez g5, h5, i6 et i7 ; g6 est votre joker.
    .praise2 = Merci, Marron !
    .close = À trois, ne bouchez jamais le dernier trou d’un cercle où un adversaire a déjà cinq pions, car le vôtre servirait de joker et fermerait le cercle pour lui.

lesson-trick = Première ruse : deux à la fois
    .task1 = Deux de vos cercles ont quatre pions chacun : celui autour de d4 et celui autour de e6. Trouvez le rond qui appartient aux deux.
    .hint1 = Les ronds d4 et e6 ont deux voisins en commun. L’un est d5, déjà à vous.
    .praise1 = Deux menaces d’un seul coup.
    .task2 = Vert ne pouvait en arrêter qu’une et a posé un pion en d3. Fermez l’autre cercle.
    .hint2 = Autour de e6, il ne manque que e7.
    .praise2 = Contre cela, rien à faire.
    .close = À une menace, on répond ; à deux, non. Construisez là où les cercles se croisent.
