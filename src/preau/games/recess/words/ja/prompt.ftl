### 手の各段階で、何を選ぶのか。

# R5.5
prompt-stay = { $seen ->
    [yes] { $square }のけんかを尼さんが見ています！　続けますか
   *[no] { $square }のけんかを続けますか
}（{ $coin ->
    [yes] { $cost ->
        [0] コインを1枚もらう
       *[other] コインを1枚もらい、{ $cost }の移動を失う
    }
   *[no] { $cost ->
        [0] もらえるコインはない
       *[other] もらえるコインはなく、{ $cost }の移動を失う
    }
}）、離れますか？
prompt-stay-only = { $seen ->
    [yes] { $square }のけんかを尼さんが見ていますが、離れる移動がないので
   *[no] { $square }のけんかは、離れる移動がないので
}続けます（{ $coin ->
    [yes] { $cost ->
        [0] コインを1枚もらう
       *[other] コインを1枚もらい、{ $cost }の移動を失う
    }
   *[no] { $cost ->
        [0] もらえるコインはない
       *[other] もらえるコインはなく、{ $cost }の移動を失う
    }
}）。
# R2.2
prompt-child = 子供1人を、ちょうど{ $steps }スペース移動させてください{ $or ->
    [pass] （ターンをパスすることもできます）
    [skip] （この移動は飛ばせます）
    [both] （飛ばすことも、ターンをパスすることもできます）
   *[no] { "" }
}。
prompt-leaver = けんかから離れる子供を、ちょうど{ $steps }スペース移動させてください{ $or ->
    [skip] （この移動は飛ばせます）
   *[no] { "" }
}。
# R3.1
prompt-walk = { $kind ->
    [girl] 女の子G{ $number }
   *[boy] 男の子B{ $number }
}は、ちょうど{ $steps }スペース移動します。どこへ行きますか？
# R7.2
prompt-walk-or-tell = 尼さんに告げ口しますか、それとも移動だけにしますか？
prompt-tell = { $nun }にどのけんかを告げ口しますか？
# R4.1
prompt-nun = どちらかの尼さんを、まっすぐ好きなだけ動かしてください{ $or ->
    [pass] （ターンをパスすることもできます）
   *[no] { "" }
}。
# R5.6
prompt-nun-duty = { $squares }のけんかは現行犯です！　見えている尼さんを選ぶと、そこへ向かいます。
prompt-nun-to = { $nun }をどこへ動かしますか？　{ $lines ->
    [rook] 縦か横
   *[queen] 縦か横か斜め
}へまっすぐ進みます。
prompt-nun-to-fight = { $nun }をけんかへ向かわせてください。
# R9.1
prompt-push = { $piece }をどこへ小突きますか？
prompt-push-nun = { $piece }をどこへ小突きますか？
# R9.3
prompt-room = { $piece }は場所を空けます。どこへ動きますか？
prompt-room-nun = { $piece }は場所を空けます。どこへ動きますか？

## 初めてのゲームで、一度だけ言うこと

prompt-first-prompt-child = 毎ターン、子供3人がそれぞれ3、2、1スペース移動します。輪のついた子供を選び、次に印のあるスペースを選びましょう。
prompt-first-prompt-nun = ターンの最後は尼さんです。尼さんにはまっすぐ先まで見え、見えている所ではけんかを始められません。
prompt-first-prompt-stay = あなたは攻撃側です。けんかを続けるとコインをもらえますが、一番大きい移動を失います。離れるとけんかは終わりです。
prompt-first-effect-fight = けんかです！　攻撃側はコインを1枚取り、相手を押さえつけます。尼さんが来るか、告げ口されるか、ほかの子供が仲裁すると終わります。
prompt-first-effect-caught = けんかが尼さんに見られています。攻撃側が尼さんを動かすときにも続いていれば、尼さんがそこへ行きます。
prompt-first-effect-detention = 罰です。攻撃側の子供はエントランスで1ターン休み、そのプレイヤーの移動が1つ減ります。
prompt-first-effect-told = 告げ口です！　尼さんのいるスペースで移動を終えた子供は、校庭のどのけんかへも尼さんを向かわせられます。
prompt-first-effect-broken-up = 仲裁です！　けんかのスペースで移動を終えた子供は、2人を別々のスペースへ小突きます。
