### Ce qu’un joueur pourrait faire ensuite.

threat-fight = { $child_start } peut commencer une bagarre en { $square } avec { $victim_le }.
threat-tell = En { $square }, { $child_le } peut rapporter à { $nun_la } la bagarre en { $fight } : { $attacker_le } irait en retenue.
threat-nun = { $player } peut envoyer { $nun_la } sur la bagarre en { $square } : { $attacker_le } irait en retenue.
threat-kiss = { $child_start } peut donner un baiser { $partner_a } en { $square }. Avec cela, { $player } gagne.
threat-seen = { $nun_start } voit la bagarre en { $square }. Si rien ne change, { $player } sera pris sur le fait au début de son tour.
