### Why a move is refused.

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
