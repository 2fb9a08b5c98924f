//! mistake: I start with held as the value so far.
//! says: After the 44, MIN's node is worth 44 at most, and MAX holds 44 already. An equal value must cut. And in [47, 45, 46] yours finds 44, where MAX holds 44 and no leaf has that value. What is held is the other player's: begin with the worst there is for `mover`.
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
