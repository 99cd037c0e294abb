### 対局中の助けと、終わったゲームの検討。

## ヒントと狙い

coach-hint = ヒント
coach-hint-again = 手を見る
coach-threats-button = 相手の狙い
coach-busy = いまは考える手が空いていません。少し待ってからもう一度お試しください。
coach-among-people = このテーブルではほかの人も遊んでいるので、対局中の助けは使えません。（テーブルを開く人は、全員に許すことができます。）
coach-no-threats-known = このゲームでは狙いを調べられません。
coach-look = 強いプレイヤーが見るところ：{ $squares }
coach-look-buttons = 強いプレイヤーなら、今回は盤ではなくボタンを見ます。
coach-move = 強いプレイヤーなら { $move } と指します。{ $told }
coach-threats = { $count ->
    [0] 狙いは見当たりません。次の手番であなたを困らせられる人はいません。
   *[other] 狙いが{ $count }つあります：
}

## 新しいテーブル

coach-help = 人どうしの対局でも、全員がヒントと狙いを使える
coach-pace = ボットの指し方
coach-pace-quick = すぐに指す
coach-pace-usual = いつもの速さ
coach-pace-calm = みんなが追えるように、ゆっくり

## 検討

coach-review = 検討
coach-review-start = このゲームを検討する
coach-review-help = 強いボットがすべての局面を読み直し、形勢の移り変わり、分かれ目、よりよい手を示します。少し時間がかかります。
coach-review-later = 検討はゲームが終わってからできます。
coach-review-progress = { $total }局面のうち{ $done }局面を検討しました
coach-review-chart = 一手ごとの勝ちの見込み
coach-review-chart-help = 全員の見込みを合わせると100%です。いっしょに勝つ人は分け合います。上の番号は分かれ目です。
coach-review-numbers = 数字で見る
coach-review-move = 手数
coach-review-played = 指した手
coach-review-before = 最初の手の前
coach-review-points = 分かれ目
coach-review-none = 大きく損をした手はありませんでした。
coach-review-cost = 最善手なら{ $who }の勝ちの見込みは{ $best }でしたが、この手で{ $after }になりました。
coach-review-instead = よりよい手：{ $told }（{ $move }）
coach-review-show = 盤で見る
play-hint-again = もう一度「hint」と入力すると手が見られます。
help-review = 棋譜を検討します。一手ごとの見込み、分かれ目、よりよい手を示します。
help-review-svg = グラフをこのファイルに書きます。
help-review-simulations = 各局面から頭の中で何回先を指してみるか。
coach-hint-thinking = 考え中…

## ボットの紹介

coach-bot = { $name }（{ $bot }）：{ $character }{ $rating }
coach-rating = レーティング{ $rating }（{ $low }～{ $high }、{ $players }人で測定）。
coach-unrated = 強さはまだ測られていません。
