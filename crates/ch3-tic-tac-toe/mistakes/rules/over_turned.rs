//! mistake: Offers moves where the game is over, and none where it is not.
//! says: Yours offers moves where the game is over, and none where it goes on
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .filter(move |mv| over && board.squares[mv.row][mv.col].is_none())
