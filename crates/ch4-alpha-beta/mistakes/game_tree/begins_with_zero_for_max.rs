//! mistake: MAX alone begins with 0, so a tree of losses is a draw.
//! says: [−3, −8, −5] is −3, and you say 0: yours is 0, and no leaf says 0.
// CHANGE: body
-     Player::First => Value::MIN,
+     Player::First => 0,
