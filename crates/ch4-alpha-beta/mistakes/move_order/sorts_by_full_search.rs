//! mistake: The moves are sorted by searching each of them to the end.
//! says: and do not look at the replies.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let (value, _) = crate::alpha_beta::alpha_beta(&board.play(mv), 9, game::Value::MIN, game::Value::MAX);
