//! mistake: A leaf goes through the loop, which has no turn.
//! says: A leaf is worth what is written there; it has no children to compare.
// CHANGE: body
- if node.is_leaf() {
-     return node.value();
- }
