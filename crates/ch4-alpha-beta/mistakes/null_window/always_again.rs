//! mistake: Every move is searched again, whatever the question brought.
//! says: yours searched move 2 twice, and it should search it once.
//! judged: suffice
// CHANGE: reply
- let is_better = alpha < value && value < beta;
- if !is_first && is_better {
+ if !is_first {
