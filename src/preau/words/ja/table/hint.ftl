### Hints and threats at the table.

hint-button = ヒント
hint-again = 手を見る
hint-threats-button = 相手の狙い
hint-among-people = このテーブルではほかの人も遊んでいるので、ゲーム中のヒントは使えません。（テーブルを開くときに、全員に許可できます。）
hint-no-threats-known = このゲームでは「相手の狙い」を表示できません。
hint-aim-game = この番で勝てます！
hint-aim-win = いま、得をするチャンスがあります。
hint-aim-later = 次の自分の番のために準備しましょう。
hint-aim-then = この番のうちに生かせる準備をしましょう。
hint-aim-stops = まず、次の狙いに気をつけましょう。{ $told }
hint-rest-of-turn = この番の残りの手で、相手の狙いを防ぎましょう。{ $told }
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
hint-aim-builds = この先につながる準備をしておきましょう。
hint-aim-blocks = いま相手の邪魔をすれば、{ $told }
hint-aim-quiet = いますぐ差がつく手は見当たりません。あとで役に立つ手を探しましょう。
hint-look = 強いプレイヤーなら、{ $squares }に目を向けます。
hint-look-place = 強いプレイヤーなら、{ $square }に目を向けます。
hint-look-piece = { $piece }（{ $square }）
hint-look-one = 強いプレイヤーなら、まず{ $what }から考えます。
hint-look-button = 強いプレイヤーなら、今回は「{ $what }」を選びます。
hint-look-buttons = 強いプレイヤーなら、今回は盤ではなくボタンを見ます。
hint-look-more = 「{ hint-again }」を押すと、どの手か分かります。
hint-move = { $told }強いプレイヤーなら、この手を選びます。
hint-otherwise = { $other_base ->
    [yes] 代わりに{ $other_plain }と、
   *[no] 別の手なら？　たとえば、{ $other }すると、
}{ $told }
hint-quiet = すぐには差が見えませんが、先まで考えるとこの手のほうが有利です。勝つ見込みは{ $best }で、ほかの有力な手だと{ $other }です。
hint-quiet-even = ほかの有力な手とほとんど差はありません。この手なら、勝つ見込みは{ $best }です。
hint-quiet-lost = 勝つ見込みの残る手は見つかりませんでした。
hint-retry = もう一度試す
hint-threats = { $count ->
    [0] 狙いは見つかりませんでした。
   *[other] 相手の狙いが{ $count }件見つかりました。
}
