### ロビー：空席、相手探し、観戦、いま来ている人。

lobby-title = ロビー
lobby-lead = 空席に着くか、「相手を探す」で一緒に遊ぶ人を見つけましょう。アカウントはいりません。
lobby-places = みんなで遊ぶ
lobby-waits = { $count ->
    [0] ロビー
   *[other] ロビー（{ $count }人が待っています）
}

## 空席

lobby-open = 空席
lobby-open-none = いま参加者を待っているテーブルはありません。「相手を探す」を押すか、ゲーム一覧から自分のテーブルを開いてください。
lobby-join = 参加する
lobby-join-label = { $game }に参加する（{ $who }）
lobby-to-table = 自分のテーブルへ
lobby-free = 空席{ $count }
lobby-sits = { $names }がいます
lobby-nobody-sits = まだ誰もいません
lobby-full = その席は、たったいま埋まってしまいました。ロビーでほかの席を探してください。

## 相手を探す

lobby-find = 相手を探す
lobby-find-label = 相手を探す：{ $game }
lobby-size = 人数
lobby-any-size = 何人でも
lobby-bots = 人が足りなければボットも入れる
lobby-rated = ランク戦（人同士のみ）
lobby-rated-why = ログインすると、ランク戦の相手も探せます。ランク戦はアカウントの名前で遊びます。
lobby-rated-people = いま探しているのは、人同士のランク戦の相手です。ボットと遊ぶには、いったん探すのをやめて、ランク戦を選ばずに探し直してください。
lobby-with-rated = { $clock }、ランク戦
lobby-seeking = { $count ->
    [0] いま相手を探している人はいません。先に待っていれば、次に来た人と遊べます。
   *[other] { $count }人が相手を探しています。
}
lobby-seek-for = { $game }、{ $players }人、{ $clock }で遊ぶ相手を探しています。
lobby-seek-looking = このページを開いたままお待ちください。見つかると、テーブルが自動で開きます。
lobby-seek-stop = 探すのをやめる
lobby-seek-bots-offer = まだ誰も来ていません。ボットと遊びますか？
lobby-seek-bots = いますぐボットと遊ぶ
lobby-seek-over = 相手探しは終わりました。
lobby-seek-twice = 別のウィンドウで、すでに相手を探し始めています。
lobby-no-seek = いまは相手を探していません。
lobby-no-size = このゲームは{ $size }人では遊べません。遊べるのは{ $sizes }人です。
lobby-no-clock = 「{ $text }」という時計はありません。一覧から選んでください。

## 観戦と、いま来ている人

lobby-watch-title = 観戦できるゲーム
lobby-watch = 観戦する
lobby-watch-label = { $game }を観戦する（{ $names }）
lobby-watch-none = いま観戦できるゲームはありません。
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
    [0] あなたの番になっているゲームはありません。
   *[other] あなたの番になっているゲームが{ $count }件あります。
}
lobby-games-none = いま参加しているゲームはありません。
lobby-games-yours = あなたの番
lobby-games-others = 相手の番
lobby-games-waiting = 参加者を待っています
lobby-next = 次のあなたの番へ
lobby-until = { $moment }まで
lobby-zone = タイムゾーン：{ $zone }
lobby-zone-change = 変更
lobby-zone-choose = タイムゾーン
lobby-zone-take = これにする
lobby-days-off = 休み
lobby-days-off-help = 休みの間、日数制のゲーム（1手番に1日以上）ではあなたの時計が止まり、相手にもそのことが伝わります。休めるのは1年に{ $days }日で、今年はあと{ $left }日です。
lobby-days-off-first = 最初の日
lobby-days-off-last = 最後の日
lobby-days-off-take = この期間を休みにする
lobby-days-off-span = { $first }〜{ $last }
lobby-days-off-end = 戻りました
lobby-days-off-cancel = 取り消す
lobby-days-off-told = { $name }は{ $day }まで休みです。その間、その人の時計は止まっています。
lobby-days-off-clock = 休みを取れるのは、日数制のゲームだけです。
lobby-days-off-days = その期間は選べません。最初の日は今日以降、最後の日は最初の日以降にしてください。
lobby-days-off-twice = その期間には、すでに休みが入っています。
lobby-days-off-spent = その期間は{ $days }日ですが、その年に休めるのはあと{ $left }日です。
lobby-days-off-none = そのような休みはありません。
lobby-ahead = 先に決めておく手
lobby-ahead-lead = 相手が予想どおりに動くと、決めておいた手をすぐに返します。ここで決めたことは、ほかの人には見えません。予想が外れたら、その手順は消えます。
lobby-ahead-kept = 決めてある手順
lobby-ahead-new = 相手がこうしたら、こう返す
lobby-ahead-they = { $name }の手
lobby-ahead-you = 自分の手
lobby-ahead-next = 次へ
lobby-ahead-keep = この手順を決めておく
lobby-ahead-forget = 取り消す
lobby-ahead-players = 手を決めておけるのは、テーブルに着いている人だけです。
lobby-ahead-not = 手を決めておけるのは、日数制のゲームで、ほかの人の番のときだけです。
lobby-ahead-line = 手順は、ほかの人の手で始まり、自分の手で終わるようにしてください。
lobby-ahead-long = 1つの手順は{ $high }手までです。
lobby-ahead-many = 1つのテーブルで決めておける手順は{ $high }通りまでです。
