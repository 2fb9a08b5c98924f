//! mistake: Only A gets an extra turn.
//! says: A box was closed: same player again, B as well as A.
// CHANGE: next
- if closed == 0 {
+ if closed == 0 || board.to_move == Player::Second {
