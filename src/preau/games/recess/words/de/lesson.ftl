### Recess!: die Lektionen. Ein Titel, dann für jede Aufgabe, was zu tun ist, ein Tipp und ein Lob; am Schluss ein Satz.

lesson-walk = Drei, zwei, eins
    .task1 = Du bist Rot. In jedem Zug läuft eines deiner Kinder genau drei Felder, dann ein anderes genau zwei, dann ein drittes genau eines: waagerecht oder senkrecht, nie schräg. B ist ein Junge, G ein Mädchen (nach den englischen Wörtern „boy“ und „girl“). Bring deinen Jungen B1 von c3 nach d5.
    .hint1 = Von c3 nach d3, weiter nach d4, und mit dem dritten Feld bist du auf d5. Anderswo stehen Spielgeräte im Weg: Da kommt niemand durch.
    .praise1 = Drei Felder, keines weniger.
    .task2 = Jetzt läuft ein anderes Kind genau zwei Felder. Bring dein Mädchen G1, wohin du willst. Es darf auch ein Feld weit laufen und wieder zurück; das zeigen kleine Fußspuren auf seinem eigenen Feld.
    .hint2 = G1 steht auf g6. Zwei Felder geradeaus, um die Ecke oder eines hin und eines zurück; am Ende muss das Feld leer sein.
    .praise2 = Gut. Wer gelaufen ist, läuft in diesem Zug nicht noch einmal.
    .task3 = Das letzte Kind läuft ein einziges Feld. Bring deinen Jungen B2 von a3 in die Ruhezone auf a2: Dort kann ihm keiner etwas.
    .hint3 = Das Feld a2 liegt gleich unter a3. Wer dort schon steht, ist egal.
    .praise3 = In Sicherheit.
    .close = „3, 2, 1, Nonne!“: So geht jeder Zug. Die Nonne kommt zuletzt, und wozu sie gut ist, siehst du bald.

lesson-fight = Hinter dem Rücken der Nonne
    .task1 = Zwei Kinder von Blau stehen nahe bei deinem Jungen B1. Nonnen sehen in alle acht Richtungen bis zum nächsten Spielgerät; Figuren versperren ihnen nicht die Sicht. Lauf mit B1 auf das Feld des Kindes, das keine Nonne sieht: Dort beginnt die Prügelei.
    .hint1 = Die Nonne N1 auf g8 schaut die Reihe 8 entlang, genau auf e8. Auf d9 schaut keine von beiden.
    .praise1 = Hab dich! Der blaue Junge wird festgehalten, und eine Münze wechselt den Besitzer.
    .close = Wer eine Prügelei anfängt, nimmt eine Münze, und in jedem Zug, in dem das Kind bleibt, noch eine. Pass nur auf, wohin die Nonnen schauen.

lesson-stay = Bleiben oder gehen
    .task1 = Dein Junge B1 ist Angreifer in der Prügelei auf d9. Zu Beginn des Zuges entscheidest du: Wenn du bleibst, nimmst du noch eine Münze, verlierst aber die größte Bewegung. Keine Nonne schaut hin, also bleib.
    .hint1 = Sag, dass du in der Prügelei auf d9 bleibst, bevor sich jemand bewegt.
    .praise1 = Eine Münze mehr. Sie hat dich die 3 gekostet; für deine anderen Kinder blieben nur die 2 und die 1.
    .task2 = Dein Mädchen G1, dein Junge B2 und die Nonne N2 haben sich bewegt, und die anderen haben ihren Zug ausgelassen. Du bist wieder dran. Auf d6 steht ein besseres Opfer. Sag, dass du die Prügelei verlässt.
    .hint2 = Diesmal bleibst du in keiner Prügelei.
    .praise2 = Gut entschieden. Wer geht, muss sich in diesem Zug auch bewegen.
    .task3 = Du hast wieder alle drei Bewegungen. Lauf mit B1 gleich in die nächste Prügelei, mit dem grünen Mädchen auf d6.
    .hint3 = Von d9 nach d6 sind es genau drei Felder nach unten.
    .praise3 = Aus der einen heraus, in die andere hinein.
    .close = Der blaue Junge ist aufgestanden, als du gingst, und Grün hat gezahlt. Bleiben ist sicheres Geld, Gehen hält dich beweglich.

