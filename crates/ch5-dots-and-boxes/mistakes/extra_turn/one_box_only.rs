//! mistake: Only exactly one box gives another turn.
//! says: One more line, not two.
// CHANGE: next
- if closed == 0 {
+ if closed.count_ones() != 1 {
