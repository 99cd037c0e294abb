### 学ぶためのページ：ルール、レッスン、パズル、早見表、卓上アシスタント、そして「なぜ」。

## どのページにも

learn-tabs = { $title }を学ぶ
learn-tab-rules = ルール
learn-tab-lessons = レッスン
learn-tab-puzzles = パズル
learn-tab-aid = 早見表
learn-tab-companion = 実物で遊ぶ
learn-unknown-language = 「{ $wanted }」という言語には対応していません。使えるのは{ $known }です。
learn-unknown-language-guess = 「{ $wanted }」という言語には対応していません。「{ $guess }」のことですか？　使えるのは{ $known }です。
learn-unknown-edition = 「{ $wanted }」という版はありません。あるのは{ $known }です。
learn-unknown-edition-guess = 「{ $wanted }」という版はありません。「{ $guess }」のことですか？　あるのは{ $known }です。
learn-unknown-edition-none = 「{ $wanted }」という版はありません。このゲームの版は1つだけです。

## ルール

learn-rules-title = { $title }のルール
learn-contents = 目次
learn-play = 遊ぶ
learn-to-lessons = 遊びながら学ぶ：短いレッスン全{ $count }回
learn-print = 印刷
learn-about = どんなゲーム？
learn-goal = 勝つには
learn-flow = 自分の番ですること
learn-letter = 正確なルール
learn-search = ルールを検索
learn-editions = 版：
learn-edition-all = すべて
learn-edition-shown = { $edition }のルールに印を付けています。
learn-table-edition = このテーブルは{ $edition }で遊んでいます。当てはまるところに印を付けています。
learn-table-own = このテーブルは独自に選んだルールで遊んでいます。当てはまるところに印を付けています。
learn-table-usual = このテーブルは標準のルールで遊んでいます。
learn-here-table = このテーブル
learn-here-edition = この版
learn-house-length = このサーバーの決まり：{ $moves }手までに勝負がつかなければ、ゲームは引き分けになります。
learn-usual = 標準
learn-figure = { $rule }の図
learn-figure-before = { $rule }の図：前
learn-figure-after = { $rule }の図：後
learn-figure-no = これはできません。

## レッスンとパズル

learn-lessons-title = { $title }のレッスン
learn-lessons-lead = 実際にコマを動かしながら、ルールを覚えていきます。1回1〜2分です。
learn-lessons-none = このゲームのレッスンはまだありません。
learn-go = 始める
learn-tasks = 全{ $count }課題
learn-lesson-number = レッスン{ $number }/{ $count }
learn-taught = 関係するルール：
learn-again = 最初から
learn-go-on = 次へ
learn-next = 次へ：{ $title }
learn-another-puzzle = ほかのパズルへ
learn-now-play = さあ、遊ぼう！
learn-all-lessons = レッスン一覧
learn-all-puzzles = パズル一覧
learn-keys = キーボードと入力
learn-type-move = 手を入力
learn-try = 試す
learn-puzzles-title = { $title }のパズル
learn-puzzles-lead = どの局面も、実際のゲームから取りました。正解は1つだけです。
learn-puzzles-none = このゲームのパズルはまだありません。
learn-puzzle-number = パズル{ $id }
learn-grade = { $grade ->
    [1] とてもやさしい
    [2] やさしい
    [3] ふつう
    [4] 難しい
   *[other] とても難しい
}
learn-today = 今日のパズル
learn-easiest = 最初の1問におすすめ
learn-solve = 解く
learn-edition-alike = 標準のルールでも、正解は同じです。
learn-right = 正解！
learn-solution = { $only ->
    [yes] 正解はこれです。
   *[no] こんな手があります。
}{ $told }

## なぜ？

learn-why = なぜ？
learn-why-title = なぜこうなったの？
learn-why-turn = いまの段階
learn-why-thing = 盤の上のもの
learn-why-free = いま選べます。{ $whole ->
    [yes] 選ぶと、{ $asked }
   *[no] { $asked }
}
learn-why-here = ここに自分のコマを置くと、{ $told }
learn-why-button = 盤の上のことを聞く
learn-why-counter = { $who }・{ $count }
learn-why-result = 勝負の決まり方
learn-unknown-thing = テーブルの上に「{ $what }」はないので、聞けません。
learn-close = 閉じる
learn-keys-why = 「?」キーで、その場所がなぜそうなったのかを聞けます。

## 実物で遊ぶ

learn-aid-title = { $title }の早見表
learn-print-page = 1ページに印刷
learn-aid-foot = 標準のルールの早見表です。番号はPréauのルールの番号です。
learn-companion-title = { $title }を実物で遊ぶ
learn-companion-lead = スマホをテーブルの真ん中に置いてください。誰の番かを覚え、砂時計を動かし、みんなのコインやコマを数えるのは、このページの役目です。ルールも調べられます。
learn-next-turn = 次の人へ
learn-turn-glass = ひっくり返す
learn-seconds = { $seconds }秒
learn-seconds-label = 砂時計の時間
learn-sand-with-turn = 次の人に移るたびに砂時計をひっくり返す
learn-reset = 新しく始める
learn-referee = 審判
learn-full-referee = この画面で遊ぶ（すべての手がルールどおりか確かめます）

## スクリプトの言葉

learn-js-found = 見つかったルール：{ $n }件
learn-js-none = その言葉を含むルールはありません。
learn-js-done = 済み
learn-js-task = 課題{ $n }/{ $of }
learn-js-hint = ヒント
learn-js-show = 答えを見る
learn-js-retry = もう一度考える
learn-js-solution = 答えを見る
learn-js-resumed = 前回の続きから始めます。
learn-js-continue = 続ける：{ $what }
learn-js-why-none = ゲームの最初からこうです。
learn-js-why-mode = 聞きたいコマか場所を選んでください。
learn-js-more = 1つ増やす
learn-js-less = 1つ減らす
learn-js-turn = { $what }の番です
learn-js-round = { $n }番目の手番
learn-js-over = ゲームは終わりました
learn-js-start = スタート
learn-js-pause = 一時停止
learn-js-time-up = 砂時計の砂が落ちきりました。
learn-js-reset-sure = 最初の状態に戻してやり直しますか？
