//! mistake: MAX begins with the largest value, MIN with the smallest.
//! says: The value it begins with was never replaced
// ANCHOR: start
let mut value = match c { Player::First => Value::MAX, Player::Second => Value::MIN };
// ANCHOR_END: start
// CHANGE: child
-         if value >= vp {
+         if false {

-         if value <= vp {
+         if false {
