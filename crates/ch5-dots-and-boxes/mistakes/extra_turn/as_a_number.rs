//! mistake: More than one in the set is taken for none.
//! says: yours returned a board on which B moves, and it should be one on which A moves.
// CHANGE: next
- if closed == 0 {
+ if closed != 1 {
