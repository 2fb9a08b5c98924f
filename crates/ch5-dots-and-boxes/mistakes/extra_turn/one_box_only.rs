//! mistake: Only exactly one box gives another turn.
//! says: Two boxes at once also give another turn, of one line.
// CHANGE: next
- if closed == 0 {
+ if closed.count_ones() != 1 {
