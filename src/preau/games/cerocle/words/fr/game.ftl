### What the game says of itself.

game-title = Cerocle
game-pitch = Soyez le premier à fermer un cercle de six. Une ligne de cinq permet d’intervertir deux pions voisins, et aucun cercle inachevé n’est à l’abri.
game-about = Un hexagone de ronds, de deux à quatre joueurs et un seul but : un cercle de votre couleur. Vous posez pion après pion, et chaque ligne de cinq vous permet d’intervertir deux pions voisins, où vous voulez. Rien n’est donc jamais tout à fait sûr.
game-goal = Vous gagnez dès que des pions de votre couleur occupent les six ronds qui en entourent un autre, vide ou non. L’un de ces six pions peut être { $players ->
    [2] neutre (blanc, à anneaux)
    [3] adverse
    [4] neutre (blanc, à anneaux)
   *[any] neutre (à trois joueurs, adverse)
}.
game-flow = À votre tour, vous posez un pion de votre réserve, rangée à côté du plateau. Quand elle est vide, vous déplacez un pion ou vous en retirez un du plateau. Dès que vous formez une nouvelle ligne de cinq, vous pouvez intervertir deux pions voisins de couleurs différentes.
# said before the first move at such a table, and where one is opened
game-players = { $players ->
    [3] À trois, pas de pions neutres, mais un cercle admet un pion adverse, n’importe lequel. Il en faut donc deux pour l’arrêter.
    [4] À quatre, vous jouez en deux équipes : votre partenaire a votre couleur, et un cercle vous fait gagner ensemble.
   *[other] { "" }
}

## Le bilan

game-report-placed = Pions posés
game-report-lines = Lignes de cinq
game-report-exchanges = Interversions
game-report-relocated = Pions déplacés
game-report-taken = Pions retirés
game-report-cascade = La plus longue cascade : au tour { $turn }, { $who_person ->
    [you] vous avez
   *[other] { $who } a
} enchaîné { $count } interversions.
