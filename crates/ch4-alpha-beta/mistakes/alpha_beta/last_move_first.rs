//! mistake: The moves are tried from the last to the first.
//! says: yours begins with move 2.
// CHANGE: body
- for try_it in board.legal_moves() {
+ let mut moves: Vec<_> = board.legal_moves().collect();
+ moves.reverse();
+ for try_it in moves {
