### Recess!: warum ein Zug abgelehnt wird.

refusal-over = Das Spiel ist aus.
refusal-timeout = Die Sanduhr hilft nicht: Erst muss eine Nonne zur Prügelei auf { $squares }.
refusal-order-stay = Erst muss { $player } für jede Prügelei sagen, wer bleibt und wer geht.
refusal-order-kids = Erst bewegen sich die Kinder von { $player }, dann eine Nonne.
refusal-order-nun = Die Kinder sind fertig; jetzt zieht { $player } eine Nonne.
refusal-pass-late = Auslassen kann man nur einen ganzen Zug, und dieser hat schon begonnen.
refusal-pass-caught = Eine Nonne sieht deine Prügelei auf { $square }: bleiben oder gehen, aber nicht auslassen.
refusal-skip-nun = Auf den Zug der Nonne kann man nicht verzichten.
refusal-skip-stay = Bleiben oder gehen: Darauf kann man nicht verzichten.
refusal-skip = Verzichten kann nur, wer mehr Bewegungen hat als bewegliche Kinder; übrige Bewegungen: { $steps }, Kinder: { $children }.
refusal-stay-late = Bleiben oder gehen entscheidet man zu Beginn des Zuges.
refusal-stay-none = Du führst keine Prügelei, in der du bleiben könntest.
refusal-stay-where = Auf { $square } führst du keine Prügelei.
refusal-stay-steps = Jedes Kind, das geht, braucht eine Bewegung; es gehen: { $leaving }, Bewegungen: { $steps }.
refusal-obstacle = { $child_start } kann nicht auf das Spielgerät auf { $square }.
refusal-too-far = { $child_start } kommt nicht mit genau { $steps ->
    [1] 1 Schritt
   *[other] { $steps } Schritten
} auf { $square }.
refusal-stays-put = { $child_start } muss die Prügelei verlassen und darf nicht wieder auf { $square } enden.
refusal-in-detention = { $child_start } muss zur Strafe aussetzen.
refusal-held-down = { $child_start } wird in einer Prügelei festgehalten.
refusal-in-fight = { $child_start } bleibt in diesem Zug in seiner Prügelei.
refusal-moved = { $child_start } kann in diesem Zug nicht mehr bewegt werden.
refusal-leavers-first = { $child_start } muss warten: Jede übrige Bewegung wird gebraucht, um { $squares } zu verlassen.
refusal-is-kiss = Das wäre ein Kuss auf { $square }; schreib ihn mit *.
refusal-fight-safe = In der Ruhezone auf { $square } prügelt sich niemand.
refusal-nobody-to-fight = Auf { $square } ist niemand, mit dem man sich prügeln könnte.
refusal-is-fight = Auf { $square } ist eine Prügelei: { $child_start } kann sie nur schlichten.
refusal-kiss-seen = Eine Nonne sieht { $square }, also kann { $child_nom } dort nicht küssen.
refusal-kiss-nobody = Auf { $square } ist niemand zum Küssen für { $child_acc }.
refusal-must-tell = Auf { $square } steht eine Nonne: { $child_start } kann dort nur hin, um zu petzen.
refusal-nothing-to-tell = Es gibt keine Prügelei, die { $child_nom } der Nonne auf { $square } petzen könnte.
refusal-fight-seen = Eine Nonne sieht { $square }, also darf { $child_nom } dort nicht bei { $other_dat } enden.
refusal-is-a-fight = Auf { $square } steht { $other_nom }: Endet { $child_nom } dort, beginnt eine Prügelei; schreib sie mit x.
refusal-own-child = Auf { $square } steht { $other_nom }, und { $child_nom } darf dort nicht enden.
refusal-no-fight = Auf { $square } gibt es keine Prügelei zu schlichten.
refusal-same-square = Beide würden über { $square } geschubst; jeder braucht seinen eigenen Weg.
refusal-one-way-out = Dieser Weg lässt dem Opfer auf { $square } keinen anderen mehr.
refusal-no-nun = Auf { $square } steht keine Nonne, bei der man { $fight } petzen könnte.
refusal-tell-safe = In der Ruhezone auf { $square } darf man { $fight } nicht petzen.
refusal-tell-left = Die Prügelei auf { $fight } endet, wenn dieses Kind sie für { $square } verlässt; da gibt es nichts zu petzen.
refusal-tell-no-fight = Auf { $fight } ist keine Prügelei, die man der Nonne auf { $square } petzen könnte.
refusal-duty = Auf frischer Tat ertappt: Eine Nonne, die die Prügelei auf { $squares } sieht, muss dorthin.
refusal-nun-obstacle = { $nun_start } kann nicht auf das Spielgerät auf { $square }.
refusal-nun-line = Keine freie gerade Linie führt { $nun_nom } nach { $square }.
refusal-nun-pushes-nobody = Wenn { $nun_nom } auf { $square } zieht, wird niemand geschubst; lass den Weg weg.
refusal-nun-needs-way = Sag, wohin die Figur auf { $square } geschubst wird, wenn { $nun_nom } kommt, etwa >f6.
refusal-no-way = Von { $from } führt kein Weg weg, auch nicht { $way }; niemand kann von dort geschubst werden.
refusal-not-shortest = Von { $from } gilt nur ein kürzester Weg: { $length ->
    [1] 1 Feld
   *[other] { $length } Felder
}, nicht { $way }.
refusal-push-obstacle = Von { $from } kann man niemanden auf das Spielgerät auf { $square } schubsen.
refusal-push-barred = Beim Schubsen von { $from } darf { $square } nicht benutzt werden.
refusal-not-neighbours = { $square } liegt nicht neben { $from }.
refusal-push-safe = Von { $from } darf niemand in die Ruhezone auf { $square } geschubst werden.
refusal-not-free = { $square } ist nicht frei für eine Figur, die von { $from } geschubst wird.
refusal-chain = Auf { $square } steht niemand allein, der einer Figur von { $from } Platz machen könnte.
