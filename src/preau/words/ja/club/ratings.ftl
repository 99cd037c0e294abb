### 人の強さ：強さに反映されるゲーム、ランキング。

ratings-rated = 強さに反映
ratings-rated-choice = 強さに反映する（結果がプレイヤーの強さに反映されます）
ratings-rated-help = 全員がアカウントの名前で、時計を使って遊びます。手を自由に戻すことも、ヒントを見ることもできません。

## 反映できない理由、座れない理由

ratings-online = 1つの画面で遊ぶゲームは、強さに反映できません。
ratings-from-start = 強さに反映できるのは、最初から始めたゲームだけです。
ratings-no-help = 強さに反映するテーブルではヒントを使えません。どちらか一方を選んでください。
ratings-needs-clock = 人同士のゲームを強さに反映するには、時計が必要です。
ratings-needs-players = 強さに反映するゲームには、人が1人以上と、その相手が必要です。
ratings-unmeasured = ボット{ $level }のこのゲームでの強さは測定されていないため、強さに反映するテーブルには参加できません。
ratings-needs-account = 強さに反映するテーブルでは、アカウントの名前で遊びます。先にログインしてください。
ratings-one-seat = このテーブルにはすでにあなたの席があります。強さに反映するゲームでは、席は1人1つです。
ratings-no-undo = 強さに反映するゲームでは、相手が同意しないかぎり手を戻せません。
ratings-no-end = ボットとの強さに反映するゲームは、降参できますが、結果なしで終えることはできません。

## ランキング

ratings-board-title = { $game }（{ $players }人）
ratings-nobody = 強さの記録がある人は、まだいません。
ratings-nobody-sure = 強さが確かになった人は、まだいません。
ratings-games = { $count }ゲーム
ratings-recomputed = 強さに反映されたゲーム{ $games }、強さ{ $people }人分。{ $changed ->
    [0] すべて正しい値でした。
   *[other] 誤っていた{ $changed }件を直しました。
}

## verify

ratings-verify-where = 強さ
ratings-verify-result = 結果がログのとおりに記録されていません
ratings-verify-step = { $game }（{ $players }人）：{ $number }番目のゲームのあとの強さが、結果と合いません
ratings-verify-last = { $game }（{ $players }人）：誰かの強さが、最後のゲームのあとの値と違います
