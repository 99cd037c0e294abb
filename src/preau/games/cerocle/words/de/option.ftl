### The options.

option-players = Zahl der Spieler
    .v2 = zwei, mit neutralen Steinen
    .v3 = drei, ohne neutrale Steine
    .v4 = vier, in zwei Teams
option-side = Felder an jeder Seite des Bretts
    .v5 = 5, zusammen 61 Felder
    .v6 = 6, zusammen 91 Felder
option-relocate = Steine, die versetzt werden dürfen
    .own_or_neutral = eigene und neutrale
    .own = nur eigene
    .any = alle Steine auf dem Brett
option-encircled = Neutrale Steine neben einem entfernten Stein
    .opponent = kommen in den Vorrat des Gegners
    .out = verlassen das Spiel
option-start = Der allererste Stein der Partie
    .free = darf auf jedes Feld
    .fair = liegt genau zwei Felder von der Mitte entfernt
option-quiet = Runden ohne Setzen oder Entfernen bis zum Unentschieden (0 = nie)
    .told = { $value ->
        [0] Kein Unentschieden, auch wenn lange nichts gesetzt oder entfernt wird
        [1] Unentschieden nach 1 Runde ohne Setzen oder Entfernen
       *[other] Unentschieden nach { NUMBER($value, useGrouping: 0) } Runden ohne Setzen oder Entfernen
    }
