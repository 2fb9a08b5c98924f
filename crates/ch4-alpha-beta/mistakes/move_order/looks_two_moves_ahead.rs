//! mistake: The reply is looked at, too.
//! says: what comes below is not looked at.
// CHANGE: by_value
- let value = board.play(mv).evaluate();
+ let (value, _) = crate::alpha_beta::alpha_beta(&board.play(mv), 1, game::Value::MIN, game::Value::MAX);
