//! mistake: Only exactly one box gives another turn.
//! says: one more line, not two.
// CHANGE: next
- if closed == 0 {
+ if closed.count_ones() != 1 {
