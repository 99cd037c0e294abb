### What a move does, and what a player could do next.

# Of a move as it is told in reviews, `.inf` is the infinitive and `.zu` the same with zu; `.moods` says that there are
# these: a game from outside may have none.

move-place = { $who_person ->
    [you] Du setzt
   *[other] { $who_start } setzt
} einen Stein auf { $space }.
    .inf = einen Stein auf { $space } setzen
    .zu = einen Stein auf { $space } zu setzen
    .moods = yes
move-place-neutral = { $who_person ->
    [you] Du setzt
   *[other] { $who_start } setzt
} einen neutralen Stein auf { $space }.
    .inf = einen neutralen Stein auf { $space } setzen
    .zu = einen neutralen Stein auf { $space } zu setzen
    .moods = yes
move-relocate = { $who_person ->
    [you] Du versetzt { $piece_acc }
   *[other] { $who_start } versetzt { $piece_colour_acc }
} von { $from } nach { $to }.
    .inf = { $who_person ->
        [you] { $piece_acc }
       *[other] { $piece_colour_acc }
    } von { $from } nach { $to } versetzen
    .zu = { $who_person ->
        [you] { $piece_acc }
       *[other] { $piece_colour_acc }
    } von { $from } nach { $to } zu versetzen
    .moods = yes
move-take = { $who_person ->
    [you] Du entfernst
   *[other] { $who_start } entfernt
} { $piece_the_acc } auf { $space }.
    .inf = { $piece_the_acc } auf { $space } entfernen
    .zu = { $piece_the_acc } auf { $space } zu entfernen
    .moods = yes
move-exchange = { $who_person ->
    [you] Du vertauschst
   *[other] { $who_start } vertauscht
} { $first_the_acc } auf { $a } und { $second_the_acc } auf { $b }.
    .inf = { $first_the_acc } auf { $a } und { $second_the_acc } auf { $b } vertauschen
    .zu = { $first_the_acc } auf { $a } und { $second_the_acc } auf { $b } zu vertauschen
    .moods = yes
move-done = { $who_person ->
    [you] Du bist fertig und verzichtest
   *[other] { $who_start } ist fertig und verzichtet
} auf { $count ->
    [one] die restliche Vertauschung
   *[other] die { $count } restlichen Vertauschungen
}.
    .inf = auf { $count ->
        [one] die restliche Vertauschung
       *[other] die { $count } restlichen Vertauschungen
    } verzichten
    .zu = auf { $count ->
        [one] die restliche Vertauschung
       *[other] die { $count } restlichen Vertauschungen
    } zu verzichten
    .moods = yes

move-advice-place = Setze einen deiner Steine auf { $space }.
move-advice-place-neutral = Setze einen neutralen Stein auf { $space }.
move-advice-relocate = Versetze { $piece_the_acc } von { $from } nach { $to }.
move-advice-take = Entferne { $piece_the_acc } auf { $space }.
move-advice-exchange = Vertausche { $first_the_acc } auf { $a } und { $second_the_acc } auf { $b }.
move-advice-done = Wähle „Fertig“.

move-threats-none = So wie das Brett jetzt aussieht, kann { $players ->
    [2] dein Gegner mit dem nächsten Schritt weder einen Kreis seiner Farbe schließen noch
   *[other] kein Gegner mit dem nächsten Schritt einen Kreis seiner Farbe schließen oder
} eine Fünferreihe bilden. Weiter wird nicht vorausgeschaut.
# C2.2
move-threat-ring = { $who_person ->
    [you] Du kannst
   *[other] { $who_start } kann
} mit einem Stein auf { $space } { $count ->
    [one] den Kreis
   *[other] die Kreise
} um { $centres_list } schließen und gewinnen.
# C4.3
move-threat-exchange = { $who_person ->
    [you] Du kannst
   *[other] { $who_start } kann
} mit einem Stein auf { $space } eine Fünferreihe bilden, dann die Steine auf { $a } und { $b } vertauschen, so { $count ->
    [one] den Kreis
   *[other] die Kreise
} um { $centres_list } schließen und gewinnen.
# C4.3
move-threat-line = { $who_person ->
    [you] Du kannst
   *[other] { $who_start } kann
} mit einem Stein auf { $space } eine Fünferreihe bilden und dann zwei Nachbarn vertauschen.
# C4.5
move-threat-line-idle = { $who_person ->
    [you] Du kannst
   *[other] { $who_start } kann
} mit einem Stein auf { $space } eine Fünferreihe bilden. Noch brächte sie keine Vertauschung, denn nirgends liegen zwei Steine verschiedener Farbe nebeneinander.
# C4.2
move-lengthens = { $longer ->
    [yes] Damit wird deine Fünferreihe nur länger
   *[no] Das ist immer noch deine alte Fünferreihe
}. Vertauschen darfst du erst für eine neue.
# C2.2
move-builds = { $who_person ->
    [you] Du hast damit
   *[other] { $who_start } hat damit
} { $count ->
    [1] eines
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $count }
} der sechs Felder um { $centre } besetzt{ $joker ->
    [yes] , auf einem weiteren liegt ein Joker
   *[no] { "" }
}, und der Kreis lässt sich noch schließen.
# C4.3
move-builds-blocked = { $who_person ->
    [you] Du hast damit
   *[other] { $who_start } hat damit
} { $count ->
    [1] eines
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $count }
} der sechs Felder um { $centre } besetzt{ $joker ->
    [yes] , auf einem weiteren liegt ein Joker
   *[no] { "" }
}, und eine Vertauschung könnte den Kreis noch schließen.
# C4.3
move-builds-line = { $who_person ->
    [you] Du kannst danach
   *[other] { $who_start } kann danach
} mit einem Stein auf { $ends_choice } eine Fünferreihe bilden{ $count ->
    [one] { "" }
   *[other] , und ein einzelner Stein kann das nicht verhindern
}.
move-blocks = Der Kreis um { $centre }, in dem { $who } schon { $count ->
    [1] eines
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $count }
} der sechs Felder besetzt { $who_person ->
    [you] hast
   *[other] hat
}{ $joker ->
    [yes] { " " }und auf einem weiteren ein Joker liegt
   *[no] { "" }
}, ist damit vorerst gesperrt.
# C4.1
move-builds-row = { $who_person ->
    [you] Du hast damit
   *[other] { $who_start } hat damit
} drei Steine in einer Reihe, von { $first } bis { $last }, mit Platz für eine Fünferreihe.
move-blocks-row = Den drei Steinen, die { $who } von { $first } bis { $last } in einer Reihe { $who_person ->
    [you] hast
   *[other] hat
}, liegt auf { $space } ein Stein im Weg.
# C4.3
move-blocks-line = { $who_person ->
    [you] Du kannst
   *[other] { $who_start } kann
} mit einem Stein auf { $space } keine Fünferreihe mehr bilden.
# C4.3
move-blocks-end = Weil { $space } besetzt ist, { $who_person ->
    [you] bleibt dir für deine
   *[other] bleibt { $who_dat } für seine
} Fünferreihe nur noch { $left }.
# C2.2
move-threat-alarm = { $who_person ->
    [you] Du hast schon
   *[other] { $who_start } hat schon
} { $count ->
    [3] drei
    [4] vier
   *[other] { $count }
} Felder des Kreises um { $centre } besetzt. Ein einzelner fremder Stein hält das nicht auf, erst ein zweiter.
