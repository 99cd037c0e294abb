### Récré ! : l’aide de jeu, une page à imprimer.

aid-1 = Mise en place
    .line1 = Chacun a deux garçons (B1, B2), deux filles (G1, G2) et 10 pièces. Les garçons attendent dans leur entrée, les filles dans la leur (R1.6).
    .line2 = Une bonne sœur se tient au coin de chaque entrée. La récré dure 30 tours, tous joueurs confondus (R2.1).
    .line3 = En sortant d’une entrée, un enfant passe d’abord par la case du coin (R3.2).
aid-2 = Votre tour : « 3, 2, 1, bonne sœur ! »
    .line1 = Pour chaque bagarre où vous êtes l’attaquant, dites d’abord si vous restez ou si vous partez (R5.5).
    .line2 = Un enfant avance d’exactement 3 cases, un autre de 2, un troisième de 1 (R2.2).
    .line3 = Pour finir, déplacez une bonne sœur (R4.1). Vous pouvez aussi passer, mais le tour entier (R2.3).
    .line4 = Chaque attaquant qui reste dans sa bagarre, et chaque enfant en retenue, vous coûte le plus grand déplacement restant (R2.4).
aid-3 = Les déplacements
    .line1 = Vers le haut, le bas, la gauche ou la droite ; à travers les autres pions, jamais à travers une case jeu (R3.1).
    .line2 = Un enfant s’arrête sur une case vide, ou bien pour se bagarrer, interrompre une bagarre, rapporter ou donner un baiser (R3.4). Sur les cases abri, tout le monde cohabite en paix (R3.5).
aid-4 = Les bonnes sœurs
    .line1 = { $nuns ->
        [rook] Elles vont en ligne droite, mais pas en diagonale, aussi loin que vous voulez, et voient le long des mêmes lignes. Les cases jeu leur barrent la route et la vue, les autres pions non (R4.1, R4.3).
       *[queen] Elles vont en ligne droite, diagonales comprises, aussi loin que vous voulez, et voient le long des mêmes lignes. Les cases jeu leur barrent la route et la vue, les autres pions non (R4.1, R4.3).
    }
    .line2 = { $push ->
        [4] Une bonne sœur qui s’arrête sur une case ouverte occupée par un pion le pousse vers une case adjacente libre, mais pas en diagonale ; sur une case abri, elle ne pousse personne (R4.2, R9.1).
       *[other] Une bonne sœur qui s’arrête sur une case ouverte occupée par un pion le pousse vers une case adjacente libre ; sur une case abri, elle ne pousse personne (R4.2, R9.1).
    }
    .line3 = { $push_to_safe ->
        [yes] Une case abri adjacente compte toujours comme libre, mais personne n’est poussé hors d’une case abri (R9.2).
       *[no] { "" }
    }
aid-5 = Les bagarres
    .line1 = Quand votre enfant s’arrête sur une case ouverte qu’aucune bonne sœur ne voit et où l’enfant d’un autre joueur est seul, il le maintient au sol, et vous prenez une pièce (R5.1, R5.4).
    .line2 = Au tour suivant, restez pour une autre pièce, au prix de votre plus grand déplacement, ou partez avec l’un de vos déplacements (R5.5).
    .line3 = Si une bonne sœur voit votre bagarre au début de votre tour, et que celle-ci dure encore quand vous déplacez une bonne sœur, l’une de celles qui la voient doit y aller (R5.6).
    .line4 = Un enfant qui s’arrête sur une bagarre l’interrompt ; les deux bagarreurs sont poussés (R5.7).
aid-6 = Pris !
    .line1 = Une bonne sœur qui arrive sur une bagarre y met fin : l’attaquant part en retenue pour un tour entier, la victime est poussée et se relève (R6.1, R6.2).
aid-7 = Rapporter
    .line1 = Pour rapporter, un enfant s’arrête sur la case d’une bonne sœur : elle se rend aussitôt sur la bagarre de votre choix et y met fin (R7.1).
    .line2 = { $safe_telling ->
        [no] Sur une case abri, on ne peut rien rapporter (R7.2).
       *[yes] { "" }
    }
aid-8 = Le baiser
    .line1 = Si l’un de vos garçons et l’une de vos filles se rejoignent là où aucune bonne sœur ne regarde, ils s’embrassent : la partie est finie, et chacun des autres vous donne 2 pièces (R8.1, R8.2).
aid-9 = La fin
    .line1 = { $tie ->
        [most_loses] Après 30 tours, ou par un baiser. Le joueur qui a le plus de pièces gagne ; à égalité, celui des ex æquo qui a donné le baiser. Si aucun d’eux ne l’a fait, celui qui a le plus d’enfants en retenue perd (R10.1, R10.2).
       *[fewest] Après 30 tours, ou par un baiser. Le joueur qui a le plus de pièces gagne ; à égalité, celui des ex æquo qui a donné le baiser, et si aucun d’eux ne l’a fait, celui qui a le moins d’enfants en retenue (R10.1, R10.2).
    }
