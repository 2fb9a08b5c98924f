//! mistake: A lost position has no best move.
//! says: No move has a better value: check first whether the two values are equal.
// CHANGE: verdict
+ if before == after && before != 0 && (before > 0) != (board.to_move() == Player::First) {
+     return Verdict::KeepsTheOutcome;
+ }
  if before == after {
