//! mistake: Only the first three children are looked at.
//! says: its children are worth
// CHANGE: body
- for child in node.children() {
+ for child in node.children().iter().skip(node.children().len().saturating_sub(3)) {
