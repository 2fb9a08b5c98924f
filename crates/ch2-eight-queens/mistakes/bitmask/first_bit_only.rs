//! mistake: Only the lowest free column is tried.
//! says: only the first free column of each row is tried
// CHANGE: body
- while free != 0 {
+ if free != 0 {
