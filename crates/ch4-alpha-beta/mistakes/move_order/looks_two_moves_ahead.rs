//! mistake: The reply is looked at, too.
//! says: and do not look at the replies.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let (value, _) = crate::alpha_beta::alpha_beta(&board.play(mv), 1, game::Value::MIN, game::Value::MAX);
