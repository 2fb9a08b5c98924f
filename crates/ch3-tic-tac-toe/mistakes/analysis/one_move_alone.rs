//! mistake: Looks one move ahead.
//! says: you looked 1 ahead, and no depth is asked for.
// CHANGE: value
-     let value = value_of(&board.play(mv), known);
+     let value = board.play(mv).evaluate();
