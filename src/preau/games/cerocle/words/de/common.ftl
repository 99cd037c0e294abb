### Was die Regeln sagen: Züge, was von selbst geschieht, Ablehnungen, unmögliche Stellungen.

game-title = Cerocle

notation-help = e5 setzt einen eigenen Stein, n:e5 einen neutralen. e5-g7 versetzt den Stein von e5 nach g7, xe5 entfernt den Stein auf e5. e5~e6 vertauscht zwei Nachbarn, in der Reihenfolge des Bretts. done verzichtet auf die restlichen Vertauschungen.

## Optionen

option-players = Zahl der Spieler
    .v2 = zwei, mit neutralen Steinen
    .v3 = drei, ohne neutrale Steine
    .v4 = vier, in zwei Teams
option-side = Felder an jeder Seite des Bretts
    .v5 = 5 (61 Felder)
    .v6 = 6 (91 Felder)
option-relocate = Steine, die versetzt werden dürfen
    .own_or_neutral = eigene und neutrale
    .own = nur eigene
    .any = alle Steine auf dem Brett
option-encircled = Neutrale Steine neben einem entfernten Stein
    .opponent = kommen in den Vorrat des Gegners
    .out = verlassen das Spiel
option-start = Der allererste Stein der Partie
    .free = darf auf jedes Feld
    .fair = kommt genau zwei Schritte vom Mittelfeld entfernt
option-quiet = Runden ohne Setzen oder Entfernen bis zum Unentschieden (0: nie)

## Farben, Spieler, Steine

colour-brown = braun
    .plural = braune
colour-green = grün
    .plural = grüne
colour-white = weiß
    .plural = weiße
colour-neutral = neutral
    .plural = neutrale
name-brown = Braun
name-green = Grün
name-white = Weiß
seat = Spieler { $number } ({ $colour })
piece-brown = ein brauner Stein
    .acc = einen braunen Stein
    .the = der braune Stein
    .the_acc = den braunen Stein
piece-green = ein grüner Stein
    .acc = einen grünen Stein
    .the = der grüne Stein
    .the_acc = den grünen Stein
piece-white = ein weißer Stein
    .acc = einen weißen Stein
    .the = der weiße Stein
    .the_acc = den weißen Stein
piece-neutral = ein neutraler Stein
    .acc = einen neutralen Stein
    .the = der neutrale Stein
    .the_acc = den neutralen Stein

## Schaltflächen

click-neutral = Neutraler Stein
click-take = Stein entfernen
click-done = Fertig

## Züge

move-place = { $who } setzt einen Stein auf { $space }.
move-place-neutral = { $who } setzt einen neutralen Stein auf { $space }.
move-relocate = { $who } versetzt { $piece_acc } von { $from } nach { $to }.
move-take = { $who } entfernt { $piece_the_acc } auf { $space }.
move-exchange = { $who } vertauscht { $first_the_acc } auf { $a } und { $second_the_acc } auf { $b }.
move-done = { $who } ist fertig und verzichtet auf { $count ->
    [one] die restliche Vertauschung
   *[other] { $count } restliche Vertauschungen
}.

## Was von selbst geschieht

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

## Ablehnungen

refusal-over = Die Partie ist zu Ende.
refusal-notation = „{ $text }“ ist kein Zug. Züge sehen so aus: e5, n:e5, e5-g7, xe5, e5~e6 oder done.
refusal-notation-space = Das Feld { $space } gibt es auf diesem Brett nicht.
refusal-notation-order = Eine Vertauschung nennt ihre Felder in der Reihenfolge des Bretts: { $ordered }.
refusal-no-neutrals = Zu dritt gibt es keine neutralen Steine.
refusal-reserve-not-empty = Dein Vorrat ist nicht leer ({ $own } eigene, { $neutral } neutrale): Setze einen Stein.
refusal-occupied = Auf { $space } liegt schon { $piece }.
refusal-no-own-left = In deinem Vorrat ist kein eigener Stein mehr: Setze einen neutralen.
refusal-no-neutral-left = In deinem Vorrat ist kein neutraler Stein mehr.
refusal-reserve-empty = Dein Vorrat ist leer: Versetze oder entferne einen Stein.
refusal-first-piece = Der erste Stein der Partie kommt genau zwei Schritte vom Mittelfeld entfernt; { $space } liegt anderswo.
refusal-exchange-first = Du darfst noch { $count ->
    [one] einmal
   *[other] { $count }-mal
} vertauschen: Vertausche zwei Steine oder sage, dass du fertig bist.
refusal-not-neighbours = { $a } und { $b } sind keine Nachbarn.
refusal-exchange-empty = Auf { $space } liegt kein Stein zum Vertauschen.
refusal-same-colour = Auf { $a } und auf { $b } liegt je { $piece }: Vertauscht werden nur verschiedene Farben.
refusal-none-in-hand = Du darfst gerade nichts vertauschen.
refusal-nothing-there = Auf { $space } liegt kein Stein.
refusal-not-yours = Auf { $space } liegt { $piece }: Den darfst du nicht versetzen.
refusal-same-space = Ein Stein kommt auf ein anderes Feld; von { $space } kommt er gerade her.
refusal-goal-occupied = Auf { $space } liegt schon { $piece }.
refusal-banned = Kein Zurück: Niemand darf von { $from } nach { $to }, bis { $who } wieder am Zug war.
refusal-take-nothing = Auf { $space } liegt kein Stein zum Entfernen.
refusal-take-not-neutral = Auf { $space } liegt { $piece }: Entfernt werden nur neutrale Steine.
refusal-take-limit = Du hast schon { $count } Steine entfernt; mehr dürfen es nicht sein.
refusal-take-own = Auf { $space } liegt { $piece }, also ein eigener: Entfernt werden nur gegnerische Steine.
refusal-take-again = Du hast { $who } schon einen Stein genommen; von jedem Gegner ist nur einer erlaubt.

