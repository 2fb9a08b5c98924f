//! mistake: MAX keeps the smaller value.
//! says: At the root MAX moves, and takes the largest; yours takes the smallest.
// ANCHOR: start
let mut value = Value::MAX;
// ANCHOR_END: start
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
-         if value >= vp {
+         value = value.min(val(child, Player::Second, value));
+         if false {
