//! mistake: Only the lowest free column is tried.
//! says: bitmask(8): yours returned 0, and it should be 92. Only the first free column of each row is tried: after it try the others, too.
// CHANGE: body
- while free != 0 {
+ if free != 0 {
