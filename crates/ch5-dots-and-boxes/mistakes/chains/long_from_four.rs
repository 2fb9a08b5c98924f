//! mistake: A chain is long from four boxes on.
//! says: Two boxes of a chain of three can be left
// CHANGE: body
- if !chain.is_long() {
+ if chain.boxes <= 3 {
