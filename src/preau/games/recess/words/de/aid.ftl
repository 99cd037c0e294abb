### Recess!: die Spielhilfe, eine Seite zum Drucken.

aid-1 = Aufbau
    .line1 = Alle haben zwei Jungen (B1, B2), zwei Mädchen (G1, G2) und 10 Münzen. Jungen und Mädchen warten jeweils in ihrem Eingang (R1.6).
    .line2 = Auf dem Eckfeld vor jedem Eingang steht eine Nonne. Die Pause dauert 30 Züge, für alle zusammen (R2.1).
    .line3 = Wer einen Eingang verlässt, betritt zuerst dessen Eckfeld (R3.2).
aid-2 = Dein Zug: „3, 2, 1, Nonne!“
    .line1 = Zuerst entscheidest du für jede Prügelei, in der du Angreifer bist, ob du bleibst oder gehst (R5.5).
    .line2 = Ein Kind läuft genau 3 Felder, ein anderes genau 2, ein drittes genau 1 (R2.2).
    .line3 = Zum Schluss bewegst du eine Nonne (R4.1). Oder du lässt den Zug aus, aber nur den ganzen (R2.3).
    .line4 = Jedes Kind, das als Angreifer in einer Prügelei bleibt oder zur Strafe aussetzt, kostet dich die größte Bewegung, die du noch hast (R2.4).
aid-3 = Laufen
    .line1 = Kinder laufen nie schräg und nie durch Spielgeräte, aber durch andere Figuren hindurch (R3.1).
    .line2 = Wo auf einem offenen Feld schon jemand ist, darf ein Kind nur stehen bleiben, um sich zu prügeln, zu schlichten, zu petzen oder zu küssen (R3.4). In der Ruhezone stehen alle friedlich beisammen (R3.5).
aid-4 = Nonnen
    .line1 = { $nuns ->
        [rook] Sie gehen geradeaus, aber nicht schräg, so weit du willst, und sehen entlang derselben Linien. Spielgeräte versperren ihnen Weg und Sicht, Figuren nicht (R4.1, R4.3).
       *[queen] Sie gehen geradeaus, auch schräg, so weit du willst, und sehen entlang derselben Linien. Spielgeräte versperren ihnen Weg und Sicht, Figuren nicht (R4.1, R4.3).
    }
    .line2 = { $push ->
        [4] Bleibt eine Nonne auf einem offenen Feld bei einer Figur stehen, schubst du diese auf ein freies Nachbarfeld, aber nicht schräg (R4.2, R9.1).
       *[other] Bleibt eine Nonne auf einem offenen Feld bei einer Figur stehen, schubst du diese auf ein freies Nachbarfeld (R4.2, R9.1).
    }
    .line3 = { $push_to_safe ->
        [yes] Ein Nachbarfeld in der Ruhezone gilt dabei immer als frei; aus der Ruhezone hinaus wird niemand geschubst (R9.2).
       *[no] { "" }
    }
aid-5 = Prügeleien
    .line1 = Lauf zu einem Kind eines Mitspielers, das allein auf einem offenen Feld steht, wo keine Nonne hinsieht: Dein Kind hält es fest, und du nimmst eine Münze (R5.1, R5.4).
    .line2 = Im nächsten Zug bleibst du und nimmst noch eine Münze, das kostet die größte Bewegung; oder du gehst mit einer deiner Bewegungen (R5.5).
    .line3 = Sieht eine Nonne zu Beginn deines Zuges deine Prügelei und dauert diese nach dem Laufen noch an, musst du eine Nonne hinschicken, die sie dann sieht (R5.6).
    .line4 = Ein Kind, das auf dem Feld einer Prügelei stehen bleibt, schlichtet sie: Beide werden geschubst (R5.7).
aid-6 = Erwischt
    .line1 = Kommt eine Nonne zu einer Prügelei, ist Schluss: Der Angreifer setzt einen ganzen Zug lang im Eingang aus, das Opfer wird beiseitegeschubst und steht auf (R6.1, R6.2).
aid-7 = Petzen
    .line1 = Lauf zu einer Nonne und melde ihr irgendeine Prügelei: Sie ist sofort dort (R7.1).
    .line2 = { $safe_telling ->
        [no] In der Ruhezone darf niemand petzen (R7.2).
       *[yes] { "" }
    }
aid-8 = Der Kuss
    .line1 = Treffen sich ein Junge und ein Mädchen von dir, wo keine Nonne es sieht, küssen sie sich: Die Partie ist zu Ende, und alle anderen geben dir je 2 Münzen (R8.1, R8.2).
aid-9 = Das Ende
    .line1 = { $tie ->
        [most_loses] Die Partie endet nach 30 Zügen oder mit einem Kuss. Wer die meisten Münzen hat, gewinnt. Haben mehrere gleich viele, gewinnt von ihnen, wer geküsst hat; sonst verliert, wer die meisten bestraften Kinder hat (R10.1, R10.2).
       *[fewest] Die Partie endet nach 30 Zügen oder mit einem Kuss. Wer die meisten Münzen hat, gewinnt. Haben mehrere gleich viele, gewinnt von ihnen, wer geküsst hat, sonst, wer die wenigsten bestraften Kinder hat (R10.1, R10.2).
    }
