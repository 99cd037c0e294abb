### The buttons.

click-pass = Pass
    .about = Pass the whole turn: nobody moves, and you take no coin.
click-skip = Skip this step
click-stay = Stay on { $at }
click-leave = Leave { $at } and walk off
click-walk = Just walk there
click-tell = Tell the nun

## The signs on targets

click-sign-walk = go there
click-sign-fight = start a fight and take a coin
click-sign-kiss = kiss and end the game
click-sign-tell = tell the nun about a fight
click-sign-break-up = break up the fight
click-sign-displace = go there and push aside whoever is standing there
click-sign-push = push somebody
click-sign-catch = end the fight and send the attacker into detention
