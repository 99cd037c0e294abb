### What the game says of itself.

game-title = Cerocle
game-pitch = Wer zuerst einen Kreis aus sechs Steinen hat, gewinnt. Doch für jede Fünferreihe darf man zwei benachbarte Steine vertauschen, und schon ist der schönste Plan dahin.
game-about = Ein Sechseck aus runden Feldern, zwei, drei oder vier Spieler und ein Ziel: ein Kreis deiner Farbe. Du setzt Stein um Stein, und für jede Fünferreihe darfst du irgendwo auf dem Brett zwei benachbarte Steine vertauschen. Ganz sicher ist hier also nichts.
game-goal = Du gewinnst, sobald auf allen sechs Feldern rund um ein Feld Steine deiner Farbe liegen; was in der Mitte liegt, ist egal. Einer der sechs darf { $players ->
    [2] ein neutraler Stein sein (weiß, mit Ringen)
    [3] ein gegnerischer Stein sein
    [4] ein neutraler Stein sein (weiß, mit Ringen)
   *[any] ein neutraler Stein sein, zu dritt ein gegnerischer
}.
game-flow = In deinem Zug setzt du einen Stein aus deinem Vorrat, der neben dem Brett liegt. Ist der Vorrat leer, versetzt du einen Stein auf ein anderes Feld oder entfernst einen vom Brett. Bildest du eine neue Fünferreihe, darfst du sofort zwei benachbarte Steine verschiedener Farbe vertauschen.
# said before the first move at such a table, and where one is opened
game-players = { $players ->
    [3] Zu dritt gibt es keine neutralen Steine; dafür darf einer der sechs im Kreis ein fremder Stein sein. Erst zwei fremde halten einen Kreis auf.
    [4] Zu viert spielt ihr in zwei Teams: Wer deine Farbe hat, ist dein Partner, und mit einem Kreis gewinnt ihr beide.
   *[other] { "" }
}

## Die Bilanz

game-report-placed = Steine gesetzt
game-report-lines = Fünferreihen
game-report-exchanges = Vertauschungen
game-report-relocated = Steine versetzt
game-report-taken = Steine entfernt
game-report-cascade = Die längste Kettenreaktion gelang { $who_dat } in Zug { $turn }, mit { $count } Vertauschungen.
