### The buttons.

click-neutral = Neutraler Stein
click-take = Stein entfernen
click-done = Fertig

## Die Zeichen auf den Zielen

click-sign-pieces = { $colour_plural } Steine
click-sign-neutral = neutraler Stein: gehört niemandem, und einer der sechs in jedem Kreis darf neutral sein
click-sign-bridge = die beiden verbundenen Steine kannst du vertauschen: Wähle die Verbindung oder erst den einen, dann den anderen
click-sign-place = einen Stein setzen
click-sign-relocate = den Stein hierher versetzen
click-sign-take = diesen Stein entfernen und seine Nachbarn in die Vorräte zurückgeben
click-sign-exchange = mit diesem Stein vertauschen
click-sign-when-empty = wenn dein Vorrat leer ist
click-sign-after-line = wenn du eine Fünferreihe gebildet hast
