### What a move does, and what a player could do next.

# 文の中に入るときの形：.plain は辞書形（あるものは .base）、.past は振り返りの過去形（.tense は、起きたことなら was、できたことなら could）、おそれやチャンスとして言えるものは .may と .plain。

move-place = { $who_person ->
    [you] { "" }
   *[other] { $who }が
}{ $space }にコマを置きます。
    .base = yes
    .plain = { $who_person ->
        [you] { "" }
       *[other] { $who }が
    }{ $space }にコマを置く
move-place-neutral = { $who_person ->
    [you] { "" }
   *[other] { $who }が
}{ $space }に中立コマを置きます。
    .base = yes
    .plain = { $who_person ->
        [you] { "" }
       *[other] { $who }が
    }{ $space }に中立コマを置く
move-relocate = { $who_person ->
    [you] { $from }の{ $piece_self }
   *[other] { $who }が{ $from }の{ $piece }
}を{ $to }に移します。
    .base = yes
    .plain = { $who_person ->
        [you] { $from }の{ $piece_self }
       *[other] { $who }が{ $from }の{ $piece }
    }を{ $to }に移す
move-take = { $who_person ->
    [you] { $space }の{ $piece_self }
   *[other] { $who }が{ $space }の{ $piece }
}を取り除きます。
    .base = yes
    .plain = { $who_person ->
        [you] { $space }の{ $piece_self }
       *[other] { $who }が{ $space }の{ $piece }
    }を取り除く
    .tense = was
    .past = { $who_person ->
        [you] { $space }の{ $piece_self }
       *[other] { $who }が{ $space }の{ $piece }
    }を取り除きました。
move-exchange = { $who_person ->
    [you] { $a }の{ $first_self }と{ $b }の{ $second_self }
   *[other] { $who }が{ $a }の{ $first }と{ $b }の{ $second }
}を入れ替えます。
    .base = yes
    .plain = { $who_person ->
        [you] { $a }の{ $first_self }と{ $b }の{ $second_self }
       *[other] { $who }が{ $a }の{ $first }と{ $b }の{ $second }
    }を入れ替える
    .tense = was
    .past = { $who_person ->
        [you] { $a }の{ $first_self }と{ $b }の{ $second_self }
       *[other] { $who }が{ $a }の{ $first }と{ $b }の{ $second }
    }を入れ替えました。
move-done = { $who_person ->
    [you] { "" }
   *[other] { $who }は
}残り{ $count }回の入れ替えをせずに手番を終えます。
    .base = yes
    .plain = { $who_person ->
        [you] { "" }
       *[other] { $who }が
    }残り{ $count }回の入れ替えをせずに手番を終える

move-advice-place = { $space }に自分のコマを置きましょう。
move-advice-place-neutral = { $space }に中立コマを置きましょう。
move-advice-relocate = { $from }の{ $piece_self }を{ $to }に移しましょう。
move-advice-take = { $space }の{ $piece_self }を取り除きましょう。
move-advice-exchange = { $a }の{ $first_self }と{ $b }の{ $second_self }を入れ替えましょう。
move-advice-done = 「終わり」を選びましょう。

move-threats-none = いまの盤面では、相手が次の1手で自分の色の輪や五目の列を完成させることはできません。その先の狙いまでは調べていません。
# C2.2
move-threat-ring = { $who }は{ $space }にコマを入れれば、{ $centres_list }を{ $count ->
    [1] 囲む
   *[other] それぞれ囲む
}輪を完成させて勝てます。
    .tense = could
    .past = { $who }は{ $space }にコマを入れれば、{ $centres_list }を{ $count ->
        [1] 囲む
       *[other] それぞれ囲む
    }輪を完成させて勝てました。
# C4.3
move-threat-exchange = { $who }は{ $space }にコマを入れて五目の列を作り、{ $a }と{ $b }のコマを入れ替えれば、{ $centres_list }を{ $count ->
    [1] 囲む
   *[other] それぞれ囲む
}輪を完成させて勝てます。
    .tense = could
    .past = { $who }は{ $space }にコマを入れて五目の列を作り、{ $a }と{ $b }のコマを入れ替えれば、{ $centres_list }を{ $count ->
        [1] 囲む
       *[other] それぞれ囲む
    }輪を完成させて勝てました。
# C4.3
move-threat-line = { $who }は{ $space }にコマを入れて五目の列を作り、隣り合うコマ2個を入れ替えられます。
    .tense = could
    .past = { $who }は{ $space }にコマを入れて五目の列を作り、隣り合うコマ2個を入れ替えられました。
# C4.5
move-threat-line-idle = { $who }は{ $space }にコマを入れて五目の列を作れます。ただし、色の違うコマがまだどこでも隣り合っていないので、入れ替えはできません。
    .tense = could
    .past = { $who }は{ $space }にコマを入れて五目の列を作れました。ただし、色の違うコマがどこでも隣り合っていなかったので、入れ替えはできませんでした。
# C4.2
move-lengthens = { $longer ->
    [yes] いまある列が長くなるだけです
   *[no] いまある列のままです
}。入れ替えができるのは、新しい五目の列を作ったときだけです。
# C2.2
move-builds = { $who }は{ $centre }を囲む6マスのうち{ $count }マスを占め{ $joker ->
    [yes] 、ほかにジョーカーもあって
   *[no] { "" }
}、この輪の完成をまだ狙えます。
    .may = yes
    .plain = { $who }が{ $centre }を囲む6マスのうち{ $count }マスを占め{ $joker ->
        [yes] 、ほかにジョーカーもあって
       *[no] { "" }
    }、この輪の完成を狙う
# C4.3
move-builds-blocked = { $who }は{ $centre }を囲む6マスのうち{ $count }マスを占め{ $joker ->
    [yes] 、ほかにジョーカーもあって
   *[no] { "" }
}、入れ替えができれば、この輪の完成をまだ狙えます。
    .may = yes
    .plain = { $who }が{ $centre }を囲む6マスのうち{ $count }マスを占め{ $joker ->
        [yes] 、ほかにジョーカーもあって
       *[no] { "" }
    }、入れ替えでこの輪の完成を狙う
# C4.3
move-builds-line = { $who }は、次に{ $ends_choice }にコマを入れれば、五目の列を作れます。{ $count ->
    [1] { "" }
    [2] 相手は、コマ1個では両方を止められません。
   *[other] 相手は、コマ1個では全部を止められません。
}
move-blocks = { $centre }を囲む{ $who }の輪（コマ{ $count }個{ $joker ->
    [yes] とジョーカー
   *[no] { "" }
}）が止まり、しばらくは完成しません。
# C4.1
move-builds-row = { $who }のコマが{ $first }から{ $last }まで3個並び、五目の列にする余地があります。
    .may = yes
    .plain = { $who }がコマを{ $first }から{ $last }まで3個並べ、五目の列を狙う
move-blocks-row = { $first }から{ $last }まで続く{ $who }の3個の並びが、{ $space }でふさがれます。
# C4.3
move-blocks-line = { $who }はもう{ $space }で五目の列を作れません。
# C4.3
move-blocks-end = { $space }がふさがり、{ $who }の4個の並びを五目の列にできる所は、{ $left }だけになります。
# C2.2
move-threat-alarm = { $who }は{ $centre }を囲む6マスのうち{ $count }マスを占めています。この輪を止めるには、ほかの色のコマが1個ではなく2個必要です。
    .tense = could
    .past = { $who }は{ $centre }を囲む6マスのうち{ $count }マスを占めていました。この輪を止めるには、ほかの色のコマが1個ではなく2個必要でした。
