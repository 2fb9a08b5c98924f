//! mistake: A lost position has no best move.
//! says: You say "keeps the outcome", and "best" is right: no move has a better value
// CHANGE: verdict
+ if before == after && before != 0 && (before > 0) != (board.to_move() == Player::First) {
+     return Verdict::KeepsTheOutcome;
+ }
  if before == after {
