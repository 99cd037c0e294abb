### The buttons.

click-neutral = Neutraler Stein
click-take = Stein entfernen
click-done = Fertig
