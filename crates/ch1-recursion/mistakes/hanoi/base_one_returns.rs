//! mistake: Returns at one disc without a move, and moves only above.
//! says: One disc from A to C: you made no move: one disc is a tower, too, and its disc must move.
// CHANGE: body
- if discs > 0 {
+ if discs <= 1 { return; }

- }
