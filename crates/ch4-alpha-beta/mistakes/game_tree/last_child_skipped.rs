//! mistake: The loop ends one child early.
//! says: The last child was left out: in [4, 9] yours takes the 4.
// CHANGE: body
- for child in node.children() {
+ for child in &node.children()[..node.children().len() - 1] {
