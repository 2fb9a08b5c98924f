//! mistake: Works the value after the move out in a memo of its own.
//! says: known held −4 before the move and −2 after it
// CHANGE: verdict
- let after = value_of(&board.play(mv), known);
+ let after = value_of(&board.play(mv), &mut HashMap::new());
