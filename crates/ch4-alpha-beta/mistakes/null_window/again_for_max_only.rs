//! mistake: Only MAX searches a better move again.
//! says: Yours searched move 2 once, and it should search it once more.
// CHANGE: reply
- let is_better = alpha < value && value < beta;
- if !is_first && is_better {
+ let is_better = alpha < value && value < beta;
+ if !is_first && is_better && board.to_move() == Player::First {
