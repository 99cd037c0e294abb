### What happens of itself.

effect-timeout = 砂時計の砂が落ちきりました。{ $player }のまだ済んでいない移動は失われます。
effect-duty-outlives = { $player }は現場を見られたので、これから尼さんを向かわせなければなりません。
effect-serves = { $child }はこのターン、罰を受けます。
effect-stands-up = { $child }は罰を終えて立ち上がります。
effect-steps = { $player }に残っている移動：{ $steps }。
effect-no-steps = { $player }に移動は残っていません。尼さんだけを動かします。
effect-caught = { $square }での{ $player }のけんかを尼さんが見ています。
effect-no-coin = { $payer }にはもうコインがないので、何も払いません。
effect-coin = { $taker }は{ $payer }からコインを1枚取ります。
effect-left = { $child }は{ $square }のけんかから離れ、{ $victim }は立ち上がります。
effect-fight = { $attacker }が{ $square }でけんかを始め、{ $victim }を押さえつけます。
effect-broken-up = { $square }のけんかは仲裁され、{ $victim }は立ち上がります。
effect-nun-pushed = { $nun }は{ $square }へ小突かれます。
effect-pushed = { $child }は{ $square }へ小突かれます。
effect-told = { $nun }は{ $square }のけんかを告げられ、すぐに駆けつけます。
effect-detention = { $nun }が{ $square }のけんかを終わらせます。{ $attacker }は罰を受け、{ $victim }は立ち上がります。
effect-kiss = { $child }が{ $square }でキスをしました。ゲーム終了です！
effect-kiss-coins = { $amount ->
    [0] { $payer }には{ $taker }に渡すコインがありません。
   *[other] キスのお祝いに、{ $payer }は{ $taker }にコインを{ $amount }枚渡します。
}
effect-time-is-up = 30分が過ぎ、お昼休みは終わりました。
effect-result-most-coins = { $players }がコイン{ $coins }枚で最も多く、校庭の主です。
effect-result-equal-coins = { $players }がいずれもコイン{ $coins }枚で、最も多く持っています。
effect-result-kisser = キスをした{ $player }の勝ちです。
effect-result-shared = { $players }が勝ちを分け合います。
effect-result-fewest-lying = 罰を受けている子供が最も少ない{ $player }の勝ちです。
effect-result-not-most-lying = ほかの人のほうが罰を受けている子供が多いので、{ $player }の勝ちです。
