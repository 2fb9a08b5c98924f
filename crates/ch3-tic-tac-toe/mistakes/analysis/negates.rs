//! mistake: Negates what comes back.
//! says: Do not negate: values are the first player's.
// CHANGE: value
-     let value = value_of(&board.play(mv), known);
+     let value = -value_of(&board.play(mv), known);
