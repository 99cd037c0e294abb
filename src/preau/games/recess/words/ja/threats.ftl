### 次の手番でできること。

threat-fight = { $child }は{ $square }で{ $victim }とけんかを始められます。
threat-tell = { $child }は{ $square }で{ $nun }に{ $fight }のけんかを告げ口できます。{ $attacker }は罰を受けることになります。
threat-nun = { $player }は{ $nun }を{ $square }のけんかへ向かわせられます。{ $attacker }は罰を受けることになります。
threat-kiss = { $child }は{ $square }で{ $partner }にキスをできます。そうなると{ $player }の勝ちです。
threat-seen = { $nun }が{ $square }のけんかを見ています。このままだと、{ $player }はターンの初めに現場を押さえられます。
