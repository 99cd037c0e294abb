### What happens of itself.

# .may のあるものは、おそれやチャンスとして言える（.plain は辞書形）。.past は振り返りの過去形。

# C4.2
effect-line = { $from }から{ $to }まで、{ $length ->
    [5] { $who }の五目の列
   *[other] コマが{ $length }個並んだ{ $who }の列
}ができます。
# C4.6
effect-line-idle = { $from }から{ $to }まで、{ $length ->
    [5] { $who }の五目の列
   *[other] コマが{ $length }個並んだ{ $who }の列
}ができますが、{ $who }の手番ではないので、誰も入れ替えられません。
# C4.3
effect-exchanges = { $who_person ->
    [you] { "" }
   *[other] { $who }は
}{ $count }回入れ替えられます。
# C4.4
effect-cascade = 連鎖です。{ $who_person ->
    [you] { "" }
   *[other] { $who }の
}入れ替えが{ $count }回増え、残りは{ $hand }回です。
# C4.5
effect-lapse = 色の違うコマが隣り合っていないので、残り{ $count }回の入れ替えはなくなります。
# C5.2
effect-ban = { $who }が次の手番を終えるまで、{ $who_person ->
    [you] あなたも含めて、
   *[other] { "" }
}誰もコマを{ $from }から{ $to }に移し戻せません。
# C6.1
effect-taken = このコマは、もうゲームに戻りません。
# C6.5
effect-kept = { $who }は{ $space }にあった{ $piece }を、ゲームの最後まで手元に置きます。
# C6.2, C6.4, C6.5
effect-returned = コマ{ $count }個が{ $who }の手駒に戻ります。
# C6.3, C6.4
effect-neutrals = 中立コマ{ $count }個が{ $who }の手駒になります。
# C6.3
effect-neutrals-out = 中立コマ{ $count }個がゲームから除かれます。
# C2.2
effect-circle = { $centres_list }を{ $count ->
    [1] 囲む
   *[other] それぞれ囲む
}輪が完成し、{ $who }の勝ちです{ $jokers ->
    [0] { "" }
    [1] （{ $spaces_list }の{ $piece }がジョーカー）
   *[other] （{ $spaces_list }のコマがジョーカー）
}。
    .tense = was
    .past = { $centres_list }を{ $count ->
        [1] 囲む
       *[other] それぞれ囲む
    }輪が完成し、{ $who }が勝ちました{ $jokers ->
        [0] { "" }
        [1] （{ $spaces_list }の{ $piece }がジョーカー）
       *[other] （{ $spaces_list }のコマがジョーカー）
    }。
    .may = yes
    .plain = { $centres_list }を{ $count ->
        [1] 囲む
       *[other] それぞれ囲む
    }輪が完成し、{ $who }が勝つ
# C2.3
effect-circle-other = { $mover }の手で、{ $centres_list }を{ $count ->
    [1] 囲む
   *[other] それぞれ囲む
}{ $who }の輪が完成し、{ $who }の勝ちです{ $jokers ->
    [0] { "" }
    [1] （{ $spaces_list }の{ $piece }がジョーカー）
   *[other] （{ $spaces_list }のコマがジョーカー）
}。
    .tense = was
    .past = { $mover }の手で、{ $centres_list }を{ $count ->
        [1] 囲む
       *[other] それぞれ囲む
    }{ $who }の輪が完成し、{ $who }が勝ちました{ $jokers ->
        [0] { "" }
        [1] （{ $spaces_list }の{ $piece }がジョーカー）
       *[other] （{ $spaces_list }のコマがジョーカー）
    }。
    .may = yes
    .plain = { $mover }の手で、{ $centres_list }を{ $count ->
        [1] 囲む
       *[other] それぞれ囲む
    }{ $who }の輪が完成し、{ $who }が勝つ
# C2.4
effect-circle-first = この手で、違う色の輪が同時に完成します。{ $who }の輪は{ $centres }の周り{ $jokers ->
    [0] { "" }
    [1] （{ $spaces }の{ $piece }がジョーカー）
   *[other] （{ $spaces }のコマがジョーカー）
}、{ $other }の輪は{ $others }の周りです。{ $own ->
    [yes] { $mover }の手番なので、{ $who }の勝ちです。
   *[no] 手番の{ $mover }には輪がないので、手番の順で次に来る{ $who }の勝ちです。
}
    .tense = was
    .past = 違う色の輪が同時に完成しました。{ $own ->
        [yes] { $mover }の手番だったので、{ $who }が勝ちました。
       *[no] 手番の{ $mover }には輪がなかったので、手番の順で次に来る{ $who }が勝ちました。
    }
    .may = yes
    .plain = 違う色の輪が同時に完成し、{ $who }が勝つ
# C7.2
effect-quiet = { $rounds }周の間、誰もコマを置かず、取り除きもしなかったので、引き分けです。
