### The buttons.

click-pass = Auslassen
    .about = Den ganzen Zug auslassen: Niemand bewegt sich, und du bekommst keine Münze.
click-skip = Verzichten
click-stay = Auf { $at } bleiben
click-leave = Von { $at } weggehen
click-walk = Nur hinlaufen
click-tell = Bei der Nonne petzen

## Die Zeichen auf den Zielen

click-sign-walk = hingehen
click-sign-fight = eine Prügelei anfangen und eine Münze nehmen
click-sign-kiss = küssen und die Partie beenden
click-sign-tell = bei der Nonne petzen
click-sign-break-up = die Prügelei schlichten
click-sign-displace = hingehen und wegschubsen, wer dort steht
click-sign-push = jemanden schubsen
click-sign-catch = die Prügelei beenden und den Angreifer bestrafen
