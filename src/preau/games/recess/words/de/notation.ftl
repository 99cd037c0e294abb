### How moves are written.

notation-help = Laufen B1-d4, sich prügeln G2xd4, küssen G2*d4, schlichten B1/d4>c3,e5, petzen B1!d4@g7>f6, Nonne N1-d4 oder N2-g7>f6; außerdem stay d4+g7 (bleiben), stay none (überall weggehen), skip (verzichten) und pass (auslassen). Nach > steht, wohin geschubst wird, in einer Kette f6:e5. B ist ein Junge (boy), G ein Mädchen (girl), N eine Nonne.

notation-shape = „{ $text }“ ist kein Schritt dieses Spiels.
notation-square = „{ $text }“: Ein Feld „{ $square }“ gibt es nicht.
notation-order = „{ $text }“: Nenne die Felder Reihe für Reihe von unten nach oben, jede von links nach rechts und jedes Feld nur einmal.
