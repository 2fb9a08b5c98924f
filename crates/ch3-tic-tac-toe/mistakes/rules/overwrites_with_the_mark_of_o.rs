//! mistake: The mark is the player who moved last.
//! says: Each mark of yours is the other player's.
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.squares[mv.row][mv.col] = Some(if !board.moves_done.is_multiple_of(2) {
