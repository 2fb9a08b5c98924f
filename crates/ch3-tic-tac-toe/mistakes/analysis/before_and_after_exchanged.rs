//! mistake: Exchanges the two.
//! says: so a win is what can be thrown away.
// CHANGE: verdict
- let before = value_of(board, known);
- let after = value_of(&board.play(mv), known);
+ let after = value_of(board, known);
+ let before = value_of(&board.play(mv), known);
