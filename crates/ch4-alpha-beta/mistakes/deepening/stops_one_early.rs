//! mistake: The last depth is left out.
//! says: the last depth is the one asked for
// CHANGE: body
- for depth in 1..=most {
+ for depth in 1..most {
