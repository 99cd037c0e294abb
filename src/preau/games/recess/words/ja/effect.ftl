### What happens of itself.

# .may のあるものは、おそれやチャンスとして言える（.plain は辞書形）。.past は振り返りの過去形。

# R2.8
effect-timeout = 時間切れで、{ $player }の残りの移動は失われます。
# R5.6
effect-duty-outlives = { $player }は現行犯なので、時間切れでも尼さんをけんかへ向かわせなければなりません。
# R6.3
effect-serves = { $child }は罰を受けているので、いまから始まるターンは休みます。
# R6.3
effect-stands-up = { $child }は罰を終えて起き上がります。
# R2.4
effect-steps = { $player }が使える移動は、3、2、1のうち{ $steps }だけです。
# R2.4
effect-no-steps = { $player }には使える移動がないので、尼さんだけを動かします。
# R5.6
effect-caught = { $square }での{ $player }のけんかを尼さんが見ています。{ $player }の子供たちの移動が終わってもまだ見られていれば、けんかは終わり、攻撃側の子は罰を受けます。
    .may = yes
    .plain = { $square }での{ $player }のけんかが尼さんに見られる
    .tense = was
    .past = { $square }での{ $player }のけんかが尼さんに見られました。
# R5.6
effect-fight-seen = { $square }でのあなたのけんかが、{ $nun }から見えるようになりました。あなたが次のターンも続け、自分の子供たちの移動が終わってもまだ見られていると、尼さんがけんかを終わらせ、攻撃側の子は罰を受けます。
# R5.6
effect-fight-unseen = { $square }でのあなたのけんかは、もうどの尼さんからも見えません。
# R5.4
effect-no-coin = { $payer }にはもうコインがないので、何も払いません。
# R5.4, R5.5
effect-coin = { $payer_person ->
    [you] { $taker }にコインを1枚取られます。
   *[other] { $taker }は{ $payer }からコインを1枚取ります。
}
    .tense = was
    .past = { $payer_person ->
        [you] { $taker }にコインを1枚取られました。
       *[other] { $taker }は{ $payer }からコインを1枚取りました。
    }
    .may = yes
    .plain = { $payer_person ->
        [you] { $taker }にコインを1枚取られる
       *[other] { $taker }が{ $payer }からコインを1枚取る
    }
# R5.8
effect-left = { $child }は{ $square }のけんかから離れ、{ $victim }は起き上がります。
# R5.1
effect-fight = { $victim }は{ $square }で{ $attacker }に押さえつけられて、動けなくなります。
# R5.7
effect-broken-up = けんかは終わり、{ $square }の{ $victim }は起き上がります。
# R9.1
effect-nun-pushed = { $nun }は{ $square }へ小突かれます。
# R9.1, R9.3
effect-pushed = { $child }は{ $square }へ小突かれます。
# R7.1
effect-told = 尼さんはすぐに{ $square }へ駆けつけます。
# R6.1
effect-detention = { $square }のけんかは終わり、{ $attacker_whose ->
    [own] { $attacker }は罰を受けます。{ $serves ->
        [yes] あなたの次のターンの間はエントランスで休むので、一番大きい移動が使えません。
       *[no] { "" }
    }
   *[other] { $attacker }は罰を受け、{ $victim }は起き上がります。
}
    .tense = was
    .past = 尼さんが{ $square }のけんかを終わらせ、{ $attacker }は罰を受けました。
    .may = yes
    .plain = 尼さんが{ $square }のけんかを終わらせ、{ $attacker }が罰を受ける
# R8.1
effect-kiss = { $child }が{ $square }でキスをして、ゲームは終わりです！
# R8.2
effect-kiss-coins = { $amount ->
    [0] { $payer }には、{ $taker }に渡すコインがありません。
   *[other] { $payer }は、キスをした{ $taker }にコインを{ $amount }枚渡します。
}
    .tense = was
    .past = { $amount ->
        [0] { $payer }には、{ $taker }に渡すコインがありませんでした。
       *[other] { $payer }は、キスをした{ $taker }にコインを{ $amount }枚渡しました。
    }
# R10.1
effect-time-is-up = 30分が過ぎ、お昼休みは終わりです。
# R10.2
effect-result-most-coins = { $players_person ->
    [you] コインが{ $coins }枚で一番多いので、あなたの勝ちです。
   *[other] コインが{ $coins }枚で一番多い{ $players }の勝ちです。
}
# R10.2
effect-result-equal-coins = { $players }が、コイン{ $coins }枚で1位に並びます。
# R10.2
effect-result-kisser = { $player_person ->
    [you] キスをしたので、あなたの勝ちです。
   *[other] キスをした{ $player }の勝ちです。
}
# R10.2
effect-result-shared = { $players }が勝ちを分け合います。
# R10.2
effect-result-fewest-lying = { $player_person ->
    [you] 同点の中で罰を受けている子供が一番少ないので、あなたの勝ちです。
   *[other] 同点の中で罰を受けている子供が一番少ない{ $player }の勝ちです。
}
# R10.2
effect-result-not-most-lying = 同点の中で罰を受けている子供が一番多い人は負けなので、{ $player }の勝ちです。
# R10.2
effect-result-fewest-lying-shared = 同点の中で罰を受けている子供が一番少ない{ $players }が、勝ちを分け合います。
# R10.2
effect-result-not-most-lying-shared = 同点の中で罰を受けている子供が一番多い人は負けなので、{ $players }が勝ちを分け合います。
