//! mistake: The loop ends one leaf early.
//! says: The last leaf is never read: in [45] yours reads none.
// CHANGE: body
- for leaf in node.children() {
+ for leaf in &node.children()[..node.children().len() - 1] {
