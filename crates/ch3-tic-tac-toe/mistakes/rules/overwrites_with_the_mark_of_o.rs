//! mistake: The mark is the player who moved last.
//! says: after 0 moves cell 5 is marked with O
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.squares[mv.row][mv.col] = Some(if !board.moves_done.is_multiple_of(2) {
