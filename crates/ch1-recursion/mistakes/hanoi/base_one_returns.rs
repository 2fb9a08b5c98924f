//! mistake: Returns at one disc without a move, and moves only above.
//! says: hanoi(1, A, C, B): yours made no move, and it should make A → C. One disc is a tower as well.
// CHANGE: body
- if discs > 0 {
+ if discs <= 1 { return; }

- }
