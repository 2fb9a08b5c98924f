//! mistake: A chain is long from four boxes on.
//! says: Of a chain of three two can be left, too
// CHANGE: body
- if !chain.is_long() {
+ if chain.boxes <= 3 {
