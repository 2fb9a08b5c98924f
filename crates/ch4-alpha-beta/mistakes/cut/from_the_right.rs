//! mistake: The leaves are read from the last to the first.
//! says: The leaves are read from left to right
// CHANGE: body
- for leaf in node.children() {
+ for leaf in node.children().iter().rev() {
