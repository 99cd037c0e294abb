### Who and what there is to see: players, pieces, places and what lies beside the board.

scene-player = { $colour ->
    [own] vous
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[purple] Violet
}
    .row = { $colour ->
        [own] Vous
       *[other] { scene-player }
    }
    .person = { $colour ->
        [own] you
       *[other] other
    }
scene-colour-red = Rouge
scene-colour-blue = Bleu
scene-colour-green = Vert
scene-colour-yellow = Jaune
scene-colour-purple = Violet
scene-child = { $colour ->
    [own] Votre { scene-child.plain }
   *[other] { $kind ->
        [girl] Fille { scene-child.adjective } G{ $number }
       *[boy] Garçon { scene-child.adjective } B{ $number }
    }
}
    .adjective = { $kind ->
        [girl] { $colour ->
            [red] rouge
            [blue] bleue
            [green] verte
            [yellow] jaune
           *[purple] violette
        }
       *[boy] { $colour ->
            [red] rouge
            [blue] bleu
            [green] vert
            [yellow] jaune
           *[purple] violet
        }
    }
    .plain = { $kind ->
        [girl] fille G{ $number }
       *[boy] garçon B{ $number }
    }
    .short = { $colour ->
        [own] votre { scene-child.plain }
       *[other] { $kind ->
            [girl] la { scene-child.plain }
           *[boy] le { scene-child.plain }
        }
    }
    .name = { $kind ->
        [girl] fille { scene-child.adjective } G{ $number }
       *[boy] garçon { scene-child.adjective } B{ $number }
    }
    .le = { $colour ->
        [own] votre { scene-child.plain }
       *[other] { $kind ->
            [girl] la { scene-child.name }
           *[boy] le { scene-child.name }
        }
    }
    .start = { $colour ->
        [own] Votre { scene-child.plain }
       *[other] { $kind ->
            [girl] La { scene-child.name }
           *[boy] Le { scene-child.name }
        }
    }
    .a = { $colour ->
        [own] à votre { scene-child.plain }
       *[other] { $kind ->
            [girl] à la { scene-child.name }
           *[boy] au { scene-child.name }
        }
    }
    .mid = { scene-child.le }
    .e = { $kind ->
        [girl] e
       *[boy] { "" }
    }
    .own = { $kind ->
        [girl] sa propre { scene-child.plain }
       *[boy] son propre { scene-child.plain }
    }
    .whose = { $colour ->
        [own] own
       *[other] other
    }
scene-nun = Bonne sœur N{ $number }
    .mid = la bonne sœur N{ $number }
    .la = la bonne sœur N{ $number }
    .le = la bonne sœur N{ $number }
    .start = La bonne sœur N{ $number }
scene-sign = { $sign }
    .row = { $sign }
    .person = other
scene-and = { $these_row } et { $this }
    .row = { $these_row }, { $this }
    .person = { $these_person ->
        [you] you
       *[other] { $this_person }
    }

scene-square-open = Case { $square }
    .mid = la case { $square }
scene-square-safe = Case abri { $square }
    .mid = la case abri { $square }
scene-square-obstacle = { $square } : { $equipment }
    .mid = la case jeu { $square }
scene-entrance-boys = Entrée des garçons
    .mid = l’entrée des garçons
scene-entrance-girls = Entrée des filles
    .mid = l’entrée des filles
scene-head-boys = garçons :
scene-head-girls = filles :
scene-about-obstacle = Personne ne s’arrête sur une case jeu ni ne la traverse, et aucune bonne sœur ne voit au travers.
scene-about-safe = Sur une case abri, tout le monde peut s’arrêter. Personne ne s’y bagarre ni n’en est chassé.
scene-about-open = Sur une case ouverte, un enfant peut s’arrêter si elle est libre. Sinon, il n’y va que pour se bagarrer, interrompre une bagarre, rapporter ou donner un baiser.
scene-about-boys = Ici, les garçons attendent d’entrer dans la cour par a1. Il ne leur arrive rien, et personne n’y retourne en marchant.
scene-about-girls = Ici, les filles attendent d’entrer dans la cour par l12. Il ne leur arrive rien, et personne n’y retourne en marchant.
scene-about-nun = Une bonne sœur voit en ligne droite jusqu’à la première case jeu ; là où elle regarde, personne ne peut déclencher de bagarre. À la fin de chaque tour, sauf si l’on passe, on en déplace une.
scene-equipment-tree = arbre
scene-equipment-merry-go-round = tourniquet
scene-equipment-spring-rider = jeu à ressort
scene-equipment-sandbox = bac à sable
scene-equipment-climbing-dome = dôme d’escalade
scene-equipment-fountain = fontaine
scene-equipment-tyres = pneus
scene-equipment-flower-bed = massif de fleurs
scene-equipment-trampoline = trampoline
scene-equipment-see-saw = balançoire à bascule
scene-equipment-slide = toboggan
scene-equipment-swing = balançoire
scene-equipment-bench = banc
scene-equipment-monkey-bars = échelle horizontale
scene-equipment-table-tennis = table de ping-pong
scene-equipment-sandpit = grand bac à sable
scene-equipment-tunnel = tunnel
scene-state-detained = en retenue au prochain tour de son joueur
scene-state-serving = en retenue
    .mid = fait sa retenue
scene-state-attacker = à l’attaque
    .mid = attaque
scene-state-victim = au sol
scene-state-kiss = en plein baiser
    .mid = donne un baiser
scene-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
scene-minute = Tour { $minute } sur { $of }
scene-stage-stay = Rester ou partir
scene-stage-step = { $steps ->
    [one] Déplacement d’une case
   *[other] Déplacement de { $steps } cases
}
scene-stage-lost = Le déplacement de { $steps } est perdu, car { $child } est en retenue jusqu’à la fin de ce tour (chaque enfant en retenue coûte le plus grand déplacement restant)
scene-stage-gone = { $child_start } est en retenue, et le déplacement de { $steps } est perdu.
scene-stage-used = Le déplacement de { $steps } est déjà fait, sauté ou perdu (un enfant qui reste dans sa bagarre coûte le plus grand déplacement restant)
scene-stage-nun = Déplacer une bonne sœur
scene-legend-boy = garçon
scene-legend-girl = fille
scene-legend-nun = bonne sœur
scene-legend-equipment = case jeu
scene-legend-safe = case abri
scene-legend-open = case ouverte
scene-legend-fight = bagarre (la couleur de l’attaquant vient en premier)
scene-legend-kiss = un baiser
scene-legend-crowd = plusieurs pions ensemble, nommés sous le plateau
scene-layer-sight = Ce que voient les bonnes sœurs
