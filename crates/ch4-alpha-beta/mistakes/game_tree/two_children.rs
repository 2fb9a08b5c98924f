//! mistake: A move is one of two.
//! says: reads [4, 9, ×, ×] in yours, and finds 4: value every child.
// CHANGE: body
- for child in node.children() {
+ for child in node.children().iter().take(2) {
