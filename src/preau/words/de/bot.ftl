### The bots: who they are, and what they refuse.

## Die Bots: die Vögel des Schulhofs. Jeder hat einen Namen und eine Zeile Charakter.

bot-random = Taube
    .character = Spaziert umher und pickt, wo der Zufall sie hinführt.
bot-greedy = Elster
    .character = Schnappt sich, was gerade glänzt, und fragt nie, was danach kommt.
bot-1 = Spatz
    .character = Frech und flink; denkt den eigenen Zug zu Ende und keinen Schritt weiter.
bot-2 = Schwalbe
    .character = Leicht und wendig; rechnet mit deiner nächstliegenden Antwort und übersieht die anderen.
bot-3 = Star
    .character = Aufmerksam; behält den nächsten Zug von allen im Auge.
bot-4 = Krähe
    .character = Geduldig und schlau; stellt kleine Fallen, mehrere Züge im Voraus.
bot-5 = Dohle
    .character = Gesellig und scharfsinnig; ihr entgeht wenig von dem, was die nächsten Züge bringen.
bot-6 = Reiher
    .character = Steht ganz still, übersieht nichts und stößt dann zu.
bot-7 = Falke
    .character = Fasst in luftiger Höhe einen Plan und bleibt viele Züge lang dabei.
bot-8 = Eule
    .character = Sagt nichts, sieht fast alles und denkt so weit voraus, wie die Zeit es erlaubt.

## Was die Bots ablehnen

bot-unknown = Einen Bot namens „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
bot-bad-budget = Ein Bot braucht Zeit zum Nachdenken: eine positive Zahl von Sekunden oder Simulationen (angegeben: { $given_list }).
bot-no-budget = Ein Bot braucht Zeit zum Nachdenken: eine Zahl von Sekunden oder Simulationen.
bot-game-over = Die Partie ist zu Ende; in { $position } gibt es nichts mehr zu entscheiden.

bot-bad-command = In „{ $name }“ steckt kein Programm, das man starten kann. Schreib „cmd:“ und einen Befehl, etwa cmd:./meinbot.

## While they think

bot-busy = Gerade hat niemand Zeit, darüber nachzudenken. Versuch es gleich noch einmal.

bot-thinking = Denkt nach …

## Who the bots are

bot-introduction = { $name } ({ $bot }): { $character } { $rating }
bot-rating = Spielstärke { $rating } (zwischen { $low } und { $high }, gemessen mit { $players } Spielern).
bot-unrated = Spielstärke noch nicht gemessen.
