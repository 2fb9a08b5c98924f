//! mistake: The turn passes when a box was closed.
//! says: It is the wrong way round.
// CHANGE: next
- if closed == 0 {
+ if closed != 0 {
