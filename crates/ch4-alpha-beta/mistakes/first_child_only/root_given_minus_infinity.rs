//! mistake: "Nothing found yet" is −∞ at the root too, where MIN would be above.
//! says: first_child_only gives the root a `vp` of −∞, and MAX stops at any value that is as large.
// CHANGE: root
- val(tree, Player::First, Value::MAX)
+ val(tree, Player::First, Value::MIN)
