### テーブル：名前、お断り、記録、結果。

## 名前

table-player = プレイヤー{ $number }
table-bot = { $bird ->
    [brandom] { bot-random }
    [bgreedy] { bot-greedy }
    [b1] { bot-1 }
    [b2] { bot-2 }
    [b3] { bot-3 }
    [b4] { bot-4 }
    [b5] { bot-5 }
    [b6] { bot-6 }
    [b7] { bot-7 }
    [b8] { bot-8 }
   *[other] ボット（レベル{ $level }）
}
table-bot-given = { $name }の{ $given }
table-given = { $given ->
    [n1] ピップ
    [n2] キキ
    [n3] モモ
    [n4] トゥラ
    [n5] ロロ
   *[other] { $number }
}
table-names = { $first }、{ $next }
    .kind = several
table-names-last = { $first_kind ->
    [several] { $first }、{ $last }
   *[other] { $first }と{ $last }
}

## 何を選ぶのか（ゲーム自身の言葉がないとき）

table-prompt = 印の付いた場所かコマ、またはボタンを選んでください。
table-prompt-next = それに続くものを選んでください。
table-prompt-over = ゲームは終わりました。

## お断り

table-over = このテーブルのゲームは終わっています。
table-not-started = まだ空いている席があるため、ゲームは始まっていません。
table-no-such-seat = このテーブルに席{ $number }はありません。
table-not-your-seat = 席{ $number }はあなたの席ではありません。
table-not-your-turn = あなたの番ではありません。いまは{ $name }の番です。
table-bot-plays = 席{ $number }は、いまボットが代わりにプレイしています。
table-stale = その間にゲームが進みました。盤面を確かめてから、もう一度お試しください。
table-too-late = 間に合いませんでした。時間切れです。
table-full = このテーブルの記録は上限に達しました。ゲームを最後まで続けることはできますが、ほかの操作はできません。
table-full-chat = このテーブルのチャットは{ $high }行に達しました。これ以上は書き込めません。
table-move-too-long = 手の表記は{ $high }文字以内です。
table-seat-bot = 席{ $number }はボットの席です。
table-seat-out = 席{ $number }のプレイヤーは、このゲームから抜けています。
table-seat-taken = 席{ $number }はすでに埋まっています。
table-private = このテーブルは非公開です。座るには席のリンクが必要です。
table-stand-in-players = 代わりのボットを呼べるのは、同じテーブルのほかのプレイヤーだけです。
table-stand-in-early = { $name }が席を外して{ $seconds }秒たつと、ボットが代わりに入れます。
table-stand-in-never = このテーブルでは、ボットが代わりに入ることはできません。
table-vote-open = { $name }の申し出に、まだ返事が出そろっていません。
table-declined = { $name }に、もう断られています。
table-nothing-to-undo = 取り消せる手がありません。
table-undo-stand-in = いまは{ $names }の代わりにボットがプレイしています。ボットは同意できないため、取り消せません。
table-undo-timer = 時間切れで起きたことは取り消せません。
table-no-vote = いま、あなたが答える申し出はありません。
table-no-draws = このゲームでは、合意による引き分けはできません。
table-draw-bots = ボットは引き分けに応じません。
table-not-creator = ゲームが始まる前にテーブルを閉じられるのは、開いた本人だけです。
table-end-players = ほかの人がまだプレイしているときにゲームを終える提案ができるのは、同じテーブルのプレイヤーだけです。
table-paused = ゲームは一時停止中です。
table-pause-screen = 一時停止できるのは、同じ画面で遊んでいるときだけです。
table-not-over = ゲームはまだ続いています。
table-rematched = 次のゲームのテーブルは、もう用意されています。
table-bad-name = 名前は1文字以上{ $high }文字以内で入力してください。
table-name-taken = このテーブルには、もう「{ $name }」という名前の人がいます。別の名前を選んでください。
table-bad-avatar = そのしるしはありません。
table-bad-text = メッセージは1文字以上{ $high }文字以内で入力してください。
table-bad-level = そのレベルのボットはいません。
table-start-over = この局面では、すでに勝負がついています。
table-seat-count = このゲームに必要な席は{ $needed }席です（指定は{ $given }席）。
table-clock-no-sand = このゲームに砂時計はありません。
table-clock-seconds = { $value }秒は指定できません。{ $low }秒から{ $high }秒の間で選んでください。
table-clock-days = 日数制のゲームの時計は、1日単位で決めます。
table-clock-increment = { $value }秒の加算は指定できません。0秒から{ $high }秒の間で選んでください。
table-absence-seconds = 代わりのボットが入るまでの時間を{ $value }秒にはできません。{ $low }秒から{ $high }秒の間か、0（入らない）を選んでください。

## 記録

table-event-timed-out = { $you ->
    [yes] あなた
   *[no] { $name }
}の砂時計の砂が落ちきりました。

## 結果

table-result-won =
    { $count ->
       *[other] { $winners }の勝ちです。
    }
table-result-drawn = 引き分けです。
table-result-length-drawn = 引き分けです。{ $moves }手までに勝負がつかなかったので、ここでゲームを終えます。
table-result-length = { $moves }手までに勝負がつかなかったので、ここでゲームを終えます。
table-result-draw = 合意による引き分けです。
table-result-resigned =
    { $count ->
       *[other] { $name }が降参し、{ $winners }の勝ちです。
    }
table-result-flagged =
    { $count ->
       *[other] { $name }が時間切れになり、{ $winners }の勝ちです。
    }
table-report-moves = 手の数
table-result-abandoned = 勝敗なしでテーブルが閉じられました。
table-result-abandoned-by = { $name }の提案で、勝敗なしで終わりました。
