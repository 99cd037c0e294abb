### Recess!: die Rätsel. Für jede Art ein Titel, die Aufgabe, ein Tipp und ein Lob.

puzzle-win = Gewinne jetzt
    .task = Du bist { $who }. Gewinne die Partie in diesem Zug.
    .hint = Treffen sich ein Junge und ein Mädchen von dir, wo keine Nonne hinschaut, ist die Partie vorbei, und alle anderen geben dir je zwei Münzen. Im letzten Zug der Partie reichen vielleicht schon die Münzen.
    .failed = Das ist erlaubt, aber damit gewinnst du die Partie nicht in diesem Zug.
    .praise = Und die Pause ist aus!

puzzle-haul = Hol die meisten Münzen
    .task = Du bist { $who }. Hol dir in diesem Zug { $count } Münzen. Mehr ist nicht drin, und es gibt nur einen Weg.
    .hint = Die größte Bewegung kommt zuerst. Welche Kinder der anderen sieht keine Nonne, und welche von deinen sind genau drei, zwei oder ein Feld von ihnen entfernt? In einer Prügelei zu bleiben, bringt auch etwas, kostet aber eine Bewegung.
    .failed = Das ist erlaubt, aber dann bekommst du in diesem Zug { $most ->
        [0] gar keine Münze
        [1] nur eine Münze
       *[other] nur { $most } Münzen
    }; möglich sind { $count }.
    .praise = Keine Münze liegen gelassen!

puzzle-escape = Lenk die Nonne ab
    .task = Du bist { $who }. Eine Nonne sieht eine Prügelei, in der du Angreifer bist. Sorge dafür, dass keine Nonne mehr eine deiner Prügeleien sieht, und gib keine auf, die du jetzt schon hast.
    .hint = Eine Nonne, der man eine Prügelei meldet, ist sofort dort. Es darf auch eine sein, die du eben erst selbst angefangen hast.
    .failed = Das ist erlaubt, aber dann kannst du nicht mehr alle deine Prügeleien behalten und vor den Nonnen verbergen.
    .praise = Sie sieht nichts mehr, und deine Prügelei geht weiter.
