### ホストとモデレーターが読む文と、警告・発言停止・利用停止を受けた人への案内。

## ホストのページ

hosts-title = 場の見守り
hosts-link-help = あなたの役割：{ $role }
hosts-reports = 通報
hosts-people = 人
hosts-house = 場の設定
hosts-log = 記録
hosts-open-reports = 未対応の通報
hosts-closed-reports = 対応済みの通報
hosts-no-reports = 通報はありません。
hosts-case = { $name }さんの発言（{ $at }に通報）
hosts-case-table = { $game }（{ $players }）
hosts-case-gone = このテーブルはもうありません。
hosts-case-account = アカウント「{ $name }」の発言です。
hosts-case-guest = アカウントのないゲストの発言です。
hosts-case-by = アカウント「{ $name }」からの通報です。
hosts-case-by-guest = ゲストからの通報です。
hosts-reported = 通報された発言：
hosts-before = これまでに{ $count }回
hosts-act = 警告・発言停止・利用停止
hosts-close = 何もせずに終える
hosts-impose = 処置
hosts-do-warning = 警告する
hosts-do-silence = 発言を止める（チャット不可）
hosts-do-suspension = 利用を止める（観戦のみ）
hosts-for-how-long = 期間
hosts-hours =
    { $hours ->
        [1] 1時間
        [24] 1日
       *[other] { $days }日
    }
hosts-until-undone = 取り消すまで
hosts-until-removed = 消すまで
hosts-why = 理由
hosts-why-help = 本人に表示されます。
hosts-impose-button = 実行する
hosts-undo = 取り消す
hosts-undo-sure = この処置を取り消しますか？　すぐに解除されます。
hosts-find = アカウントの名前
hosts-find-button = 探す
hosts-imposed-on = { $name }さんへの処置
hosts-imposed-lately = 最近の処置
hosts-nothing-imposed = ありません。
hosts-a-guest = ゲスト
hosts-kind-warning = 警告
hosts-kind-silence = 発言停止
hosts-kind-suspension = 利用停止
hosts-imposed = { $kind }（{ $at }）
hosts-imposed-until = { $kind }（{ $at }から{ $until }まで）
hosts-imposed-for-good = { $kind }（{ $at }から取り消しまで）
hosts-state-runs = 有効
hosts-state-over = 終了
hosts-state-undone = 取り消し済み
hosts-announcements = お知らせ
hosts-announce-help = 読んだ人が閉じるまで、すべてのページに表示されます。一つの言語でも、いくつかの言語でも書けます。ない言語の人には英語か、書かれている言語で表示されます。
hosts-announce = 知らせる
hosts-told-until = { $until }まで
hosts-remove = 消す
hosts-registration = アカウント
hosts-registration-who = アカウントを作れる人
hosts-registration-open = 誰でも
hosts-registration-invited = 招待された人だけ
hosts-registration-closed = 誰も作れない
hosts-save = 保存する
hosts-invitations = 招待
hosts-invitation-note = 誰に（ホストだけが見るメモ）
hosts-invite = リンクを作る
hosts-invitation-link = 招待リンク
hosts-invitation-once = アカウントを一つ作れます。表示されるのは今だけなので、コピーしてください。
hosts-invitation-nobody = 宛先なし
hosts-invitation-open = { $note }：{ $until }まで有効
hosts-invitation-used = { $note }：{ $at }に使用済み
hosts-roles = 役割
hosts-roles-help = モデレーターは通報を見て、警告・発言停止・利用停止ができます。ホストはこのページのすべてができます。
hosts-role = 役割
hosts-role-host = ホスト
hosts-role-moderator = モデレーター
hosts-role-none = なし
hosts-log-help = ホストとモデレーターがしたことのすべてです。書き足されるだけで、誰も変えたり消したりできません。データベースが書き換えられると、preau verifyが気づきます。
hosts-log-empty = まだ何もありません。
hosts-by-command = コマンド
hosts-somebody-gone = もういない人
hosts-deed-role-given = が役割を与えました：
hosts-deed-role-taken = が役割を外しました：
hosts-deed-warned = が警告しました：
hosts-deed-silenced = が発言を止めました：
hosts-deed-suspended = が利用を止めました：
hosts-deed-undone = が処置を取り消しました：
hosts-deed-report-closed = が通報を終えました
hosts-deed-announced = が知らせました：
hosts-deed-announcement-removed = がお知らせを消しました
hosts-deed-registration = がアカウントを作れる人を決めました：
hosts-deed-invited = が招待を作りました
hosts-deed-invitation-removed = が招待を取り下げました

