//! mistake: Offers the marked squares and not the empty ones.
//! says: cell 1 is marked already
//! also: no move is offered on ........., and 9 of its squares are free: legal_moves offers every empty square
// CHANGE: moves
-     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
+     .filter(move |mv| !over && board.squares[mv.row][mv.col].is_some())