lesson-nun = Die Nonnen hören auch auf dich
    .task1 = Deine Kinder sind gelaufen; zum Schluss des Zuges bewegst du eine Nonne. Jede der beiden geht in gerader Linie so weit, wie du willst, auch schräg. Schick die Nonne N1 nach f6, wo der blaue Junge steht: Sie schubst ihn auf ein freies Nachbarfeld, und du suchst es aus.
    .hint1 = N1 steht in derselben Reihe wie f6. Wähle erst f6, dann daneben ein offenes Feld, auf dem niemand steht.
    .praise1 = Platz da für die Schwester!
    .close = Die Nonnen gehören niemandem: Jeder bewegt in seinem Zug eine. Lass sie andere schubsen, hinschauen, wo es die anderen stört, und wegschauen, wo es dir nützt.

lesson-tell = Petzen
    .task1 = Blau hält dein Mädchen G2 auf g10 fest, und keine Nonne ist in der Nähe. Aber ein Kind, das auf dem Feld einer Nonne stehen bleibt, darf ihr eine Prügelei melden, egal wie weit weg. Lauf mit B1 zur Nonne auf d6 und petze.
    .hint1 = Von c4 nach d6 sind es für B1 genau drei Felder. Wähle dann die Prügelei auf g10 und ein freies Feld, auf das dein Mädchen geschubst wird.
    .praise1 = Schon ist sie da. Der blaue Junge muss zur Strafe aussetzen, und dein Mädchen ist frei.
    .close = Petzen bringt dir keine Münze, aber es stoppt den, der dir welche abnimmt, und schickt ihn für einen ganzen Zug in den Eingang.

lesson-break-up = Auseinander!
    .task1 = Der blaue Junge hält dein Mädchen auf g6 fest, und zum Petzen ist keine Nonne nah genug. Ein Kind, das auf dem Feld einer Prügelei stehen bleibt, schlichtet sie: Beide werden geschubst, und du suchst aus, wohin. Lauf mit B1 hin.
    .hint1 = Von f4 nach g6 sind es drei Felder. Wähle dann ein freies Feld für den blauen Jungen und ein anderes für dein Mädchen.
    .praise1 = Schluss jetzt, ihr zwei!
    .task2 = Dein Mädchen G1 steht auf, aber zu Beginn deines Zuges wurde es festgehalten, also wartet es bis zum nächsten. Bewege stattdessen deinen Jungen B2 um zwei Felder.
    .hint2 = B2 steht auf b3. Lauf mit ihm genau zwei Felder weit, auf irgendein leeres Feld.
    .praise2 = Genau.
    .close = Schlichten kostet dich nur eine Bewegung, und es geht sogar vor den Augen der Nonnen.

lesson-kiss = Ein Kuss, und es ist aus
    .task1 = Treffen sich am Ende einer Bewegung ein Junge und ein Mädchen von dir, wo keine Nonne hinschaut, küssen sie sich. Damit ist die Partie sofort zu Ende, und alle anderen geben dir je zwei Münzen. Du liegst vorn, also beende die Partie jetzt.
    .hint1 = Auf f6 schaut eine Nonne; such also das Mädchen, auf das keine schaut. Bis c7 sind es für B1 drei Felder.
    .praise1 = Alle haben es gesehen, nur die Nonnen nicht!
    .close = Wer die meisten Münzen hat, gewinnt, und ein Kuss bringt zwei von jedem. Behalte die Jungen und Mädchen der anderen im Auge, wenn sie einander zu nahe kommen.

