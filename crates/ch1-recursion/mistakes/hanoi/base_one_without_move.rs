//! mistake: Stops at one disc and does not move it.
//! says: hanoi(1, A, C, B): yours made no move, and it should make A → C. One disc is a tower as well.
// CHANGE: body
- if discs > 0 {
+ if discs > 1 {