## Stellungen

position-game = Das Spiel ist „{ $value }“, nicht cerocle.
position-not-object = „{ $name }“ ist { $value }, müsste aber ein Objekt sein.
position-unknown-key = „{ $name }“ hat den unbekannten Schlüssel „{ $key }“.
position-missing-key = In „{ $name }“ fehlt der Schlüssel „{ $key }“.
position-not-list = „{ $name }“ ist { $value }, müsste aber eine Liste sein.
position-per-player = „{ $name }“ müsste { $players } Einträge haben, einen für jeden Spieler.
position-not-whole = „{ $name }“ ist { $value }, müsste aber eine ganze Zahl ab { $low } sein.
position-not-one-of = „{ $name }“ ist { $value }, müsste aber eines hiervon sein: { $allowed }.
position-colour = Die Farbe „{ $value }“ gibt es nicht.
position-space = Das Feld „{ $value }“ gibt es auf diesem Brett nicht.
position-order = „{ $name }“ steht nicht in der verlangten Reihenfolge.
position-option = Die Option { $name } kann nicht { $value } sein.
position-player = Im Zug { NUMBER($turn, useGrouping: 0) } kann nicht Spieler { NUMBER($player, useGrouping: 0) } an der Reihe sein.
position-taken-colour = { $who } kann keinen Stein der Farbe { $value } entfernt haben.
position-taken-limit = { $who } hat mehr Steine entfernt als erlaubt.
position-count = Es sind { NUMBER($found, useGrouping: 0) } { $colour_plural } Steine statt { $due }.
position-hand = { $who } hat { NUMBER($count, useGrouping: 0) } eigene Steine im Vorrat; zehn sind das Höchste.
position-ban-shape = Ein Verbot nennt zwei verschiedene Felder: von und nach.
position-ban-empty = Ein Verbot nennt { $space }, doch dort liegt kein Stein.
position-ban-piece = Ein Verbot nennt { $space }, doch den Stein dort darf { $who } nicht versetzen.
position-exchanges = { NUMBER($count, useGrouping: 0) } offene Vertauschungen passen nicht zur Phase „{ $phase }“.
position-spent-phase = Die schon gezählten Reihen passen nicht zur Phase „{ $phase }“.
position-spent-line = Die schon gezählten Felder der Richtung „{ $direction }“ bestehen nicht aus Reihen von { $length } oder mehr.
position-no-pair = Es darf noch vertauscht werden, aber es gibt kein Paar dafür.
position-quiet = { NUMBER($count, useGrouping: 0) } ruhige Züge sind zu viele: Die Grenze ist { NUMBER($limit, useGrouping: 0) }.
position-circle = { $who } hat einen Kreis um { $space }, doch die Partie ist nicht zu Ende.
position-result-early = Es gibt ein Ergebnis, doch die Partie ist nicht zu Ende.
position-not-over = Die Partie soll zu Ende sein, doch es gibt weder einen Kreis noch ein Unentschieden.
position-result = Das Ergebnis folgt nicht aus der Stellung.
position-text = „{ $text }“ ist keine Stellung von Cerocle: Es braucht elf Angaben, und die erste ist „cerocle“.
position-text-field = „{ $field }“ lässt sich nicht als Teil einer Stellung lesen.
