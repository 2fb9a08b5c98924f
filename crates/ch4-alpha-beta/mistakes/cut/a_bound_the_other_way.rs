//! mistake: Nothing reached held, so it is a bound the other way.
//! says: Every leaf was read, so the value is exactly 45.
// CHANGE: body
- Known::Exactly(value)
+ match mover {
+     Player::First => Known::AtMost(value),
+     Player::Second => Known::AtLeast(value),
+ }
