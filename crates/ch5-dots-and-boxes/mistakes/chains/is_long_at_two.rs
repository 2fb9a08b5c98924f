//! mistake: Two boxes are a long chain.
//! says: A chain of two is opened in the middle
// CHANGE: body
- if !chain.is_long() {
+ if chain.boxes < 2 {
