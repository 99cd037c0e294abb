### Who and what there is to see: players, pieces, places and what lies beside the board.

scene-colour-brown = Braun
    .plural = braune
    .row = Braune
    .strong = Brauner
    .nom = brauner
    .name = Braun
scene-colour-green = Grün
    .plural = grüne
    .row = Grüne
    .strong = Grüner
    .nom = grüner
    .name = Grün
scene-colour-white = Weiß
    .plural = weiße
    .row = Weiße
    .strong = Weißer
    .nom = weißer
    .name = Weiß
scene-colour-neutral = neutral
    .plural = neutrale
    .row = Neutrale
    .strong = Neutraler
    .nom = neutraler
scene-name-brown = Braun
scene-name-green = Grün
scene-name-white = Weiß
scene-seat = { $colour_name } { $number ->
    [1] { $number }
    [2] 1
   *[other] 2
}
scene-piece-brown = ein brauner Stein
    .acc = einen braunen Stein
    .the = der braune Stein
    .the_acc = den braunen Stein
scene-piece-green = ein grüner Stein
    .acc = einen grünen Stein
    .the = der grüne Stein
    .the_acc = den grünen Stein
scene-piece-white = ein weißer Stein
    .acc = einen weißen Stein
    .the = der weiße Stein
    .the_acc = den weißen Stein
scene-piece-neutral = ein neutraler Stein
    .acc = einen neutralen Stein
    .the = der neutrale Stein
    .the_acc = den neutralen Stein

scene-piece = { $colour_strong } Stein
    .mid = { $colour_nom } Stein
scene-space = Feld { $space }
scene-about-space = Auf jedem Feld ist Platz für einen Stein. Die sechs Felder rund um ein Feld bilden einen Kreis: Füllst du ihn mit deiner Farbe, gewinnst du.
scene-about-piece = Er zählt für die Kreise und Fünferreihen seiner Farbe ({ $colour }).{ $players ->
    [3] { " " }In einem Kreis der Gegner kann er der Joker sein.
   *[other] { "" }
}
scene-about-neutral = Ein neutraler Stein gehört niemandem, egal wer ihn gesetzt hat. Er ist ein Joker für alle: Einer der sechs im Kreis darf neutral sein. In einer Fünferreihe zählt er nicht.
scene-state-circle = im Gewinnkreis
scene-reserve = { $count ->
    [one] { $colour_strong } Stein
   *[other] { $colour_row } Steine
} im Vorrat: { $count }
scene-caption-neutral = neutral
scene-taken = { $count ->
    [one] { $colour_strong } Stein
   *[other] { $colour_row } Steine
} entfernt: { $count }
scene-team-player = { $colour } { $number }
    .name = { $colour_name } { $number }
scene-stage-place = Einen Stein setzen
scene-stage-move = Versetzen oder entfernen
scene-stage-exchange = { $count ->
    [one] { $count } Vertauschung offen
   *[other] { $count } Vertauschungen offen
}
scene-quiet = Züge ohne Setzen oder Entfernen: { $turns } von { $of }
scene-layer-bans = Felder, auf die ein versetzter Stein noch nicht zurück darf
