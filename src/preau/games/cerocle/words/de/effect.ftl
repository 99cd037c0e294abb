### What happens of itself.

# C4.2
effect-line = { $who } bildet { $length ->
    [5] eine Fünferreihe
   *[other] eine Fünferreihe mit gleich { $length } Steinen
} von { $from } bis { $to }.
# C4.6
effect-line-idle = Für { $who } entsteht { $length ->
    [5] eine Fünferreihe
   *[other] eine Fünferreihe mit gleich { $length } Steinen
} von { $from } bis { $to }; im Zug eines anderen bringt sie niemandem etwas.
# C4.3
effect-exchanges = { $who } darf { $count ->
    [one] einmal
   *[other] { $count }-mal
} vertauschen.
# C4.4
effect-cascade = Kettenreaktion: { $who } bekommt { $count ->
    [one] eine weitere Vertauschung
   *[other] { $count } weitere Vertauschungen
} und darf jetzt { $hand ->
    [one] einmal
   *[other] { $hand }-mal
} vertauschen.
# C4.5
effect-lapse = { $count ->
    [one] Die Vertauschung verfällt
   *[other] Die { $count } Vertauschungen verfallen
}: Es gibt keine zwei benachbarten Steine verschiedener Farbe.
# C5.2
effect-ban = Niemand darf den Stein von { $from } nach { $to } zurückversetzen, bis { $who } wieder am Zug war.
# C6.1
effect-taken = Damit ist { $piece_the } von { $space } endgültig aus dem Spiel.
# C6.5
effect-kept = { $who } behält { $piece_the_acc } von { $space } für immer.
# C6.2, C6.4, C6.5
effect-returned = { $count ->
    [one] Ein Stein kommt
   *[other] { $count } Steine kommen
} zurück in den Vorrat von { $who }.
# C6.3, C6.4
effect-neutrals = { $count ->
    [one] Ein neutraler Stein kommt
   *[other] { $count } neutrale Steine kommen
} in den Vorrat von { $who }.
# C6.3
effect-neutrals-out = { $count ->
    [one] Ein neutraler Stein verlässt
   *[other] { $count } neutrale Steine verlassen
} das Spiel.
# C2.2
effect-circle = { $who } schließt { $count ->
    [one] den Kreis um { $centres_list }
   *[other] die Kreise um { $centres_list }
} und gewinnt{ $jokers ->
    [0] { "" }
    [1] ; { $piece_the } auf { $spaces_list } ist der Joker
   *[other] ; die Steine auf { $spaces_list } sind Joker
}.
# C2.3
effect-circle-other = { $mover } schließt { $count ->
    [one] den Kreis um { $centres_list }
   *[other] die Kreise um { $centres_list }
} für { $who }: { $who } gewinnt{ $jokers ->
    [0] { "" }
    [1] ; { $piece_the } auf { $spaces_list } ist der Joker
   *[other] ; die Steine auf { $spaces_list } sind Joker
}.
# C2.4
effect-circle-first = Dieser Schritt schließt gleichzeitig Kreise verschiedener Farben: für { $who } um { $centres_list }{ $jokers ->
    [0] { "" }
    [1] { " " }({ $piece_the } auf { $spaces_list } ist der Joker)
   *[other] { " " }(die Steine auf { $spaces_list } sind Joker)
}, für { $other } um { $others_list }. { $own ->
    [yes] { $mover } war am Zug, also gewinnt { $who }.
   *[no] { $mover } war am Zug, hat aber keinen davon; von den anderen beiden kommt { $who } zuerst an die Reihe und gewinnt.
}
# C7.2
effect-quiet = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} ohne Setzen oder Entfernen: Die Partie endet unentschieden.
