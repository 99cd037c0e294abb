### The buttons.

click-neutral = Neutraler Stein
click-take = Stein entfernen
click-done = Fertig

## Die Zeichen auf den Zielen

click-sign-place = einen Stein setzen
click-sign-relocate = den Stein hierher versetzen
click-sign-take = diesen Stein entfernen; seine Nachbarn kommen zurück in die Vorräte
click-sign-exchange = mit diesem Stein vertauschen
click-sign-when-empty = wenn dein Vorrat leer ist
click-sign-after-line = wenn du eine Fünferreihe gebildet hast
