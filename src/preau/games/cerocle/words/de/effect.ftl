### What happens of itself.

effect-line = { $who } bildet { $length ->
    [5] eine Fünferreihe
   *[other] eine Reihe aus { $length } Steinen
} von { $from } bis { $to }.
effect-line-idle = Für { $who } entsteht { $length ->
    [5] eine Fünferreihe
   *[other] eine Reihe aus { $length } Steinen
} von { $from } bis { $to }; in einem fremden Zug bringt sie niemandem etwas.
effect-exchanges = { $who } darf { $count ->
    [one] einmal
   *[other] { $count }-mal
} vertauschen.
effect-cascade = Kettenreaktion: { $who } darf { $count ->
    [one] noch einmal
   *[other] noch { $count }-mal
} vertauschen, insgesamt jetzt { $hand }-mal.
effect-lapse = { $count ->
    [one] Die Vertauschung verfällt
   *[other] Die { $count } Vertauschungen verfallen
}: Es gibt keine zwei benachbarten Steine verschiedener Farbe.
effect-ban = Niemand darf von { $from } nach { $to } zurück, bis { $who } wieder am Zug war.
effect-taken = Auf { $space } scheidet { $piece_the } endgültig aus dem Spiel aus.
effect-kept = { $who } behält { $piece_the_acc } von { $space } endgültig.
effect-returned = { $count ->
    [one] Ein Stein kommt
   *[other] { $count } Steine kommen
} zurück in den Vorrat: { $who }.
effect-neutrals = { $count ->
    [one] Ein neutraler Stein kommt
   *[other] { $count } neutrale Steine kommen
} in den Vorrat: { $who }.
effect-neutrals-out = { $count ->
    [one] Ein neutraler Stein verlässt
   *[other] { $count } neutrale Steine verlassen
} das Spiel.
effect-circle = { $who } schließt { $count ->
    [one] den Kreis um { $centres }
   *[other] die Kreise um { $centres }
} und gewinnt.
effect-circle-other = { $mover } schließt { $count ->
    [one] den Kreis um { $centres }
   *[other] die Kreise um { $centres }
} für { $who }: { $who } gewinnt.
effect-circle-first = { $mover } schließt auf einmal Kreise mehrerer Farben. { $who } hat Vorrang und gewinnt mit { $count ->
    [one] dem Kreis um { $centres }
   *[other] den Kreisen um { $centres }
}.
effect-quiet = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} ohne Setzen oder Entfernen: Die Partie endet unentschieden.
