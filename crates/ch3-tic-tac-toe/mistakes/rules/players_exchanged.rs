//! mistake: O begins.
//! says: Yours always sets the mark of the wrong player. X moves where an even number of moves was made *before* the move.
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) == false {
