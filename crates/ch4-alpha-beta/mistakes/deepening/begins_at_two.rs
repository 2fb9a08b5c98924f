//! mistake: Depth 1 is left out.
//! says: begin at depth 1.
// CHANGE: body
- for depth in 1..=most {
+ for depth in 2..=most {
