### チャットに書いたことを誰が読むか。

chat-to-all = ここに書いたことは、このテーブルの全員が読めます。
chat-to-spectators = ゲーム中に書いたことは、観戦者だけが読めます。プレイヤーが読めるのは、ゲームが終わってからです。
chat-apart = 観戦者が話しています。
chat-apart-later = 観戦者が話しています。ゲームが終わると読めます。
chat-apart-show = 読む
chat-apart-hide = 読むのをやめる
