//! mistake: Offers moves only where X is to move.
//! says: yours returned [], and it should be [2, 3, 6, 7, 8, 9]. The game is not over, so every empty square is a move.
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .filter(move |mv| !over && board.moves_done % 2 == 0 && board.squares[mv.row][mv.col].is_none())
