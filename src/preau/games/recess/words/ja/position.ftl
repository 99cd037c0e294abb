### recess!（お昼休み）：局面が認められない理由。

## Setting one up by pointing

position-edit-off = エントランスへ戻す
position-edit-detain = 罰を受けさせる
position-edit-lead = 攻撃側と被害者を入れ替える
position-edit-nothing = { $square }には、それができる相手がいません。
position-edit-obstacle = { $square }には遊具があるので、誰も立てません。
position-edit-nowhere = そこでは待てません。男の子と女の子のエントランスは別々です。
position-edit-no-piece = このゲームに「{ $piece }」というコマはありません。
position-edit-minute = 何ターン目か
position-edit-player = 誰のターンか
position-edit-coins = { $player }のコイン

## How it is written

position-type = 「{ $where }」は{ $wanted ->
    [number] 整数
    [text] 文字列
    [list] リスト
    [object] オブジェクト
   *[truth] trueかfalse
}でなければなりません。
position-range = 「{ $where }」は{ $low }から{ $high }までの値で、{ $found }にはなりません。
position-length = 「{ $where }」の要素は{ $wanted }個のはずですが、{ $found }個です。
position-unknown-key = 「{ $where }」に不明なキー「{ $key }」があります。使えるキーは{ $allowed }です。
position-missing-key = 「{ $where }」にキー「{ $key }」がありません。
position-order = 「{ $where }」の順番が違うか、同じものが2回出てきます。
position-game = 「{ $found }」は別のゲームです。ここでは「recess」と書きます。
position-option = オプション「{ $name }」を「{ $found }」にはできません。使える値は{ $allowed }です。
# R2.2
position-phase = 「{ $found }」という段階はありません。使えるのは{ $allowed }です。
# R1.2
position-square = 「{ $where }」に「{ $found }」とありますが、そのようなスペースはありません。
# R1.6
position-child = 「{ $where }」に「{ $found }」とありますが、そのような子供はいません。
# R2.2
position-steps-order = 残りの移動は、3、2、1から大きい順に除いたもので、{ $found }にはなりません。
position-line = 行の項目は{ $wanted }個のはずですが、{ $found }個です。
position-field = 項目「{ $key }」は「{ $found }」にはなりません。

## The yard

# R2.1
position-minute-player = { $minute }ターン目を行うのは、{ $player }ではなく{ $wanted }です。
# R5.4
position-debt = { $player }のコインが{ $coins }枚ということはありません。
# R1.6
position-coins = コインは全部で{ $wanted }枚のはずですが、{ $total }枚です。
# R1.5
position-nun-entrance = { $nun }がエントランスに入ることはありません。
# R1.3
position-nun-obstacle = { $nun }が{ $square }の遊具の上にいます。
# R1.6
position-wrong-entrance = { $child }が違うエントランスにいます。
# R1.3
position-obstacle = { $child }が{ $square }の遊具の上にいます。
# R3.4
position-crowd = けんかでもないのに、{ $square }に複数のコマがあります。
# R5.1
position-two-fights = { $child }が2つのけんかに加わっています。
# R3.5
position-safe-fight = セーフティスクエアの{ $square }ではけんかはできません。
# R5.3
position-own-fight = { $square }で同じプレイヤーの子供同士がけんかをしています。
# R5.1
position-fights-elsewhere = { $child }は{ $square }でけんかをしているはずなのに、そこにいません。
# R5.9
position-four-fights = { $player }が4つ以上のけんかで攻撃側になっています。
# R6.1
position-detained-outside = { $child }は罰を受けているのに、エントランスではなく{ $square }にいます。
# R6.3
position-detained-serving = { $child }が、罰を受けている最中でもあり、これから罰を受けることにもなっています。
# R6.3
position-serves-out-of-turn = { $child }が自分のターンでないのに罰を受けています。

## The turn

# R2.7
position-dropped = 段階「{ $phase }」でできることがないので、省かれているはずです。
# R2.2
position-phase-empty = 段階「{ $phase }」には残っているはずのないものがあります。
# R2.2
position-no-step = 子供が移動する間は、移動が少なくとも1つ残っています。
# R5.5
position-stay-first = 続けるか離れるかは、ターンの最初の決定です。
# R6.3
position-start-detained = ターンの始めなら、{ $child }は罰を受けているはずです。
# R2.7
position-start-phase = このターンは「{ $phase }」ではなく「{ $wanted }」の段階から始まります。
# R2.4, R2.7
position-start-steps = このターンの始めに残っている移動は「{ $wanted }」のはずです。
# R2.5
position-start-movable = このターンの始めに動ける子供は「{ $wanted }」のはずです。
# R5.5
position-start-must-leave = 続けるか離れるかを決める前に、離れなければならない子供はいません。
# R5.6
position-start-caught = このターンの始めに尼さんが見ているけんかは「{ $wanted }」のはずです。
# R2.5
position-movable = { $child }は押さえつけられているか罰を受けているので、動けません。
# R2.5
position-movable-missing = { $child }はエントランスにいて、まだ動いていないので、動けるはずです。
# R5.5
position-must-leave = { $child }は、離れるけんかがないか、動けません。
# R5.5
position-must-leave-missing = { $child }はけんかの攻撃側で、動けるので、離れなければならないはずです。
# R5.6
position-caught = ターン中のプレイヤーが攻撃側のけんかは{ $square }にないので、そこで見られたはずがありません。
# R2.4
position-steps-serving = 罰を受けている子供が{ $serving }人いるとき、移動が{ $steps }つ残ることはありません。
# R5.6
position-story-caught = 見られたけんかが、ターンの始めに尼さんが見たはずのものと合いません。
# R2.3
position-story-first = このターンではまだ何も行われていないはずなので、最初の決定です。
# R2.4
position-story = 使われた移動が、動いた子供、けんかを続けた子供、罰を受けた子供と合わないので、ターンの途中がこうなることはありません。

## The end

# R10.1
position-early-result = 結果がありますが、ゲームは終わっていません。
# R10.1
position-over-left = ゲームは終わったので、「{ $key }」には何も残りません。
# R10.1
position-over-early = キスがなければ、ゲームは{ $minute }ターン目では終わりません。
# R6.3
position-over-serving = ゲームは終わったので、{ $child }は起き上がっているはずです。
# R8.2
position-kisser = { $player }のターンに{ $kisser }がキスをすることはありません。
# R8.1
position-no-kiss = 見られずに一緒にいる{ $player }の男の子と女の子がいないので、キスはありませんでした。
# R8.2
position-kiss-coins = { $player }のコインが、キスで得たはずの枚数より少なくなっています。
# R10.2
position-result-coins = 結果のコインがプレイヤーのコインと違います。
# R10.2
position-result-winners = 結果の勝者が違います。正しい勝者は{ $players }です。
