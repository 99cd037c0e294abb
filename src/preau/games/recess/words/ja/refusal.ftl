### recess!（お昼休み）：手が認められない理由。

refusal-over = ゲームは終わっています。
# R2.8
refusal-timeout = 時間切れになっても逃げられません。まず尼さんが{ $squares_choice }のけんかへ行かなければなりません。
# R2.2
refusal-order-stay = まず{ $player_person ->
    [you] { "" }
   *[other] { $player }は
}、それぞれのけんかを続けるか離れるかを決めます。
# R2.2
refusal-order-kids = 先に子供が移動し、尼さんはそのあとです。{ $player_person ->
    [you] まだ
   *[other] { $player }の
}移動が残っています。
# R2.2
refusal-order-nun = 子供の移動は終わりました。今度は{ $player_person ->
    [you] { "" }
   *[other] { $player }が
}尼さんを動かします。
# R2.3
refusal-pass-late = パスできるのはターン全体だけで、このターンはもう始まっています。
# R2.3
refusal-pass-caught = { $square }のけんかを尼さんが見ています。続けるか離れるかを決めてください。パスはできません。
# R4.1
refusal-skip-nun = 尼さんの移動は飛ばせません。
# R2.6
refusal-skip-stay = けんかを続けるか離れるかは必ず決めます。飛ばすことはできません。
# R2.6
refusal-skip = 移動を飛ばせるのは、残っている移動の数が、これから動かせる子供の人数より多いときだけです。いまは移動が{ $steps }つ残り、動かせる子供は{ $children }人です。
# R2.2
refusal-stay-late = 続けるか離れるかは、ターンの始めに決めます。
# R5.5
refusal-stay-none = 自分が始めたけんかはありません。
# R5.5
refusal-stay-where = { $square }に自分が始めたけんかはありません。
# R5.5
refusal-stay-steps = 離れる子供1人につき移動が1つ必要です。離れる子供が{ $leaving }人なのに、{ $steps ->
    [0] 使える移動がありません。
   *[other] 使える移動は{ $steps }つだけです。
}
# R3.1
refusal-obstacle = { $child }は、遊具のある{ $square }には行けません。
# R3.1
refusal-too-far = { $child }はちょうど{ $steps }スペースでは{ $square }に着けません。
# R3.3
refusal-stays-put = { $child }はけんかから離れなければならず、{ $square }に戻ることはできません。
# R2.5
refusal-in-detention = { $child }は罰を受けているので、移動できません。
# R2.5
refusal-held-down = { $child }はけんかで押さえつけられているので、このターンは移動できません。
# R2.5
refusal-in-fight = { $child }はけんかを続けるので、このターンは移動できません。
# R2.2
refusal-moved = { $child }は{ $walked ->
    [yes] もう移動しました。1ターンに移動するのは、子供1人につき1回だけです。
    [no] ターンの始めにけんか中だったので、次のターンまで待ちます。
   *[perhaps] このターン、もう動けません。移動は1人1回だけで、ターンの始めにけんか中だった子供も次のターンまで待ちます。
}
# R5.5
refusal-leavers-first = { $child }は、いまは動かせません。残りの移動はすべて、{ $squares_list }のけんかから離れるために必要です。
# R8.1
refusal-is-kiss = { $square }で移動を終えると、キスになります。キスを選んでください{ $typed ->
    [yes] （書くときは「*」を使います）
   *[no] { "" }
}。
# R3.5
refusal-fight-safe = セーフティスクエアの{ $square }ではけんかはできません。
# R5.1
refusal-nobody-to-fight = { $square }にけんかの相手はいません。
# R5.7
refusal-is-fight = { $square }はけんかの最中です。{ $child }にできるのは仲裁だけです。
# R8.1
refusal-kiss-seen = { $square }は尼さんに見られているので、{ $child }はキスできません。
# R8.1
refusal-kiss-nobody = { $square }に{ $child }がキスできる相手はいません。
# R7.2
refusal-must-tell = { $square }には尼さんがいます。{ $child }がそこへ行けるのは、けんかを告げ口するときだけです。
# R7.1, R7.2
refusal-nothing-to-tell = { $square }の尼さんに{ $child }が告げ口できるけんかはありません。
# R5.2
refusal-fight-seen = { $square }は尼さんに見られているので、{ $child }は{ $other }の所で移動を終えられません。
# R5.1
refusal-is-a-fight = { $square }には{ $other }がいます。{ $child }がそこで移動を終えると、けんかになります。けんかを選んでください{ $typed ->
    [yes] （書くときは「x」を使います）
   *[no] { "" }
}。
# R5.3
refusal-own-child = { $square }には{ $other }がいます。同じプレイヤーの子供同士はけんかをしないので、{ $child }はそこで移動を終えられません。
# R5.7
refusal-no-fight = { $square }に仲裁するけんかはありません。
# R5.7
refusal-same-square = { $direct ->
    [yes] もう1人が{ $square }へ小突かれるので、この子には別のスペースを選んでください。
   *[no] 2人とも{ $square }を通ることになります。別々の経路が必要です。
}
# R5.7
refusal-one-way-out = その経路では、{ $square }の被害者の行き先がなくなります。
# R7.1
refusal-no-nun = { $square }に尼さんがいないので、{ $fight }のけんかを告げ口できません。
# R7.2
refusal-tell-safe = セーフティスクエアの{ $square }では、{ $fight }のけんかを告げ口できません。
# R7.1
refusal-tell-left = この子供が{ $square }へ移動すると、{ $fight }のけんかは終わるので、告げ口できません。
# R7.1
refusal-tell-no-fight = { $square }の尼さんに告げ口できるけんかは{ $fight }にはありません。
# R5.6
refusal-duty = 現行犯です。{ $squares_choice }のけんかが見えている尼さんが、そこへ行かなければなりません。
# R4.1
refusal-nun-obstacle = { $nun }は、遊具のある{ $square }には行けません。
# R4.1
refusal-nun-line = { $nun }は、{ $square }へまっすぐ進めません。
# R4.2
refusal-nun-pushes-nobody = { $nun }が{ $square }へ行っても、誰も小突かれません。{ $typed ->
    [yes] 「>」とそのあとは書かないでください。
   *[no] { "" }
}
# R4.2, R6.1
refusal-nun-needs-way = { $nun }が来ると{ $square }のコマは小突かれるので、その行き先も決めてください。
# R9.4
refusal-no-way = { $from }からは、{ $way_list }を通る経路も、ほかの経路もないので、小突けません。
# R9.3
refusal-not-shortest = { $from }から使えるのは一番短い経路だけです。{ $way_list }を通る経路ではなく、{ $length }スペースの経路を選んでください。
# R9.2
refusal-push-obstacle = { $from }から、遊具のある{ $square }へは小突けません。
# R9.4
refusal-push-barred = { $from }から小突くときに{ $square }は使えません。
# R9.4
refusal-push-stays = 小突かれたコマは{ $square }に残れません。隣の空きスペースを選んでください。
# R9.1
refusal-not-neighbours = { $square }は{ $from }の隣ではありません。{ $from }の隣のスペースから選んでください。
# R9.2
refusal-push-safe = { $from }からセーフティスクエアの{ $square }へは小突けません。
# R9.2
refusal-not-free = { $square }は空きスペースではないので、{ $from }からそこへは小突けません。
# R9.3
refusal-chain = { $square }はコマが1つだけのスペースではないので、{ $from }からの玉突きに使えません。
