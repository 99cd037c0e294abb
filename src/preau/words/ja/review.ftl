### The review of a finished game.

review-title = 検討
review-start = このゲームを検討する
review-help = 強いボットがすべての局面を読み直し、形勢の移り変わり、分かれ目、よりよい手を示します。少し時間がかかります。
review-later = 検討はゲームが終わってからできます。
review-progress = { $total }局面のうち{ $done }局面を検討しました
review-chart = 一手ごとの勝ちの見込み
review-chart-help = 全員の見込みを合わせると100%です。いっしょに勝つ人は分け合います。上の番号は分かれ目です。
review-numbers = 数字で見る
review-move = 手数
review-played = 指した手
review-before = 最初の手の前
review-points = 分かれ目
review-none = 大きく損をした手はありませんでした。
review-cost = 最善手なら{ $who }の勝ちの見込みは{ $best }でしたが、この手で{ $after }になりました。
review-instead = よりよい手：{ $told }（{ $move }）
review-why-does = こうなります：{ $told }
review-why-then = 続いて：{ $told }
review-why-avoids = これを避けられます：{ $told }
review-why-stops = この狙いを防ぎます：{ $told }
review-why-threatens = この狙いが生まれます：{ $told }
review-why-came = 実際の対局ではこうなりました：{ $told }
review-why-quiet = すぐに何かが起こるわけではありません。その先によい手が多いとボットは見ています。
review-show = 盤で見る
