### recess!（お昼休み）：局面が認められない理由。

## How it is written

position-type = 「{ $where }」は{ $wanted ->
    [number] 整数
    [text] 文字列
    [list] リスト
    [object] オブジェクト
   *[truth] trueかfalse
}でなければなりません。
position-range = 「{ $where }」は{ $low }から{ $high }までで、{ $found }にはなりません。
position-length = 「{ $where }」の要素は{ $found }個ではなく{ $wanted }個です。
position-unknown-key = 「{ $where }」に知らないキー「{ $key }」があります。使えるキー：{ $allowed }。
position-missing-key = 「{ $where }」にキー「{ $key }」がありません。
position-order = 「{ $where }」の順番が違うか、同じものが2度あります。
position-game = 「{ $found }」はこのゲームではありません。「recess」です。
position-option = オプション{ $name }は「{ $found }」にできません。使える値：{ $allowed }。
position-phase = 「{ $found }」という段階はありません。あるもの：{ $allowed }。
position-square = 「{ $where }」：「{ $found }」というスペースはありません。
position-child = 「{ $where }」：「{ $found }」という子供はいません。
position-steps-order = 残りの移動は3、2、1の後ろの部分で、{ $found }にはなりません。
position-line = 行の項目が{ $wanted }個ではなく{ $found }個あります。
position-field = 項目「{ $key }」は「{ $found }」にはなりません。

## The yard

position-minute-player = { $minute }分は席{ $player }ではなく席{ $wanted }のターンです。
position-debt = { $player }のコインが{ $coins }枚ということはありません。
position-coins = コインは全部で{ $total }枚ではなく{ $wanted }枚です。
position-nun-entrance = { $nun }がエントランスに入ることはありません。
position-nun-obstacle = { $nun }が{ $square }の遊具の上にいます。
position-wrong-entrance = { $child }が違うエントランスにいます。
position-obstacle = { $child }が{ $square }の遊具の上にいます。
position-crowd = けんかでもないのに、{ $square }に複数のコマがいます。
position-two-fights = { $child }が2つのけんかに加わっています。
position-safe-fight = セーフティスクエアの{ $square }ではけんかはできません。
position-own-fight = { $square }で同じプレイヤーの子供どうしがけんかをしています。
position-fights-elsewhere = { $child }は{ $square }でけんかをしているはずなのに、そこにいません。
position-four-fights = { $player }が攻撃側のけんかが3つより多くあります。
position-detained-outside = { $child }は罰を受けているのに、エントランスではなく{ $square }にいます。
position-detained-serving = { $child }は罰を受けながら、まだ罰を待っています。
position-serves-out-of-turn = { $child }が自分のターンでないのに罰を受けています。

## The turn

position-dropped = 段階「{ $phase }」でできることがないので、省かれているはずです。
position-phase-empty = 段階「{ $phase }」には残っているはずのないものがあります。
position-no-step = 段階「kids」では移動が少なくとも1つ残っています。
position-stay-first = 続けるか離れるかは、ターンの最初の決定です。
position-start-detained = ターンの始めなら、{ $child }は罰を受けているはずです。
position-start-phase = このターンは「{ $phase }」ではなく「{ $wanted }」の段階から始まります。
position-start-steps = このターンの始めに残っている移動：{ $wanted }。
position-start-movable = このターンの始めに動ける子供：{ $wanted }。
position-start-must-leave = 続けるか離れるかを決める前に、離れなければならない子供はいません。
position-start-caught = このターンの始めに尼さんが見ているけんか：{ $wanted }。
position-movable = { $child }は押さえつけられているか罰を受けているので、動けません。
position-movable-missing = { $child }はエントランスにいて、まだ動いていないので、動けるはずです。
position-must-leave = { $child }には離れるけんかがないか、動けません。
position-must-leave-missing = { $child }はけんかの攻撃側で、動けるので、離れなければならないはずです。
position-caught = ターンのプレイヤーが攻撃側のけんかは{ $square }にないので、そこで見られたはずがありません。
position-steps-serving = 罰を受けている子供が{ $serving }人いると、移動は{ $steps }つ残りません。
position-story-caught = 見られたけんかが、ターンの始めに尼さんが見たはずのものと合いません。
position-story-first = このターンではまだ何も行われていないはずなので、最初の決定です。
position-story = このような途中のターンはありえません。使われた移動が、動いた子供、残った子供、罰を受けた子供と合いません。

## The end

position-early-result = 結果がありますが、ゲームは終わっていません。
position-over-left = ゲームは終わったので、「{ $key }」には何も残りません。
position-over-early = キスがなければ、ゲームは{ $minute }分では終わりません。
position-over-serving = ゲームは終わったので、{ $child }は立ち上がっているはずです。
position-kisser = { $player }のターンに{ $kisser }がキスをすることはありません。
position-no-kiss = 見られずに一緒にいる{ $player }の男の子と女の子がいないので、キスはありませんでした。
position-kiss-coins = { $player }のコインが、キスで得たはずの枚数より少なくなっています。
position-result-coins = 結果のコインがプレイヤーのコインと違います。
position-result-winners = 結果の勝者が違います。正しい勝者：{ $players }。
