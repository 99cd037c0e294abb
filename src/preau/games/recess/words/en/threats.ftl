### What a player could do next.

threat-fight = { $child } can start a fight with { $victim } on { $square }.
threat-tell = { $child } can tell { $nun_mid } on { $square } of the fight on { $fight }: detention for { $attacker }.
threat-nun = { $player } can send { $nun_mid } to the fight on { $square }: detention for { $attacker }.
threat-kiss = { $child } can kiss { $partner } on { $square }. With that { $player } wins.
threat-seen = { $nun } sees the fight on { $square }. If nothing changes, { $player } is caught in the act when the turn begins.
