### Hints and threats at the table.

hint-button = Conseil
hint-again = Montrer le coup
hint-threats-button = Menaces
hint-among-people = D’autres personnes jouent à cette table : aucune aide n’y est donnée pendant la partie. (Qui ouvre une table peut autoriser l’aide pour tous.)
hint-no-threats-known = Ce jeu ne signale pas les menaces.
hint-aim-game = Vous pouvez gagner la partie dès ce tour !
hint-aim-win = Il y a un avantage à prendre pendant ce tour.
hint-aim-later = Préparez quelque chose pour votre prochain tour.
hint-aim-then = Préparez quelque chose que vous pourrez encore faire pendant ce tour.
hint-aim-stops = Il y a d’abord une menace à écarter. { $told }
hint-rest-of-turn = Plus tard dans ce tour, il vous faudra encore écarter une menace. { $told }
hint-unstopped = { $some ->
    [yes] Même le meilleur coup trouvé n’en empêche qu’une partie.
   *[no] Même le meilleur coup trouvé ne l’empêche pas.
}
hint-after = Attention ! { $still ->
    [yes] Même après ce coup
   *[no] Après ce coup
}, { $told_inside }
hint-after-also = De plus, { $told_inside }
hint-aim-avoids = Attention : certains coups sont risqués.
hint-aim-builds = Préparez la suite.
hint-aim-blocks = Un pion en travers, et { $told_inside }
hint-aim-quiet = Pour l’instant, aucun coup ne se détache. Cherchez-en un qui vous servira plus tard.
hint-look = Un bon joueur regarderait { $squares }.
hint-look-place = Un bon joueur regarderait { $square }.
hint-look-piece = { $piece } en { $square }
hint-look-one = Un bon joueur commencerait par { $what }.
hint-look-button = Cette fois, un bon joueur choisirait « { $what } ».
hint-look-buttons = Cette fois, un bon joueur regarderait les boutons plutôt que le plateau.
hint-look-more = « { hint-again } » vous dit quel coup jouer.
hint-move = { $told } C’est ce que ferait un bon joueur.
hint-otherwise = Avec un autre coup, { $other_inside } Ensuite, { $told_inside }
hint-quiet = Sur le moment, aucune différence ne se voit ; à la longue, ce coup donne plus de chances de gagner : { $best }, contre { $other } pour un autre coup tentant.
hint-quiet-even = D’autres coups valent à peu près autant. Avec celui-ci, vos chances de gagner sont de { $best }.
hint-quiet-lost = Aucun coup trouvé ne vous laisse encore une chance de gagner.
hint-retry = Réessayer
hint-threats = { $count ->
    [0] Aucune menace en vue.
    [one] Une menace :
   *[other] { $count } menaces :
}
