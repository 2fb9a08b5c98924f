//! mistake: Counts the move first and then asks whose it was.
//! says: after 0 moves cell 5 is marked with O, and so on: each mark is the other player's.
// CHANGE: next
- next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
+ next.moves_done += 1;
+ next.squares[mv.row][mv.col] = Some(if next.moves_done.is_multiple_of(2) {

- next.moves_done += 1;
