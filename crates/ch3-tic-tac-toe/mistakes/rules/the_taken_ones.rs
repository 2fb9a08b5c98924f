//! mistake: Offers the marked squares and not the empty ones.
//! says: Cell 1 is marked already
//! also: legal_moves on ........., told that nobody has won: yours returned [], and it should be [1, 2, 3, 4, 5, 6, 7, 8, 9].
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_some())
