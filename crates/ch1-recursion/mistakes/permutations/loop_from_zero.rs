//! mistake: Every place is filled anew, also those that are settled.
//! says: permutations([1, 2], 1) called permutations([2, 1], 2). Places before `settled` are settled, and one of them has changed.
// CHANGE: body
- for choice in settled..items.len() {
+ for choice in 0..items.len() {
