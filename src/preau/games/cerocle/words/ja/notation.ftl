### How moves are written.

notation-help = e5 は自分のコマを、n:e5 は中立コマを置きます。e5-g7 は e5 のコマを g7 に移し、xe5 は e5 のコマを取り除きます。e5~e6 は隣り合う2個を入れ替えます（盤の順に書きます）。done（終わり）は残りの入れ替えをやめます。
