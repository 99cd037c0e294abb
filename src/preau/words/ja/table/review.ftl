### The review of a finished game.

review-title = 分析
review-start = このゲームを分析する
review-help = 強いボットがすべての局面を調べ直し、勝つ見込みの移り変わり、分かれ目、よりよい手を示します。数分かかることがあります。
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
review-unstopped = この手では、{ $you ->
    [yes] あなた
   *[no] { $who }
}が次の自分の番で勝つのを防げませんでした。
review-unstopped-told = { $told_tense ->
    [was] このあと、{ $told_past }この手では、これを防げませんでした。
   *[other] この手では、次のことを防げませんでした。{ $told }
}
review-shift-instead = { $you ->
    [yes] { $told_base ->
        [yes] この場面では、{ $told_plain }手を選べば、あなたはこれを防げました。
       *[no] この場面では、あなたはこうすれば防げました。{ $told }
    }
   *[no] { $told_base ->
        [yes] この場面では、{ $told_plain }手を選べば、{ $who }はこれを防げました。
       *[no] この場面では、{ $who }はこうすれば防げました。{ $told }
    }
}
review-delay-instead = { $you ->
    [yes] { $told_base ->
        [yes] この場面では、{ $told_plain }手を選べば、あなたはこれを遅らせられました。
       *[no] この場面では、あなたはこうすれば遅らせられました。{ $told }
    }
   *[no] { $told_base ->
        [yes] この場面では、{ $told_plain }手を選べば、{ $who }はこれを遅らせられました。
       *[no] この場面では、{ $who }はこうすれば遅らせられました。{ $told }
    }
}
review-instead-told = { $told_base ->
    [yes] この場面では、{ $told_plain }ほうが有利でした。
   *[no] この場面では、こうしたほうが有利でした。{ $told }
}
review-instead-other = 同じ動きでも、よりよいやり方がありました。{ $told }
review-instead-same = 同じ動きでも、別のやり方のほうが有利でした。
review-why-does = そうすると、{ $told }
review-why-then = 続いて同じ番のうちに、{ $told }
review-why-leads = そうすると数手先には、{ $told }
review-why-allows = { $told_tense ->
    [was] 実際の手のあと、{ $told_past }よりよい手なら、これを防げました。
    [could] 実際の手のあと、{ $told_past }よりよい手なら、これを防げました。
   *[other] 実際の手だと、{ $told }よりよい手なら、これを防げました。
}
review-why-brings = { $told_tense ->
    [was] 実際の手の数手あとに、{ $told_past }
    [could] 実際の手の数手あとに、{ $told_past }
   *[other] { $told_may ->
        [yes] 実際の手だと、数手先には、{ $told_plain }おそれがありました。
        [fears] 実際の手だと、数手先には、{ $told_plain }おそれがありました。
       *[no] 実際の手だと、数手先にはこうなるおそれがありました。{ $told }
    }
}
review-why-avoids = { $told_tense ->
    [was] 実際のゲームでは、{ $told_past }よりよい手なら、これを避けられました。
   *[other] 実際の手だと、{ $told }よりよい手なら、これを避けられました。
}
review-why-stops = こうしないと、{ $told }
review-why-threatens = こうしておくと、{ $told }
review-why-keeps = 引き続き、{ $told }
review-why-forces = { $how ->
    [turn] この番の終わりには、こんな狙いができています。
    [keeps] 引き続き、
   *[other] こうしておくと、
}{ $told }相手は防ぐしかありません。
review-why-builds = こうしておくと、{ $told }
review-why-blocks = こうすれば、{ $told }
review-why-came = { $told_tense ->
    [was] 実際のゲームでは、{ $told_past }
   *[other] 実際のゲームでは、こうなりました。{ $told }
}
review-why-missed = { $told_tense ->
    [could] 実際の手のあと、{ $told_past }
   *[other] { $told_may ->
        [yes] 実際の手のあとには、{ $told_plain }チャンスがありました。
       *[no] 実際の手のあとには、勝つチャンスがありました。{ $told }
    }
}実際のゲームでは、{ $you ->
    [yes] あなた
   *[no] { $who }
}はこれを見逃しました。
review-why-feared = { $told_tense ->
    [could] 実際の手のあと、{ $told_past }
   *[other] { $told_may ->
        [yes] 実際の手のあとは、{ $told_plain }おそれがありました。
        [fears] 実際の手のあとは、{ $told_plain }おそれがありました。
       *[no] 実際の手のあとは、こうなるおそれがありました。{ $told }
    }
}
review-why-not-come = 実際のゲームでは、そうなりませんでした。
review-why-prevented-by = { $told_tense ->
    [was] 実際の手のあと、{ $told_past }
    [could] 実際の手のあと、{ $told_past }
   *[other] 実際の手だと、{ $told }
}{ $step_base ->
    [yes] よりよい手順なら、同じ番のうちに{ $step_plain }ことで、これを防げました。
   *[no] よりよい手順なら、同じ番のあとの手でこれを防げました。{ $step }
}
review-why-together = { $threat_tense ->
    [could] よりよい手を選んでいても、{ $threat_past }
   *[other] よりよい手を選んでいても、まだ狙いが残りました。{ $threat }
}{ $told_base ->
    [yes] これを止めるには、もう1手、たとえば{ $told_plain }手が必要でした。
   *[no] これを止めるには、もう1手が必要でした。たとえば、{ $told }
}
review-why-worked = { $told_tense ->
    [was] 実際のゲームでは、それでもうまくいきました。{ $told_past }
   *[other] 実際のゲームでは、それでもうまくいきました。{ $told }
}
review-why-turn = この番の終わりには、こんな狙いができています。{ $told }
review-why-expected = 強いプレイヤー同士なら、次に{ $told }
review-why-quiet = 数手先までは、どちらの手でも損得は変わりません。ただ、よりよい手のほうがそのあとのコマの位置がよい、とボットは見ています。

