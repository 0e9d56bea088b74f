tictactoe-game = Tic-tac-toe
button-game-tictactoe = ✖️ Play Tic-tac-toe
button-rules-tictactoe = ✖️ Rules: Tic-tac-toe
# $page, $pages (number)
page-rules-tictactoe-1 = <b>Tic-tac-toe</b> ({ $page } of { $pages }): three in a row win.
# $names (string): the players
tictactoe-lobby = ✖️ <b>Tic-tac-toe</b> for two: { $names }
tictactoe-board = { $names }: three in a row win.
tictactoe-turn = Your turn, { $names }.
# $name (string): the winner
tictactoe-won = 🏆 { $name } has three in a row.
tictactoe-draw = Nobody wins.
tictactoe-your-turn = Your turn: tap a square in the group.
tictactoe-wait = The other one is thinking.
toast-tictactoe-marked = Marked.
alert-tictactoe = There is nothing to hide in this game.
refusal-square-taken = This square is taken.
