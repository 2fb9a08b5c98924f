//! mistake: Looks one move ahead.
//! says: Yours looked 1 move ahead, and no depth is asked for.
// CHANGE: value
-     let value = value_of(&board.play(mv), known);
+     let value = board.play(mv).evaluate();
