### What a move does, and what a player could do next.

# 文の中に入るときの形：.plain は辞書形（あるものは .base）、.past は振り返りの過去形（.tense は、起きたことなら was、できたことなら could）、おそれやチャンスとして言えるものは .may と .plain。

move-pass = { $player_person ->
    [you] { "" }
   *[other] { $player }は
}ターンをパスします。
    .base = yes
    .plain = { $player_person ->
        [you] { "" }
       *[other] { $player }が
    }ターンをパスする
move-skip = { $player_person ->
    [you] { "" }
   *[other] { $player }は
}{ $steps }スペースの移動を飛ばします。
    .base = yes
    .plain = { $player_person ->
        [you] { "" }
       *[other] { $player }が
    }{ $steps }スペースの移動を飛ばす
move-stay = { $player_person ->
    [you] { "" }
   *[other] { $player }は
}{ $others ->
    [yes] { $squares }のけんかだけを続け、ほかのけんかからは離れます。
   *[no] { $squares }のけんかを続けます。
}{ $lost ->
    [0] { "" }
   *[other] その分、{ $cost }の移動を失います。
}
    .base = yes
    .plain = { $player_person ->
        [you] { "" }
       *[other] { $player }が
    }{ $squares }のけんか{ $others ->
        [yes] だけ
       *[no] { "" }
    }を続ける
    .tense = was
    .past = { $player_person ->
        [you] { "" }
       *[other] { $player }は
    }{ $squares }のけんか{ $others ->
        [yes] だけ
       *[no] { "" }
    }を続けました。
move-leave-all = { $player_person ->
    [you] { "" }
   *[other] { $player }は
}このターンのうちに、{ $squares }のけんかから離れます。
    .base = yes
    .plain = { $player_person ->
        [you] { "" }
       *[other] { $player }が
    }{ $squares }のけんかから離れる
move-walk = { $child }が{ $square }へ移動します。
    .base = yes
    .plain = { $child }が{ $square }へ移動する
# R3.3
move-walk-round = { $child }が1歩進んで{ $square }に戻ります。
    .base = yes
    .plain = { $child }が1歩進んで{ $square }に戻る
move-fight = { $child }が{ $square }で{ $victim }とけんかを始めます。
    .base = yes
    .plain = { $child }が{ $square }で{ $victim }とけんかを始める
    .tense = was
    .past = { $child }が{ $square }で{ $victim }とけんかを始めました。
move-kiss = { $child }が{ $square }で{ $partner_short }とキスをします。
    .base = yes
    .plain = { $child }が{ $square }で{ $partner_short }とキスをする
    .may = yes
    .tense = was
    .past = { $child }が{ $square }で{ $partner_short }とキスをしました。
move-break-up = { $child }が{ $square }のけんかを仲裁します。
    .base = yes
    .plain = { $child }が{ $square }のけんかを仲裁する
    .tense = was
    .past = { $child }が{ $square }のけんかを仲裁しました。
move-tell = { $child }が{ $square }で{ $nun }に{ $fight }のけんかを告げ口します。
    .base = yes
    .plain = { $child }が{ $square }で{ $nun }に{ $fight }のけんかを告げ口する
    .tense = was
    .past = { $child }が{ $square }で{ $nun }に{ $fight }のけんかを告げ口しました。
move-nun = { $player_person ->
    [you] { "" }
   *[other] { $player }は
}{ $nun }を{ $from }から{ $square }へ動かします。
    .base = yes
    .plain = { $player_person ->
        [you] { "" }
       *[other] { $player }が
    }{ $nun }を{ $from }から{ $square }へ動かす
move-nun-pushes = { $player_person ->
    [you] { $nun }を{ $square }へ動かし、{ $pushed }
   *[other] { $player }は{ $nun }を{ $square }へ動かし、{ $own ->
        [yes] { $pushed_own }
       *[no] { $pushed }
    }
}を{ $to }へ小突きます。
    .base = yes
    .plain = { $player_person ->
        [you] { $nun }を{ $square }へ動かし、{ $pushed }
       *[other] { $player }が{ $nun }を{ $square }へ動かし、{ $own ->
            [yes] { $pushed_own }
           *[no] { $pushed }
        }
    }を{ $to }へ小突く
move-nun-catches = { $player_person ->
    [you] { "" }
   *[other] { $player }は
}{ $nun }を{ $square }のけんかへ向かわせます。
    .base = yes
    .plain = { $player_person ->
        [you] { "" }
       *[other] { $player }が
    }{ $nun }を{ $square }のけんかへ向かわせる
    .tense = was
    .past = { $player_person ->
        [you] { "" }
       *[other] { $player }は
    }{ $nun }を{ $square }のけんかへ向かわせました。
