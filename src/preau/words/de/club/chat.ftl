### Wo gelesen wird, was im Chat geschrieben wird.

chat-to-all = Alle an diesem Tisch können lesen, was du schreibst.
chat-to-spectators = Solange die Partie läuft, lesen nur die Zuschauer, was du schreibst; wer spielt, sieht es erst danach.
chat-apart = Die Zuschauer unterhalten sich.
chat-apart-later = Die Zuschauer unterhalten sich. Nach der Partie kannst du es lesen.
chat-apart-show = Mitlesen
chat-apart-hide = Nicht mehr mitlesen
