### The review of a finished game.

review-title = 分析
review-start = このゲームを分析する
review-help = 強いボットがすべての局面を調べ直し、優勢の移り変わり、分かれ目、よりよい手を示します。数分かかることがあります。
review-later = 分析はゲームが終わってからできます。
review-progress = { $total }局面のうち{ $done }局面を調べました。
review-progress-points = 分かれ目を探しています{ $total ->
    [0] …
   *[other] （{ $total }か所中{ $done }か所を確認）。
}
review-left = { $minutes ->
    [0] あと1分もかかりません。
   *[other] あと約{ $minutes }分です。
}
review-chart = 手番ごとの勝つ見込み
review-chart-help = どの時点でも、全員の勝つ見込みを足すと100%になります。
review-chart-numbers = 上の番号は、下に挙げた分かれ目を示します。
review-numbers = 数字で見る
review-turn = 手番
review-turn-part = { NUMBER($turn, useGrouping: 0) }・{ $part }/{ $parts }
review-turn-move = 手番・手
review-played = 実際の手
review-before = 最初の手の前
review-points = 分かれ目
review-none = 1手で勝ちを逃した人はいません。勝つ見込みは少しずつ動いていきました。
review-none-leap = 分かれ目は見つかりませんでした。一番大きく動いたのは手番{ NUMBER($turn, useGrouping: 0) }です。{ $you ->
    [yes] あなた
   *[no] { $who }
}の勝つ見込みが{ $before }から{ $after }に上がりました。{ $mover ->
    [riser] { $you ->
        [yes] あなた自身の手番で、うまく進めた結果です。
       *[no] { $who }自身の手番で、うまく進めた結果です。
    }
    [reader] あなたの手番でしたが、もっとよいとはっきり言える手は見当たりませんでした。
   *[other] { $other }の手番でしたが、もっとよいとはっきり言える手は見当たりませんでした。
}
review-point-head = 手番{ NUMBER($number, useGrouping: 0) }・{ $who }
review-point-here = 分かれ目{ $number }/{ $total }です。このあと、{ $told }
review-cost = { $you ->
    [yes] あなた
   *[no] { $who }
}の勝つ見込みは、一番よい手なら{ $best }でしたが、この手で{ $after }になりました。
review-shift = この手で、{ $you ->
    [yes] あなた
   *[no] { $who }
}の勝つ見込みが{ $before }から{ $after }に上がりました。
review-unstopped = { $you ->
    [yes] あなた
   *[no] { $who }
}は、次の自分の番で勝てるところでした。この手では、それを防げませんでした。
review-unstopped-told = この手では、次のことを防げませんでした。{ $told }
review-shift-instead = この場面では、{ $you ->
    [yes] あなた
   *[no] { $who }
}はこうすれば防げました。{ $told }
review-instead-told = この場面では、こうしたほうが有利でした。{ $told }
review-instead-other = 同じ動きでも、よりよいやり方がありました。{ $told }
review-instead-same = 同じ動きでも、別のやり方のほうが有利でした。
review-why-does = これで、{ $told }
review-why-then = 続いて同じ番のうちに、{ $told }
review-why-leads = 数手先には、{ $told }
review-why-allows = 実際の手だと、{ $told }よりよい手なら、それを防げます。
review-why-brings = 実際の手だと、数手先にはこうなるおそれがあります。{ $told }
review-why-avoids = 実際の手だと、{ $told }よりよい手なら、それを避けられます。
review-why-stops = こうしないと、相手の狙いが残ります。{ $told }
review-why-threatens = こうすれば、新しい狙いが生まれます。{ $told }
review-why-keeps = こうすれば、いまの狙いをそのまま残せます。{ $told }
review-why-forces = { $how ->
    [turn] この番が終わるころには、防がれなければ勝ちになる狙いができています。
    [keeps] 防がれなければ勝ちになる狙いが残ります。
   *[other] 防がれなければ勝ちになる狙いが生まれます。
}{ $told }
review-why-builds = この先への準備になります。{ $told }
review-why-blocks = 相手の邪魔になります。{ $told }
review-why-came = 実際のゲームでは、こうなりました。{ $told }
review-why-missed = 実際の手のあとには、勝つチャンスがありました。{ $told }実際のゲームでは、{ $you ->
    [yes] あなた
   *[no] { $who }
}はこれを見逃しました。
review-why-feared = 実際の手のあとは、こうなるおそれがありました。{ $told }
review-why-not-come = 実際のゲームでは、そうなりませんでした。
review-why-prevented-by = 実際の手だと、相手の狙いが残ります。{ $told }よりよい手順なら、同じ番のあとの手でこれを防げます。{ $step }
review-why-together = よりよい手のあとにも、まだ狙いが残ります。{ $threat }これを止めるには、もう1手が必要です。たとえば、{ $told }
review-why-worked = 実際のゲームでは、それでもこの手から勝ちにつながりました。{ $told }
review-why-turn = この番が終わるころには、次の狙いができています。{ $told }
review-why-expected = 強いプレイヤーなら、続けてこうします。{ $told }
review-why-quiet = 数手先までは、どちらの手でも損得は変わりません。違うのは、勝つ見込みの見積もりだけです。ボットは、よりよい手のあとのほうがコマの位置がよいと見ています。
review-both = { $first }{ $second }
review-end-over = よりよい手なら、ゲームはこんなふうに終わっていたかもしれません。{ $told }
review-end-later = よりよい手でも{ $you ->
    [yes] あなた
   *[no] { $who }
}は負けますが、もう少し長く粘れます。
review-end-less = よりよい手でも{ $you ->
    [yes] あなた
   *[no] { $who }
}は負けますが、差は小さくなります。
review-end-too = よりよい手でも{ $you ->
    [yes] あなた
   *[no] { $who }
}は負けますが、それは{ $others ->
    [1] 相手
   *[other] ほかの人たち
}が1手も間違えなければの話です。
review-end-chance = よりよい手を選んでいても、それだけで勝ちが決まったわけではありません。{ $you ->
    [yes] あなた
   *[no] { $who }
}の勝つ見込みは{ $chance }でした。
review-best = あなたの一番よい手
review-best-head = 手番{ NUMBER($number, useGrouping: 0) }
review-best-here = 次の手が、あなたの一番よい手です。{ $told }
review-best-gain = この手で、勝つ見込みは{ $share }になりました。
review-best-wins = この手で、すぐに勝ちが決まりました。
review-best-second = 2番目によかったのは次の手で、勝つ見込みは{ $share }でした。{ $told }
review-best-otherwise = ほかの手だと、こうなるおそれがありました。{ $told }
review-show = 盤で見る
review-line-start = この先の進み方を見る（{ $total }手）
review-line-next = 次の手
review-line-again = 最初から見る
review-line-back = 1手戻る
review-line-step = この先の進み方の{ $total }手中{ $step }手目です。{ $told }
review-line-where = この先の進み方（{ $total }手中{ $step }手目）
review-line-gone = この分かれ目の分析が見つかりません。もう一度分析してください。
review-mark-played = 実際の手
review-mark-better = よりよい手
review-mark-best = あなたの一番よい手

review-where = { $at ->
    [start] 最初の手の前
    [end] 最後の手のあと（手番{ NUMBER($turns, useGrouping: 0) }）
    [turn] 手番{ NUMBER($turn, useGrouping: 0) }の始め
   *[move] 手番{ NUMBER($turn, useGrouping: 0) }の{ $part }手目のあと
}
