//! mistake: Counts the move first and then asks whose it was.
//! says: Yours always sets the mark of the wrong player. X moves where an even number of moves was made *before* the move.
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.moves_done += 1;
+ next.squares[mv.row][mv.col] = Some(if next.moves_done.is_multiple_of(2) {

- next.moves_done += 1;
