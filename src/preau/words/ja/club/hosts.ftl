### ホストとモデレーターが読む文と、警告・発言停止・利用停止を受けた人への案内。

## ホストのページ

hosts-title = 運営ページ
hosts-link-help = あなたの役割：{ $role }
hosts-reports = 通報
hosts-people = 利用者
hosts-house = サーバーの設定
hosts-log = 運営の記録
hosts-open-reports = 未対応の通報
hosts-closed-reports = 対応済みの通報
hosts-no-reports = 通報はありません。
hosts-case = { $name }さんの発言（{ $at }に通報）
hosts-case-table = { $game }・{ $players }
hosts-case-gone = このテーブルはもうありません。
hosts-case-account = アカウント「{ $name }」の発言です。
hosts-case-guest = アカウントのないゲストの発言です。
hosts-case-by = アカウント「{ $name }」からの通報です。
hosts-case-by-guest = ゲストからの通報です。
hosts-reported = 通報された発言：
hosts-before = 過去の処置（{ $count }件）
hosts-act = 警告・発言停止・利用停止を行う
hosts-close = 何もせずに対応済みにする
hosts-impose = 処置
hosts-do-warning = 警告する
hosts-do-silence = 発言を止める（チャットに書き込めなくなります）
hosts-do-suspension = 利用を止める（観戦だけになります）
hosts-for-how-long = 期間
hosts-hours =
    { $hours ->
        [1] 1時間
        [24] 1日
       *[other] { $days }日
    }
hosts-until-undone = 無期限（取り消すまで）
hosts-until-removed = 無期限（消すまで）
hosts-why = 理由
hosts-why-help = 本人に表示されます。
hosts-impose-button = 実行する
hosts-undo = 取り消す
hosts-undo-sure = この処置を取り消しますか？　すぐに解除されます。
hosts-find = アカウントの名前
hosts-find-button = 探す
hosts-imposed-on = { $name }さんへの処置
hosts-imposed-lately = 最近の処置
hosts-nothing-imposed = 処置はありません。
hosts-a-guest = ゲスト
hosts-kind-warning = 警告
hosts-kind-silence = 発言停止
hosts-kind-suspension = 利用停止
hosts-imposed = { $kind }（{ $at }）
hosts-imposed-until = { $kind }（{ $at }〜{ $until }）
hosts-imposed-for-good = { $kind }（{ $at }から無期限）
hosts-state-runs = 有効
hosts-state-over = 終了
hosts-state-undone = 取り消し済み
hosts-announcements = お知らせ
hosts-announce-help = 読んだ人が閉じるまで、すべてのページに表示されます。1つの言語だけでも、いくつもの言語でも書けます。書かれていない言語の人には、英語か、ほかに書かれている言語で表示されます。
hosts-announce = お知らせを出す
hosts-told-until = { $until }まで
hosts-nothing-told = いま出ているお知らせはありません。
hosts-remove = 消す
hosts-registration = アカウント
hosts-registration-who = アカウントを作れる人
hosts-registration-open = 誰でも
hosts-registration-invited = 招待された人だけ
hosts-registration-closed = なし（受け付けません）
hosts-save = 保存する
hosts-invitations = 招待
hosts-invitation-note = 招待する人（ホストだけが見るメモ）
hosts-invite = 招待リンクを作る
hosts-invitation-link = 招待リンク
hosts-invitation-once = このリンクで、アカウントを1つ作れます。表示されるのはいまだけなので、コピーしておいてください。
hosts-invitation-nobody = 宛名のない招待
hosts-invitation-open = { $note }：{ $until }まで有効
hosts-invitation-used = { $note }：{ $at }に使用済み
hosts-roles = 役割
hosts-roles-help = モデレーターは、通報の確認と、警告・発言停止・利用停止ができます。ホストは、運営ページのすべてを使えます。
hosts-role = 役割
hosts-role-host = ホスト
hosts-role-moderator = モデレーター
hosts-role-none = なし
hosts-log-help = ホストとモデレーターがしたことを、すべて記録しています。書き足されるだけで、誰も書き換えたり消したりできません。データベースに手を加えると、「preau verify」で見つかります。
hosts-log-empty = 記録はまだありません。
hosts-by-account = { $name }さん
hosts-by-command = サーバーの管理者（コマンド操作）
hosts-by-somebody-gone = 退会した人
hosts-to-account = { $name }さん
hosts-to-guest = アカウントのない人
hosts-to-somebody-gone = 退会した人
hosts-deed-role-given = { $role ->
    [host] { $who }が{ $whom }をホストにしました。
    [moderator] { $who }が{ $whom }をモデレーターにしました。
   *[other] { $who }が{ $whom }に「{ $role }」の役割を与えました。
}
hosts-deed-role-taken = { $role ->
    [host] { $who }が{ $whom }をホストから外しました。
    [moderator] { $who }が{ $whom }をモデレーターから外しました。
   *[other] { $who }が{ $whom }の役割「{ $role }」を取り消しました。
}
hosts-deed-warned = { $who }が{ $whom }に警告しました。理由：「{ $why }」
hosts-deed-silenced = { $who }が{ $whom }を発言停止にしました。理由：「{ $why }」
hosts-deed-suspended = { $who }が{ $whom }を利用停止にしました。理由：「{ $why }」
hosts-deed-undone = { $kind ->
    [warning] { $who }が{ $whom }への警告を取り消しました。
    [silence] { $who }が{ $whom }の発言停止を取り消しました。
    [suspension] { $who }が{ $whom }の利用停止を取り消しました。
   *[other] { $who }が{ $whom }への処置（「{ $kind }」）を取り消しました。
}
hosts-deed-report-closed = { $who }が通報を対応済みにしました。
hosts-deed-announced = { $who }がお知らせ「{ $text }」を出しました。
hosts-deed-announcement-removed = { $who }がお知らせを消しました。
hosts-deed-registration = { $mode ->
    [open] { $who }が、誰でもアカウントを作れるようにしました。
    [invited] { $who }が、アカウントを作れる人を、招待された人だけにしました。
    [closed] { $who }が、新しいアカウントの受け付けを止めました。
   *[other] { $who }が、アカウントを作れる人を変更しました（「{ $mode }」）。
}
hosts-deed-invited = { $who }が招待を作りました。
hosts-deed-invitation-removed = { $who }が招待を取り下げました。

