### Cerocle: die Lektionen. Ein Titel, dann für jede Aufgabe, was zu tun ist, ein Tipp und ein Lob; am Schluss ein Satz.

lesson-place = Die ersten Steine
    .task1 = Du spielst Braun und beginnst. In deinem Zug setzt du einen Stein aus deinem Vorrat auf ein beliebiges leeres Feld. Nimm die Mitte: Setze einen braunen Stein auf e5.
    .hint1 = Das Feld e5 liegt genau in der Mitte des Bretts.
    .praise1 = Ein guter Anfang.
    .task2 = Grün hat auf d4 geantwortet. Du hast auch vier neutrale Steine, die weißen, und darfst statt eines eigenen einen von ihnen setzen. Setze einen neutralen Stein auf ein leeres Feld.
    .hint2 = Wähle statt eines braunen einen neutralen Stein und dann ein leeres Feld; e5 und d4 sind besetzt.
    .praise2 = Liegt ein neutraler Stein erst auf dem Brett, gehört er niemandem.
    .close = Mehr ist am Setzen nicht dran. Passen gibt es nicht: Solange etwas in deinem Vorrat ist, setzt du.

lesson-circle = Der Kreis
    .task1 = Wer sechs Steine rund um ein Feld hat, gewinnt sofort. Fünf von deinen liegen um e5. Schließe den Kreis.
    .hint1 = Die sechs Nachbarn von e5 sind d4, d5, e4, e6, f5 und f6. Das Feld in der Mitte brauchst du nicht.
    .praise1 = Geschlossen!
    .close = Was in der Mitte liegt, ist egal. Kreise können überall entstehen, nur nicht um ein Randfeld; such also vor jedem Zug, wo schon fünf liegen.

lesson-joker = Der Joker
    .task1 = Ein Kreis darf einen Joker haben: Fünf eigene Steine und ein neutraler gewinnen auch, egal wer ihn gesetzt hat. Zu zweit zählt ein gegnerischer Stein nie. Zwei Kreisen fehlt je ein Stein, aber nur einer der beiden gewinnt: Finde ihn.
    .hint1 = Um c6 liegt ein grüner Stein, der dir den Kreis verdirbt. Um e5 ist es ein neutraler. Es darf aber nur einen Joker geben, also muss der letzte Stein braun sein.
    .praise1 = Fünf und ein Joker: gewonnen.
    .close = Ein neutraler Stein dient beiden. Überleg es dir gut, bevor du einen in einen Kreis mit vier gegnerischen setzt.

lesson-line = Fünferreihe und Vertauschung
    .task1 = Fünf oder mehr deiner Steine gerade und lückenlos nebeneinander sind eine Fünferreihe; neutrale zählen darin nicht mit. Bildest du eine, darfst du sofort einmal vertauschen. Mach die Fünferreihe voll.
    .hint1 = In der Zeile g liegen vier braune Steine mit einer Lücke dazwischen.
    .praise1 = Eine Fünferreihe! Du darfst zwei Steine vertauschen.
    .task2 = Vertausche zwei benachbarte Steine verschiedener Farbe, irgendwo auf dem Brett: Sie wechseln die Plätze. Auf e5 sperrt Grün deinen Kreis um d4. Schaff den Stein weg und gewinne!
    .hint2 = Neben dem grünen Stein auf e5, außerhalb des Kreises, liegt ein brauner auf e6.
    .praise2 = Vertauscht und gewonnen.
    .close = Keine Sperre hält, wenn der andere eine Fünferreihe bilden kann. Achte auf vier in einer Reihe ebenso wie auf fünf in einem Kreis.

lesson-cascade = Die Kettenreaktion
    .task1 = Dein Kreis um d5 ist doppelt gesperrt, auf e5 und auf e6. Also brauchst du zwei Vertauschungen. Beginne mit der Fünferreihe in der Zeile i.
    .hint1 = Von i5 bis i8 ist schon alles braun. Nur i9 fehlt.
    .praise1 = Die erste Vertauschung.
    .task2 = Eine Vertauschung, die eine neue Fünferreihe bildet, bringt noch eine. Vier braune Steine liegen in der Zeile e. Bring einen fünften nach e5, und zwar einen, den der Kreis nicht braucht.
    .hint2 = Drei braune Steine berühren e5. Die auf d4 und e4 werden dort gebraucht, wo sie sind; der auf f5 nicht.
    .praise2 = Kettenreaktion: noch eine Fünferreihe, noch eine Vertauschung.
    .task3 = Auf e6 liegt noch ein grüner Stein in deinem Kreis. Vertausche ihn mit einem von dir, der nicht zum Kreis gehört.
    .hint3 = Der grüne Stein auf e6 hat außerhalb des Kreises einen braunen Nachbarn, auf f7.
    .praise3 = Zwei Sperren in einem Zug beseitigt.
    .close = Mehrere Fünferreihen hintereinander können eine verlorene Partie drehen. Überleg dir vor jeder, ob die Vertauschung noch eine bilden kann.