# 並ぶ文のつなぎ：手には「続いて」、手のもたらす結果には「これで」、同じ種類の2つには「また」。
# .base は手で始まるか、.last は手で終わるか。.may が fears なら、.plain のあとに「おそれ」を続けて言える。

review-both = { $first }{ review-both.link }{ $second }
    .link = { $second_base ->
        [yes] 続いて、
       *[no] { $first_last ->
            [move] これで、
            [told] { review-both.alike }
           *[single] { $first_base ->
                [yes] これで、
               *[no] { review-both.alike }
            }
        }
    }
    .alike = { $first_tense ->
        [was] { $second_tense ->
            [was] また、
           *[other] { "" }
        }
        [could] { $second_tense ->
            [could] また、
           *[other] { "" }
        }
       *[other] { "" }
    }
    .base = { $first_base ->
        [yes] yes
       *[no] no
    }
    .last = { $second_last ->
        [move] move
        [told] told
       *[single] { $second_base ->
            [yes] move
           *[no] told
        }
    }
    .may = { $first_may ->
        [yes] { $second_may ->
            [yes] fears
           *[no] no
        }
       *[no] no
    }
    .plain = { $first_plain }おそれや、{ $second_plain }
    .tense = { $first_tense ->
        [was] { $second_tense ->
            [was] was
           *[other] { "" }
        }
        [could] { $second_tense ->
            [could] could
           *[other] { "" }
        }
       *[other] { "" }
    }
    .past = { $first_tense ->
        [was] { $first_past }
        [could] { $first_past }
       *[other] { $first }
    }{ review-both.link }{ $second_tense ->
        [was] { $second_past }
        [could] { $second_past }
       *[other] { $second }
    }
review-end-over = よりよい手なら、ゲームはこんなふうに終わっていたかもしれません。{ $told }
review-end-later = よりよい手でも、{ $you ->
    [yes] あなた
   *[no] { $who }
}は負けていましたが、もう少し長く粘れました。
review-end-less = よりよい手でも、{ $you ->
    [yes] あなた
   *[no] { $who }
}は負けていましたが、差は小さくて済みました。
review-end-too = よりよい手でも、{ $others ->
    [1] 相手
   *[other] ほかの人たち
}が1手も間違えなければ、{ $you ->
    [yes] あなた
   *[no] { $who }
}は負けていました。
review-end-chance = よりよい手を選んでいても、それだけで勝ちが決まったわけではありません。{ $you ->
    [yes] あなた
   *[no] { $who }
}の勝つ見込みは{ $chance }でした。
review-best = あなたの一番よい手
review-best-head = 手番{ NUMBER($number, useGrouping: 0) }
review-best-here = 次の手が、あなたの一番よい手でした。{ $told }
review-best-gain = この手で、勝つ見込みは{ $share }になりました。
review-best-wins = この手で、すぐに勝ちが決まりました。
review-best-second = { $told_base ->
    [yes] 2番目によかったのは、{ $told_plain }手で、勝つ見込みは{ $share }でした。
   *[no] 2番目によかったのは次の手で、勝つ見込みは{ $share }でした。{ $told }
}
review-best-otherwise = { $told_tense ->
    [could] ほかの手だと、{ $told_past }
   *[other] { $told_may ->
        [yes] ほかの手だと、{ $told_plain }おそれがありました。
        [fears] ほかの手だと、{ $told_plain }おそれがありました。
       *[no] ほかの手だと、こうなるおそれがありました。{ $told }
    }
}
review-show = 盤で見る
review-line-start = 続きの一例を見る（{ $total }手番）
review-line-next = 次の手番
review-line-again = 最初から見る
review-line-back = 戻る
review-line-step = 続きの一例（{ $step }/{ $total }）です。{ $told }
review-line-where = 続きの一例（{ $step }/{ $total }）
review-line-end = 続きはここまでです。この時点で{ $you ->
    [yes] あなた
   *[no] { $who }
}の勝つ見込みは約{ $chance }です。
review-line-gone = この分かれ目の分析が見つかりません。もう一度分析してください。
review-mark-played = 実際の手
review-mark-better = よりよい手
review-mark-best = あなたの一番よい手
review-to-end = ゲームの終わりに戻る
review-go = { $to ->
    [first] 最初
    [back] 戻る
    [play] 再生
    [halt] 停止
    [next] 進む
   *[last] 最後
}

review-where = { $at ->
    [start] 最初の手の前
    [end] 最後の手のあと（手番{ NUMBER($turns, useGrouping: 0) }）
    [turn] 手番{ NUMBER($turn, useGrouping: 0) }の始め
   *[move] 手番{ NUMBER($turn, useGrouping: 0) }の{ $part }手目のあと
}