# R5.6
move-nun-bound = 現行犯なので、{ $player_person ->
    [you] { "" }
   *[other] { $player }は
}{ $nun }を{ $square }のけんかへ向かわせます。
    .base = yes
    .plain = { $player_person ->
        [you] { "" }
       *[other] { $player }が
    }{ $nun }を{ $square }のけんかへ向かわせる
    .tense = was
    .past = 現行犯だったので、{ $player_person ->
        [you] { "" }
       *[other] { $player }は
    }{ $nun }を{ $square }のけんかへ向かわせました。

move-advice-pass = ターンをパスしましょう。
move-advice-skip = { $steps }スペースの移動を飛ばしましょう。
move-advice-stay = { $others ->
    [yes] { $squares }のけんかだけを続け、ほかのけんかからは離れましょう。
   *[no] { $squares }のけんかを続けましょう。
}
move-advice-leave-all = { $squares }のけんかから離れましょう。
move-advice-walk = { $child_short }を{ $out ->
    [yes] エントランス
   *[no] { $from }
}から{ $square }へ移動させましょう。
# R3.3
move-advice-walk-round = { $child_short }を1歩動かして、{ $square }に戻しましょう。
move-advice-fight = { $child_short }を{ $square }へ動かし、{ $victim }とけんかを始めましょう。
move-advice-kiss = { $child_short }を{ $square }へ動かし、{ $partner_short }とキスをさせましょう。
move-advice-break-up = { $child_short }を{ $square }へ動かし、けんかを仲裁しましょう。
move-advice-tell = { $child_short }を{ $square }へ動かし、{ $fight }のけんかを{ $nun }に告げ口しましょう。
move-advice-nun = { $nun }を{ $from }から{ $square }へ動かしましょう。
move-advice-nun-pushes = { $nun }を{ $from }から{ $square }へ動かし、{ $pushed }を{ $to }へ小突きましょう。
move-advice-nun-catches = { $nun }を{ $square }のけんかへ向かわせましょう。
# R5.6
move-advice-nun-bound = 現行犯なので、{ $nun }を{ $square }のけんかへ向かわせましょう。

# R2.3
move-costs-pass = { $squares }でのあなたのけんかはそのまま続きますが、このターンはコインを取れません。
# R6.2
move-costs-detention = 注意！　これはあなたのけんかです。あなたの子供が罰を受け、あなたは次のターンに一番大きい移動を失います。
# R5.7
move-costs-fight = 注意！　これはあなたのけんかです。終わらせると、もうコインを取れません。
# R5.6
move-costs-seen = 注意！　{ $squares }でのあなたのけんかが、尼さんから見えるようになります。次のターンも続け、あなたの子供たちの移動が終わってもまだ見られていると、攻撃側の子は罰を受けます。

move-threats-none = 調べたのは、いまの校庭でほかの人が次のターンにできることです（あなたの子供とけんかを始める、あなたのけんかを告げ口する、そこへ尼さんを向かわせる、キスで勝つ）。
# R5.1
move-threat-fight = { $child }は{ $square }で{ $victim }とけんかを始められます。
    .tense = could
    .past = { $child }は{ $square }で{ $victim }とけんかを始められました。
# R7.1
move-threat-tell = { $child }は{ $square }で{ $nun }に{ $fight }のけんかを告げ口して、{ $attacker }に罰を受けさせることができます。
    .tense = could
    .past = { $child }は{ $square }で{ $nun }に{ $fight }のけんかを告げ口して、{ $attacker }に罰を受けさせることができました。
# R6.1
move-threat-nun = { $player }は{ $nun }を{ $square }のけんかへ向かわせて、{ $attacker }に罰を受けさせることができます。
    .tense = could
    .past = { $player }は{ $nun }を{ $square }のけんかへ向かわせて、{ $attacker }に罰を受けさせることができました。
# R8.1
move-threat-kiss = { $player }は{ $boy_short }と{ $girl_short }のキスで勝てます（{ $squares }{ $all ->
    [yes] { "" }
   *[no] など
}）。
    .tense = could
    .past = { $player }は{ $boy_short }と{ $girl_short }のキスで勝てました（{ $squares }{ $all ->
        [yes] { "" }
       *[no] など
    }）。
# R7.1, R8.1
move-threat-kiss-told = { $teller }が{ $nun }にけんかを告げ口してよそへ行かせれば、{ $player }は{ $boy_short }と{ $girl_short }のキスで勝てます（{ $squares }）。
    .tense = could
    .past = { $teller }が{ $nun }にけんかを告げ口してよそへ行かせれば、{ $player }は{ $boy_short }と{ $girl_short }のキスで勝てました（{ $squares }）。
# R5.6
move-threat-seen = { $nun }から{ $square }のけんかが見えます。このままだと、{ $player }は次の自分のターンの始めに現行犯になります。子供たちの移動が終わってもまだ見られていれば、攻撃側の子は罰を受けます。
    .tense = could
    .past = { $nun }から{ $square }のけんかが見えていて、{ $player }は次の自分のターンの始めに現行犯になるところでした。
