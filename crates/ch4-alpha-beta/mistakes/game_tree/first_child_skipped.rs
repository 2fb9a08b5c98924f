//! mistake: The loop begins at the second child.
//! says: The first child was left out: in [9, 4] yours takes the 4.
// CHANGE: body
- for child in node.children() {
+ for child in &node.children()[1..] {
