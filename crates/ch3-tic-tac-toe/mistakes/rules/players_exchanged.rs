//! mistake: O begins.
//! says: after 0 moves cell 5 is marked with O, and so on: each mark is the other player's.
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) == false {
