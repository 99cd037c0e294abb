### The review of a finished game.

review-title = 分析
review-start = このゲームを分析する
review-help = 強いボットがすべての局面を調べ直し、優勢の移り変わり、分かれ目、よりよい手を示します。少し時間がかかります。
review-later = 分析はゲームが終わってからできます。
review-progress = { $total }局面のうち{ $done }局面を調べました
review-chart = 1手ごとの勝つ見込み
review-chart-help = 全員の見込みを合わせると100%です。一緒に勝つ人は分け合います。上の番号は分かれ目です。
review-numbers = 数字で見る
review-move = 手数
review-played = 実際の手
review-before = 最初の手の前
review-points = 分かれ目
review-none = 大きく損をした手はありませんでした。
review-cost = 一番よい手なら{ $who }の勝つ見込みは{ $best }でしたが、この手で{ $after }になりました。
review-instead = よりよい手：{ $told }（{ $move }）
review-why-does = こうなります：{ $told }
review-why-then = 続いて：{ $told }
review-why-avoids = これを避けられます：{ $told }
review-why-stops = この狙いを防ぎます：{ $told }
review-why-threatens = この狙いが生まれます：{ $told }
review-why-came = 実際のゲームではこうなりました：{ $told }
review-why-quiet = すぐに何かが起こるわけではありません。その先によい手が多いとボットは見ています。
review-show = 盤で見る
