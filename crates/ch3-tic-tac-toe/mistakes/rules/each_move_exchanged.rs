//! mistake: Exchanges row and column where it asks for the mark.
//! says: Row and column are exchanged: the square of a move is squares[row][col].
//! also: your legal_moves offered cell 2 on .X......., and it is marked already
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .filter(move |mv| !over && board.squares[mv.col][mv.row].is_none())
