### ロビー：空席、相手探し、観戦、いま来ている人。

lobby-title = ロビー
lobby-lead = 空いている席に着くか、相手を探してもらいましょう。アカウントは要りません。
lobby-places = クラブ
lobby-waits = { $count ->
    [0] ロビー
   *[other] ロビー（{ $count }人が待っています）
}

## 空席

lobby-open = 空いている席
lobby-open-none = いま参加者を待っているテーブルはありません。「相手を探す」を押すか、自分でテーブルを開いてください。
lobby-join = 参加する
lobby-join-label = { $game }に参加する（{ $who }）
lobby-to-table = 自分のテーブルへ
lobby-free = 空席{ $count }
lobby-sits = { $names }がいます
lobby-nobody-sits = まだ誰もいません
lobby-full = その席はいま埋まりました。ロビーにはほかの席もあります。

## 相手を探す

lobby-find = 相手を探す
lobby-find-label = 相手を探す：{ $game }
lobby-size = 人数
lobby-any-size = 何人でも
lobby-bots = 人が足りなければボットも入れる
lobby-seeking = { $count ->
    [0] いま相手を探している人はいません。先に待っていれば、次に来た人と遊べます。
   *[other] { $count }人が相手を探しています。
}
lobby-seek-for = { $game }・{ $players }人・{ $clock }。
lobby-seek-looking = 相手を探しています。このままお待ちください。見つかると、テーブルが自動で開きます。
lobby-seek-stop = 探すのをやめる
lobby-seek-bots-offer = まだ誰も来ていません。ボットと遊びますか？
lobby-seek-bots = いますぐボットと遊ぶ
lobby-seek-over = 相手探しは終わりました。
lobby-seek-twice = 別のウィンドウで相手探しを始めたところです。
lobby-no-seek = もう相手を探していません。
lobby-no-size = このゲームに{ $size }人用のテーブルはありません。遊べる人数：{ $sizes }
lobby-no-clock = { $text }という時計はありません。一覧から選んでください。

## 観戦と、いま来ている人

lobby-watch-title = 観戦できるゲーム
lobby-watch = 観戦する
lobby-watch-label = { $game }を観戦する（{ $names }）
lobby-watch-none = いま公開でプレイ中のゲームはありません。
lobby-watching = { $count ->
    [0] 観戦者なし
   *[other] 観戦者{ $count }人
}
lobby-here = いま来ている人
lobby-here-none = いま名前を出している人はいません。
lobby-here-show = 自分の名前を出す
lobby-here-help = 希望した人だけがここに載ります。
lobby-here-hide = 名前を出さない

## 自分のゲーム、休み、先に決めておく手

lobby-games = 自分のゲーム
lobby-games-lead = { $count ->
    [0] あなたの番を待っているゲームはありません。
   *[other] { $count }つのゲームがあなたの番を待っています。
}
lobby-games-none = いま参加しているゲームはありません。
lobby-games-yours = あなたの番
lobby-games-others = 相手の番
lobby-games-waiting = 参加者を待っています
lobby-next = あなたの番を待つ次のゲームへ
lobby-until = { $moment }まで
lobby-zone = 時刻は{ $zone }の時間帯です。
lobby-zone-change = 変更
lobby-zone-choose = 時間帯
lobby-zone-take = これにする
lobby-days-off = 休み
lobby-days-off-help = 休みの間、1手番が日単位のゲームではあなたの時計が止まり、相手にもそのことが伝わります。今年は{ $days }日のうち、あと{ $left }日休めます。
lobby-days-off-first = 最初の日
lobby-days-off-last = 最後の日
lobby-days-off-take = この期間を休みにする
lobby-days-off-span = { $first } 〜 { $last }
lobby-days-off-end = 戻りました
lobby-days-off-cancel = 取り消す
lobby-days-off-told = { $name }は{ $day }まで休みです。その間、時計は止まります。
lobby-days-off-clock = 休みを取れるのは、1手番が日単位のゲームです。
lobby-days-off-days = その期間にはできません。最初の日は今日以降、最後の日はそれより後にしてください。
lobby-days-off-twice = その期間にはすでに休みがあります。
lobby-days-off-spent = { $days }日になりますが、その年に休めるのはあと{ $left }日です。
lobby-days-off-none = そのような休みはありません。
lobby-ahead = 先に決めておく手
lobby-ahead-lead = 相手が予想どおりに指すと、決めておいた手がすぐに指されます。ここで決めたことはほかの人には見えません。予想が外れた手は取り消されます。
lobby-ahead-kept = 決めてある手
lobby-ahead-new = 相手がこう指したら、こう返す
lobby-ahead-they = { $name }の手
lobby-ahead-you = 自分の手
lobby-ahead-next = 次へ
lobby-ahead-keep = この手順に決める
lobby-ahead-again = 最初からやり直す
lobby-ahead-forget = 取り消す
lobby-ahead-players = 手を決めておけるのは、テーブルに着いている人だけです。
lobby-ahead-not = 手を決めておけるのは、1手番が日単位のゲームで、ほかの人の番のときです。
lobby-ahead-line = 手順は、ほかの人の手で始まり、自分の手で終わるようにしてください。
lobby-ahead-long = 1つの手順は{ $high }手までです。
lobby-ahead-many = 1つのテーブルで決めておける手順は{ $high }個までです。
