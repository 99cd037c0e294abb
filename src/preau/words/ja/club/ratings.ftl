### 人の強さ：強さに反映されるゲーム、ランキング。

ratings-rated = ランク戦
ratings-rated-choice = ランク戦にする（結果がプレイヤーの強さに反映されます）
ratings-rated-help = ランク戦では、全員がアカウントの名前で、時計を使って遊びます。ヒントは見られず、手を取り消すには相手の同意が必要です。
ratings-range-choice = 座れる人の強さ
ratings-range-low = 下限
ratings-range-high = 上限
ratings-range-help = 公開テーブルで使えます。空欄なら誰でも座れます。強さの記録がない人は、全員の出発点である25として扱います。招待リンクを持つ人は、強さに関係なく座れます。
ratings-range-from = 強さ{ $low }以上
    .mid = 強さが{ $low }以上
ratings-range-to = 強さ{ $high }以下
    .mid = 強さが{ $high }以下
ratings-range-between = 強さ{ $low }〜{ $high }
    .mid = 強さが{ $low }から{ $high }まで

## 反映できない理由、座れない理由

ratings-online = 同じ画面で遊ぶゲームは、ランク戦にできません。
ratings-from-start = 途中の局面から始めるゲームは、ランク戦にできません。
ratings-no-help = ランク戦ではヒントを使えません。どちらか一方を選んでください。
ratings-needs-clock = 人同士のランク戦には、時計が必要です。
ratings-needs-players = ランク戦には、人が1人以上と、その相手が必要です。
ratings-unmeasured = ボット（レベル{ $level }）は、このゲームでの強さがまだ測られていないため、ランク戦に参加できません。
ratings-needs-account = ランク戦はアカウントの名前で遊びます。先にログインしてください。
ratings-one-seat = このテーブルには、もうあなたの席があります。ランク戦の席は1人に1つです。
ratings-bad-range = 強さの範囲は{ $low }から{ $high }までの整数で、小さいほうを下限にしてください。
ratings-outside = このテーブルに座れるのは、{ $asked_mid }の人です。このゲームでのあなたの強さは{ $rating }です。
ratings-outside-unrated = このテーブルに座れるのは、{ $asked_mid }の人です。あなたにはこのゲームの強さの記録がまだないため、{ $rating }として扱います。
ratings-no-undo = ランク戦で手を取り消すには、相手の同意が必要です。
ratings-no-end = ボットとのランク戦は、降参はできますが、勝敗なしで終えることはできません。

## ゲームの終わりに

ratings-change-up = あなたの強さは{ $by }上がり、{ $rating }になりました。
ratings-change-down = あなたの強さは{ $by }下がり、{ $rating }になりました。
ratings-change-same = あなたの強さは{ $rating }のままです。

## ランキング

ratings-board-title = { $game }・{ $players }人
ratings-nobody = 強さが記録された人は、まだいません。
ratings-nobody-sure = 強さが定まった人は、まだいません。
ratings-games = { $count }ゲーム
ratings-recomputed = ランク戦{ $games }ゲームの結果から、{ $people }件の強さを計算し直しました。{ $changed ->
    [0] すべて正しい値でした。
   *[other] 誤っていた{ $changed }件を直しました。
}

## verify

ratings-verify-where = 強さ
ratings-verify-result = 結果がログのとおりに記録されていません
ratings-verify-step = { $game }（{ $players }人）：{ $number }番目のランク戦のあとの強さが、結果と合いません
ratings-verify-last = { $game }（{ $players }人）：最後のゲームのあとの強さと、いまの強さが違う人がいます
