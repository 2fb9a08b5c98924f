//! mistake: Stops at one disc and does not move it.
//! says: One disc from A to C: you made no move
// CHANGE: body
- if discs > 0 {
+ if discs > 1 {
