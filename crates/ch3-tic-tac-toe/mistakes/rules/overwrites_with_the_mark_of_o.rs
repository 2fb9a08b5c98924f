//! mistake: The mark is the player who moved last.
//! says: Yours always sets the mark of the wrong player.
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.squares[mv.row][mv.col] = Some(if !board.moves_done.is_multiple_of(2) {