lesson-relocate = Versetzen
    .task1 = Dein Vorrat ist leer. Von jetzt an versetzt du: Einer deiner Steine oder ein neutraler kommt auf ein beliebiges leeres Feld, aber nie gleich wieder dorthin zurück, wo er herkam. (Man darf auch Steine entfernen; das ist die nächste Lektion.) Grün ist dabei, den Kreis um e5 zu schließen. Leg Grün einen deiner Steine in den Weg: Wähle erst den Stein, dann das Feld.
    .hint1 = Die Lücke ist f6. Ein neutraler Stein wäre dort der Joker von Grün, wähle also einen braunen.
    .praise1 = Gesperrt.
    .task2 = Grün hat auf e5 gesetzt. Dein Stein auf f6 darf nicht gleich dorthin zurück, wo er herkam, und du brauchst ihn hier ohnehin, denn sonst schließt Grün den Kreis. Versetze einen anderen Stein.
    .hint2 = Versetze irgendeinen anderen braunen oder einen neutralen Stein auf irgendein leeres Feld.
    .praise2 = So ist es. Ein anderer Stein ist unterwegs, und f6 bleibt bewacht.
    .close = Kein Zurückversetzen: So geht es nicht endlos hin und her.

lesson-take = Entfernen
    .task1 = Bei leerem Vorrat darfst du auch entfernen: Ein neutraler Stein scheidet endgültig aus, und alle Steine daneben gehen an ihre Besitzer zurück. Grün droht, auf f6 den Kreis um e5 zu schließen, mit dem neutralen Stein auf f5 als Joker. Entferne diesen Joker. (In einer Partie darfst du viermal entfernen; dreimal hast du es schon getan.)
    .hint1 = Entferne den neutralen Stein auf f5. Nur neutrale Steine kann man entfernen.
    .praise1 = Der Joker ist weg, ein grüner Stein dazu, und zwei von deinen sind wieder im Vorrat.
    .task2 = Grün hat wieder auf e4 gesetzt. Da du nun Steine im Vorrat hast, setzt du. Sperre den Kreis um e5.
    .hint2 = Grün hat d4, d5, e4 und e6. Setze auf f5 oder auf f6.
    .praise2 = Vorerst gesperrt, aber eine Vertauschung könnte den Kreis wieder öffnen.
    .close = Das war dein viertes und letztes Mal: Zu zweit darf jeder in einer Partie bis zu viermal entfernen. Es ist das Stärkste, was du tun kannst; heb es dir auf, bis es darauf ankommt.

lesson-three = Gefahr zu dritt
    .task1 = Zu dritt gibt es keine neutralen Steine: Ein einziger gegnerischer Stein, egal welcher, ist der Joker. Du bist Weiß, nach dir kommt Braun. Um e5 liegen vier braune Steine und ein grüner; ein Feld ist noch frei. Ein fremder Stein hilft Braun, zwei sperren den Kreis. Sperre ihn.
    .hint1 = Braun braucht f6. Besetze es selbst: Dann sind es vier braune Steine und zwei fremde.
    .praise1 = Vier und zwei sind kein Kreis.
    .task2 = Braun hat dir nur einen Stein in den Weg gelegt, auf g6, und Grün hat anderswo gespielt. Ein einzelner Stein ist aber ein Geschenk. Gewinne!
    .hint2 = Um h6 hast du g5, h5, i6 und i7; g6 ist dein Joker.
    .praise2 = Danke, Braun!
    .close = Fülle zu dritt nie die letzte Lücke eines Kreises, in dem schon fünf Steine eines Gegners liegen: Dein Stein wäre der Joker und würde ihm den Kreis schließen.

lesson-trick = Erster Trick: zwei auf einmal
    .task1 = Zwei deiner Kreise haben je vier Steine: der um d4 und der um e6. Finde das Feld, das zu beiden gehört.
    .hint1 = Die Felder d4 und e6 haben zwei gemeinsame Nachbarn. Einer ist d5, und der gehört schon dir.
    .praise1 = Zwei Drohungen mit einem Stein.
    .task2 = Grün konnte nur eine abwehren und hat auf d3 gesetzt. Schließe den anderen Kreis.
    .hint2 = Um e6 fehlt nur noch e7.
    .praise2 = Dagegen ist nichts zu machen.
    .close = Eine Drohung lässt sich abwehren, zwei nicht. Bau dort, wo sich Kreise überschneiden.
