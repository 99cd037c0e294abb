### Cerocle: die Spielhilfe, eine Seite zum Drucken.

aid-1 = Aufbau
    .line1 = Zu zweit: je 20 Steine und je 4 weiße neutrale. Zu dritt: je 17, keine neutralen. Zu viert in zwei Teams: je 10 in der Farbe des Teams und je 2 neutrale (C1.3).
aid-2 = So gewinnst du
    .line1 = Schließ einen Kreis: deine Steine auf allen sechs Feldern rund um ein Feld. Was in der Mitte liegt, ist egal (C2.1).
    .line2 = Ein Joker ist erlaubt: zu zweit oder zu viert ein neutraler Stein, zu dritt irgendein gegnerischer (C2.2).
    .line3 = Ein voller Kreis gewinnt sofort für die Person, der die Farbe gehört, egal wer ihn geschlossen hat (C2.3).
aid-3 = Dein Zug
    .line1 = Solange du etwas im Vorrat hast, setz einen Stein, einen eigenen oder neutralen, auf ein leeres Feld (C3.1).
    .line2 = Bei leerem Vorrat: versetzen oder entfernen. Passen geht nicht (C3.2, C3.3).
aid-4 = Fünferreihen und Vertauschungen
    .line1 = Fünf oder mehr Steine deiner Farbe lückenlos in gerader Reihe, ohne neutrale, sind eine Fünferreihe (C4.1).
    .line2 = Jede neue bringt sofort eine Vertauschung: Zwei benachbarte Steine verschiedener Farbe tauschen die Plätze (C4.3).
    .line3 = Entsteht so eine weitere, tauschst du noch einmal: eine Kettenreaktion (C4.4). Du darfst auch aufhören (C4.5).
    .line4 = Eine Reihe zu verlängern macht keine neue (C4.2). Der Kreis geht vor (C4.7).
aid-5 = Versetzen
    .line1 = Einer deiner Steine oder ein neutraler kommt auf ein beliebiges leeres Feld (C5.1).
    .line2 = Kein Zurücknehmen: Niemand darf ihn geradewegs zurückschicken, bis du wieder gesetzt, versetzt oder entfernt hast (C5.2).
aid-6 = Entfernen
    .line1 = Nimm einen neutralen Stein für immer vom Brett, höchstens je 4-mal (zu viert 2-mal). Alle Steine daneben kehren in den Vorrat derer zurück, denen sie gehören (C6.1, C6.2).
    .line2 = Neutrale Nachbarn kommen in den Vorrat der Gegenseite (C6.3).
    .line3 = Zu dritt nimmst du stattdessen einen gegnerischen Stein, höchstens einen von jeder Person (C6.5).
aid-7 = Das Ende
    .line1 = Ein Kreis beendet die Partie; 50 Runden ohne Setzen und Entfernen machen sie unentschieden (C7.1, C7.2).
