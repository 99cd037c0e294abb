### What cannot be read or found: games, options, positions, records, rules.

## Games and options

input-unknown-game = 「{ $name }」というゲームはありません。あるのは{ $allowed }です。
input-unknown-game-guess = 「{ $name }」というゲームはありません。「{ $guess }」のことですか？
input-missing-game = ゲームの名前が必要です。あるのは{ $allowed }です。
input-broken-game = ゲーム「{ $name }」はインストールされていますが、読み込めませんでした。
input-other-rules = このテーブルは「{ $name }」のルールのバージョン{ $wanted }で始まりましたが、ここにあるのはバージョン{ $is }だけです。途中で別のルールに変わることはありません。元のルールが戻るまで、テーブルはこのまま残ります。
input-option-name = 「{ $name }」というオプションはありません。使えるのは{ $allowed }です。
input-option-value = オプション「{ $name }」を「{ $value }」にはできません。選べるのは{ $allowed }です。
input-option-range = オプション「{ $name }」を「{ $value }」にはできません。{ NUMBER($low, useGrouping: 0) }から{ NUMBER($high, useGrouping: 0) }までの整数を指定してください。
input-option-shape = 「{ $text }」ではオプションになりません。「名前=値」の形で書いてください。
input-option-twice = オプション「{ $name }」が2回指定されています。
input-option-no-seed = 「{ $name }={ $value }」はランダムに決めます。「seed=数」を付けてください。
input-option-seed = シード「{ $value }」は18桁以内の整数ではありません。
input-option-idle-seed = ランダムに決めるものがないので、シード「{ $value }」はいりません。

## Positions

input-json = JSONとして読めません：{ $why }
input-json-twice = キー「{ $name }」が2回出てきます。
input-position-shape = 局面はJSONのオブジェクトでなければなりません。
input-position-game = キー「game」がないか、文字列ではありません。

## Records

input-record-line = { NUMBER($line, useGrouping: 0) }行目：{ $why }
input-record-first-line = 最初の行は「{ $wanted }」のはずです。
input-record-not-canonical = ここは正確に「{ $wanted }」でなければなりません。
input-record-unknown-header = 見出し「{ $name }」は不明です。
input-record-twice = 見出し「{ $name }」が2回出てきます。
input-record-no-header = 見出し「{ $name }」がありません。
input-record-odd-line = 「{ $text }」は、見出しでも番号付きの手番でもありません。
input-record-other-rules = ルールのバージョンが{ $is }ですが、ここで使うのは{ $wanted }です。
input-record-other-options = 局面のオプションが見出しと違います。
input-record-turn = 手番の番号が{ $is }ですが、実際は{ $wanted }です。
input-record-move = 「{ $move }」はできません（{ $rule }）。{ $why }
input-record-no-seat = { $players }人のゲームに席{ $seat }はありません。
input-record-date = 「{ $text }」は「2026-05-31」のような日付ではありません。
input-record-ended = 「{ $text }」は「resigned, won by 1」のような終わり方の書き方ではありません。
input-record-result = 結果が「{ $is }」となっていますが、実際は「{ $wanted }」です。
input-record-no-checksum = チェックサムがありません。
input-record-checksum = チェックサムが合いません。プレイ記録があとから書き換えられています。

## Rules

input-unknown-rule = ルール「{ $number }」はありません。
input-unknown-rule-guess = ルール「{ $number }」はありません。「{ $guess }」のことですか？

## Layers

input-unknown-layer = この絵に「{ $name }」というレイヤーはありません。選べるのは{ $allowed }です。
