//! mistake: I start with held as the value so far.
//! says: And of [47, 45, 46] yours says 44, where MAX holds 44 and no leaf says so.
// CHANGE: body
- let mut value = match mover {
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
- };
+ let mut value = held;

-             if value >= held {
+             if value > held {

-             if value <= held {
+             if value < held {
