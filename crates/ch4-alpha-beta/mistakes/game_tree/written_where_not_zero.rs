//! mistake: What seems to be worth something is taken for a leaf.
//! says: What is written at an inner node is not its value
// CHANGE: body
- if node.is_leaf() {
+ if node.is_leaf() || node.value() != 0 {
