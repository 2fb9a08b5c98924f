//! mistake: The loop goes one depth further.
//! says: was the largest depth that was asked for
// CHANGE: body
- for depth in 1..=most {
+ for depth in 1..=most + 1 {
