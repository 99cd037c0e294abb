### What a move does, and what a player could do next.

move-pass = { $player_person ->
    [you] { "" }
   *[other] { $player }は
}ターンをパスします。
move-skip = { $player_person ->
    [you] { "" }
   *[other] { $player }は
}{ $steps }スペースの移動を飛ばします。
move-stay = { $player_person ->
    [you] { "" }
   *[other] { $player }は
}{ $squares }のけんかを続けます{ $others ->
    [yes] （ほかのけんかからは離れます）
   *[no] { "" }
}。
move-leave-all = { $player_person ->
    [you] { "" }
   *[other] { $player }は
}このターンのうちに、すべてのけんかから離れます。
move-walk = { $child }が{ $square }へ移動します。
# R3.3
move-walk-round = { $child }がいったん離れて{ $square }へ戻ります。
move-fight = { $child }が{ $square }で{ $victim }とけんかを始めます。
move-kiss = { $child }が{ $square }で{ $partner_short }とキスをします。
move-break-up = { $child }が{ $square }のけんかを仲裁します。
move-tell = { $child }が{ $square }で{ $nun }に{ $fight }のけんかを告げ口します。
move-nun = { $player_person ->
    [you] { "" }
   *[other] { $player }は
}{ $nun }を{ $from }から{ $square }へ動かします。
move-nun-pushes = { $player_person ->
    [you] { $nun }を{ $square }へ動かし、{ $pushed }
   *[other] { $player }は{ $nun }を{ $square }へ動かし、{ $own ->
        [yes] { $pushed_own }
       *[no] { $pushed }
    }
}を{ $to }へ小突きます。
move-nun-catches = { $player_person ->
    [you] { "" }
   *[other] { $player }は
}{ $nun }を{ $square }のけんかへ向かわせます。
# R5.6
move-nun-bound = 現行犯なので、{ $player_person ->
    [you] { "" }
   *[other] { $player }は
}{ $nun }を{ $square }のけんかへ向かわせます。

move-advice-pass = ターンをパスしましょう。
move-advice-skip = { $steps }スペースの移動を飛ばしましょう。
move-advice-stay = { $others ->
    [yes] { $squares }のけんかだけを続け、ほかのけんかからは離れましょう。
   *[no] { $squares }のけんかを続けましょう。
}
move-advice-leave-all = すべてのけんかから離れましょう。
move-advice-walk = { $child_short }を{ $out ->
    [yes] エントランス
   *[no] { $from }
}から{ $square }へ移動させましょう。
# R3.3
move-advice-walk-round = { $child_short }をいったん動かして、{ $square }へ戻しましょう。
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
move-costs-fight = 注意！　これはあなたのけんかです。終わってしまい、もうコインを取れません。
# R5.6
move-costs-seen = 注意！　{ $squares }でのあなたのけんかが、尼さんから見えるようになります。見られたまま次のターンも続けると、あなたの子供が罰を受けます。

move-threats-none = 調べたのは、いまの校庭でほかの人が次のターンにできることです（あなたの子供とのけんか、あなたのけんかの告げ口、そこへ尼さんを向かわせること、キスで勝つこと）。
# R5.1
move-threat-fight = { $child }は{ $square }で{ $victim }とけんかを始められます。
# R7.1
move-threat-tell = { $child }は{ $square }で{ $nun }に{ $fight }のけんかを告げ口できます。そうなると、{ $attacker }は罰を受けます。
# R6.1
move-threat-nun = { $player }は{ $nun }を{ $square }のけんかへ向かわせることができます。そうなると、{ $attacker }は罰を受けます。
# R8.1
move-threat-kiss = { $boy }と{ $girl_short }は、{ $all ->
    [yes] { $squares_choice }
   *[no] { $squares }など
}でキスできます。そうなると、{ $player_person ->
    [you] あなた
   *[other] { $player }
}の勝ちです。
# R7.1, R8.1
move-threat-kiss-told = { $teller }は{ $nun }にけんかを告げ口して、よそへ行かせることができます。そのあと、{ $boy }と{ $girl_short }が{ $squares_choice }でキスすると、{ $player_person ->
    [you] あなた
   *[other] { $player }
}の勝ちです。
# R5.6
move-threat-seen = { $nun }から{ $square }のけんかが見えます。このままだと、{ $player }は次の自分のターンの始めに現行犯になります。
