//! mistake: The root is told that nothing is good enough: −∞ instead of +∞.
//! says: Take the tree [4, 9, 2, 6]: the root was told −∞ as `vp`, and nobody above it holds anything: give it +∞.
// CHANGE: root
-     val(tree, Player::First, Value::MAX)
+     val(tree, Player::First, Value::MIN)
