//! mistake: Each call of its own makes a new memo.
//! says: Remember values: hand the one known down to each call.
// CHANGE: value
-     let value = value_of(&board.play(mv), known);
+     let value = value_of(&board.play(mv), &mut HashMap::new());
