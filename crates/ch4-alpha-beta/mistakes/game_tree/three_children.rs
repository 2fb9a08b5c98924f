//! mistake: Only the first three children are looked at.
//! says: At [4, 9, 2, 6] MIN reads [×, 9, 2, 6] in yours, and finds 2: value every child.
// CHANGE: body
- for child in node.children() {
+ for child in node.children().iter().skip(node.children().len().saturating_sub(3)) {
