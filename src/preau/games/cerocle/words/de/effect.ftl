### What happens of itself.

# C4.2
effect-line = { $who_person ->
    [you] Du bildest
   *[other] { $who_start } bildet
} { $length ->
    [5] eine Fünferreihe
   *[other] eine Fünferreihe mit gleich { $length } Steinen
} von { $from } bis { $to }.
# C4.6
effect-line-idle = Für { $who_acc } entsteht { $length ->
    [5] eine Fünferreihe
   *[other] eine Fünferreihe mit gleich { $length } Steinen
} von { $from } bis { $to }; im Zug eines anderen bringt sie niemandem etwas.
# C4.3
effect-exchanges = { $who_person ->
    [you] Du darfst
   *[other] { $who_start } darf
} { $count ->
    [one] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
} zwei Nachbarn vertauschen.
# C4.4
effect-cascade = Eine Kettenreaktion! { $who_person ->
    [you] Du bekommst
   *[other] { $who_start } bekommt
} { $count ->
    [one] eine weitere Vertauschung
   *[other] { $count } weitere Vertauschungen
} und { $who_person ->
    [you] hast
   *[other] hat
} jetzt { $hand ->
    [one] eine
   *[other] { $hand }
} offen.
# C4.5
effect-lapse = { $count ->
    [one] Die Vertauschung verfällt
   *[other] Die { $count } Vertauschungen verfallen
}, denn nirgends liegen zwei Steine verschiedener Farbe nebeneinander.
# C5.2
effect-ban = { $who_person ->
    [you] Bis dein nächster Zug vorbei ist, darf niemand den Stein von { $from } nach { $to } zurückversetzen, auch du nicht.
   *[other] Niemand darf den Stein von { $from } nach { $to } zurückversetzen, bis { $who } den nächsten eigenen Zug beendet hat.
}
# C6.1
effect-taken = Dieser Stein kommt nicht mehr ins Spiel.
# C6.5
effect-kept = { $who_person ->
    [you] Du behältst
   *[other] { $who_start } behält
} { $piece_the_acc } von { $space } für immer.
# C6.2, C6.4, C6.5
effect-returned = { $count ->
    [one] Ein Stein kommt
    [2] Zwei Steine kommen
    [3] Drei Steine kommen
    [4] Vier Steine kommen
    [5] Fünf Steine kommen
    [6] Sechs Steine kommen
   *[other] { $count } Steine kommen
} zurück in { $who_person ->
    [you] deinen Vorrat
   *[other] den Vorrat von { $who_dat }
}.
# C6.3, C6.4
effect-neutrals = { $count ->
    [one] Ein neutraler Stein kommt
    [2] Zwei neutrale Steine kommen
    [3] Drei neutrale Steine kommen
    [4] Vier neutrale Steine kommen
    [5] Fünf neutrale Steine kommen
    [6] Sechs neutrale Steine kommen
   *[other] { $count } neutrale Steine kommen
} in { $who_person ->
    [you] deinen Vorrat
   *[other] den Vorrat von { $who_dat }
}.
# C6.3
effect-neutrals-out = { $count ->
    [one] Ein neutraler Stein verlässt
    [2] Zwei neutrale Steine verlassen
    [3] Drei neutrale Steine verlassen
    [4] Vier neutrale Steine verlassen
    [5] Fünf neutrale Steine verlassen
    [6] Sechs neutrale Steine verlassen
   *[other] { $count } neutrale Steine verlassen
} das Spiel.
# C2.2
effect-circle = { $who_person ->
    [you] Du schließt
   *[other] { $who_start } schließt
} { $count ->
    [one] den Kreis um { $centres_list }
   *[other] die Kreise um { $centres_list }
} und { $who_person ->
    [you] gewinnst
   *[other] gewinnt
}{ $jokers ->
    [0] { "" }
    [1] ; { $piece_the } auf { $spaces_list } ist der Joker
   *[other] ; die Steine auf { $spaces_list } sind Joker
}.
# C2.3
effect-circle-other = { $mover_person ->
    [you] Du schließt
   *[other] { $mover_start } schließt
} { $count ->
    [one] den Kreis um { $centres_list }
   *[other] die Kreise um { $centres_list }
} für { $who_acc }, und { $who_person ->
    [you] du gewinnst
   *[other] { $who } gewinnt
}{ $jokers ->
    [0] { "" }
    [1] ; { $piece_the } auf { $spaces_list } ist der Joker
   *[other] ; die Steine auf { $spaces_list } sind Joker
}.
# C2.4
effect-circle-first = Dieser Schritt schließt gleichzeitig Kreise verschiedener Farben: für { $who_acc } um { $centres_list }{ $jokers ->
    [0] { "" }
    [1] { " " }({ $piece_the } auf { $spaces_list } ist der Joker)
   *[other] { " " }(die Steine auf { $spaces_list } sind Joker)
}, für { $other_acc } um { $others_list }. { $mover_person ->
    [you] Du warst am Zug
   *[other] { $mover_start } war am Zug
}, { $own ->
    [yes] also { $who_person ->
        [you] gewinnst du.
       *[other] gewinnt { $who }.
    }
   *[no] { $mover_person ->
        [you] hast
       *[other] hat
    } aber keinen davon; von den anderen beiden { $who_person ->
        [you] kommst du zuerst an die Reihe und gewinnst.
       *[other] kommt { $who } zuerst an die Reihe und gewinnt.
    }
}
# C7.2
effect-quiet = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} lang wurde kein Stein gesetzt oder entfernt, also endet die Partie unentschieden.
