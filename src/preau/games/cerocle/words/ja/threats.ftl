### 次の手番でできること。

threat-ring = { $who }は { $space } で { $centres } を囲む輪を完成させて勝てます。
threat-exchange = { $who }は { $space } で列を作り、{ $a } と { $b } を入れ替えて、{ $centres } を囲む輪を完成させて勝てます。
threat-line = { $who }は { $space } で列を作り、入れ替えの権利を得られます。
threat-alarm = { $who }は { $centre } を囲む輪のうち{ $count }か所を占めています。ほかの色のコマ1個では止められません。
