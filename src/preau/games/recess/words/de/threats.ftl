### Was ein Spieler als Nächstes tun könnte.

threat-fight = { $child_start } kann auf { $square } eine Prügelei mit { $victim_dat } anfangen.
threat-tell = { $child_start } kann auf { $square } bei { $nun_dat } die Prügelei auf { $fight } verpetzen: { $attacker_start } müsste zur Strafe aussetzen.
threat-nun = { $player } kann { $nun_nom } zur Prügelei auf { $square } schicken: { $attacker_start } müsste zur Strafe aussetzen.
threat-kiss = { $child_start } kann auf { $square } { $partner_acc } küssen. Damit gewinnt { $player }.
threat-seen = { $nun_start } sieht die Prügelei auf { $square }. Wenn sich nichts ändert, wird { $player } zu Beginn des Zuges auf frischer Tat ertappt.
