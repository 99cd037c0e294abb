### Who and what there is to see: players, pieces, places and what lies beside the board.

scene-colour-brown = Braun
    .plural = braune
    .row = Braune
    .strong = Brauner
    .nom = brauner
    .weak = braune
    .name = Braun
scene-colour-green = Grün
    .plural = grüne
    .row = Grüne
    .strong = Grüner
    .nom = grüner
    .weak = grüne
    .name = Grün
scene-colour-white = Weiß
    .plural = weiße
    .row = Weiße
    .strong = Weißer
    .nom = weißer
    .weak = weiße
    .name = Weiß
scene-colour-neutral = neutral
    .plural = neutrale
    .row = Neutrale
    .strong = Neutraler
    .nom = neutraler
    .weak = neutrale
scene-name = { $colour ->
    [own] du
    [brown] Braun
    [green] Grün
   *[white] Weiß
}
    .dat = { $colour ->
        [own] dir
       *[other] { scene-name }
    }
    .acc = { $colour ->
        [own] dich
       *[other] { scene-name }
    }
    .start = { $colour ->
        [own] Du
       *[other] { scene-name }
    }
    .person = { $colour ->
        [own] you
       *[other] other
    }
scene-team = { $colour ->
    [own] dein Team
    [brown] Braun
    [green] Grün
   *[white] Weiß
}
    .dat = { $colour ->
        [own] deinem Team
       *[other] { scene-team }
    }
    .acc = { $colour ->
        [own] dein Team
       *[other] { scene-team }
    }
    .start = { $colour ->
        [own] Dein Team
       *[other] { scene-team }
    }
    .person = other
scene-seat = { $seat ->
    [own] du
    [0] { $colour_name } 1
    [1] { $colour_name } 1
   *[other] { $colour_name } 2
}
    .dat = { $seat ->
        [own] dir
       *[other] { scene-seat }
    }
    .acc = { $seat ->
        [own] dich
       *[other] { scene-seat }
    }
    .start = { $seat ->
        [own] Du
       *[other] { scene-seat }
    }
    .person = { $seat ->
        [own] you
       *[other] other
    }
scene-piece-of = { $colour ->
    [own] einer deiner Steine
    [brown] ein brauner Stein
    [green] ein grüner Stein
    [white] ein weißer Stein
   *[neutral] ein neutraler Stein
}
    .acc = { $colour ->
        [own] einen deiner Steine
        [brown] einen braunen Stein
        [green] einen grünen Stein
        [white] einen weißen Stein
       *[neutral] einen neutralen Stein
    }
    .colour_acc = { $colour ->
        [own] einen Stein deiner Farbe
        [brown] einen braunen Stein
        [green] einen grünen Stein
        [white] einen weißen Stein
       *[neutral] einen neutralen Stein
    }
    .the = { $colour ->
        [own] dein Stein
        [brown] der braune Stein
        [green] der grüne Stein
        [white] der weiße Stein
       *[neutral] der neutrale Stein
    }
    .the_acc = { $colour ->
        [own] deinen Stein
        [brown] den braunen Stein
        [green] den grünen Stein
        [white] den weißen Stein
       *[neutral] den neutralen Stein
    }

scene-piece = { $colour_strong } Stein
    .mid = der { $colour_weak } Stein
scene-space = Feld { $space }
    .mid = das Feld { $space }
scene-about-space = Auf jedem Feld ist Platz für einen Stein. Die sechs Felder rund um ein Feld bilden einen Kreis: Füllst du ihn mit deiner Farbe, gewinnst du.
scene-about-piece = Er zählt für die Kreise und Fünferreihen seiner Farbe ({ $colour }).{ $players ->
    [3] { " " }In einem gegnerischen Kreis kann er der Joker sein.
   *[other] { "" }
}
scene-about-neutral = Ein neutraler Stein gehört niemandem, egal wer ihn gesetzt hat. Er ist ein Joker für alle: Einer der sechs im Kreis darf neutral sein. In einer Fünferreihe zählt er nicht.
scene-state-circle = im Gewinnkreis
scene-reserve = { $count ->
    [one] { $colour_strong } Stein
   *[other] { $colour_row } Steine
} im Vorrat: { $count }
scene-caption-neutral = neutral
scene-caption-taken = entfernt
scene-taken = { $count ->
    [one] { $colour_strong } Stein
   *[other] { $colour_row } Steine
} entfernt: { $count } (höchstens { $of })
scene-team-player = { $colour } { $number }
    .name = { $colour_name } { $number }
scene-stage-place = Einen Stein setzen
scene-stage-move = Versetzen oder entfernen
scene-stage-exchange = { $count ->
    [one] { $count } Vertauschung offen
   *[other] { $count } Vertauschungen offen
}
scene-quiet = Züge ohne Setzen oder Entfernen: { $turns } von { $of }
scene-layer-bans = Felder, auf die ein versetzter Stein noch nicht zurückdarf
