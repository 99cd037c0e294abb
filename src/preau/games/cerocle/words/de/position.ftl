### Why a position is refused.

## Setting one up by pointing

position-edit-off = Vom Brett nehmen
position-edit-nothing = Auf { $space } ist nichts, womit man das tun könnte.
position-edit-none-left = Im Vorrat ist kein { $colour_nom } Stein mehr übrig.
position-edit-turn = Zug
position-edit-player = Wer am Zug ist
position-edit-own = { $who }: eigene Steine im Vorrat
position-edit-neutral = { $who }: neutrale Steine im Vorrat
position-edit-taken = { $who }: entfernte { $colour_plural } Steine
position-edit-quiet = Züge ohne Setzen oder Entfernen bisher

## What is wrong with one

position-game = Das Spiel ist „{ $value }“, nicht „cerocle“.
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
position-player = In Zug { NUMBER($turn, useGrouping: 0) } ist { $who } an der Reihe.
position-taken-colour = { $who } kann { $piece_acc } nicht entfernt haben.
position-taken-limit = { $who } hat mehr Steine entfernt als erlaubt.
position-count = Es müssten { $due } { $colour_plural } Steine sein, nicht { NUMBER($found, useGrouping: 0) }.
position-hand = { $who } hat { NUMBER($count, useGrouping: 0) } eigene Steine im Vorrat; mehr als zehn sind es nie.
position-ban-shape = Ein Verbot nennt zwei verschiedene Felder: von und nach.
position-ban-empty = Ein Verbot nennt { $space }, doch dort liegt kein Stein.
position-ban-piece = Ein Verbot nennt { $space }, doch den Stein dort darf { $who } nicht versetzen.
position-exchanges = { $count ->
    [one] Eine offene Vertauschung passt
   *[other] { NUMBER($count, useGrouping: 0) } offene Vertauschungen passen
} nicht zur Phase „{ $phase }“.
position-spent-phase = Die schon gezählten Fünferreihen passen nicht zur Phase „{ $phase }“.
position-spent-line = Die schon gezählten Felder der Richtung „{ $direction }“ bestehen nicht aus geraden Reihen von { $length } oder mehr.
position-no-pair = Es darf noch vertauscht werden, aber es gibt kein Paar dafür.
position-quiet = { NUMBER($count, useGrouping: 0) } Züge ohne Setzen oder Entfernen sind zu viele: Nach { NUMBER($limit, useGrouping: 0) } endet die Partie.
position-circle = { $who } hat einen Kreis um { $space }, doch die Partie ist nicht zu Ende.
position-result-early = Es gibt ein Ergebnis, doch die Partie ist nicht zu Ende.
position-not-over = Die Partie soll zu Ende sein, doch es gibt weder einen Kreis noch ein Unentschieden.
position-result = Das Ergebnis folgt nicht aus der Stellung.
position-text = „{ $text }“ ist keine Stellung von Cerocle: Es braucht elf Angaben, und die erste ist „cerocle“.
position-text-field = „{ $field }“ lässt sich nicht als Teil einer Stellung lesen.
