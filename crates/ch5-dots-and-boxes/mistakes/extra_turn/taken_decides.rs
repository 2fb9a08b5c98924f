//! mistake: Who has a box moves again.
//! says: Boxes taken before give no turn.
// CHANGE: next
- if closed == 0 {
+ if next.taken[usize::from(board.to_move == Player::Second)] == 0 {
