### Hints and threats at the table.

hint-button = Conseil
hint-again = Montrer le coup
hint-threats-button = Menaces
hint-among-people = D’autres personnes jouent à cette table : personne n’y est aidé pendant la partie. (Qui ouvre une table peut le permettre à tous.)
hint-no-threats-known = Ce jeu ne connaît pas de menaces.
hint-look = Un bon joueur regarderait ici : { $squares }.
hint-look-buttons = Cette fois, un bon joueur regarderait les boutons plutôt que le plateau.
hint-move = Un bon joueur jouerait { $move }. { $told }
hint-threats = { $count ->
    [0] Aucune menace en vue : personne ne peut vous nuire à son prochain tour.
    [one] Il y a une menace :
   *[other] Il y a { $count } menaces :
}