lesson-detention = Auf frischer Tat ertappt
    .task1 = Die Nonne auf c10 sieht deine Prügelei auf f7, und du bist am Zug. Den Zug auslassen darfst du jetzt nicht, die Prügelei verlassen schon. Bleib diesmal trotzdem, nimm noch eine Münze und schau, was passiert.
    .hint1 = Entscheide dich, in der Prügelei auf f7 zu bleiben.
    .praise1 = Eine Münze direkt vor der Nase der Nonne.
    .task2 = Deine anderen Kinder sind gelaufen. Die Prügelei ist noch im Gange, deshalb ist die Bewegung der Nonne nicht mehr frei: Eine Nonne, die hinsieht, muss hin. Schick sie los und such aus, wohin der blaue Junge geschubst wird.
    .hint2 = Die Nonne N1 geht schräg von c10 nach f7. Wähle dann ein freies Feld daneben.
    .praise2 = Das war zu erwarten. Dein Junge B1 muss zur Strafe aussetzen.
    .task3 = Die anderen haben ihren Zug ausgelassen. B1 setzt diesen ganzen Zug lang zur Strafe aus und kostet dich die größte Bewegung; die 2 und die 1 bleiben dir. Bewege ein anderes Kind um zwei Felder.
    .hint3 = G1, G2 und B2 dürfen laufen; B1 liegt im Eingang für Jungen.
    .praise3 = Am Ende dieses Zuges steht B1 wieder auf.
    .close = Eine Münze mehr, dafür ein Zug Strafe. Sieht eine Nonne deine Prügelei, dann rechne nach: rechtzeitig gehen oder bleiben und mitnehmen, was noch zu holen ist?

lesson-turn = Ein ganzer Zug
    .task1 = Jetzt spielst du einen Zug von Anfang bis Ende. Fang mit der Bewegung um drei eine Prügelei an, die keine Nonne sieht.
    .hint1 = Das blaue Mädchen auf h7 ist außer Sicht. G1 kommt hin, und B2 auch.
    .praise1 = Erst die Münze.
    .task2 = Bring mit der Bewegung um zwei deinen Jungen B1 in Sicherheit: in die Ruhezone in seiner Ecke.
    .hint2 = Von c2 sind es genau zwei Felder nach a2 und nach b1; nach b2 ist es nur eines.
    .praise2 = Da hat er seine Ruhe.
    .task3 = Mit der letzten Bewegung läuft irgendein anderes Kind ein Feld.
    .hint3 = Nimm eines, das noch nicht gelaufen ist, und stell es auf ein leeres Feld daneben.
    .praise3 = Jetzt fehlt nur noch die Nonne.
    .task4 = Zum Schluss bewegst du eine Nonne, aber so, dass danach keine deine Prügelei auf h7 sieht.
    .hint4 = Meide die Reihe 7, die Schrägen durch h7 und die Spalte h oberhalb von h5. Schick zum Beispiel die Nonne N1 nach f2.
    .praise4 = Keiner hat etwas gemerkt.
    .close = Das war ein ganzer Zug, eine Minute von dreißig. Auch die anderen bewegen Nonnen; aber wer dich jetzt stören will, muss etwas dafür tun.

lesson-trick = Erster Trick: erst petzen, dann zupacken
    .task1 = Das grüne Mädchen auf f6 würdest du gern angreifen, aber die Nonne N1 schaut genau hin. Gib ihr etwas Besseres zu tun: Melde ihr die Prügelei von Blau.
    .hint1 = B1 ist drei Felder von der Nonne auf d6 entfernt. Melde ihr die Prügelei auf g10.
    .praise1 = Weg ist sie, dein Mädchen ist frei, und schau, wer jetzt unbewacht dasteht.
    .task2 = Von dort, wo sie jetzt ist, sieht die Nonne f6 nicht mehr. Fang dort mit G1 eine Prügelei an.
    .hint2 = Von g5 nach f6 sind es genau zwei Felder.
    .praise2 = Zwei Fliegen mit einer Klappe.
    .close = Jede Nonne, die du irgendwohin schickst, schaut anderswo nicht mehr hin. Wer das zuerst sieht, dem gehört der Schulhof.
