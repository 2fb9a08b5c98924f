//! mistake: MAX compares without the sign.
//! says: Where MAX moves, [−9, 4] is −9 in yours and [−3, −8] is −8: the signs do not count there.
// CHANGE: body
-         Player::First => value.max(theirs),
+         Player::First => if value == Value::MIN || theirs.abs() > value.abs() { theirs } else { value },