## 本人への案内

hosts-notices = ホストからのお知らせ
hosts-notice-warning = ホストから警告がありました。理由：{ $why }
hosts-notice-silence = { $until }まで、チャットに書き込めません。理由：{ $why }
hosts-notice-silence-for-good = チャットに書き込めなくなりました。理由：{ $why }
hosts-notice-suspension = { $until }まで利用停止中です（理由：{ $why }）。観戦はできますが、ゲームへの参加と発言はできません。
hosts-notice-suspension-for-good = 利用停止中です（理由：{ $why }）。観戦はできますが、ゲームへの参加と発言はできません。
hosts-notice-read = 読みました
hosts-notice-close = このお知らせを閉じる
hosts-suspended-until = { MOMENT($until) }まで利用停止中のため、この操作はできません。理由：{ $why }
hosts-suspended-for-good = 利用停止中のため、この操作はできません。理由：{ $why }
hosts-silenced-until = { MOMENT($until) }まで、チャットに書き込めません。理由：{ $why }
hosts-silenced-for-good = チャットに書き込めなくなりました。理由：{ $why }
hosts-invited = 招待が届いています。
hosts-invited-lead = このリンクから、アカウントを1つ作れます。
hosts-registration-is-closed = いまは新しいアカウントを作れません。アカウントがなくても遊べます。
hosts-invitation-needed = このサーバーでは、招待された人だけがアカウントを作れます。アカウントがなくても遊べます。
hosts-bad-invitation = この招待は使えません。すでに使われたか、取り下げられたか、期限が切れています。新しい招待を送ってもらってください。

## お断り

hosts-moderators-only = ホストとモデレーターのためのページです。役割のあるアカウントでログインしてください。
hosts-hosts-only = これができるのはホストだけです。
hosts-last-host = ホストは少なくとも1人必要です。先に、ほかの人をホストにしてください。
hosts-unknown-account = 「{ $name }」というアカウントはありません。
hosts-unknown-sanction = 取り消せるものがありません。その処置はないか、すでに取り消されています。
hosts-unknown-report = そのような未対応の通報はありません。
hosts-unknown-announcement = そのお知らせはありません。
hosts-unknown-invitation = そのような未使用の招待はありません。
hosts-whom = 対象を、アカウントの名前か通報のどちらか1つで指定してください。
hosts-bad-reason = 理由は1文字以上{ $high }文字以内で書いてください。
hosts-bad-hours = 時間は1時間から{ $high }時間までです。
hosts-bad-days = 日数は1日から{ $high }日までです。
hosts-announcement-empty = お知らせを、少なくとも1つの言語で書いてください。
hosts-announcement-long = お知らせは{ $high }文字以内で書いてください。
hosts-announcement-many = 一度に出せるお知らせは{ $high }件までです。先に1件消してください。
hosts-ledger-damaged = 運営の記録の{ $number }行目が、書かれたときのままではありません

## コマンド

hosts-done = 完了しました。
hosts-role-line = { $name }：{ $role }
hosts-no-roles = ホストやモデレーターは、まだいません。
hosts-sanction-line = { $id }  { $name }  { $text }  { $state }：{ $why }
hosts-registration-line = アカウントを作れる人：{ $mode }
hosts-invitation-word = このリンクで、アカウントを1つ作れます。先頭にサーバーのアドレスを付けてください：/join/{ $word }
hosts-unknown-action = 「{ $action }」はここでは使えません。使えるのは{ $known }です。
