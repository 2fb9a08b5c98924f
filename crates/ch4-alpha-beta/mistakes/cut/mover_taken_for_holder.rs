//! mistake: The mover is taken for the player who holds something.
//! says: Yours acts as if the other player moved.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::Second => Value::MIN,
+     Player::First => Value::MAX,

-         Player::First => {
+         Player::Second => {

-         Player::Second => {
+         Player::First => {
