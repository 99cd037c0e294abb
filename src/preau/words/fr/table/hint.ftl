### Hints and threats at the table.

hint-button = Conseil
hint-again = Montrer le coup
hint-threats-button = Menaces
hint-among-people = D’autres personnes jouent à cette table, et aucune aide n’y est donnée pendant la partie. (La personne qui ouvre une table peut y autoriser l’aide pour tous.)
hint-no-threats-known = Ce jeu ne signale pas les menaces.
hint-aim-game = Vous pouvez gagner la partie dès ce tour !
hint-aim-win = Il y a un avantage à prendre pendant ce tour.
hint-aim-later = Préparez quelque chose pour votre prochain tour.
hint-aim-then = Préparez quelque chose que vous pourrez encore faire pendant ce tour.
hint-aim-stops = Écartez d’abord une menace, car { $told_inside }
hint-rest-of-turn = Plus tard dans ce tour, il vous faudra encore écarter une menace, car { $told_inside }
hint-unstopped = { $some ->
    [yes] Même le meilleur coup trouvé n’en empêche qu’une partie.
   *[no] Même le meilleur coup trouvé ne l’empêche pas.
}
hint-after = Attention ! { $still ->
    [yes] Même après ce coup
   *[no] Après ce coup
}, { $told_inside }
hint-after-also = De plus, { $told_inside }
hint-aim-avoids = Attention, certains coups sont risqués.
hint-aim-builds = Préparez la suite.
hint-aim-blocks = Mettez un pion en travers, et { $told_inside }
hint-aim-quiet = Aucun coup ne se détache pour l’instant ; cherchez-en un qui vous servira plus tard.
hint-look = Un bon joueur porterait son attention sur { $squares }.
hint-look-place = Un bon joueur porterait son attention sur { $square }.
hint-look-piece = { $piece } en { $square }
hint-look-one = Un bon joueur commencerait par { $what }.
hint-look-button = Cette fois, un bon joueur choisirait « { $what } ».
hint-look-buttons = Cette fois, un bon joueur regarderait les boutons plutôt que le plateau.
hint-look-more = « { hint-again } » vous dit quel coup jouer.
hint-move = { $told } C’est ce que ferait un bon joueur.
hint-otherwise = { $other_moods ->
    [yes] Si vous préfériez { $other_inf }, { $told_moods ->
        [yes] { $told_cond_inside }
       *[other] { $told_inside }
    }
   *[other] Supposez un autre coup. { $other } Ensuite, { $told_inside }
}
hint-quiet = Sur le moment, aucune différence ne se voit ; à la longue, ce coup donne plus de chances de gagner ({ $best }, contre { $other } pour un autre coup tentant).
hint-quiet-even = D’autres coups valent à peu près autant. Avec celui-ci, vos chances de gagner sont de { $best }.
hint-quiet-lost = Aucun des coups examinés ne vous laisse encore une chance de gagner.
hint-retry = Réessayer
hint-threats = { $count ->
    [0] Aucune menace en vue.
    [one] Il y a une menace :
   *[other] Il y a { $count } menaces :
}
