### Hints and threats at the table.

hint-button = ヒント
hint-again = 手を見る
hint-threats-button = 相手の狙い
hint-among-people = このテーブルではほかの人も遊んでいるので、ゲーム中のヒントは使えません。（テーブルを開く人は、全員に許可できます。）
hint-no-threats-known = このゲームでは「相手の狙い」を表示できません。
hint-aim-game = この番で勝てます！
hint-aim-win = いま、得をするチャンスがあります。
hint-aim-later = 次の自分の番のために準備しましょう。
hint-aim-then = この番のうちに使えることを準備しましょう。
hint-aim-stops = まず、次のことを防ぎましょう。{ $told }
hint-unstopped-yet = 強いプレイヤーがいま選ぶ手だけでは、まだ防げません。この番の残りで防ぎましょう。
hint-unstopped = { $some ->
    [yes] 見つかった中で一番よい手でも、防げるのは一部だけです。
   *[no] 見つかった中で一番よい手でも、これは防げません。
}
hint-after = 注意！　この手を{ $still ->
    [yes] 選んでも
   *[no] 選ぶと
}、{ $told }
hint-after-also = また、{ $told }
hint-aim-avoids = 危ない手もあるので、気をつけましょう。
hint-aim-builds = 先のために形を作っておきましょう。
hint-aim-blocks = 相手の邪魔をしましょう。
hint-aim-quiet = すぐに得をする手はないので、先を考えてよい場所を取りましょう。
hint-look = 強いプレイヤーなら、{ $squares }に目を向けます。
hint-look-one = 強いプレイヤーなら、まず{ $what }から考えます。
hint-look-button = 強いプレイヤーなら、今回は「{ $what }」を選びます。
hint-look-buttons = 強いプレイヤーなら、今回は盤ではなくボタンを見ます。
hint-look-more = 「{ hint-again }」を押すと、どの手か分かります。
hint-move = { $told }強いプレイヤーなら、この手を選びます。
hint-otherwise = ほかの手を選ぶと、たとえばこうなるおそれがあります。{ $other }すると、{ $told }
hint-quiet = すぐには何も起こりません。先まで読むと、勝つ見込みは{ $best }です。ほかの有力な手の{ $other }より高くなります。
hint-quiet-even = すぐには何も起こりません。先まで読んでも、ほかの手とほとんど変わりません（勝つ見込みは{ $best }）。
hint-retry = もう一度試す
hint-threats = { $count ->
    [0] 狙いは見つかりませんでした。
   *[other] 狙いが{ $count }件あります：
}
