### Cerocle : l’aide de jeu, une page à imprimer.

aid-1 = Mise en place
    .line1 = { $players ->
        [2] Chacun a 20 pions et 4 pions neutres, les blancs (C1.3).
        [3] Chacun a 17 pions. Il n’y a pas de pions neutres (C1.3).
        [4] On joue en deux équipes. Chacun a 10 pions et 2 pions neutres, les blancs (C1.3).
       *[any] À 2, chacun a 20 pions, et 4 pions neutres (les blancs). À 3, chacun en a 17, sans neutres. À 4, en deux équipes, chacun a 10 pions et 2 neutres (C1.3).
    }
aid-2 = Comment gagner
    .line1 = Formez un cercle de vos pions sur les six ronds autour d’un même rond. Peu importe ce qui se trouve au milieu (C2.1).
    .line2 = { $players ->
        [3] L’un des six peut être un joker : un pion adverse, n’importe lequel (C2.2).
        [any] L’un des six peut être un joker : à 2 ou à 4, un pion neutre ; à 3, un pion adverse, n’importe lequel (C2.2).
       *[other] L’un des six peut être un joker : un pion neutre (C2.2).
    }
    .line3 = Un cercle complet fait aussitôt gagner sa couleur, peu importe qui l’a fermé (C2.3).
aid-3 = Votre tour
    .line1 = { $players ->
        [3] Tant que vous avez un pion en réserve, posez-en un sur un rond vide (C3.1).
       *[other] Tant que vous avez un pion en réserve, posez-en un, de votre couleur ou neutre, sur un rond vide (C3.1).
    }
    .line2 = Quand votre réserve est vide, déplacez un pion ou retirez-en un. Vous ne pouvez pas passer (C3.2, C3.3).
    .line3 = { $start ->
        [fair] Le tout premier pion de la partie se pose à exactement deux pas du centre (C3.4).
       *[free] { "" }
    }
aid-4 = Lignes et interversions
    .line1 = { $players ->
        [3] Cinq pions ou plus de votre couleur, alignés sans trou, forment une ligne de cinq (C4.1).
       *[other] Cinq pions ou plus de votre couleur, alignés sans trou, forment une ligne de cinq ; les neutres n’y comptent pas (C4.1).
    }
    .line2 = Pour chaque nouvelle ligne, vous pouvez aussitôt intervertir deux pions voisins de couleurs différentes, où vous voulez (C4.3).
    .line3 = Si cela forme une autre ligne, vous recommencez : c’est la cascade (C4.4). Vous pouvez aussi vous arrêter là (C4.5).
    .line4 = Allonger une ligne n’en forme pas une nouvelle (C4.2). Le cercle passe avant la ligne (C4.7).
aid-5 = Déplacer
    .line1 = { $relocate ->
        [any] N’importe quel pion du plateau va sur n’importe quel rond vide (C5.1).
        [own] Un pion de votre couleur va sur n’importe quel rond vide (C5.1).
       *[own_or_neutral] { $players ->
            [3] Un pion de votre couleur va sur n’importe quel rond vide (C5.1).
           *[other] Un pion de votre couleur, ou un pion neutre, va sur n’importe quel rond vide (C5.1).
        }
    }
    .line2 = Pas de retour immédiat : personne ne peut ramener un pion déplacé là d’où il vient, ni les autres avant votre prochain tour, ni vous pendant ce tour-là (C5.2).
aid-6 = Retirer
    .line1 = { $players ->
        [2] Retirez un pion neutre pour de bon, 4 fois au plus par joueur. Tous les pions voisins retournent dans la réserve de leurs propriétaires (C6.1, C6.2).
        [3] Retirez un pion adverse et gardez-le, un au plus par adversaire. Tous les pions voisins retournent dans la réserve de leurs propriétaires (C6.2, C6.5).
        [4] Retirez un pion neutre pour de bon, 2 fois au plus par joueur. Tous les pions voisins retournent dans la réserve de leurs propriétaires (C6.1, C6.2).
       *[any] Retirez un pion neutre pour de bon, 4 fois au plus par joueur (à 4 joueurs, 2 fois). Tous les pions voisins retournent dans la réserve de leurs propriétaires (C6.1, C6.2).
    }
    .line2 = { $encircled ->
        [out] { $players ->
            [3] { "" }
           *[other] Les pions neutres voisins quittent le jeu (C6.3).
        }
       *[opponent] { $players ->
            [3] { "" }
            [4] Les pions neutres voisins sont distribués un par un à vos deux adversaires (C6.3, C6.4).
           *[other] Les pions neutres voisins vont dans la réserve de votre adversaire (C6.3).
        }
    }
    .line3 = { $players ->
        [any] À 3, c’est un pion adverse que vous retirez, un au plus par adversaire (C6.5).
       *[other] { "" }
    }
aid-7 = La fin
    .line1 = { $quiet ->
        [0] Un cercle met fin à la partie. À cette table, les tours sans pose ni retrait ne la rendent jamais nulle (C7.1, C7.2).
        [1] Un cercle met fin à la partie. Après un tour de table sans que personne pose ni retire de pion, elle est nulle (C7.1, C7.2).
       *[other] Un cercle met fin à la partie. Après { $quiet } tours de table sans que personne pose ni retire de pion, elle est nulle (C7.1, C7.2).
    }
