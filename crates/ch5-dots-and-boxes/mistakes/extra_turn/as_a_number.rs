//! mistake: More than one in the set is taken for none.
//! says: same player again
// CHANGE: next
- if closed == 0 {
+ if closed != 1 {
