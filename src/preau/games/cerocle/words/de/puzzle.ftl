### Cerocle: die Rätsel. Für jede Art ein Titel, die Aufgabe, ein Tipp und ein Lob.

puzzle-win = Schließe den Kreis
    .task = Du bist { $who_name }. Gewinne in diesem Zug!
    .hint = Welchem Kreis fehlt nur noch ein Stein? Und wenn ein gegnerischer Stein darin liegt: Bringt dir eine Fünferreihe eine Vertauschung?
    .failed = Das ist erlaubt, aber dann kannst du in diesem Zug keinen Kreis schließen.
    .praise = Geschlossen!

puzzle-cascade = Gewinne durch Vertauschen
    .task = Du bist { $who_name }. Gewinne in diesem Zug! Eine einzige Vertauschung wird nicht reichen.
    .hint = Fang mit einer Fünferreihe an. Eine Vertauschung, die wieder eine bildet, bringt noch eine Vertauschung.
    .failed = Das ist erlaubt, aber dann kannst du in diesem Zug keinen Kreis schließen.
    .praise = Was für eine Kettenreaktion!

puzzle-stop = Verhindere den Sieg
    .task = Du bist { $who_name }. { $next_name } steht kurz vor dem Sieg. Verhindere ihn! Es gibt nur einen Weg.
    .hint = Such nach Kreisen, denen ein Stein fehlt, und nach Fünferreihen, die eine Vertauschung bringen würden. Ein neutraler Stein könnte gerade der fehlende Joker sein.
    .failed = Das ist erlaubt, aber { $next_name } kann noch gewinnen.
    .praise = Verhindert, jedenfalls fürs Erste!
