//! mistake: MAX alone begins with 0, so a tree of losses is a draw.
//! says: Yours returns 0 where no leaf is 0. Begin with the worst there is, −∞ for MAX and +∞ for MIN, or with the first child.
// CHANGE: body
-     Player::First => Value::MIN,
+     Player::First => 0,