## 本人への案内

hosts-notices = ホストからのお知らせ
hosts-notice-warning = 警告を受けています：{ $why }
hosts-notice-silence = { $until }まで、チャットに書けません：{ $why }
hosts-notice-silence-for-good = チャットには書けません：{ $why }
hosts-notice-suspension = { $until }まで利用が止められています：{ $why }　観戦はできますが、ゲームへの参加と発言はできません。
hosts-notice-suspension-for-good = 利用が止められています：{ $why }　観戦はできますが、ゲームへの参加と発言はできません。
hosts-notice-read = 読みました
hosts-notice-close = このお知らせを閉じる
hosts-suspended-until = { $until }まで利用が止められているため、できません。理由：{ $why }
hosts-suspended-for-good = 利用が止められているため、できません。理由：{ $why }
hosts-silenced-until = { $until }まで、チャットに書けません。理由：{ $why }
hosts-silenced-for-good = チャットには書けません。理由：{ $why }
hosts-invited = 招待されています
hosts-invited-lead = このリンクで、ここにアカウントを一つ作れます。
hosts-registration-is-closed = いまは新しいアカウントを作れません。アカウントがなくても遊べます。
hosts-invitation-needed = ここでは、招待された人だけがアカウントを作れます。アカウントがなくても遊べます。
hosts-bad-invitation = この招待は使えません。すでに使われたか、取り下げられたか、期限が切れています。新しい招待を頼んでください。

## お断り

hosts-moderators-only = ホストとモデレーターのためのページです。そのアカウントでログインしてください。
hosts-hosts-only = ホストだけができます。
hosts-last-host = ホストが一人は必要です。先にほかの人をホストにしてください。
hosts-unknown-account = 「{ $name }」というアカウントはありません。
hosts-unknown-sanction = 取り消すものがありません。その処置はないか、すでに取り消されています。
hosts-unknown-report = 未対応の通報の中に、それはありません。
hosts-unknown-announcement = そのお知らせはありません。
hosts-unknown-invitation = 未使用の招待の中に、それはありません。
hosts-whom = 誰についてかを示してください。アカウントの名前か通報の、どちらか一つです。
hosts-bad-reason = { $high }文字以内で何か書いてください。
hosts-bad-hours = 時間は1から{ $high }までの数で指定してください。
hosts-bad-days = 日数は1から{ $high }までの数で指定してください。
hosts-announcement-empty = お知らせを少なくとも一つの言語で書いてください。
hosts-announcement-long = お知らせは{ $high }文字以内です。
hosts-announcement-many = お知らせは一度に{ $high }件までです。先に一つ消してください。
hosts-ledger-damaged = モデレーターの記録の{ $number }行目が、書かれたときのままではありません

## コマンド

hosts-done = 完了しました。
hosts-role-line = { $name }：{ $role }
hosts-no-roles = まだ誰にも役割がありません。
hosts-sanction-line = { $id }  { $name }  { $text }  { $state }：{ $why }
hosts-registration-line = アカウントを作れる人：{ $mode }
hosts-invitation-word = このリンクでアカウントを一つ作れます。前にサーバーのアドレスを付けてください：/join/{ $word }
hosts-unknown-action = 「{ $action }」はここでは使えません。使えるもの：{ $known }
