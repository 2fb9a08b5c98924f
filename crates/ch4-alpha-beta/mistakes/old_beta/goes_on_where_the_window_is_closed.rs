//! mistake: With the right word, but the human's loop ends only where alpha is passed, and not where it is met.
//! says: one more mark was tried. Where `value` equals alpha nothing can change any more
// CHANGE: human_stops
- if value <= alpha {
+ if value < alpha {
